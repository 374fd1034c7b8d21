// Splits the user data of a machine, rendered by cloud-init, into what other programs judge.
//
//   node .ci/user-data.mjs RENDERED FOLDER
//
// Writes the kubeadm configuration that it holds to FOLDER/kubeadm.yaml, and prints how many files and commands were found.
// Fails when a variable of the template was left empty, or when there is not exactly one kubeadm configuration.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'yaml';

const [rendered = '', folder = ''] = process.argv.slice(2);
const text = readFileSync(rendered, 'utf8');
if (/CI_MISSING_JINJA_VAR/.test(text))
  throw new Error(`a variable of the template has no value: ${/.*CI_MISSING_JINJA_VAR.*/.exec(text)?.[0].trim()}`);
if (/\{\{|\{%/.test(text)) throw new Error(`braces were left unrendered: ${/.*(\{\{|\{%).*/.exec(text)?.[0].trim()}`);

/** What cloud-init would write into a file, by the encodings that it knows. */
const content = ({ content = '', encoding = '' }) => {
  if (!/^(gz|gzip|b64|base64|gz\+b64|gzip\+base64|gz\+base64|gzip\+b64)?$/.test(encoding)) throw new Error(`unknown encoding ${encoding}`);
  const bytes = /b64|base64/.test(encoding) ? Buffer.from(content, 'base64') : Buffer.from(content);
  return (/^gz/.test(encoding) ? gunzipSync(bytes) : bytes).toString();
};
const { write_files: files = [], runcmd = [] } = parse(text);
const configurations = files.filter(({ path }) => /^\/run\/kubeadm\/kubeadm(-join-config)?\.yaml$/.test(path));
if (configurations.length !== 1) throw new Error(`one kubeadm configuration expected, ${configurations.length} found`);
writeFileSync(join(folder, 'kubeadm.yaml'), content(configurations[0]));
for (const file of files) content(file);
console.log(`${files.length} files, ${runcmd.length} commands`);
