import { InvalidArgumentError } from 'commander';
import { eventPatterns } from '../spec';

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

/** One more name that is allowed. */
export function parseAllowedHost(value: string, previous: readonly string[]): readonly string[] {
  return [...previous, parseHost(value)];
}

export function parseDirectory(value: string): string {
  if (value !== '') return value;
  throw new InvalidArgumentError('Give the path of a directory. To keep nothing: --memory.');
}

/** The address of a running sandbox, without a slash at its end. */
export function parseSandboxUrl(value: string): string {
  const url = /^https?:\/\//.test(value) && URL.canParse(value) ? new URL(value) : undefined;
  if (url?.search === '' && url.hash === '') return url.href.replace(/\/+$/, '');
  throw new InvalidArgumentError('Give the whole address of a sandbox, such as http://127.0.0.1:4010.');
}

export function parseSubAccountId(value: string): string {
  if (/^acc_[0-9A-Za-z]+$/.test(value)) return value;
  throw new InvalidArgumentError('The id of a sub account begins with acc_, as in the answer that made it.');
}

/** Names of events, or families of them, with commas between. */
export function parseEvents(value: string): readonly string[] {
  const names = value.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !eventPatterns.includes(name));
  if (unknown === undefined) return names;
  throw new InvalidArgumentError(`There is no event "${unknown}". Names are as in payment.created, payment.* or *.`);
}

/** The name of one event. */
export function parseEventName(value: string): string {
  if (eventPatterns.includes(value) && !value.endsWith('*')) return value;
  throw new InvalidArgumentError(
    `There is no event "${value}". Names are as in payment.captured: docs/reference/events.md`,
  );
}

export function parseForwardUrl(value: string): string {
  if (/^https?:\/\//.test(value) && URL.canParse(value)) return value;
  throw new InvalidArgumentError('Give the whole address of your program, such as http://localhost:3000/webhooks.');
}

export function parseSigningSecret(value: string): string {
  if (/^sigk_[!-~]{1,250}$/.test(value)) return value;
  throw new InvalidArgumentError('A secret begins with sigk_, and goes on with letters, digits or signs.');
}

/** The text that everything follows from, when nothing is left to chance. */
export function parseRandomSeed(value: string): string {
  if (value !== '') return value;
  throw new InvalidArgumentError('Give any text: what follows from it is the same every time.');
}

/** The path of a seed file, or `demo`. */
export function parseSeedFile(value: string): string {
  if (value !== '') return value;
  throw new InvalidArgumentError('Give the path of a seed file, or demo.');
}

/** The path of a file to write. */
export function parseOutput(value: string): string {
  if (value !== '') return value;
  throw new InvalidArgumentError('Give the path of a file to write.');
}
