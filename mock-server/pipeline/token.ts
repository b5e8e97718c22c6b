import { limits } from '../../spec/tables/limits';
import { validators } from '../../spec/generated/validators';
import { operations } from '../../spec/resources';
import { respondUnderFault } from '../faults/respond-under-fault';
import { SandboxError } from '../sandbox-error';
import type { Platform } from '../platform/platform';
import type { RequestRecord } from '../request-log/record';
import { hashSecret, sameHash } from '../random/hashes';
import type { Mode } from '../rows';
import { issueToken } from './access-token';
import { errorResponse, type WireResponse, successResponse } from '../wire/envelope';
import type { WireRequest } from '../wire/message';
import { readBody } from '../wire/read';
import { validate } from '../wire/validate';

/** The key pairs of all platforms, by client id. */
export type KeyPairs = ReadonlyMap<string, { readonly platform: Platform; readonly mode: Mode }>;

const { createAccessToken: operation } = operations;

/** Exchanges a key pair for an access token: the one operation without an account. Source: Authentication. */
export async function respondWithToken(
  keyPairs: KeyPairs,
  request: WireRequest,
  note: RequestRecord,
): Promise<WireResponse> {
  const parseBody = readBody(request, operation, note);
  const body = validate(parseBody(), operation.body ?? {}, validators.createAccessToken);
  const owner = keyPairs.get(body.client_id);
  if (owner) {
    note.arrive(owner.platform, owner.mode);
    note.account_id = owner.platform.keyPair(owner.mode).account_id;
  }
  // An unknown client is compared all the same, so that the time taken does not tell which ids exist.
  const expected = owner?.platform.keyPair(owner.mode).secret_hash ?? hashSecret('');
  if (!sameHash(hashSecret(body.client_secret), expected) || owner === undefined) {
    throw new SandboxError('not_authenticated', {});
  }
  const { platform, mode } = owner;
  if (!platform.faultInjector.active) return tokenResponse(platform, mode);
  return respondUnderFault(platform, {
    operation: 'createAccessToken',
    record: note,
    execute: () => Promise.resolve(tokenResponse(platform, mode)),
    refuse: (error) => Promise.resolve(errorResponse(error)),
  });
}

function tokenResponse(platform: Platform, mode: Mode): WireResponse {
  const seconds = limits.access_token_seconds.value;
  const access_token = issueToken(platform, mode, platform.now() + seconds * 1000);
  return successResponse(operation.success, { access_token, token_type: 'Bearer', expires_in: seconds });
}
