import { request as requestHttp } from 'node:http';
import { Agent, type RequestOptions, request as requestHttps } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, busy } from './answer.ts';
import { inFlight } from './in-flight.ts';
import { readKubeconfig, requestOptions, type Target } from './kubeconfig.ts';
import { Unavailable, unanswered } from './unavailable.ts';

/** An API server. */
export interface Server {
  /** For people: the address and the context, never a credential. */
  readonly name: string;
  /**
   * Sends a request. `path` begins with `/` and carries the query; `patch`, if given, is sent as a server-side apply.
   *
   * @throws Unavailable when there is no answer: no connection, a certificate that is not trusted, no answer within a minute.
   */
  readonly ask: (path: string, patch?: unknown) => Promise<Answer>;
}

/** For one answer, in milliseconds: the API server itself gives up after a minute. */
const answerWithin = 60_000;
const tries = 4;

/**
 * Connects as a kubeconfig says, with tokens, client certificates, exec plugins and proxies as `@kubernetes/client-node` does them. The requests
 * are sent here and not by its typed clients: those drop fields that they do not know before strict validation could see them.
 *
 * @throws Unavailable where the kubeconfig leads to no cluster or gives no credentials.
 */
export async function connect(target: Target): Promise<Server> {
  const config = await readKubeconfig(target);
  const base = (config.getCurrentCluster()?.server ?? '').replace(/\/$/, '');
  const address = addressOf(base);
  const options = keptOpen(await requestOptions(config));
  const ask = async (path: string, patch?: unknown): Promise<Answer> => {
    for (let attempt = 1; ; attempt++) {
      const answer = await send(new URL(base + path), options, patch).catch((error: unknown) => {
        // A server may close an idle connection at the moment it is used again; whatever is asked here may be asked twice.
        if ((error as NodeJS.ErrnoException).code === 'ECONNRESET' && attempt < tries) return undefined;
        throw unanswered(error, address, answerWithin / 1000);
      });
      if (answer !== undefined && (attempt === tries || !busy(answer))) return answer;
      if (answer !== undefined) await sleep(1000 * attempt);
    }
  };
  return { name: `${address} (context ${config.getCurrentContext()})`, ask };
}

/** An address for people: without the user and password that a URL may hold. */
function addressOf(base: string): string {
  const url = URL.canParse(base) ? new URL(base) : undefined;
  if (url !== undefined && /^https?:$/.test(url.protocol)) return `${url.protocol}//${url.host}${url.pathname.replace(/\/$/, '')}`;
  throw new Unavailable('kubeconfig-invalid', {
    got: 'a `server` in the kubeconfig that is no URL',
    must: 'begin with `https://`',
    fix: 'write the address of the API server, such as https://203.0.113.7:6443',
  });
}

/** An agent that keeps its connections open; a proxy's own agent is left as it is. */
function keptOpen(options: RequestOptions): RequestOptions {
  const { agent } = options;
  if (!(agent instanceof Agent) || agent.constructor !== Agent) return options;
  return { ...options, agent: new Agent({ ...agent.options, keepAlive: true, maxSockets: inFlight }) };
}

function send(url: URL, options: RequestOptions, patch: unknown): Promise<Answer> {
  const headers = { ...(options.headers as Record<string, string> | undefined), accept: 'application/json' };
  const body = patch === undefined ? undefined : JSON.stringify(patch);
  const method = body === undefined ? 'GET' : 'PATCH';
  const more = body === undefined ? {} : { 'content-type': 'application/apply-patch+yaml', 'content-length': Buffer.byteLength(body) };
  const request = url.protocol === 'http:' ? requestHttp : requestHttps;
  const signal = AbortSignal.timeout(answerWithin);
  return new Promise((resolve, reject) => {
    // The whole answer counts, not a pause in it: a server that drips would keep us for ever.
    const late = (error: unknown): void => reject(signal.aborted ? signal.reason : error);
    const sent = request(url, { ...options, method, headers: { ...headers, ...more }, signal }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', late);
      response.on('end', () => {
        const warnings = String(response.headers['warning'] ?? '');
        resolve({ status: response.statusCode ?? 0, body: parsed(Buffer.concat(chunks).toString()), warnings: warningTexts(warnings) });
      });
    });
    sent.on('error', late);
    sent.end(body);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The header's form is `299 - "text", 299 - "text"`, quotes inside a text escaped (RFC 7234, 5.5). */
const warningTexts = (header: string): string[] =>
  [...header.matchAll(/\d{3} \S+ "((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => text.replace(/\\(.)/g, '$1'));
