/** A PostgreSQL server and database. */
export interface Server {
  /** The URL, with its password. */
  readonly url: string;
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
  return {
    url: text,
    name: `${host}:${port}${database && `/${database}`}`,
    withoutPassword: (message) => passwords.reduce((rest, password) => rest.replaceAll(password, '***'), message),
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new DatabaseUrlError();
  }
}
