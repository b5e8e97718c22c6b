import { URL } from '../../../../spec/vocabulary/globals';

/** A server of a URL. */
export interface Host {
  /** A name, an address, or the folder of a socket. */
  readonly host: string;
  /** The port, also of a socket. */
  readonly port: number;
}

/** A PostgreSQL server and database. */
export interface Server {
  /** The URL, with its password, for the driver. */
  readonly url: string;
  /** The same without encryption, for a server that has none; undefined unless encryption is a preference. */
  readonly plainUrl: string | undefined;
  /** The servers of which the first that takes writes is used; empty for a URL with one server that is used as it is. */
  readonly hosts: readonly Host[];
  /** The condition on that server: a primary may refuse writes by a setting, one that is `read-write` does not. */
  readonly target: 'read-write' | 'primary';
  /** Hosts, ports and name of the database, without user and password. */
  readonly name: string;
  /** Returns a text with the password of the URL replaced by `***`. */
  readonly withoutPassword: (text: string) => string;
}

/** Thrown for a text that is not the URL of a PostgreSQL database. */
export class DatabaseUrlError extends Error {
  override readonly name = 'DatabaseUrlError';

  constructor(
    message = 'Not a valid URL of a PostgreSQL database. Expected: postgres://user:password@host:5432/database',
  ) {
    super(message);
  }
}

/** The beginning of a URL with user and password, its hosts, and the rest. */
const partsOfUrl = /^([a-z]+:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/is;

/** Reads the URL of a database, which may have several hosts. Throws a `DatabaseUrlError`, which does not repeat the URL. */
export function serverOf(text: string): Server {
  const [, start = '', authority = '', rest = ''] = partsOfUrl.exec(text) ?? [];
  const single = start + (authority.split(',')[0] ?? '') + rest;
  if (!URL.canParse(single)) throw new DatabaseUrlError();
  const url = new URL(single);
  if (url.protocol !== 'postgres:' && url.protocol !== 'postgresql:') throw new DatabaseUrlError();
  const hosts = hostsOf(authority, url.searchParams);
  const target = targetOf(url.searchParams.get('target_session_attrs') ?? 'any');
  const database = decoded(url.pathname.slice(1));
  const passwords = [url.password, decoded(url.password), url.searchParams.get('password') ?? ''].filter(Boolean);
  const mode = url.searchParams.get('sslmode');
  return {
    // Without the parameter, the driver verifies more than what PostgreSQL's own clients call `require`.
    url: mode === null ? single : withParameter(url, 'uselibpqcompat', 'true'),
    plainUrl: mode === 'prefer' ? withParameter(url, 'sslmode', 'disable') : undefined,
    hosts: hosts.length > 1 || target !== 'any' ? hosts : [],
    target: target === 'primary' ? target : 'read-write',
    name: `${hosts.map(nameOf).join(',')}${database && `/${database}`}`,
    withoutPassword: (message) => passwords.reduce((found, password) => found.replaceAll(password, '***'), message),
  };
}

/** Returns `host:port`. */
export const nameOf = ({ host, port }: Host): string => `${host.includes(':') ? `[${host}]` : host}:${port}`;

/** Returns the servers of a URL: `a:5432,b` before the path, or `?host=a,b&port=5432,5433`. */
function hostsOf(authority: string, params: URLSearchParams): readonly Host[] {
  const names = authority === '' ? (params.get('host') ?? '') : authority;
  const ports = params.get('port')?.split(',') ?? [];
  return names.split(',').map((text, at) => {
    const port = Number(ports[at] ?? ports[0] ?? 5432);
    // The folder of a socket.
    if (text.startsWith('/')) return { host: text, port };
    if (!URL.canParse(`postgres://${text}`)) throw new DatabaseUrlError();
    const url = new URL(`postgres://${text}`);
    return { host: decoded(url.hostname || 'localhost').replace(/^\[|\]$/g, ''), port: Number(url.port || port) };
  });
}

/** Every connection of a sandbox writes, so a server that takes no writes is not one of its own. */
function targetOf(text: string): 'any' | Server['target'] {
  if (text === 'any' || text === 'read-write' || text === 'primary') return text;
  throw new DatabaseUrlError(
    'A sandbox writes to its database. Pass target_session_attrs=read-write, target_session_attrs=primary, or none.',
  );
}

function withParameter(url: URL, name: string, value: string): string {
  const changed = new URL(url);
  changed.searchParams.set(name, value);
  return changed.href;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new DatabaseUrlError();
  }
}
