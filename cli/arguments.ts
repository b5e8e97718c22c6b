import { InvalidArgumentError } from 'commander';
import { eventPatterns, limits } from '../spec';
import { isMetadataAddress } from '../spec/derive/metadata-address';
import { cadProcessingFeeRule, parseProcessingRate } from '../spec/tables/cad-processing-fee';
import { findBadPort } from '../spec/tables/bad-ports';
import { isWebhookHeaderPrefix, webhookHeaderPrefixRule } from '../spec/tables/headers';
import { keptEventsMs, keptEventsRule } from '../spec/tables/kept-events';
import { basePathFrom, basePathRule, ownSegments } from '../spec/vocabulary/base-path';
import { didYouMean } from '../spec/vocabulary/closest-names';
import { millisecondsFrom } from '../spec/vocabulary/duration';
import { referenceUrl } from '../spec/vocabulary/reference-page';
import { InvalidSecretError } from './invalid-secret';
import { withHome } from './path-from';

/** Returns a parser of a text that is not empty. */
function nonEmpty(advice: string): (value: string) => string {
  return (value) => {
    if (value !== '') return value;
    throw new InvalidArgumentError(advice);
  };
}

/** Returns a parser of a path. What begins with a hyphen is an option without its value before it. */
function path(advice: string): (value: string) => string {
  return (value) => {
    if (value === '') throw new InvalidArgumentError(advice);
    if (value.startsWith('-'))
      throw new InvalidArgumentError(`${advice} A path that begins with a hyphen is written ./${value}.`);
    return withHome(value);
  };
}

export function parsePort(value: string): number {
  const port = Number(value);
  if (/^\d{1,5}$/.test(value) && port <= 65_535) return port;
  throw new InvalidArgumentError('A port is an integer from 1 to 65535, or 0 for a free port.');
}

/** Parses an address or host name to listen on. An IPv6 address may be in brackets, as in a URL. */
export function parseHost(value: string): string {
  const host = value.replace(/^\[(.*)\]$/, '$1');
  if (/^[^\s/:@[\]]+$/.test(host) || /^[0-9a-f:.]+(%\w+)?$/i.test(host)) return host;
  throw new InvalidArgumentError(
    'Pass an IP address or host name without a port, such as 127.0.0.1 or localhost. To set the port: --port.',
  );
}

const NO_WILDCARD =
  'A wildcard is not accepted: any web page could reach the sandbox by a name of its own. Pass each name, such as shop.test.';

/** Parses a repeatable option with a host name. */
export function parseAllowedHost(value: string, previous: readonly string[]): readonly string[] {
  if (value.includes('*')) throw new InvalidArgumentError(NO_WILDCARD);
  return [...previous, parseHost(value)];
}

/** Parses an amount of money in the smallest unit of its currency. */
export function parseCents(value: string): number {
  const { minimum, maximum } = limits.fee_cents;
  const cents = Number(value);
  if (/^\d{1,8}$/.test(value) && cents >= minimum && cents <= maximum) return cents;
  throw new InvalidArgumentError(`Pass a whole number of cents, from ${minimum} to ${maximum}.`);
}

/** Checks the processing fee of payments in Canadian dollars. */
export function parseProcessingFee(value: string): string {
  if (parseProcessingRate(value) !== undefined) return value;
  throw new InvalidArgumentError(`Pass ${cadProcessingFeeRule}.`);
}

/** Parses the number of payment methods that a customer can have. */
export function parsePaymentMethods(value: string): number {
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
  throw new InvalidArgumentError('Pass a whole number of payment methods, from 1 to 999999999.');
}

const units: Readonly<Record<string, number>> = { '': 1, kB: 1e3, MB: 1e6, GB: 1e9 };

/** Parses a number of bytes, with or without a unit. */
export function parseBytes(value: string): number {
  const [, number = '', unit = ''] = /^([1-9]\d{0,11})(kB|MB|GB)?$/.exec(value) ?? [];
  if (number !== '') return Number(number) * (units[unit] ?? 1);
  throw new InvalidArgumentError('Pass a whole number of bytes, such as 500000000, 500MB or 2GB.');
}

/** Parses a time of at least a second. Returns milliseconds. */
export function parseBudget(value: string): number {
  const milliseconds = millisecondsFrom(1, value);
  if (milliseconds !== undefined) return milliseconds;
  throw new InvalidArgumentError('Pass a time, such as 90s, 5m or 1h.');
}

/** Checks for how long events are kept. */
export function parseKeepEvents(value: string): string {
  if (keptEventsMs(value) !== undefined) return value;
  throw new InvalidArgumentError(`Pass ${keptEventsRule}.`);
}

export const parseDirectory = path('Pass the path of a directory. To keep data in memory only: --memory.');

export const parseFile = path('Pass the path of a file.');

/** Parses the URL of a running sandbox, without a path of its own. Removes trailing slashes. */
export function parseSandboxUrl(value: string): string {
  const url = baseUrl(value, 'Pass the full URL of a sandbox, such as http://127.0.0.1:4010.');
  const segments = new URL(url).pathname.split('/');
  const own = segments.findIndex((segment) => segment === 'dashboard' || ownSegments.includes(segment));
  if (own < 0) return url;
  const base = new URL(url).origin + segments.slice(0, own).join('/');
  throw new InvalidArgumentError(
    `/${segments.slice(own).join('/')} is a path of the sandbox. Pass its address alone: ${base}`,
  );
}

/** Parses the URL of the API that is recorded. Removes trailing slashes. */
export function parseTarget(value: string): string {
  return baseUrl(value, 'Pass the full URL of the API, such as https://api.example.');
}

/** Parses the URL at which other replicas reach this one. They use http, and no path. */
export function parseAdvertisedUrl(value: string): string {
  const url = webUrl(value);
  if (url?.protocol === 'http:' && url.href === `${url.origin}/`) return url.origin;
  throw new InvalidArgumentError(
    'Pass the full URL at which other replicas reach this one, without a path: http://10.0.0.5:4010.',
  );
}

/** Parses the path below which others reach the sandbox. Removes a trailing slash. */
export function parseBasePath(value: string): string {
  const path = basePathFrom(value);
  if (path !== undefined) return path;
  throw new InvalidArgumentError(`Pass ${basePathRule}.`);
}

/** Parses the base URL of a hosted page. Removes trailing slashes. */
export function parsePageUrl(value: string): string {
  return baseUrl(value, 'Pass the full URL that leads to the sandbox, such as https://pay.example/sandbox.');
}

function baseUrl(value: string, advice: string): string {
  const url = webUrl(value);
  if (url?.search === '' && url.hash === '') return url.href.replace(/\/+$/, '');
  throw new InvalidArgumentError(advice);
}

/** Returns an http or https URL without credentials. */
function webUrl(value: string): URL | undefined {
  const url = /^https?:\/\//.test(value) && URL.canParse(value) ? new URL(value) : undefined;
  return url?.username === '' && url.password === '' ? url : undefined;
}

/** Parses a repeatable option with the origin of a page. */
export function parseOrigin(value: string, previous: readonly string[]): readonly string[] {
  const origin = webUrl(value)?.origin;
  if (origin !== undefined && value.replace(/\/$/, '') === origin) return [...previous, origin];
  throw new InvalidArgumentError('Pass the origin of a page, such as https://shop.example or http://localhost:3000.');
}

export function parseSubAccountId(value: string): string {
  if (/^acc_[0-9A-Za-z]+$/.test(value)) return value;
  throw new InvalidArgumentError(
    'The id of a sub account begins with acc_. The response that created the sub account has it.',
  );
}

/** Parses a comma-separated list of event names and patterns. */
export function parseEvents(value: string): readonly string[] {
  const names = value.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !eventPatterns.includes(name));
  if (unknown === undefined) return names;
  throw new InvalidArgumentError(
    `Unknown event "${unknown}".${didYouMean(unknown, eventPatterns)} Examples: payment.created, payment.*, *. All events: ${referenceUrl('events')}`,
  );
}

/** Parses the name of one event. */
export function parseEventName(value: string): string {
  const names = eventPatterns.filter((pattern) => !pattern.endsWith('*'));
  if (names.includes(value)) return value;
  throw new InvalidArgumentError(
    `Unknown event "${value}".${didYouMean(value.replace(/\.\*$/, ''), names)} Example: payment.captured. All events: ${referenceUrl('events')}`,
  );
}

export function parseForwardUrl(value: string): string {
  const url = /^https?:\/\//.test(value) && URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined)
    throw new InvalidArgumentError('Pass the full URL of your program, such as http://localhost:3000/webhooks.');
  if (isMetadataAddress(url.hostname))
    throw new InvalidArgumentError(
      `Clouds expose the credentials of their machines at ${url.hostname}, so no event is sent there. Pass the URL of your program.`,
    );
  const badPort = findBadPort(url);
  if (badPort === undefined) return value;
  throw new InvalidArgumentError(
    `Port ${badPort} is one of those that fetch never calls. Let your program listen on another one.`,
  );
}

/** Parses what precedes `-Signature` and `-Timestamp` in the headers of webhooks. */
export function parseHeaderPrefix(value: string): string {
  if (isWebhookHeaderPrefix(value)) return value;
  throw new InvalidArgumentError(webhookHeaderPrefixRule);
}

export function parseSigningSecret(value: string): string {
  if (/^sigk_[!-~]{1,250}$/.test(value)) return value;
  throw new InvalidSecretError(
    "option '--secret <secret>'",
    'A secret is sigk_ followed by 1 to 250 letters, digits or punctuation characters.',
  );
}

/** Parses the text that makes a run reproducible. */
export const parseRandomSeed = nonEmpty('Pass any text that is not empty.');

/** Parses the path of a seed file, or `demo`. */
export const parseSeedFile = path('Pass the path of a seed file, or demo.');

/** Parses the path of a file to write. */
export const parseOutput = path('Pass the path of a file to write.');

/** Parses the path of a seed file to import. */
export const parseImportFile = path('Pass the path of a seed file.');
