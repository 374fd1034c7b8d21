import { isDate } from './format.ts';

/**
 * A time as Go reads it (RFC 3339) and Kubernetes writes it: in UTC, without a fraction. `undefined` for anything else. The hour may have
 * one digit, the fraction may follow a comma.
 *
 * @see kubernetes/apimachinery: pkg/apis/meta/v1/time.go; golang/go: src/time/format.go
 */
export function storedTime(text: string): string | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})T(\d{1,2}):(\d{2}):(\d{2})(?:[.,]\d+)?(?:Z|([+-])(\d{2}):(\d{2}))$/.exec(text);
  if (!match) return undefined;
  const [, date = '', hour, minute, second, sign, offsetHours = '0', offsetMinutes = '0'] = match;
  if (!isDate(date) || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  if (Number(offsetHours) > 24 || Number(offsetMinutes) > 60) return undefined;
  const shift = (Number(offsetHours) * 60 + Number(offsetMinutes)) * (sign === '-' ? 1 : -1);
  const [year, month, day] = date.split('-').map(Number);
  const at = new Date(0);
  at.setUTCFullYear(year ?? 0, (month ?? 1) - 1, day);
  at.setUTCHours(Number(hour), Number(minute) + shift, Number(second));
  return at.toISOString().replace(/\.\d+Z$/, 'Z');
}
