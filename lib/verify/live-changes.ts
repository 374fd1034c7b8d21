import { credentialIn, holdsPrivateKey, soundsSecret } from '../model/credential.ts';
import type { KubeObject } from '../model/object.ts';
import { type FieldChange, fieldChanges, hidden } from '../output/fields.ts';

/** An object as the API server stores it. */
export interface LiveObject extends KubeObject {
  readonly metadata: KubeObject['metadata'] & { readonly resourceVersion?: string };
}

/** What the server keeps in `metadata`. */
const bookkeeping = new Set(['creationTimestamp', 'generation', 'managedFields', 'resourceVersion', 'selfLink', 'uid']);

/**
 * The fields that an apply would change: the stored object against what the dry run answers, both in the server's own form. `status` and the server's
 * bookkeeping do not count. Text that looks like a credential is hidden, since anybody may have put it into the live object.
 */
export const liveChanges = (live: LiveObject, result: LiveObject): FieldChange[] =>
  fieldChanges(live, result)
    .filter(({ path: [first, second] }) => first !== 'status' && !(first === 'metadata' && bookkeeping.has(String(second))))
    .map(discreet);

function discreet({ path, ...values }: FieldChange): FieldChange {
  const secret = path.some(soundsSecret);
  const shown = Object.entries(values).map(([side, value]) => [side, isTelling(value, secret) ? hidden : value]);
  return { path, ...(Object.fromEntries(shown) as Omit<FieldChange, 'path'>) };
}

const isTelling = (value: unknown, secret: boolean): boolean => {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).some(([key, child]) => isTelling(child, secret || soundsSecret(key)));
  return typeof value === 'string' && (secret || holdsPrivateKey(value) || credentialIn(value) !== undefined);
};
