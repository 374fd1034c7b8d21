import { parseCIDR, type Range } from '../../model/cidr.ts';
import { onceForObject, onceForText } from '../../model/remembered.ts';

/** `parseCIDR`, remembered: many clusters write the same few ranges, and several rules read them. */
export const range: (text: string) => Range | undefined = onceForText(parseCIDR);

/** Those of `texts` that are ranges, each with its position; the rest is `network/range-form`'s. */
export function ranges(texts: readonly string[]): { text: string; range: Range; index: number }[] {
  return texts.flatMap((text, index) => {
    const parsed = range(text);
    return parsed === undefined ? [] : [{ text, range: parsed, index }];
  });
}

/** `4` and `6` of a list of ranges. */
export const familiesOf: (texts: readonly string[]) => ReadonlySet<4 | 6> = onceForObject(
  (texts) => new Set(ranges(texts).map((entry) => entry.range.family)),
);

/** `IPv4 and IPv6`, for a message. */
export const printFamilies = (families: ReadonlySet<4 | 6>): string =>
  [...families]
    .sort()
    .map((family) => `IPv${family}`)
    .join(' and ');
