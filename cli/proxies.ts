import type { Environment } from '../spec/vocabulary/environment-variable';

/** This machine, in the notation of `NO_PROXY`. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** The variables that name a proxy, by the protocol of what it is for. The first one that is set counts. */
const proxyVariables = {
  'http:': ['http_proxy', 'HTTP_PROXY'],
  'https:': ['https_proxy', 'HTTPS_PROXY'],
} as const;

const exceptions = ['no_proxy', 'NO_PROXY'] as const;

const hasProxies = (env: Environment): boolean =>
  Object.values(proxyVariables)
    .flat()
    .some((name) => env[name]);

/** The function that makes Node use the proxies of the environment; undefined before Node 24.14. */
function proxySetter(): (() => void) | undefined {
  const setter: unknown = Reflect.get(process.getBuiltinModule('node:http'), 'setGlobalProxyFromEnv');
  return typeof setter === 'function' ? () => void Reflect.apply(setter, undefined, []) : undefined;
}

/** Calls this machine without the proxies of the environment, and other hosts through them, where Node can. */
export function useProxies(env: Record<string, string | undefined>): void {
  if (!hasProxies(env)) return;
  Object.assign(env, loopbackWithoutProxy(env));
  proxySetter()?.();
}

/** Whether requests to other hosts go through the proxies of the environment. */
export const usesProxies = (env: Environment): boolean =>
  proxySetter() !== undefined ||
  (env['NODE_USE_ENV_PROXY'] === '1' && process.allowedNodeEnvironmentFlags.has('--use-env-proxy'));

/**
 * Returns the variables with which calls to this machine use no proxy: it could not reach what listens on a loopback address.
 * Node reads at each call what its proxies are not for.
 */
export function loopbackWithoutProxy(env: Environment): Readonly<Record<string, string>> {
  if (!hasProxies(env)) return {};
  const set = exceptions.filter((name) => env[name] !== undefined);
  const names = set.length > 0 ? set : ['NO_PROXY'];
  return Object.fromEntries(names.map((name) => [name, withLoopback(env[name] ?? '')]));
}

function withLoopback(value: string): string {
  const entries = entriesOf(value);
  // It stands for every host, and only alone.
  if (entries.includes('*')) return value;
  return [...new Set([...entries, ...LOOPBACK])].join(',');
}

const entriesOf = (value: string) => value.split(/[\s,]+/).filter((entry) => entry !== '');

/** Returns the variable whose proxy is for a URL; undefined for a URL that is called without one. */
export function proxyVariableOf(url: string, env: Environment): string | undefined {
  const { protocol, hostname, port } = new URL(url);
  if (protocol !== 'http:' && protocol !== 'https:') return undefined;
  const isExcepted = (entry: string) => {
    const [, name = '', forPort] = /^\*?\.?(.*?)(?::(\d+))?$/.exec(entry.toLowerCase()) ?? [];
    const isHost = entry === '*' || hostname === name || hostname.endsWith(`.${name}`);
    return isHost && (forPort === undefined || forPort === (port || (protocol === 'https:' ? '443' : '80')));
  };
  const [excepted = ''] = exceptions.flatMap((name) => env[name] ?? []);
  if ([...LOOPBACK, ...entriesOf(excepted)].some(isExcepted)) return undefined;
  return proxyVariables[protocol].find((name) => env[name]);
}
