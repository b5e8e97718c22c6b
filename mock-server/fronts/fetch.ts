import { limits } from '../../spec/tables/limits';
import { pathBelow } from '../../spec/vocabulary/base-path';
import { requestClass, responseClass, TextDecoder, URL } from '../../spec/vocabulary/globals';
import { onAbort } from '../../spec/vocabulary/on-abort';
import { readableFrom } from '../../spec/vocabulary/readable-from';
import { ConnectionDropped } from '../faults/connection-dropped';
import { decodedText, joinedBytes } from '../wire/content-coding';
import { isEmpty, type WireResponse } from '../wire/envelope';
import { type App, type BodyText, decodedBody, tooLarge, type WireRequest } from '../wire/message';
import { streamsBody } from '../wire/streams-body';
import { addressIn, hangUpOf, withoutSignal, withOwnRequest } from './own-request';
import { plainRequest } from './plain-request';
import { ResponseOnDemand } from './response-on-demand';

const MAX_BODY_BYTES = limits.request_body_bytes.value;

/**
 * Returns a function that takes what the global `fetch` takes, and rejects as that does. Called with plain values, it makes no
 * `Request`, and its response is made on demand. Called with a `Request`, as servers and workers do, it returns the platform's
 * `Response`, which they require. With a base path, it takes requests whose path has it and those from which it was removed.
 */
export function fetchFrom(
  respond: App,
  basePath = '',
): (input: Request | URL | string, init?: RequestInit) => Promise<Response> {
  const exchange = async (request: Request, signal: AbortSignal | null = request.signal) =>
    responseFrom(await respond(await wireRequestFrom(request, basePath, signal)), request.method);
  const exchangePlain = async (request: WireRequest) => responseFrom(await respond(request), request.method, true);
  const exchangeRequest = (input: Request | URL | string, init: RequestInit | undefined) =>
    typeof input === 'string' || 'href' in input
      ? exchange(new (requestClass())(input, withoutSignal(init)), init?.signal)
      : withOwnRequest(input, init, (request) => exchange(request, init?.signal ?? undefined));
  return async (input, init) => {
    const signal = init?.signal;
    if (signal?.aborted) return Promise.reject(signal.reason);
    const address = addressIn(input);
    const plain = address === undefined ? undefined : plainRequest(address, init, basePath);
    const response = plain ? exchangePlain(plain) : exchangeRequest(input, init);
    return signal ? untilAborted(response, signal) : response;
  };
}

/** Rejects with the signal's reason when it aborts. The request is completed all the same. */
async function untilAborted<Result>(result: Promise<Result>, signal: AbortSignal): Promise<Result> {
  let stop: () => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    stop = onAbort(signal, () => reject(signal.reason));
  });
  try {
    return await Promise.race([result, aborted]);
  } finally {
    stop();
  }
}

/** Reads a request of the Fetch standard, except for a body that is a stream. Rejects when its body breaks off. */
async function wireRequestFrom(request: Request, basePath: string, signal: AbortSignal | null): Promise<WireRequest> {
  const { method, headers } = request;
  const { pathname, search: query, origin } = new URL(request.url);
  const path = basePath === '' ? pathname : pathBelow(basePath, pathname);
  const facts = { method, path, query, headers, origin, basePath, onHangUp: hangUpOf(signal) };
  return streamsBody(method, path)
    ? { ...facts, body: '', stream: streamOf(request) }
    : { ...facts, ...(await readText(request)) };
}

/** Returns the chunks of a body. A reader that stops before its end cancels the rest. */
async function* chunksOf({ body }: Request): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = body?.getReader();
  if (reader === undefined) return;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    // Not awaited: if the body is one of two branches of a stream, this resolves only when both are canceled.
    reader.cancel().catch(() => undefined);
  }
}

async function* streamOf(request: Request): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    yield* chunksOf(request);
  } catch {
    throw new ConnectionDropped();
  }
}

/** Reads up to the size limit of a body. */
async function readText(request: Request): Promise<BodyText> {
  const { headers } = request;
  if (Number(headers.get('content-length') ?? 0) > MAX_BODY_BYTES) return tooLarge;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunksOf(request)) {
    length += chunk.byteLength;
    if (length > MAX_BODY_BYTES) return tooLarge;
    chunks.push(chunk);
  }
  const bytes = joinedBytes(chunks);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const coding = headers.get('content-encoding');
  return coding === null ? decodedBody(() => decoder.decode(bytes)) : decodedText(bytes, coding, decoder);
}

/**
 * Returns a response of the Fetch standard: that of the platform, or one that is made on demand, for a caller that asks for
 * little of it.
 */
export function responseFrom(response: WireResponse, method: string, isOnDemand = false): Response {
  const { status, contentType, headers, body } = response;
  if (isEmpty(response)) return new (responseClass())(null, { status, headers });
  const init = { status, headers: { 'Content-Type': contentType, ...headers } };
  if (method === 'HEAD') return new (responseClass())(null, init);
  if (typeof body !== 'string') return new (responseClass())(readableFrom(body), init);
  // Spread last: Node 20 takes long to give another field to an object that is spread first.
  return isOnDemand ? new ResponseOnDemand({ body, ...init }) : new (responseClass())(body, init);
}
