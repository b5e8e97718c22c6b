import type { Mode } from '../rows';
import type { ByteStream, WireResponse } from './envelope';
import { atob, TextDecoder } from '../../spec/vocabulary/globals';

/** The headers of a request. Names are case-insensitive; the values of a repeated header are joined by ", ". */
export interface RequestHeaders extends Pick<Headers, 'get' | 'has'> {
  /** Calls back with each header. A front may pass a repeated header once for each value. */
  forEach(run: (value: string, name: string) => void): void;
}

/** A request, whichever front received it. It was read to its end, except for a body that is a stream. */
export interface WireRequest {
  readonly method: string;
  /** The path as it was sent, without the query. */
  readonly path: string;
  /** The query with its question mark; empty without a query. */
  readonly query: string;
  readonly headers: RequestHeaders;
  /** The origin of the URL, where a front knows it. Otherwise the `Host` header has it: see `ownBaseUrl`. */
  readonly origin?: string | undefined;
  /** The base path of the sandbox, which `path` does not have: see `ownBaseUrl`. */
  readonly basePath?: string | undefined;
  /** Host names that the front was told to accept, besides loopback names. Pages of these hosts may send requests. */
  readonly hostNames?: readonly string[] | undefined;
  /** The address of the client, where a front knows it. */
  readonly remoteAddress?: string | undefined;
  /** Null for a body that cannot be read. */
  readonly body: string | null;
  /** The reason why the body cannot be read. */
  readonly bodyError?: BodyError | undefined;
  /** Why the front could not read the request. It is refused, and `method`, `path` and `headers` may be incomplete. */
  readonly unread?: UnreadReason | undefined;
  /** The body of a request that `streamsBody`; `body` is empty then. Reading it throws when the client disconnects. */
  readonly stream?: ByteStream;
  /** The key pair of a client that the sandbox created. It gets tokens without the secret. Nothing that arrives can set it. */
  readonly keyPair?: KeyPairName | undefined;
  /** Whether a page of the sandbox sends it: the dashboard or the documentation. Nothing that arrives can set it. */
  readonly isOwn?: boolean | undefined;
  /** The platform that owns the address in the request, where several may have it: only this one responds. */
  readonly placedOn?: string | undefined;
  /**
   * Calls back once the caller hung up, where a front notices. Returns a function that ends the observation. Undefined for a
   * caller that cannot, or of which it is not known.
   */
  readonly onHangUp?: ((run: () => void) => () => void) | undefined;
  /** The id of the replica that forwarded the request. Only an authenticated replica can set it. */
  readonly forwardedBy?: string | undefined;
}

/**
 * Responds to a request, at once where nothing has to be waited for. Throws or rejects with a `ConnectionDropped` where a fault
 * ends the connection without a response.
 */
export type App = (request: WireRequest) => Promise<WireResponse>;

/** Names a key pair by its platform and its mode. */
export interface KeyPairName {
  readonly platform: string;
  readonly mode: Mode;
}

/** The reasons why a body cannot be read. One over the size limit is not read to its end. */
const bodyErrors = [
  'body_too_large',
  'charset_not_supported',
  'content_encoding_mismatch',
  'content_encoding_not_supported',
] as const;
export type BodyError = (typeof bodyErrors)[number];

export function isBodyError(value: unknown): value is BodyError {
  return bodyErrors.some((code) => code === value);
}

/** Why a request could not be read as HTTP: the code of its error. */
export type UnreadReason = 'malformed_http' | 'expectation_failed' | 'headers_too_large';

/** The text of a body, or why there is none. */
export type BodyText = { readonly body: string } | { readonly body: null; readonly bodyError: BodyError };

export const tooLarge: BodyText = { body: null, bodyError: 'body_too_large' };

/** Returns a body from the function that decodes its bytes. That one must be strict about UTF-8, and throw a `TypeError`. */
export function decodedBody(decode: () => string): BodyText {
  try {
    return { body: decode() };
  } catch (error) {
    // By its name: within Jest, errors of Node are not instances of the `TypeError` that this module knows.
    if (hasName(error, 'TypeError')) return { body: null, bodyError: 'charset_not_supported' };
    throw error;
  }
}

function hasName(error: unknown, name: string): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === name;
}

/** A key pair as it was sent. */
export interface SentKeyPair {
  readonly client_id: string;
  readonly client_secret: string;
}

/**
 * Returns the key pair of an `Authorization: Basic …` header, whose parts are encoded like those of a form (RFC 6749, 2.3.1);
 * empty texts for one that cannot be read, and undefined for any other header.
 */
export function basicKeyPair(authorization: string): SentKeyPair | undefined {
  const [, encoded] = /^Basic +(\S+)$/i.exec(authorization) ?? [];
  if (encoded === undefined) return undefined;
  try {
    const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
    const [, id = '', secret = ''] = /^([^:]*):(.*)$/s.exec(new TextDecoder().decode(bytes)) ?? [];
    return { client_id: formDecoded(id), client_secret: formDecoded(secret) };
  } catch {
    return { client_id: '', client_secret: '' };
  }
}

const formDecoded = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '));

/** Returns the token of an `Authorization: Bearer …` header; empty for any other header. */
export function bearerToken(authorization: string): string {
  return /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '';
}
