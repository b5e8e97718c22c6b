import type { Environment } from '../spec/vocabulary/environment-variable';

/** This machine, in the notation of `NO_PROXY`. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Returns the variables with which calls to this machine use no proxy: it could not reach what listens on a loopback address.
 * With `NODE_USE_ENV_PROXY`, Node uses the proxies of the environment, and reads at each call what they are not for.
 */
export function loopbackWithoutProxy(env: Environment): Readonly<Record<string, string>> {
  const isProxied = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY'].some((name) => env[name]);
  if (!isProxied) return {};
  const set = ['no_proxy', 'NO_PROXY'].filter((name) => env[name] !== undefined);
  const names = set.length > 0 ? set : ['NO_PROXY'];
  return Object.fromEntries(names.map((name) => [name, withLoopback(env[name] ?? '')]));
}

function withLoopback(value: string): string {
  const entries = value.split(/[\s,]+/).filter((entry) => entry !== '');
  // It stands for every host, and only alone.
  if (entries.includes('*')) return value;
  return [...new Set([...entries, ...LOOPBACK])].join(',');
}
