import { isCredential } from '../../model/credential.ts';

/** A place in a text, and what stands there, named without repeating it. */
export interface InText {
  readonly what: string;
  readonly index: number;
}

/** Whether a text holds objects of Kubernetes in YAML. */
const holdsObjects = (text: string): boolean => /^[ \t-]*["']?kind["']?[ \t]*:/m.test(text);

/**
 * A Secret in the clear, or an environment variable with a credential, in a text of YAML objects such as a payload for another cluster. It reads lines and no
 * YAML, since payloads are large: it knows the block style in which everybody writes them. Linear.
 */
export function plainInObjects(text: string): InText | undefined {
  if (!holdsObjects(text)) return undefined;
  let start = 0;
  for (const document of text.split(/^(?=---)/m)) {
    const index = secretValue(document);
    if (index !== undefined) return { what: 'a Secret in the clear', index: start + index };
    start += document.length;
  }
  for (const { 1: name = '', 2: value = '', index } of text.matchAll(variable)) {
    if (isCredential(name, unquoted(value))) return { what: `a value for '${name}'`, index };
  }
  return undefined;
}

/** `- name: DB_PASSWORD`, and its value on the next line. */
const variable = /^[ \t]*(?:-[ \t]+)?name:[ \t]*["']?([A-Za-z_][A-Za-z0-9_.-]*)["']?[ \t]*\r?\n[ \t]*value:[ \t]*(\S.*)$/gm;

const unquoted = (value: string): string => value.trim().replace(/^(["'])(.*)\1$/, '$2');

const secretKind = /^[ \t-]*["']?kind["']?[ \t]*:[ \t]*["']?Secret["']?[ \t]*(?:#.*)?\r?$/m;
const section = /^([ \t-]*)["']?(?:data|stringData)["']?[ \t]*:[ \t]*(.*?)[ \t]*\r?$/gm;
const entry = /^[ \t]*["']?[^\s"':#]+["']?[ \t]*:[ \t]*(.*?)[ \t]*$/;

/** Where a document that is a Secret has a value that is neither empty nor encrypted. */
function secretValue(document: string): number | undefined {
  if (!secretKind.test(document)) return undefined;
  for (const { 0: line, 1: indent = '', 2: rest = '', index } of document.matchAll(section)) {
    if (rest !== '' && !rest.startsWith('#')) {
      if (isEmpty(rest)) continue;
      return index;
    }
    let at = index + line.length + 1;
    for (const below of document.slice(at).split('\n')) {
      if (below.trim() !== '' && !/^[ \t]*#/.test(below)) {
        if (indentOf(below) <= indent.length) break;
        const value = entry.exec(below)?.[1];
        if (value !== undefined && !isEmpty(value) && !/^["']?ENC\[/.test(value)) return at;
      }
      at += below.length + 1;
    }
  }
  return undefined;
}

const indentOf = (line: string): number => line.length - line.trimStart().length;
const isEmpty = (value: string): boolean => /^(?:|#.*|""|''|\{\s*\}|null|~)$/.test(value);
