import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
// The jsdom of Jest has no global one.
import { TextDecoder } from 'node:util';
import { limits } from '../../spec/tables/limits';
import { pathBelow } from '../../spec/vocabulary/base-path';
import { URL } from '../../spec/vocabulary/globals';
import { ConnectionDropped } from '../faults/connection-dropped';
import { callersHeaders, type ForwardedRequest } from '../replicas/forwarded-request';
import { decodedText } from '../wire/content-coding';
import { type ByteStream, isEmpty, type WireResponse } from '../wire/envelope';
import { type BodyText, decodedBody, type RequestHeaders, tooLarge, type WireRequest } from '../wire/message';
import { streamsBody } from '../wire/streams-body';

const MAX_BODY_BYTES = limits.request_body_bytes.value;
const decoder = new TextDecoder('utf-8', { fatal: true });
/** Keeps a byte order mark: the replica that received the text has removed the caller's. */
const exactDecoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const noBody: BodyText = { body: '' };

/** Facts about a request besides its message. */
export interface ReceivedFacts {
  readonly headers: RequestHeaders;
  readonly hostNames: readonly string[];
  /** The base path of the sandbox; empty without one. */
  readonly basePath: string;
  /** The request as the replica received it that forwards it; undefined for every other request. */
  readonly forwarded: ForwardedRequest | undefined;
  /** The origin of the URL with https; undefined with http. */
  readonly origin: string | undefined;
  readonly onHangUp: WireRequest['onHangUp'];
}

/**
 * Reads a request of node:http to its end, except for a body that is a stream. `askForBody` is called before the body of a
 * forwarded request is streamed. Returns undefined if the client disconnects before the end.
 */
export async function wireRequestFrom(
  message: IncomingMessage,
  { headers, hostNames, basePath, forwarded, origin, onHangUp }: ReceivedFacts,
  askForBody: () => void,
): Promise<WireRequest | undefined> {
  if (forwarded) return forwardedRequest(message, headers, forwarded, askForBody);
  const { method = 'GET', url = '/' } = message;
  const target = url.startsWith('/') ? url : pathOf(url);
  const mark = target.indexOf('?');
  const pathname = mark < 0 ? target : target.slice(0, mark);
  const path = basePath === '' ? pathname : pathBelow(basePath, pathname);
  const query = mark < 0 ? '' : target.slice(mark);
  if (method !== 'GET' && streamsBody(method, path))
    return { method, path, query, headers, hostNames, basePath, origin, body: '', stream: streamOf(message) };
  const body = hasBody(headers) ? await readBody(message, headers, decoder, headers.get('content-encoding')) : noBody;
  if (body === undefined) return undefined;
  const { remoteAddress } = message.socket;
  return { method, path, query, headers, hostNames, basePath, origin, remoteAddress, onHangUp, ...body };
}

/** Returns the request as the other replica received it. */
async function forwardedRequest(
  message: IncomingMessage,
  hopHeaders: RequestHeaders,
  { host, bodyError, ...facts }: ForwardedRequest,
  askForBody: () => void,
): Promise<WireRequest | undefined> {
  const headers = new NodeHeaders(callersHeaders(message.rawHeaders, host));
  if (streamsBody(facts.method, facts.path)) {
    const stream = hopHeaders.has('expect') ? streamOf(message, askForBody) : streamOf(message);
    return { ...facts, headers, body: '', stream };
  }
  if (bodyError !== undefined) return { ...facts, headers, body: null, bodyError };
  const body = hasBody(hopHeaders) ? await readBody(message, hopHeaders, exactDecoder, null) : noBody;
  return body && { ...facts, headers, ...body };
}

/** Returns the body of a request in chunks, as fast as it is read. A body that is not read to its end is discarded. */
async function* streamOf(
  message: IncomingMessage,
  begin: () => void = () => undefined,
): AsyncGenerator<Uint8Array, void, undefined> {
  begin();
  // By default the connection would end with the iterator, and with it the response.
  const chunks: AsyncIterable<Uint8Array> = message.iterator({ destroyOnReturn: false });
  try {
    yield* chunks;
  } catch (error) {
    throw message.complete ? error : new ConnectionDropped();
  } finally {
    message.resume();
  }
}

/** Sends a response. Returns a promise for a stream only: it rejects, and the connection ends, when the stream fails. */
export function send(response: ServerResponse, message: WireResponse): Promise<void> | undefined {
  const { status, contentType, headers, body } = message;
  const list: (string | number)[] = [];
  if (!isEmpty(message)) {
    if (typeof body === 'string') list.push('Content-Length', Buffer.byteLength(body));
    list.push('Content-Type', contentType);
  }
  for (const [name, value] of Object.entries(headers)) list.push(name, value);
  response.writeHead(status, list);
  if (typeof body !== 'string' && response.req.method !== 'HEAD') return sendStream(response, body);
  response.end(typeof body === 'string' ? body : undefined);
  return undefined;
}

/** Sends chunks as fast as the client reads them. A client that disconnects ends the stream, which is not an error. */
async function sendStream(response: ServerResponse, body: ByteStream): Promise<void> {
  response.flushHeaders();
  try {
    await pipeline(Readable.from(body), response);
  } catch (error) {
    if (!isDisconnect(error)) throw error;
  }
}

function isDisconnect(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

/** Looks names up in the raw headers. Only a few are ever read, and indexing all of them costs more. */
export class NodeHeaders implements RequestHeaders {
  readonly #raw: readonly string[];

  /** Takes the `rawHeaders` of a message: names and values in turn. */
  constructor(raw: readonly string[]) {
    this.#raw = raw;
  }

  get(name: string): string | null {
    const raw = this.#raw;
    const wanted = name.toLowerCase();
    let found: string | null = null;
    for (let i = 0; i < raw.length; i += 2) {
      const sent = raw[i] ?? '';
      if (sent.length !== wanted.length || sent.toLowerCase() !== wanted) continue;
      const value = raw[i + 1] ?? '';
      found = found === null ? value : `${found}, ${value}`;
    }
    return found;
  }

  has(name: string): boolean {
    return this.get(name) !== null;
  }

  forEach(run: (value: string, name: string) => void): void {
    const raw = this.#raw;
    for (let i = 0; i < raw.length; i += 2) run(raw[i + 1] ?? '', raw[i] ?? '');
  }
}

/** Returns the path of a request target that is an absolute URL, or the `*` of `OPTIONS`. */
function pathOf(target: string): string {
  if (!URL.canParse(target)) return `/${target}`;
  const { pathname, search } = new URL(target);
  return pathname + search;
}

function hasBody(headers: RequestHeaders): boolean {
  return headers.has('content-length') || headers.has('transfer-encoding');
}

/**
 * Returns undefined for a body that breaks off. A forwarded one was decoded before, so its coding is null. The rest of a body
 * over the size limit is discarded by node:http.
 */
function readBody(
  message: IncomingMessage,
  headers: RequestHeaders,
  textDecoder: TextDecoder,
  coding: string | null,
): Promise<BodyText | undefined> {
  if (Number(headers.get('content-length') ?? 0) > MAX_BODY_BYTES) return Promise.resolve(tooLarge);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    message.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= MAX_BODY_BYTES) chunks.push(chunk);
      else resolve(tooLarge);
    });
    message.on('end', () => {
      const [first] = chunks;
      const bytes = first && chunks.length === 1 ? first : Buffer.concat(chunks);
      resolve(coding === null ? decodedBody(() => textDecoder.decode(bytes)) : decodedText(bytes, coding, textDecoder));
    });
    message.on('close', () => resolve(undefined));
  });
}
