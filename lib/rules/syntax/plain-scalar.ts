import type { Fault } from '../../model/kubernetes-names.ts';
import { jinjaIn } from './jinja.ts';

/** Text that a YAML 1.1 reader takes for something else than text. */
const retyped =
  /^(?:~|null|true|false|yes|no|on|off|y|n|[-+]?0x[0-9a-f_]+|[-+]?(?:0[bo])?[0-9][0-9a-f_,:]*(?:\.[0-9_]*)?(?:e[-+]?[0-9]+)?|[-+]?\.(?:[0-9_.]*(?:e[-+]?[0-9]*)?|inf|nan)|[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}.*|<<|=)$/i;

/**
 * Why a text does not survive as a bare YAML scalar, which is how the bootstrap provider pastes user fields and time servers into the user data
 * (capi 8). `undefined` if it does. Strict: a few texts that a reader would forgive are refused.
 */
export function scalarFault(text: string): Fault {
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u.test(text)) return 'be one line without control or invisible characters';
  if (text.trim() !== text || text === '') return 'neither begin nor end with a blank';
  if (/:(?:\s|$)/.test(text)) return 'not hold `: ` or end with `:`, which YAML reads as a key';
  if (/\s#/.test(text)) return 'not hold ` #`, where YAML begins a comment';
  if (/^[-?:](?:\s|$)/.test(text) || /^[,[\]{}#&*!|>'"%@`]/.test(text) || /^(?:---|\.\.\.)(?:\s|$)/.test(text)) {
    return 'not begin with a sign of YAML such as `*`, `&`, `@`, `%`, `[`, `{`, `!`, `#`, `|`, `>`, a quote or `- `';
  }
  if (retyped.test(text)) return 'not read as a number, a date, a boolean or null in YAML';
  if (jinjaIn(text) !== undefined) return "not hold `{{`, `{%` or `{#`, which cloud-init's Jinja reads";
  return undefined;
}
