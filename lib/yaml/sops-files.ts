import type { SopsSecret } from '../model/addons/credentials.ts';
import type { ManifestFault } from '../model/addons/manifests.ts';
import type { Fleet } from '../model/fleet.gen.ts';
import { show } from '../model/issue.ts';
import { namedFiles } from '../model/named-files.ts';
import type { KubeObject } from '../model/object.ts';
import type { ProjectFiles } from '../model/project-files.ts';
import { onceForText } from '../model/remembered.ts';
import { parseDocuments } from './documents.ts';

/** Files that a fleet names, with those among them read that SOPS has encrypted. Never throws. */
export function withSopsFiles(fleet: Fleet, files: ProjectFiles): ProjectFiles {
  const names = namedFiles(fleet).flatMap(({ as, name }) => (as === 'sops' ? [name] : []));
  const found = names.flatMap((name) => {
    const text = files.get(name);
    return text === undefined ? [] : [[name, readSops(name)(text)] as const];
  });
  return Object.assign(new Map(files), { ...(files.manifests === undefined ? {} : { manifests: files.manifests }), sops: new Map(found) });
}

const readSops = onceForText((file) => onceForText((text) => sopsSecret(file, text)));

/**
 * The one Secret of a file that SOPS has encrypted, with everything that is wrong with it. `kind`, `metadata` and `type` stay readable, every value is
 * encrypted, and SOPS's block signs the whole, so the file can only be copied as it is (addons 8.2). No fault repeats a value.
 */
export function sopsSecret(file: string, text: string): SopsSecret {
  const faults: ManifestFault[] = [];
  const fault = (got: string, must: string, fix?: string) => void faults.push({ got, must, ...(fix === undefined ? {} : { fix }) });
  const [document, ...more] = documents(file, text);
  if (document === undefined || more.length > 0) {
    fault(
      `${document === undefined ? 'no document' : `${more.length + 1} documents`} in ${file}`,
      'hold exactly one Secret',
      'give each Secret a file of its own',
    );
    return { text, faults };
  }
  const { value, issues } = document;
  if (issues.length > 0 || !isMap(value)) {
    fault(`${file}, which cannot be read as YAML`, 'hold one Secret as YAML', 'write the Secret, then run `sops --encrypt --in-place`');
    return { text, faults };
  }
  if (value['apiVersion'] !== 'v1' || value['kind'] !== 'Secret')
    fault(`no v1 Secret in ${file}`, 'hold a Secret whose `kind` is readable', readable);
  const { sops, metadata } = value;
  if (!isMap(sops) || typeof sops['mac'] !== 'string')
    fault(`${file} without SOPS's own block`, 'be encrypted by SOPS, whose block `sops` has a `mac`', encrypt);
  if (!isMap(metadata) || typeof metadata['name'] !== 'string')
    fault(`a Secret without a readable name in ${file}`, 'have a readable `metadata`', readable);
  faults.push(...plainIn(value, file));
  // The checks above are what makes it one.
  return faults.length === 0 ? { text, faults, object: value as unknown as KubeObject } : { text, faults };
}

function* plainIn(secret: Section, file: string): Generator<ManifestFault> {
  let values = 0;
  for (const section of ['data', 'stringData']) {
    const entries = secret[section];
    if (entries === undefined) continue;
    if (!isMap(entries)) {
      yield { got: `\`${section}\` in ${file}, which is no map`, must: 'hold each value under its key', fix: readable };
      continue;
    }
    for (const [key, value] of Object.entries(entries)) {
      values++;
      if (typeof value === 'string' && encrypted.test(value)) continue;
      yield { got: `${show(key)} in the clear in \`${section}\` of ${file}`, must: 'have every value encrypted', fix: encrypt };
    }
  }
  if (values === 0)
    yield { got: `a Secret without values in ${file}`, must: 'hold the credential', fix: 'write its `stringData`, then encrypt the file' };
  for (const key of Object.keys(secret)) {
    if (!known.has(key))
      yield { got: `${show(key)} in ${file}`, must: 'hold nothing but a Secret and the block of SOPS', fix: `take ${show(key)} out` };
  }
}

const known = new Set(['apiVersion', 'kind', 'metadata', 'type', 'immutable', 'data', 'stringData', 'sops']);
const encrypted = /^ENC\[[A-Z0-9_]+,data:[^\]]*,iv:[^\]]+,tag:[^\]]+,type:[a-z]+\]$/;
const encrypt =
  "run `sops --encrypt --encrypted-regex '^(data|stringData)$' --in-place` on it, and replace the credential if it was committed";
const readable = "encrypt with `--encrypted-regex '^(data|stringData)$'`, so that the rest stays readable";

/** A text that is nested too deeply ends the reader's stack. */
function documents(file: string, text: string): ReturnType<typeof parseDocuments> {
  try {
    return parseDocuments(file, text, { unpack: false });
  } catch {
    return [{ file, document: 0, issues: [{ code: 'vet/unreadable', severity: 'error', path: [], must: 'be nested less deeply' }] }];
  }
}

type Section = Readonly<Record<string, unknown>>;

const isMap = (value: unknown): value is Section => typeof value === 'object' && value !== null && !Array.isArray(value);
