/** `10^-9`: the finest that Kubernetes keeps; what is finer is rounded up. */
const nano = 9n;

const binary: Readonly<Record<string, bigint>> = { Ki: 10n, Mi: 20n, Gi: 30n, Ti: 40n, Pi: 50n, Ei: 60n };
const decimal: Readonly<Record<string, number>> = { n: -9, u: -6, m: -3, '': 0, k: 3, M: 6, G: 9, T: 12, P: 15, E: 18 };

/**
 * A quantity in the form that Go writes, or `undefined` where it is none: `0.5` is `500m`, `1024Mi` is `1Gi`, `1000m` is `1`.
 *
 * @see kubernetes/apimachinery: pkg/api/resource/quantity.go, v0.34
 */
export function quantity(text: string): string | undefined {
  const match = /^([+-]?)(\d*)(?:\.(\d*))?(Ki|Mi|Gi|Ti|Pi|Ei|[numkMGTPE]|[eE][+-]?\d+)?$/.exec(text);
  if (!match) return undefined;
  const [, sign = '', whole = '', fraction = '', suffix = ''] = match;
  if (whole === '' && fraction === '') return undefined;
  const digits = BigInt(`${whole}${fraction}`) * 1n;
  const minus = sign === '-' ? '-' : '';
  if (digits === 0n) return suffix in binary || !/^[eE]\d/.test(suffix) ? '0' : '0';
  if (suffix in binary) return inBinary(minus, digits, fraction.length, binary[suffix] ?? 0n);
  const exponent = /^[eE][+-]?\d+$/.test(suffix) ? Number(suffix.slice(1)) : (decimal[suffix] ?? 0);
  const scaled = inNanos(digits, exponent - fraction.length);
  return /^[eE]/.test(suffix) && suffix.length > 1 ? withExponent(minus, scaled) : withSuffix(minus, scaled);
}

/** The number of `10^-9`, rounded up. */
function inNanos(digits: bigint, exponent: number): bigint {
  const shift = BigInt(exponent) + nano;
  if (shift >= 0n) return digits * 10n ** shift;
  const by = 10n ** -shift;
  return (digits + by - 1n) / by;
}

function withSuffix(minus: string, nanos: bigint): string {
  for (const [suffix, exponent] of Object.entries(decimal).sort(([, a], [, b]) => b - a)) {
    const unit = 10n ** (BigInt(exponent) + nano);
    if (nanos % unit === 0n) return `${minus}${nanos / unit}${suffix}`;
  }
  return `${minus}${nanos}n`;
}

function withExponent(minus: string, nanos: bigint): string {
  for (let exponent = 18n; exponent >= -9n; exponent -= 3n) {
    const unit = 10n ** (exponent + nano);
    if (nanos % unit === 0n) return `${minus}${nanos / unit}${exponent === 0n ? '' : `e${exponent}`}`;
  }
  return `${minus}${nanos}`;
}

/** In the largest binary unit that leaves a whole number; with a fraction of a byte, in decimal. */
function inBinary(minus: string, digits: bigint, places: number, power: bigint): string {
  const scale = 10n ** BigInt(places);
  const bytes = digits * 2n ** power;
  if (bytes % scale !== 0n) return withSuffix(minus, inNanos(bytes, -places));
  let [value, unit] = [bytes / scale, 0];
  const names = ['', ...Object.keys(binary)];
  while (unit < names.length - 1 && value % 1024n === 0n) [value, unit] = [value / 1024n, unit + 1];
  return `${minus}${value}${names[unit] ?? ''}`;
}
