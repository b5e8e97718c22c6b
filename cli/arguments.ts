import { InvalidArgumentError } from 'commander';

export function parsePort(value: string): number {
  const port = Number(value);
  if (/^\d{1,5}$/.test(value) && port <= 65_535) return port;
  throw new InvalidArgumentError('A port is a whole number from 1 to 65535, or 0 for a free one.');
}

/** An address or a name to listen on. An IPv6 address may stand in brackets, as in a URL. */
export function parseHost(value: string): string {
  const host = value.replace(/^\[(.*)\]$/, '$1');
  if (/^[^\s/:@[\]]+$/.test(host) || /^[0-9a-f:.]+(%\w+)?$/i.test(host)) return host;
  throw new InvalidArgumentError(
    'Give an address or a name alone, such as 127.0.0.1 or localhost; the port is --port.',
  );
}

/** One more name by which the sandbox may be called. */
export function parseAllowedHost(value: string, previous: readonly string[]): readonly string[] {
  return [...previous, parseHost(value)];
}

export function parseDirectory(value: string): string {
  if (value !== '') return value;
  throw new InvalidArgumentError('Give the path of a directory. To keep nothing: --memory.');
}
