import { isPlainObject, type PlainObject } from '../../wire/json';
import { MAX_NESTING } from '../../../spec/tables/recording-bounds';
import { isNestedTooDeep } from '../nesting';
import { RecordingError } from '../recording-error';
import { atob, Date, headersClass, TextDecoder, URL, URLSearchParams } from '../../../spec/vocabulary/globals';

/** The part of an entry of a HAR file that is read. */
export interface ReadEntry {
  /** The start of the request, in milliseconds since 1970. */
  readonly at: number;
  /** The end of the response, in milliseconds since 1970. */
  readonly endedAt: number;
  readonly method: string;
  readonly url: URL;
  readonly request: { readonly headers: Headers; readonly body: string | undefined };
  /** A status of 0: there was no response. */
  readonly response: { readonly status: number; readonly headers: Headers; readonly body: string | undefined };
  /** The media type of the response, without parameters. */
  readonly mediaType: string;
  /** The kind of what a browser loaded, such as `fetch` or `image`; undefined without a browser. */
  readonly resourceType: string | undefined;
}

/** Reads an entry of a HAR file. Throws a `RecordingError` with the place of the entry. */
export function readEntry(value: unknown, place: string): ReadEntry {
  const problem = (text: string): never => {
    throw new RecordingError(place, text);
  };
  const entry = isPlainObject(value) ? value : problem('is not an object');
  const request = isPlainObject(entry['request']) ? entry['request'] : problem('has no "request"');
  const response = isPlainObject(entry['response']) ? entry['response'] : { status: 0 };
  const at = instantOf(entry['startedDateTime']) ?? problem('has no valid "startedDateTime"');
  const url = urlOf(request['url']) ?? problem('has no valid "request.url"');
  const method = textOf(request['method']) ?? problem('has no "request.method"');
  if (!methodName.test(method)) return problem('has no valid "request.method"');
  const status = response['status'];
  if (typeof status !== 'number') return problem('has no "response.status"');
  const content = objectOf(response['content']);
  if (isAttached(request['postData']) || isAttached(content)) return problem(ATTACHED);
  const mimeType = textOf(content['mimeType']) ?? '';
  const endedAt = at + durationOf(entry['time']);
  if (!isInstant(endedAt)) return problem('has no valid "time"');
  const sent = sentBody(objectOf(request['postData']));
  const received = bodyText(content);
  if (isNestedTooDeep(sent)) return problem(`${tooDeep} in "request.postData"`);
  if (isNestedTooDeep(received)) return problem(`${tooDeep} in "response.content"`);
  return {
    at,
    endedAt,
    method: method.toUpperCase(),
    url,
    request: { headers: headersOf(request['headers']), body: sent },
    response: { status, headers: headersOf(response['headers']), body: received },
    mediaType: (mimeType.split(';', 1)[0] ?? '').trim().toLowerCase(),
    resourceType: textOf(entry['_resourceType']),
  };
}

/** A method, by RFC 9110. */
const methodName = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

const tooDeep = `has lists and objects in more than ${MAX_NESTING} levels`;

const ATTACHED =
  'has its body in another file ("_file"). Record with embedded bodies: "recordHar: { content: \'embed\' }" of Playwright';

function isAttached(part: unknown): boolean {
  return isPlainObject(part) && (typeof part['_file'] === 'string' || typeof part['_sha1'] === 'string');
}

/** Instants of HAR files have any offset from UTC. */
function instantOf(value: unknown): number | undefined {
  const at = typeof value === 'string' ? Date.parse(value) : NaN;
  return isInstant(at) ? at : undefined;
}

/** Clocks of the sandbox follow a recording from 1970 on, while years have four digits. */
const isInstant = (at: number) => at >= 0 && at < Date.UTC(9999, 0);

function durationOf(value: unknown): number {
  return typeof value === 'number' && value > 0 ? value : 0;
}

function urlOf(value: unknown): URL | undefined {
  return typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function objectOf(value: unknown): PlainObject {
  return isPlainObject(value) ? value : {};
}

/** Browsers list pseudo headers of HTTP/2, such as `:path`, which are none. */
function headersOf(list: unknown): Headers {
  const headers = new (headersClass())();
  for (const { name, value } of pairsOf(list)) {
    try {
      headers.append(name, value);
    } catch {
      // Not a header of a request that `fetch` can send.
    }
  }
  return headers;
}

function pairsOf(list: unknown): { readonly name: string; readonly value: string }[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((pair: unknown) => {
    const { name, value } = objectOf(pair);
    return typeof name === 'string' && typeof value === 'string' ? [{ name, value }] : [];
  });
}

/** A form may be listed by its fields only. */
function sentBody(data: PlainObject): string | undefined {
  const text = bodyText(data);
  const fields = pairsOf(data['params']);
  if (text !== undefined || fields.length === 0) return text;
  return String(new URLSearchParams(fields.map(({ name, value }) => [name, value])));
}

function bodyText(data: PlainObject): string | undefined {
  const text = textOf(data['text']);
  if (text === undefined || data['encoding'] !== 'base64') return text;
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));
  } catch {
    return undefined;
  }
}
