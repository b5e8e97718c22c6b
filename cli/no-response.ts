import { causeOf, explainCause } from '../spec/derive/delivery-cause';
import { findBadPort } from '../spec/tables/bad-ports';
import type { Environment } from '../spec/vocabulary/environment-variable';
import { CONTROL_TOKEN_VARIABLE } from './control-token';
import { proxyVariableOf, usesProxies } from './proxies';

const ANOTHER_ADDRESS = 'To use another address: --sandbox URL';

/** Returns why no response came from an address, and what to do. Only a refused connection says that no sandbox runs there. */
export function explainNoResponse(url: string, error: unknown, env: Environment = process.env): string {
  const cause = causeOf(error);
  const badPort = findBadPort(new URL(url));
  const proxy = proxyLines(url, env);
  if (badPort !== undefined) return portNeverCalled(url, badPort);
  if (/invalid header/i.test(cause)) return INVALID_HEADER;
  if (proxy.length > 0) return lines(`No response came from ${url}: ${explainCause(cause)}`, ...proxy, ANOTHER_ADDRESS);
  if (cause.startsWith('ERR_SSL_')) return withoutTls(url);
  if (/CERT|UNABLE_TO_(GET|VERIFY)/.test(cause)) return untrusted(url, error);
  if (isClosed(url, error, env)) return closed(url);
  if (cause !== 'ECONNREFUSED') return lines(`No response came from ${url}: ${explainCause(cause)}`, ANOTHER_ADDRESS);
  return lines(`No sandbox is running at ${url}`, 'To start one: payments-sandbox start', ANOTHER_ADDRESS);
}

/** Whether what listens at an address closed the connection of a request. What a proxy closes says nothing about it. */
export function isClosed(url: string, error: unknown, env: Environment = process.env): boolean {
  const isProxied = usesProxies(env) && proxyVariableOf(url, env) !== undefined;
  return !isProxied && ['UND_ERR_SOCKET', 'ECONNRESET'].includes(causeOf(error));
}

/** Returns which proxy is named for an address, and how to use another way; nothing for an address without one. */
export function proxyLines(url: string, env: Environment = process.env): readonly string[] {
  const variable = proxyVariableOf(url, env);
  if (variable === undefined) return [];
  return usesProxies(env)
    ? [`${variable} names a proxy for this address. To call it without one: NO_PROXY=${new URL(url).hostname}`]
    : [`${variable} names a proxy, which this Node does not use. To use it: NODE_USE_ENV_PROXY=1, from Node 22.21`];
}

const lines = (...all: readonly string[]) => all.join('\n');

/** The message of `fetch` repeats the value, which may be a secret. */
const INVALID_HEADER = lines(
  'The request was not sent: a value for a header has a line break, or another character that headers cannot have.',
  `Check ${CONTROL_TOKEN_VARIABLE}.`,
);

const portNeverCalled = (url: string, port: number) =>
  lines(
    `Port ${port} is one of those that fetch never calls: ${url} cannot be reached.`,
    'To start the sandbox on another one: payments-sandbox start --port 4010',
  );

const withoutTls = (url: string) =>
  `${url} does not speak https. To use http: --sandbox ${url.replace('https', 'http')}`;

function untrusted(url: string, error: unknown): string {
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : causeOf(error);
  return lines(
    `The certificate of ${url} is not trusted: ${reason}`,
    'To trust the one of "start --https", which prints its file: set NODE_EXTRA_CA_CERTS=FILE',
  );
}

const closed = (url: string) =>
  lines(
    `No response came from ${url}: the connection was closed. A sandbox there has just stopped, or it is another program.`,
    ...(url.startsWith('http:') ? [`If it is a sandbox with --https: --sandbox ${url.replace(':', 's:')}`] : []),
    ANOTHER_ADDRESS,
  );
