import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { findPlace } from './document';

export interface Proxy {
  readonly url: string;
  /** Whether it forwards a request. It responds itself to unknown operations, and to requests without a token or with invalid JSON. */
  readonly passes: (url: string, init?: RequestInit) => boolean;
  readonly stop: () => void;
}

/**
 * Starts a third-party validating proxy in front of a server. It knows only the document of the API, and responds with 5xx
 * instead of a response that the document does not declare. Requests are not validated: tests send invalid ones on purpose.
 */
export function startProxy(upstream: string): Promise<Proxy> {
  const document = resolve('spec/generated/openapi.json');
  const args = ['proxy', document, upstream, '--errors', '--validate-request', 'false', '--port', '0'];
  const child = spawn(resolve('node_modules/.bin/prism'), args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const stop = () => child.kill('SIGKILL');
  process.once('exit', stop);
  return new Promise((ready, fail) => {
    let output = '';
    const listen = (data: Buffer) => {
      output += data.toString();
      const url = /listening on (http:\S+)/i.exec(output)?.[1];
      if (url !== undefined) ready({ url, passes, stop });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => fail(new Error(`the proxy ended with ${code}\n${output}`)));
  });
}

function passes(url: string, { method = 'GET', headers, body }: RequestInit = {}): boolean {
  const { pathname } = new URL(url);
  if (findPlace(method, pathname)?.document !== 'openapi.json') return false;
  const hasToken = /^Bearer \S/.test(new Headers(headers).get('authorization') ?? '');
  return (hasToken || pathname === '/oauth/token') && isPassedOnAsItIs(body);
}

/** The proxy parses a body and serializes it again, so tests of body sizes must not pass it. */
function isPassedOnAsItIs(body: unknown): boolean {
  if (typeof body !== 'string' || body === '') return true;
  if (body.length > 100_000) return false;
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}
