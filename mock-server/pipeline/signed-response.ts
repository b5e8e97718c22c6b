import type { Operation } from '../../spec/vocabulary/operation';
import { withoutSignature, withSignature } from '../domain/web-component-token';
import { keyedHash } from '../random/hashes';
import type { TextResponse } from '../wire/envelope';
import { isPlainObject } from '../wire/json';
import type { Caller } from './authenticate';

/** Returns a response as it is stored for its idempotency key: a token in it lacks its signature, so that no token is stored. */
export function storable(response: TextResponse, operation: Operation): TextResponse {
  return withToken(response, operation, withoutSignature);
}

/** Returns a stored response as it was sent: with the signature that its token had. */
export function replayed(response: TextResponse, operation: Operation, { platform, mode }: Caller): TextResponse {
  return withToken(response, operation, (unsigned) =>
    withSignature(unsigned, keyedHash(platform.keyPair(mode).secret_hash)),
  );
}

function withToken(
  response: TextResponse,
  { signedField }: Operation,
  change: (token: string) => string,
): TextResponse {
  if (signedField === undefined || response.status >= 400) return response;
  const body: unknown = JSON.parse(response.body);
  const token = isPlainObject(body) ? body[signedField] : undefined;
  if (!isPlainObject(body) || typeof token !== 'string') return response;
  return { ...response, body: JSON.stringify({ ...body, [signedField]: change(token) }) };
}
