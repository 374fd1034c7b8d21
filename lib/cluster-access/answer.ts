import { Unavailable } from './unavailable.ts';

/** What a request is answered with. */
export interface Answer {
  /** The HTTP status. */
  readonly status: number;
  /** The parsed body; `undefined` where it is no JSON. */
  readonly body: unknown;
  /** The texts of the `Warning` headers: deprecations, and what webhooks say about what they accept. */
  readonly warnings: readonly string[];
}

/** The parts of a Kubernetes `Status` that say why. */
export interface Status {
  readonly reason?: string;
  readonly message?: string;
  readonly details?: { readonly causes?: readonly { readonly reason?: string; readonly message?: string; readonly field?: string }[] };
}

export const statusOf = ({ body }: Answer): Status => (typeof body === 'object' && body !== null ? (body as Status) : {});

export const accepts = ({ status }: Answer): boolean => status === 200 || status === 201;

/** Whether a server is busy, or one of its webhooks cannot be reached: nothing is said about the object then. Other answers of 500 are verdicts. */
export function busy(answer: Answer): boolean {
  const { message = '' } = statusOf(answer);
  return answer.status === 429 || answer.status > 500 || (answer.status === 500 && message.includes('failed calling webhook'));
}

/** Why an object of `kind` is refused, on one line. The server repeats the values it refuses: those of a Secret stay out of every message. */
export function saidOf(answer: Answer, kind: string): string {
  const { reason = '', message = '' } = statusOf(answer);
  return kind === 'Secret' || message === '' ? reason || `HTTP ${answer.status}` : message.replaceAll('\n', ' ');
}

/** What the server says when the caller's role lacks a right; a webhook, a policy or a quota forbids in other words. */
const lacksRight = /\bcannot [a-z*]+ resource\b|\bcannot (?:get|list) path\b/;

/**
 * An answer that says something about an object of `kind`.
 *
 * @throws Unavailable where it says nothing: the caller is unknown or lacks a right, the server is busy. The message of an answer about a Secret may
 * repeat what it holds and is left out.
 */
export function judged(answer: Answer, kind: string): Answer {
  const { message = '' } = statusOf(answer);
  if (answer.status === 401 || (answer.status === 403 && message.includes('User "system:anonymous"'))) throw unknownCaller();
  if (answer.status === 403 && (message === '' || lacksRight.test(message))) {
    throw new Unavailable('server-forbids', {
      got: message === '' ? 'the answer 403 Forbidden' : message,
      must: 'be allowed to the user of the kubeconfig',
      fix: 'bind the role of the documentation to that user, or take another context',
    });
  }
  if (!busy(answer)) return answer;
  throw new Unavailable('server-busy', {
    got: kind === 'Secret' || message === '' ? `HTTP ${answer.status}, several times` : `HTTP ${answer.status}, several times: ${message}`,
    must: 'answer, with its webhooks',
    fix: 'try again later; a webhook that cannot be called has a provider that does not run',
  });
}

const unknownCaller = (): Unavailable =>
  new Unavailable('credentials-refused', {
    got: 'a server that does not know us: the credential in the kubeconfig is missing, wrong or out of date',
    must: 'know the user of the kubeconfig',
    fix: 'log in again, or ask for a new token or client certificate',
  });
