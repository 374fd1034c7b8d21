import { isAddressRange } from './address-range.ts';

/** The formats that the server checks in texts; all others are ignored, `int32` and `int64` too. @see kubernetes/kube-openapi: pkg/validation/strfmt */
const checks: Readonly<Record<string, (text: string) => boolean>> = {
  byte: (text) => /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{4})$/.test(text),
  'date-time': isDateTime,
  ipv4: (text) => text.includes('.') && isAddressRange(`${withoutZeros(text)}/0`),
  uuid: (text) => /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i.test(text),
};

/** Whether the server knows a format at all; one it knows lets a list through the check of the type. */
export const isKnownFormat = (format: unknown): format is string => typeof format === 'string' && Object.hasOwn(checks, format);

export const fitsFormat = (format: string, text: string): boolean => checks[format]?.(text) ?? true;

/** Kubernetes still reads octets with leading zeros here, and IPv4 inside IPv6. */
const withoutZeros = (text: string): string => text.replace(/(^|[.:])0+(?=\d+(\.|$))/g, '$1');

/** Looser than RFC 3339, as the server is: the fraction may begin with whatever it likes, and the offset may be anything of two and two digits. */
function isDateTime(text: string): boolean {
  const [date = '', time = ''] = text.toLowerCase().split('t');
  const match = /^([0-9]{2}):([0-9]{2}):([0-9]{2})(.[0-9]+)?(z|([+-][0-9]{2}:[0-9]{2}))$/.exec(time);
  return isDate(date) && match !== null && `${match[1]}` <= '23' && `${match[2]}` <= '59' && `${match[3]}` <= '59';
}

/** A day that the calendar has: `2027-02-30` is none. */
export function isDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
