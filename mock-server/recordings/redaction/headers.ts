import type { HarPair } from '../har/har';
import type { TextStandIns } from './text-stand-ins';
import { credential, type ValueRedaction } from './values';
import { atob, btoa, Date } from '../../../spec/vocabulary/globals';

/** Returns a value of a header, undefined to leave the header out. */
type Redact = (value: string) => string | undefined;

const only =
  (pattern: RegExp): Redact =>
  (value) =>
    pattern.test(value) ? value : undefined;

const token = /^(\*|[a-z]+)(\/(\*|[a-z0-9.+-]+))?(;\s?q=[01](\.\d{1,3})?)?$/i;
const listOfTokens: Redact = (value) => (value.split(/,\s*/).every((each) => token.test(each)) ? value : undefined);
const instant: Redact = (value) =>
  Number.isNaN(Date.parse(value)) || !/^[\w:,. +-]{10,40}$/.test(value) ? undefined : value;

const mediaTypes =
  /^(application\/(json|problem\+json|x-ndjson|x-www-form-urlencoded|octet-stream|pdf|xml)|multipart\/form-data|text\/(plain|html|csv|xml|event-stream)|image\/(png|jpeg|gif|webp))$/;

/** Returns a content type without parameters other than its character set. */
export function contentType(value: string): string {
  const [type = '', ...parameters] = value.split(';').map((part) => part.trim());
  const charset = parameters.find((parameter) => /^charset=(utf-8|us-ascii|iso-8859-1)$/i.test(parameter));
  return [mediaTypes.test(type.toLowerCase()) ? type : 'application/octet-stream', ...(charset ? [charset] : [])].join(
    '; ',
  );
}

/** The headers that are kept, with what becomes of their values. Every other one is left out. */
function keptHeaders(
  standIns: TextStandIns,
  values: ValueRedaction,
  isRefused: boolean,
): Readonly<Record<string, Redact>> {
  const id: Redact = (value) => (values.isId(value, true) ? value : standIns.text(value));
  return {
    accept: listOfTokens,
    'accept-encoding': listOfTokens,
    account: id,
    allow: only(/^[A-Z]{3,7}(, ?[A-Z]{3,7})*$/),
    authorization: (value) => authorization(value, isRefused, standIns),
    'content-type': contentType,
    date: instant,
    deprecation: (value) => (/^(true|@\d{1,11})$/.test(value) ? value : instant(value)),
    'idempotency-key': standIns.text,
    'idempotent-replayed': only(/^(true|false)$/),
    'request-id': id,
    'retry-after': (value) => (/^\d{1,9}$/.test(value) ? value : instant(value)),
    'seller-account': id,
    'should-retry': only(/^(true|false)$/),
    'sub-account': id,
    'www-authenticate': challenge,
  };
}

/** Returns what the table keeps of headers. */
export function redactHeaders(
  headers: readonly HarPair[],
  standIns: TextStandIns,
  values: ValueRedaction,
  isRefused: boolean,
): HarPair[] {
  const kept = keptHeaders(standIns, values, isRefused);
  return headers.flatMap(({ name, value }) => {
    const key = name.toLowerCase();
    const redacted = Object.hasOwn(kept, key) ? kept[key]?.(value) : undefined;
    return redacted === undefined ? [] : [{ name, value: redacted }];
  });
}

function authorization(value: string, isRefused: boolean, standIns: TextStandIns): string {
  const [, scheme = '', credentials = ''] = /^(bearer|basic) +(.*)$/is.exec(value) ?? [];
  if (scheme === '') return 'redacted';
  if (scheme.toLowerCase() === 'bearer') return `${scheme} ${standIns.secret('redacted_access_token', credentials)}`;
  const [id, secret = ''] = (fromBase64(credentials) ?? '').split(':');
  const parts = [
    credential('client_id', id ?? '', isRefused, standIns),
    credential('client_secret', secret, isRefused, standIns),
  ];
  return `${scheme} ${btoa(parts.join(':'))}`;
}

function fromBase64(text: string): string | undefined {
  try {
    return atob(text);
  } catch {
    return undefined;
  }
}

/** Returns the scheme of a challenge, and the error of RFC 6750. */
function challenge(value: string): string | undefined {
  const scheme = /^(bearer|basic)\b/i.exec(value)?.[0];
  const error = /\berror="?(invalid_request|invalid_token|insufficient_scope)"?/.exec(value)?.[1];
  return scheme && (error === undefined ? scheme : `${scheme} error="${error}"`);
}
