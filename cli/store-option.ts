import { Option } from 'commander';
import { InvalidSecretError } from './invalid-secret';

const STORE_FLAGS = '--store <url>';

/** Creates the option `--store`. */
export function storeOption(description: string): Option {
  return new Option(STORE_FLAGS, description).argParser((value: string) => parseStoreUrl(value, STORE_FLAGS));
}

/** Parses the URL of a database, which an option has. It may contain a password, so no message repeats it. */
export function parseStoreUrl(value: string, flags: string): string {
  if (isStoreUrl(value) && URL.canParse(withOneHost(value))) return value;
  throw new InvalidSecretError(
    `option '${flags}'`,
    'Pass the URL of a PostgreSQL database, such as postgres://user@host:5432/database.',
  );
}

/** Whether a text is the URL of a database, and not a path. */
export function isStoreUrl(value: string): boolean {
  return /^postgres(ql)?:\/\//i.test(value);
}

/** Returns the URL of a database with the first of its hosts only, which a `URL` can have. */
export function withOneHost(store: string): string {
  return store.replace(/^([a-z]+:\/\/(?:[^/?#]*@)?[^/?#@,]*),[^/?#@]*/i, '$1');
}

/** Replaces the passwords of URLs in a text. */
export function withoutPasswords(text: string): string {
  return text
    .replace(/([a-z][a-z0-9+.-]*:\/\/[^\s:@/?#]*):[^\s/]*@/gi, '$1:***@')
    .replace(/(?<=[?&])(password|sslpassword)=[^\s&#]*/gi, '$1=***');
}
