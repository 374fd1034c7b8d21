import type { Path } from '../model/path.ts';
import type { Finding, Subject } from './subject.ts';

/** The API server takes requests of up to 3 MiB, but what it hands to etcd must stay well below 1.5 MiB; managed fields come on top. */
const maxBytes = 1024 * 1024;

/** A code unit takes three bytes at most, and six characters where JSON escapes it. */
const mostBytes = 6;

/** What holds for any value in any object: no `null` where it means nothing, no number beyond 64 bits, and not too much of everything. */
export function contentOf({ object }: Subject): readonly Finding[] {
  const found: Finding[] = [];
  const units = walk(object, [], found);
  if (units * mostBytes > maxBytes) {
    const bytes = Buffer.byteLength(JSON.stringify(object));
    if (bytes > maxBytes) found.push(tooLarge(bytes));
  }
  return found;
}

/** Counts text and punctuation, and notes each `null` on the way. */
function walk(value: unknown, path: (string | number)[], found: Finding[]): number {
  if (typeof value === 'string') return value.length + 3;
  if (value === null) {
    if (!isFreeForm(path)) found.push(isNull([...path]));
    return 5;
  }
  if (typeof value === 'number' && Math.abs(value) >= 2 ** 63 && !isFreeForm(path)) found.push(isHuge([...path], value));
  if (typeof value !== 'object') return 8;
  let units = 2;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const item: unknown = value[i];
      units += typeof item === 'string' ? item.length + 3 : within(item, i, path, found);
    }
    return units;
  }
  for (const key of Object.keys(value)) {
    const child = (value as Record<string, unknown>)[key];
    units += key.length + 4 + (typeof child === 'string' ? child.length + 3 : within(child, key, path, found));
  }
  return units;
}

/** One path serves the whole walk, since copying it at every step would cost more than the walk. */
function within(value: unknown, key: string | number, path: (string | number)[], found: Finding[]): number {
  path.push(key);
  const units = walk(value, path, found);
  path.pop();
  return units;
}

/** The variables of a Terraform module, where `null` is a value of its own. */
const isFreeForm = (path: Path): boolean => {
  const at = path.indexOf('variables');
  return at > 0 && at < path.length - 1 && path[at - 1] === 'spec';
};

const isNull = (path: Path): Finding => ({
  code: 'admission/null',
  path,
  got: 'null',
  must: 'have a value or be left out',
  fix: 'leave the field out',
  why: 'A server-side apply refuses `null` in every field that is not free-form.',
});

const isHuge = (path: Path, value: number): Finding => ({
  code: 'admission/number',
  path,
  got: `the number ${value}`,
  must: 'be smaller than 2^63',
  why: 'The API server reads a larger number as a fraction, and no field here takes one.',
});

const tooLarge = (bytes: number): Finding => ({
  code: 'admission/too-large',
  path: [],
  got: `${bytes} bytes`,
  must: `have at most ${maxBytes} bytes`,
  fix: 'move large texts, such as files of machines, into Secrets or into the image',
  why: 'The API server stores no larger objects: "request is too large".',
});
