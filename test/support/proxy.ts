import { spawn } from 'node:child_process';
import { createServer, request } from 'node:http';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream';
import { findPlace } from './document';

export interface Proxy {
  readonly url: string;
  /**
   * Whether it forwards a request. It responds itself to unknown operations, and to requests without a token, with an unreadable
   * key pair or with invalid JSON.
   */
  readonly passes: (url: string, init?: RequestInit) => boolean;
}

/** The proxy and its relay: it takes seconds to start, so all test files of a process share one. */
let shared: Promise<{ readonly url: string; upstream: string }> | undefined;

/**
 * Returns a third-party validating proxy in front of a server, until the next call. It knows only the document of the API, and
 * responds with 5xx instead of a response that the document does not declare. Requests are not validated: tests send invalid ones
 * on purpose.
 */
export async function startProxy(upstream: string): Promise<Proxy> {
  const proxy = await (shared ??= startShared());
  proxy.upstream = upstream;
  return { url: proxy.url, passes };
}

/** The proxy has one upstream for good, so it gets a relay to the server of the moment. */
async function startShared() {
  const state = { url: '', upstream: '' };
  const relay = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const forwarded = request(new URL(url ?? '/', state.upstream), { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      pipeline(response, outgoing, () => undefined);
    });
    pipeline(incoming, forwarded, (error) => error && outgoing.destroy());
    forwarded.on('error', () => outgoing.destroy());
  });
  await new Promise<void>((listening) => relay.listen(0, '127.0.0.1', listening));
  relay.unref();
  const address = relay.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  state.url = await spawnProxy(`http://127.0.0.1:${port}`);
  return state;
}

/** Starts the program, which ends with this process: then the shell around it reads the end of its input. */
function spawnProxy(upstream: string): Promise<string> {
  const document = resolve('spec/generated/openapi.json');
  const prism = resolve('checks/node_modules/.bin/prism');
  const args = ['proxy', document, upstream, '--errors', '--validate-request', 'false', '--port', '0'];
  const script = '"$@" </dev/null & child=$!; cat; kill -9 $child';
  const child = spawn('sh', ['-c', script, 'sh', prism, ...args], { stdio: ['pipe', 'pipe', 'pipe'] });
  process.once('exit', () => child.stdin.end());
  return new Promise((ready, fail) => {
    let output = '';
    const listen = (data: Buffer) => {
      output += data.toString();
      const url = /listening on (http:\S+)/i.exec(output)?.[1];
      if (url !== undefined) ready(url);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => fail(new Error(`the proxy ended with ${code}\n${output}`)));
  });
}

function passes(url: string, { method = 'GET', headers, body }: RequestInit = {}): boolean {
  const { pathname } = new URL(url);
  if (findPlace(method, pathname)?.document !== 'openapi.json') return false;
  const credentials = new Headers(headers).get('authorization') ?? '';
  const isReadable =
    pathname === '/oauth/token' ? credentials === '' || isKeyPair(credentials) : /^Bearer \S/.test(credentials);
  return isReadable && isPassedOnAsItIs(body);
}

/** Whether credentials are a name and a password by HTTP Basic, as the proxy understands them. */
function isKeyPair(credentials: string): boolean {
  const [, pair = ''] = /^Basic ([\w+/]+=*)$/.exec(credentials) ?? [];
  return /^[^:]+:[^:]+$/.test(Buffer.from(pair, 'base64').toString());
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
