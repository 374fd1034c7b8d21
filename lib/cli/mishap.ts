import { didYouMean } from '../model/suggest.ts';

/** What commander says about a wrong call, as a line of ours: `capstan: unknown option '--formt'; did you mean '--format'?`. */
export function describeCallError(message: string): string {
  const [first = '', ...rest] = message.replace(/^error: /, '').split('\n');
  const hint = /^\(Did you mean (?:one of )?(.*)\?\)$/.exec(rest.join(' '))?.[1];
  const names = hint?.split(', ').map((name) => `'${name}'`);
  const suggestion = names ? `did you mean ${names.join(' or ')}?` : nearestChoice(first);
  return `capstan: ${first.replace(/\.$/, '')}${suggestion ? `; ${suggestion}` : ''}\ncapstan: run \`capstan --help\` for what there is\n`;
}

/** Commander lists the choices of an option and leaves it to the reader to find the one that was meant. */
function nearestChoice(message: string): string | undefined {
  const [, got, choices] = /argument '(.*)' is invalid.* Allowed choices are (.*?)\.?$/.exec(message) ?? [];
  return got === undefined || choices === undefined ? undefined : didYouMean(got, choices.split(', '));
}

/**
 * Something thrown that no stage expects. What the machine refused (a full disk, a missing right) is named as such; everything else is a bug of
 * Capstan. The stack only where `debug` asks for it.
 */
export function describeThrown(error: unknown, debug: boolean): string {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  const line = message.replace(/\s*\n\s*/g, ' ');
  const text = isRefusal(error)
    ? `capstan: the machine refused: ${line}\n`
    : `capstan: this is a bug: ${line}\ncapstan: please report it in Capstan's issue tracker, with what CAPSTAN_DEBUG=1 prints\n`;
  return debug && stack !== undefined ? `${text}${stack}\n` : text;
}

/** System calls that failed carry their name and a code such as `EACCES`. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  /^E[A-Z0-9]+$/.test(String((error as NodeJS.ErrnoException).code)) &&
  (error as NodeJS.ErrnoException).syscall !== undefined;
