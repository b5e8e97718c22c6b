/** A PostgreSQL server and database. */
export interface Server {
  /** The URL, with its password, for the driver. */
  readonly url: string;
  /** The same without encryption, for a server that has none; undefined unless encryption is a preference. */
  readonly plainUrl: string | undefined;
  /** Host, port and name of the database, without user and password. */
  readonly name: string;
  /** Returns a text with the password of the URL replaced by `***`. */
  readonly withoutPassword: (text: string) => string;
}

/** Thrown for a text that is not the URL of a PostgreSQL database. */
export class DatabaseUrlError extends Error {
  override readonly name = 'DatabaseUrlError';

  constructor() {
    super('Not a valid URL of a PostgreSQL database. Expected: postgres://user:password@host:5432/database');
  }
}

/** Reads the URL of a database. Throws a `DatabaseUrlError`, which does not repeat the URL. */
export function serverOf(text: string): Server {
  if (!URL.canParse(text)) throw new DatabaseUrlError();
  const url = new URL(text);
  if (url.protocol !== 'postgres:' && url.protocol !== 'postgresql:') throw new DatabaseUrlError();
  const host = decoded(url.hostname || (url.searchParams.get('host') ?? 'localhost'));
  const port = url.port || (url.searchParams.get('port') ?? '5432');
  const database = decoded(url.pathname.slice(1));
  const passwords = [url.password, decoded(url.password), url.searchParams.get('password') ?? ''].filter(Boolean);
  const mode = url.searchParams.get('sslmode');
  return {
    // Without the parameter, the driver verifies more than what PostgreSQL's own clients call `require`.
    url: mode === null ? text : withParameter(url, 'uselibpqcompat', 'true'),
    plainUrl: mode === 'prefer' ? withParameter(url, 'sslmode', 'disable') : undefined,
    name: `${host}:${port}${database && `/${database}`}`,
    withoutPassword: (message) => passwords.reduce((rest, password) => rest.replaceAll(password, '***'), message),
  };
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
