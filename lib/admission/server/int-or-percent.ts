/** Whether a text or number is a whole number or a whole percentage; a number as a text is none. @see kubernetes/apimachinery: pkg/util/intstr, v0.36 */
export const isIntOrPercent = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && /^[+-]?\d+%+$/.test(value));

/** A text as a number, as Go's `IntValue` does it: a text that is no number counts as 0. */
export const intValue = (value: unknown): number => {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^[+-]?\d+$/.test(value) ? Number(value) : 0;
};

/** A text as a whole number of 32 bits in base 10, or `undefined`; a sign and leading zeros are fine, blanks are not. */
export function int32(text: string): number | undefined {
  const value = /^[+-]?\d+$/.test(text) ? Number(text) : undefined;
  return value !== undefined && value >= -(2 ** 31) && value < 2 ** 31 ? value : undefined;
}
