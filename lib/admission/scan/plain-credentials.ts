import { credentialAt, holdsPrivateKey, isCredential, isWrittenOut } from '../../model/credential.ts';
import type { Path } from '../../model/path.ts';
import { onceForText } from '../../model/remembered.ts';
import { isSection, type Section } from '../server/section.ts';
import { decoded } from './encoded.ts';
import { type InText, plainInObjects } from './payload-text.ts';
import { isSecret, plainValues } from './secret-object.ts';

/** A credential in the clear: where it stands in the object, and what it is, without the value. */
export interface PlainCredential {
  readonly path: Path;
  readonly what: string;
}

/**
 * Every credential that an object spells out: the values of a Secret, settings with such names, and texts that hold one, also those that are encoded or are
 * a payload of further objects. References, templates and what SOPS has encrypted are none. Linear; a text that many objects share is read once.
 */
export function plainCredentials(object: Section): readonly PlainCredential[] {
  const found: PlainCredential[] = [];
  if (isSecret(object)) {
    for (const [section, key] of plainValues(object)) found.push({ path: [section, key], what: 'a value of a Secret in the clear' });
    const { data: _data, stringData: _stringData, sops: _sops, ...rest } = object;
    visit(rest, '', [], found, inText);
  } else visit(object, '', [], found, isTemplate(object) ? inTemplate : inText);
  return found;
}

/** The operator's templates for Secrets: the values come later, so that a Secret in such a text is none in the clear. */
const isTemplate = ({ apiVersion, kind }: Section): boolean =>
  typeof apiVersion === 'string' && apiVersion.startsWith('external-secrets.io/') && typeof kind === 'string';

/** Whether a text cannot hold a credential, told by one look: most are names, and every cluster has its own. */
const isCalm = (text: string): boolean => text.length < shortestText || (text.length < 64 && !hint.test(text));

/** Nothing shorter is a text with a credential in it; a short value gives itself away by its name alone. */
const shortestText = 12;

/** What a credential has around it, or begins with where nothing is around it. */
const hint = /[\s:=]|AGE-|AKIA|ASIA|gh[pousr]_|github_|glpat-|xox|AIza|hv[bs]\.|eyJ|gAAAAA|\$[12567y]/;

type Reader = (text: string) => string | undefined;

const wholeText =
  (objects: boolean): Reader =>
  (text) => {
    const at = holdsPrivateKey(text)
      ? { what: 'a private key', index: text.indexOf('PRIVATE KEY-----') }
      : (credentialAt(text) ?? (objects ? (plainInJson(text) ?? plainInObjects(text)) : undefined));
    if (at === undefined) return undefined;
    const line = text.slice(0, at.index).split('\n').length;
    return line === 1 && !text.includes('\n') ? at.what : `${at.what}, in line ${line}`;
  };

/** A text of JSON is read as what it is. */
function plainInJson(text: string): InText | undefined {
  if (!text.trimStart().startsWith('{') || !text.includes('"kind"')) return undefined;
  try {
    const [first] = plainCredentials(JSON.parse(text) as Section);
    return first === undefined ? undefined : { what: first.what, index: 0 };
  } catch {
    return undefined;
  }
}

const inText = onceForText(wholeText(true));
const inTemplate = onceForText(wholeText(false));

/** What a text for people holds, in which Secrets have placeholders. */
export const plainInText: (text: string) => string | undefined = wholeText(false);

/** One path serves the whole walk, as copying it at every step would cost more than the walk. `name` is the nearest key above. */
function visit(value: unknown, name: string, path: (string | number)[], found: PlainCredential[], read: Reader): void {
  if (typeof value === 'string') {
    const what = isWrittenOut(name, value) ? named(name) : isCalm(value) ? undefined : read(value);
    if (what !== undefined) found.push({ path: [...path], what });
  } else if (typeof value === 'number') {
    if (isCredential(name, String(value))) found.push({ path: [...path], what: named(name) });
  } else if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      path.push(i);
      const option = optionBefore(value, i);
      if (option === undefined) visit(value[i], name, path, found, read);
      else found.push({ path: [...path], what: named(option) });
      path.pop();
    }
  } else if (typeof value === 'object' && value !== null) visitSection(value as Section, path, found, read);
}

function visitSection(section: Section, path: (string | number)[], found: PlainCredential[], read: Reader): void {
  for (const key of Object.keys(section)) {
    const child = section[key];
    path.push(key);
    const variable = key === 'value' && typeof child === 'string' ? section['name'] : undefined;
    const encoding = key === 'content' && typeof child === 'string' ? section['encoding'] : undefined;
    if (typeof variable === 'string' && isCredential(variable, String(child))) found.push({ path: [...path], what: named(variable) });
    else if (typeof encoding === 'string') visitEncoded(String(child), encoding, path, found, read);
    else if (key === 'binaryData' && isSection(child)) visitBinary(child, path, found, read);
    else visit(child, key, path, found, read);
    path.pop();
  }
}

function visitBinary(section: Section, path: (string | number)[], found: PlainCredential[], read: Reader): void {
  for (const [key, value] of Object.entries(section)) {
    if (typeof value === 'string') visitEncoded(value, 'base64', [...path, key], found, read);
  }
}

function visitEncoded(content: string, encoding: string, path: Path, found: PlainCredential[], read: Reader): void {
  const text = (encoding.includes('base64') ? unpacked(content) : undefined) ?? content;
  const what = read(text);
  if (what !== undefined) found.push({ path: [...path], what: `${what}${text === content ? '' : ' of the decoded text'}` });
}

const unpacked = onceForText(decoded);

const named = (name: string): string => `a value for '${name}'`;

/** The name of the option whose value stands here: `['--password', 'hunter2']`. */
function optionBefore(list: readonly unknown[], index: number): string | undefined {
  const [before, value]: unknown[] = [list[index - 1], list[index]];
  if (typeof before !== 'string' || typeof value !== 'string' || !before.startsWith('--') || value.startsWith('-')) return undefined;
  return isWrittenOut(before.slice(2), value) ? before.slice(2) : undefined;
}
