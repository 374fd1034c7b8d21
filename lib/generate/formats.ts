const monthAndDay = '(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|[12]\\d))';
const byte = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const ipv4 = `${byte}(?:\\.${byte}){3}`;

/** Eight groups, or fewer around one `::`; the last two may be an IPv4 address. */
function ipv6(): string {
  const group = '[0-9a-f]{1,4}';
  const left = (groups: number) => (groups === 0 ? '' : `${group}(?::${group}){${groups - 1}}`);
  const right = (most: number) => [
    ...(most > 0 ? [`${group}(?::${group}){0,${most - 1}}`] : []),
    ...(most > 1 ? [`(?:${group}:){0,${most - 2}}${ipv4}`] : []),
  ];
  const short = Array.from({ length: 8 }, (_, groups) => `${left(groups)}::(?:${right(7 - groups).join('|')})?`);
  return [`(?:${group}:){7}${group}`, `(?:${group}:){6}${ipv4}`, ...short].join('|');
}

/**
 * The formats that the API server checks in custom resources, as expressions, so that a validator holds no code of ours. `true` is a format
 * which it knows and does not check: a number beyond `int32` passes the schema.
 *
 * @see kubernetes/kube-openapi: pkg/validation/strfmt/default.go
 */
export const formats: Readonly<Record<string, RegExp | true>> = {
  int32: true,
  int64: true,
  byte: /^(?:[A-Za-z0-9+/\r\n]{4})*(?:[A-Za-z0-9+/\r\n]{2}==|[A-Za-z0-9+/\r\n]{3}=)?[\r\n]*$/,
  'date-time': new RegExp(`^\\d{4}-${monthAndDay}[Tt](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:[Zz]|[+-]\\d\\d:\\d\\d)$`),
  duration: /^[-+]?(?:0|(?:(?:\d+\.?\d*|\.\d+)(?:ns|us|µs|μs|ms|s|m|h))+)$/,
  ipv4: new RegExp(`^${ipv4}$`),
  ipv6: new RegExp(`^(?:${ipv6()})$`, 'i'),
  uuid: /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i,
};
