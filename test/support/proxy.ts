import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { findPlace } from './document';

export interface Proxy {
  readonly url: string;
  /** Whether it passes a request on: it answers by itself what is no operation of the API, or has no token or no JSON. */
  readonly passes: (url: string, init?: RequestInit) => boolean;
  readonly stop: () => void;
}

/**
 * Starts a validating proxy that nobody here wrote, in front of a server. It knows the API by its document alone, and answers
 * 5xx in the place of an answer that the document does not declare. Requests pass unchecked: tests send wrong ones on purpose.
 */
export function startProxy(upstream: string): Promise<Proxy> {
  const document = resolve('spec/generated/openapi.json');
  const args = ['proxy', document, upstream, '--errors', '--validate-request', 'false', '--port', '0'];
  const child = spawn(resolve('node_modules/.bin/prism'), args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const stop = () => child.kill('SIGKILL');
  process.once('exit', stop);
  return new Promise((ready, fail) => {
    let said = '';
    const listen = (data: Buffer) => {
      said += data.toString();
      const url = /listening on (http:\S+)/i.exec(said)?.[1];
      if (url !== undefined) ready({ url, passes, stop });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => fail(new Error(`the proxy ended with ${code}\n${said}`)));
  });
}

function passes(url: string, { method = 'GET', headers, body }: RequestInit = {}): boolean {
  const { pathname } = new URL(url);
  if (findPlace(method, pathname)?.document !== 'openapi.json') return false;
  const hasToken = /^Bearer \S/.test(new Headers(headers).get('authorization') ?? '');
  return (hasToken || pathname === '/oauth/token') && isPassedOnAsItIs(body);
}

/** It reads a body, and writes it anew in its own way: of its size nothing can be said. */
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
