const path = /^[a-z0-9]+(?:(?:[._]|__|-+)[a-z0-9]+)*(?:\/[a-z0-9]+(?:(?:[._]|__|-+)[a-z0-9]+)*)*$/;
const host = /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*|\[[0-9A-Fa-f:]+\])(?::[0-9]+)?$/;

/** A container image in its parts; `undefined` for what is none. The grammar is the one of distribution's reference package. */
export function imageReference(text: string): { name: string; tag?: string; digest?: string } | undefined {
  const [, rest = '', digest] = /^([^@]*)(?:@(.*))?$/.exec(text) ?? [];
  if (digest !== undefined && !/^sha256:[0-9a-f]{64}$/.test(digest)) return undefined;
  const [, name = '', tag] = /^(.*?)(?::([^:/]*))?$/.exec(rest) ?? [];
  if (tag !== undefined && !/^[A-Za-z0-9_][A-Za-z0-9_.-]{0,127}$/.test(tag)) return undefined;
  const [first = '', ...others] = name.split('/');
  const isHost = others.length > 0 && (first === 'localhost' || /[.:A-Z]/.test(first));
  if (!(isHost ? host.test(first) && path.test(others.join('/')) : path.test(name))) return undefined;
  return { name, ...(tag === undefined ? {} : { tag }), ...(digest === undefined ? {} : { digest }) };
}

/** Whether CAPTF's webhook can read it. */
export const isImageReference = (text: string): boolean => imageReference(text) !== undefined;
