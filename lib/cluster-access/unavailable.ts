import type { Issue } from '../model/issue.ts';

/** The management cluster cannot be asked, or does not let us: nothing was said about any object. */
export class Unavailable extends Error {
  /** The same for a report; holds no credential. */
  readonly issue: Issue;

  constructor(code: string, { got, must, fix }: { readonly got: string; readonly must: string; readonly fix: string }) {
    super(`${got}: it must ${must}; ${fix}`);
    this.issue = { code: `call/${code}`, severity: 'error', path: [], got, must, fix };
  }
}

/** What system and TLS say by codes, in words that follow the server's address. */
const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'refuses the connection',
  ECONNRESET: 'breaks the connection off',
  EPIPE: 'breaks the connection off',
  ENOTFOUND: 'has a name that cannot be resolved',
  EAI_AGAIN: 'has a name that cannot be resolved now',
  ETIMEDOUT: 'does not answer',
  EHOSTUNREACH: 'cannot be reached from this network',
  ENETUNREACH: 'cannot be reached from this network',
};

const certificate = /CERT|SIGNATURE|ERR_TLS|ERR_SSL|ERR_OSSL|^EPROTO$/;

/** Why a request has no answer. `server` names the server without credentials; `seconds` is how long it was waited for. */
export function unanswered(error: unknown, server: string, seconds: number): Unavailable {
  const { code = '', name } = (error instanceof Error ? error : {}) as { code?: string; name?: string };
  if (certificate.test(code)) {
    return new Unavailable('server-untrusted', {
      got: `${server}: its certificate is not trusted (${code})`,
      must: 'show a certificate that the kubeconfig trusts, for the name it is reached by',
      fix: 'correct `certificate-authority-data` or `server` in the kubeconfig; an intercepting proxy has a certificate of its own',
    });
  }
  const slow = name === 'TimeoutError' || name === 'AbortError';
  const reason = slow ? `does not answer within ${seconds} s` : Object.hasOwn(reasons, code) ? reasons[code] : `cannot be asked (${code})`;
  return new Unavailable('server-unreachable', {
    got: `${server} ${reason}`,
    must: 'be an API server that can be reached from here',
    fix: 'check the address in the kubeconfig, the network, VPN or proxy, and that the server runs',
  });
}
