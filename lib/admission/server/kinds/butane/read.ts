import { type Document, isAlias, isMap, isScalar, isSeq, type Node, parseAllDocuments, type YAMLMap } from 'yaml';
import type { Path } from '../../../../model/path.ts';
import { isSection, type Section } from '../../section.ts';
import { type Finding, odd } from './finding.ts';
import { butaneShape, type Shape } from './shape.ts';

/** A text as Butane decodes it: the fields that it knows, and a warning for each that it does not. */
export interface Butane {
  readonly value: Section;
  readonly findings: readonly Finding[];
}

/**
 * Reads a text as Go's YAML library fills Butane's types with it. `undefined` where that ends with an error: no YAML, a wrong type, a key twice.
 * CAPRKE2 throws that error away, so such a text has nothing to report. Of a merge key (`<<`) only the warning is known here.
 *
 * @see coreos/butane: config/util/util.go, TranslateBytes, v0.28.0
 */
export function readButane(text: string): Butane | undefined {
  const documents = parseAllDocuments(text, { version: '1.2', uniqueKeys: false, logLevel: 'error' });
  const document = 'empty' in documents ? undefined : documents[0];
  if (document === undefined || document.errors.length > 0 || document.contents === null) return undefined;
  const findings: Finding[] = [];
  try {
    const value = decoded({ document, findings }, document.contents, butaneShape, []);
    return { value: isSection(value) ? value : {}, findings };
  } catch (error) {
    if (error instanceof WrongType) return undefined;
    throw error;
  }
}

class WrongType extends Error {}

interface Reading {
  readonly document: Document;
  readonly findings: Finding[];
}

/** `path` is `undefined` below an alias, where Butane has lost the position and reports no key. */
function decoded(reading: Reading, node: unknown, shape: Shape, path: Path | undefined): unknown {
  if (isAlias(node)) {
    lost(reading, shape, path);
    return decoded(reading, node.resolve(reading.document), shape, undefined);
  }
  if (isNothing(node)) {
    lost(reading, shape, path);
    return undefined;
  }
  if (typeof shape === 'string') return scalarOf(node, shape);
  if (isList(shape)) {
    if (!isSeq(node)) throw new WrongType();
    return itemsOf(reading, node.items, shape[0], path);
  }
  if (!isMap(node)) throw new WrongType();
  return sectionOf(reading, node, shape, path);
}

/** Go leaves out what is nothing, and Butane then looks for its positions at the wrong items. */
function itemsOf(reading: Reading, items: readonly unknown[], shape: Shape, path: Path | undefined): unknown[] {
  const kept = items.filter((item) => !isNothing(item));
  const shifted = items.findIndex(isNothing);
  if (shifted >= 0 && shifted < kept.length) lost(reading, shape, path && [...path, shifted]);
  return kept.map((item, index) => decoded(reading, item, shape, path && [...path, index]));
}

function sectionOf(reading: Reading, map: YAMLMap, shape: { readonly [field: string]: Shape }, path: Path | undefined): Section {
  const keys = map.items.map(({ key }) => (isScalar(key) ? String(key.source ?? key.value) : undefined));
  if (keys.includes(undefined) || new Set(keys).size < keys.length) throw new WrongType();
  const entries = map.items.flatMap(({ value }, index): [string, unknown][] => {
    const key = keys[index] ?? '';
    const inner = path && [...path, key];
    const below = Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (below !== undefined) return [[key, decoded(reading, value, below, inner)]];
    if (inner) reading.findings.push(odd(inner, 'be a field of Butane for Fedora CoreOS 1.4.0'));
    return [];
  });
  return Object.fromEntries(entries);
}

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);

const isNothing = (node: unknown): boolean =>
  node === null || node === undefined || (isPlain(node) && /^(?:|~|null|Null|NULL)$/.test(node.source ?? ''));

/** Where fields belong, anything but a map warns, even what decodes as "no fields". */
function lost({ findings }: Reading, shape: Shape, path: Path | undefined): void {
  if (path && typeof shape !== 'string' && !isList(shape)) findings.push(odd(path, 'be a map'));
}

const isPlain = (node: unknown): node is Node & { readonly source?: string } =>
  isScalar(node) && node.type === 'PLAIN' && node.tag === undefined;

/** Every scalar is a text to Go; a number is a plain one, an octal one with a leading zero too; `yes` and its like are flags, quoted or not. */
function scalarOf(node: unknown, shape: 'text' | 'number' | 'flag'): unknown {
  if (!isScalar(node)) throw new WrongType();
  const source = node.source ?? String(node.value);
  if (shape === 'text') return node.tag === 'tag:yaml.org,2002:binary' ? atob(source.replaceAll(/\s/g, '')) : source;
  if (shape === 'flag') return flagOf(source, isPlain(node));
  const number = isPlain(node) ? numberOf(source.replaceAll('_', '')) : Number.NaN;
  if (Number.isNaN(number)) throw new WrongType();
  return number;
}

function flagOf(source: string, plain: boolean): boolean {
  if ((plain && /^(?:true|True|TRUE)$/.test(source)) || /^(?:[yY]|yes|Yes|YES|on|On|ON)$/.test(source)) return true;
  if ((plain && /^(?:false|False|FALSE)$/.test(source)) || /^(?:[nN]|no|No|NO|off|Off|OFF)$/.test(source)) return false;
  throw new WrongType();
}

function numberOf(source: string): number {
  const octal = /^([-+]?)0o?([0-7]+)$/i.exec(source);
  if (octal) return Number.parseInt(`${octal[1]}${octal[2]}`, 8);
  const other = /^([-+]?)(0x[0-9a-f]+|0b[01]+)$/i.exec(source);
  if (other) return Number(other[2]) * (other[1] === '-' ? -1 : 1);
  return /^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?$/.test(source) ? Math.trunc(Number(source)) : Number.NaN;
}
