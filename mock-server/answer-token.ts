import { limits } from '../spec/limits';
import { validators } from '../spec/generated/validators';
import { operations } from '../spec/resources';
import { ApiError } from './api-error';
import type { Platform } from './platform';
import { hashSecret, sameHash } from './secrets';
import type { Mode } from './store/rows';
import { issueToken } from './wire/access-token';
import { type Reply, successReply } from './wire/envelope';
import { readBody } from './wire/read';
import { validate } from './wire/validate';

/** The key pairs of all platforms, by client id. */
export type KeyPairs = ReadonlyMap<string, { readonly platform: Platform; readonly mode: Mode }>;

const { createAccessToken: operation } = operations;

/** Exchanges a key pair for an access token: the one operation without an account. Source: Authentication. */
export async function answerToken(keyPairs: KeyPairs, request: Request): Promise<Reply> {
  const parseBody = await readBody(request, operation);
  const body = validate(parseBody(), operation.body ?? {}, validators.createAccessToken);
  const owner = keyPairs.get(body.client_id);
  // An unknown client is compared all the same, so that the time taken does not tell which ids exist.
  const expected = owner?.platform.keyPair(owner.mode).secret_hash ?? hashSecret('');
  if (!sameHash(hashSecret(body.client_secret), expected) || owner === undefined) {
    throw new ApiError('not_authenticated', {});
  }
  const seconds = limits.access_token_seconds.value;
  const access_token = issueToken(owner.platform, owner.mode, owner.platform.now() + seconds * 1000);
  return successReply(operation.success, { access_token, token_type: 'Bearer', expires_in: seconds });
}
