import type { ExampleRequest, ExampleResponse } from '../../spec/vocabulary/example';
import { linesContentType, pathParameters } from '../../spec/vocabulary/operation';
import type { Target } from '../support/api';
import { findPlace, type Place } from '../support/document';

/** A request to an operation and its response. */
export interface Exchange {
  readonly operationId: string;
  readonly request: ExampleRequest;
  readonly response: ExampleResponse;
}

/** The headers of examples. Others are those of the message, or have a secret. */
const shownHeaders = ['Sub-Account', 'Idempotency-Key'];

/** A target that remembers the exchanges with the operations of the documents. */
export class Recorder implements Target {
  readonly exchanges: Exchange[] = [];

  constructor(readonly target: Target) {}

  get baseUrl(): string {
    return this.target.baseUrl;
  }

  readonly fetch: Target['fetch'] = async (url, init = {}) => {
    const response = await this.target.fetch(url, init);
    const { method = 'GET' } = init;
    const { pathname, searchParams } = new URL(url);
    const place = findPlace(method, pathname);
    if (place === undefined) return response;
    const text = await response.text();
    const { status, headers } = response;
    this.exchanges.push({
      operationId: place.operation.operationId,
      request: redacted(requestOf(place, pathname, searchParams, init)),
      response: { status, body: redacted(parsed(text, headers.get('content-type') === linesContentType)) },
    });
    return new Response(text, { status, headers });
  };

  /** Returns the exchanges since the last call. */
  take(): readonly Exchange[] {
    return this.exchanges.splice(0);
  }
}

function requestOf(
  { path, pattern }: Place,
  pathname: string,
  query: URLSearchParams,
  { headers, body }: RequestInit,
): ExampleRequest {
  const names = pathParameters(path);
  const values = new RegExp(pattern.source.replaceAll('[^/]+', '([^/]+)')).exec(pathname)?.slice(1) ?? [];
  const sent = new Headers(headers);
  return {
    ...present(
      'path',
      names.map((name, i) => [name, decodeURIComponent(values[i] ?? '')]),
    ),
    ...present('query', [...query]),
    ...present(
      'headers',
      shownHeaders.flatMap((name) => (sent.has(name) ? [[name, sent.get(name) ?? '']] : [])),
    ),
    ...(typeof body === 'string' && { body: parsed(body, sent.get('content-type') === linesContentType) }),
  };
}

function present(name: string, entries: readonly (readonly string[])[]): object {
  return entries.length === 0 ? {} : { [name]: Object.fromEntries(entries) };
}

/** Returns the value of a JSON body. Lines stay a text, as does what a request has instead of JSON. */
function parsed(text: string, isLines: boolean): unknown {
  if (isLines) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The fields that hold a secret of the sandbox. */
const secret = /^(access_token|client_secret|secret)$/;

const MACHINE_TIME = '2026-01-01T00:00:00.000Z';
const isPlatformToken = (value: unknown): value is object =>
  /^ptk_/.test(String(Object(value).id)) && 'created_at' in Object(value);

/**
 * Returns a value with its secrets and signatures replaced, and with what the clock of the machine says. The documented key pairs
 * of the default platform stay.
 */
export function redacted<Value>(value: Value): Value {
  const text = JSON.stringify(value, (name: string, each: unknown) => {
    if (name === 'duration_ms') return 1;
    if (name === 'last_write_at') return MACHINE_TIME;
    if (isPlatformToken(each))
      return { ...each, created_at: MACHINE_TIME, ...('token' in each && { token: '<token>' }) };
    if (typeof each !== 'string' || each.endsWith('_default_secret')) return each;
    return secret.test(name)
      ? `<${name.replace('_', ' ')}>`
      : each.replace(/[0-9a-f]{32,}/g, (hex) => '0'.repeat(hex.length));
  });
  return JSON.parse(text);
}
