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
import type { Caller } from './authenticate';
import { errorResponse, successResponse, type TextResponse, type WireResponse } from '../wire/envelope';
import { validate } from '../wire/validate';

/** Finds the owner of a key pair by its client id, which is open meanwhile. */
export interface KeyPairs {
  readonly duringOwner: <Result>(
    clientId: string,
    run: (owner: Caller | undefined) => Promise<Result>,
  ) => Promise<Result>;
}

const { createAccessToken: operation } = operations;

/** Exchanges a key pair for an access token. It is the only operation without an account. Source: Authentication. */
export async function respondWithToken(keyPairs: KeyPairs, record: RequestRecord): Promise<WireResponse> {
  const sent = record.parseBody(operation);
  const body = validate(sent, operation.body ?? {}, validators.createAccessToken, record);
  return keyPairs.duringOwner(body.client_id, (owner) => respondToOwner(owner, body.client_secret, record));
}

async function respondToOwner(
  owner: Caller | undefined,
  clientSecret: string,
  record: RequestRecord,
): Promise<WireResponse> {
  if (owner) {
    record.arrive(owner.platform, owner.mode);
    record.account_id = owner.platform.keyPair(owner.mode).account_id;
  }
  // Compare for an unknown client too, so that the duration does not reveal which ids exist.
  const expected = owner?.platform.keyPair(owner.mode).secret_hash ?? hashSecret('');
  if (!sameHash(hashSecret(clientSecret), expected) || owner === undefined) {
    throw new SandboxError('not_authenticated', {});
  }
  const { platform, mode } = owner;
  platform.assertAvailable(); // service_unavailable
  if (!platform.faultInjector.active) return tokenResponse(platform, mode);
  return respondUnderFault(platform, {
    operation: 'createAccessToken',
    record,
    execute: () => Promise.resolve(tokenResponse(platform, mode)),
    refuse: (error) => Promise.resolve(errorResponse(error)),
  });
}

function tokenResponse(platform: Platform, mode: Mode): TextResponse {
  const seconds = limits.access_token_seconds.value;
  const access_token = issueToken(platform, mode, platform.now() + seconds * 1000);
  return successResponse(operation.success, { access_token, token_type: 'Bearer', expires_in: seconds });
}
