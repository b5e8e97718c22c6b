import type { Operation } from '../../../spec/vocabulary/operation';
import type { Schema } from '../../../spec/vocabulary/schema';
import { Date, TextEncoder, URLSearchParams } from '../../../spec/vocabulary/globals';
import { bodyRedaction, type BodyRedaction } from './bodies';
import { derivedNumbers } from './derived-numbers';
import type { ExchangedEntry, HarEntry, HarPair, HarPostData } from '../har/har';
import { contentType, redactHeaders } from './headers';
import { vocabulary } from './kept';
import { locationRedaction, type LocationRedaction } from './locations';
import { deliverySchema, responseSchema } from './schemas';
import { seedLineRedaction } from './seed-lines';
import { textStandIns, type TextStandIns } from './text-stand-ins';
import { type Origin, valueRedaction } from './values';

/** Removes what is private from the exchanges of one recording. */
export interface Redaction {
  /**
   * Returns an entry of HAR 1.2 with nothing private in it. Kept are values that the document declares as an enumeration, a
   * number, a boolean, an instant or an id, and test data of our tables. Any other value is replaced by one of the same type and
   * shape: equal values by equal ones.
   */
  readonly exchange: (entry: ExchangedEntry) => HarEntry;
  /** Returns a line of a seed file with nothing private in it, by the same rules. */
  readonly seedLine: (line: string) => string;
}

interface Parts {
  readonly standIns: TextStandIns;
  readonly locations: LocationRedaction;
  readonly bodies: BodyRedaction;
  readonly headers: (headers: readonly HarPair[], isRefused: boolean) => HarPair[];
}

/**
 * Creates the redaction of a recording. What it writes follows from a key of 256 bits in hex, by default a random one that is
 * kept nowhere: without it, nobody can check a guess at what was replaced.
 */
export function createRedaction(key?: string): Redaction {
  const words = vocabulary();
  const standIns = textStandIns(derivedNumbers(key));
  const values = valueRedaction(standIns, words);
  const locations = locationRedaction(standIns, values, words);
  const parts: Parts = {
    standIns,
    locations,
    bodies: bodyRedaction(standIns, values, locations),
    headers: (headers, isRefused) => redactHeaders(headers, standIns, values, isRefused),
  };
  return { exchange: (entry) => redactEntry(entry, parts), seedLine: seedLineRedaction(standIns, values, words) };
}

const METHOD = /^[A-Z]{3,7}$/;
const sizeOf = (text: string | undefined) => (text === undefined ? -1 : new TextEncoder().encode(text).length);

function redactEntry(entry: ExchangedEntry, parts: Parts): HarEntry {
  const { startedDateTime, time, timings, request, response } = entry;
  const [, scheme = 'http://', authority = '', location = '/'] =
    /^(https?:\/\/)([^/?#]*)([^#]*)/i.exec(request.url) ?? [];
  const operation = parts.locations.operationAt(request.method, location.replace(/\?.*$/s, ''));
  const shownLocation = parts.locations.location(location, operation);
  const isRefused = response.status === 401;
  const postData = request.postData && redactPostData(request.postData, operation, isRefused, parts);
  const content = redactContent(response, operation, parts);
  const instant = Date.parse(startedDateTime);
  const { send = 0, wait = 0, receive = 0 } = timings ?? {};
  return {
    startedDateTime: new Date(Number.isNaN(instant) ? 0 : instant).toISOString(),
    time,
    request: {
      method: METHOD.test(request.method) ? request.method : 'UNKNOWN',
      url: `${scheme}${parts.standIns.host(authority)}${shownLocation}`,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: parts.headers(request.headers, isRefused),
      queryString: Array.from(new URLSearchParams(/\?(.*)$/s.exec(shownLocation)?.[1]), ([name, value]) => ({
        name,
        value,
      })),
      ...(postData && { postData }),
      headersSize: -1,
      bodySize: postData ? sizeOf(postData.text) : 0,
    },
    response: {
      status: response.status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: parts.headers(response.headers, isRefused),
      content: { size: Math.max(sizeOf(content.text), 0), ...content },
      redirectURL: '',
      headersSize: -1,
      bodySize: sizeOf(content.text),
    },
    cache: {},
    timings: { send, wait, receive },
  };
}

function redactPostData(
  { mimeType, text }: HarPostData,
  operation: Operation | undefined,
  isRefused: boolean,
  { bodies }: Parts,
): HarPostData {
  const origin: Origin = isRefused ? 'refused' : 'request';
  const schemaOf = (body: unknown): Schema | undefined => (operation ? operation.body : deliverySchema(body));
  // What the service sends to an endpoint is its own text.
  const originOf = (body: unknown): Origin => (operation === undefined && deliverySchema(body) ? 'service' : origin);
  const shown = text && bodies.body(text, mimeType, schemaOf, originOf);
  return { mimeType: contentType(mimeType), ...(shown !== undefined && { text: shown }) };
}

function redactContent(
  { status, content: { mimeType = '', text, encoding } }: ExchangedEntry['response'],
  operation: Operation | undefined,
  { bodies }: Parts,
): { readonly mimeType: string; readonly text?: string } {
  const schemaOf = (body: unknown) => responseSchema(operation, status, body);
  const shown = encoding === undefined ? text && bodies.body(text, mimeType, schemaOf, () => 'service') : undefined;
  return { mimeType: mimeType === '' ? '' : contentType(mimeType), ...(shown !== undefined && { text: shown }) };
}
