const units: Readonly<Record<string, bigint>> = {
  ns: 1n,
  us: 1_000n,
  µs: 1_000n,
  μs: 1_000n,
  ms: 1_000_000n,
  s: 1_000_000_000n,
  m: 60_000_000_000n,
  h: 3_600_000_000_000n,
};
const most = 2n ** 63n;

/**
 * A duration in the form that Go writes (`90m` is `1h30m0s`), or `undefined` where Go reads none: a bare number, days, an empty text.
 *
 * @see golang/go: src/time/format.go, ParseDuration; src/time/time.go, Duration.String
 */
export function storedDuration(text: string): string | undefined {
  const match = /^([+-]?)((?:(?:\d+(?:\.\d*)?|\.\d+)(?:ns|us|µs|μs|ms|s|m|h))+|0)$/.exec(text);
  if (!match) return undefined;
  let nanos = 0n;
  for (const [, whole = '', fraction = '', unit = ''] of (match[2] ?? '').matchAll(/(\d*)\.?(\d*)(ns|us|µs|μs|ms|s|m|h)/g)) {
    const size = units[unit] ?? 0n;
    nanos += BigInt(whole || '0') * size + (BigInt(fraction || '0') * size) / 10n ** BigInt(fraction.length);
  }
  if (nanos >= most) return undefined;
  return printed(match[1] === '-' ? -nanos : nanos);
}

function printed(nanos: bigint): string {
  const [sign, size] = nanos < 0n ? ['-', -nanos] : ['', nanos];
  if (size === 0n) return '0s';
  for (const unit of ['ns', 'µs', 'ms']) {
    const next = unit === 'ns' ? 1_000n : unit === 'µs' ? 1_000_000n : 1_000_000_000n;
    if (size < next) return `${sign}${decimal(size, units[unit] ?? 1n)}${unit}`;
  }
  const [hours, minutes] = [size / 3_600_000_000_000n, (size / 60_000_000_000n) % 60n];
  const seconds = decimal(size % 60_000_000_000n, 1_000_000_000n);
  return `${sign}${hours > 0n ? `${hours}h` : ''}${hours > 0n || minutes > 0n ? `${minutes}m` : ''}${seconds}s`;
}

function decimal(value: bigint, unit: bigint): string {
  const fraction =
    unit === 1n
      ? ''
      : (value % unit)
          .toString()
          .padStart(unit.toString().length - 1, '0')
          .replace(/0+$/, '');
  return `${value / unit}${fraction === '' ? '' : `.${fraction}`}`;
}
