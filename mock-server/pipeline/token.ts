import { operations } from '../../spec/resources';
import { type AppliedFault, applyFault } from '../faults/apply-fault';
import { SandboxError } from '../sandbox-error';
import type { Platform } from '../platform/platform';
import type { RequestRecord } from '../request-log/record';
import { type CredentialProblem, explainCredentials } from '../../spec/tables/credential-problems';
import { hashSecret, sameHash } from '../random/hashes';
import type { Mode } from '../rows';
import { newAccessToken } from '../platform/access-token';
import type { Caller } from './authenticate';
import { errorResponse, successResponse, type TextResponse, type WireResponse } from '../wire/envelope';
import { basicKeyPair, type KeyPairName, type SentKeyPair, type WireRequest } from '../wire/message';
import { validate } from '../wire/validate';
import { validatorOf } from '../wire/validators';

/** Finds the owner of a key pair by its client id or its name, which is open meanwhile. */
export interface KeyPairs {
  readonly duringOwner: <Result>(
    pair: string | KeyPairName,
    run: (owner: Caller | undefined) => Promise<Result>,
  ) => Promise<Result>;
}

const { createAccessToken: operation } = operations;

/**
 * Exchanges a key pair for an access token. It is the only operation without an account. A client that the sandbox created names
 * its key pair, and needs no secret. Source: Authentication.
 */
export async function respondWithToken(
  keyPairs: KeyPairs,
  request: Pick<WireRequest, 'headers' | 'keyPair' | 'onHangUp'>,
  record: RequestRecord,
): Promise<WireResponse> {
  const sent = record.parseBody(operation);
  const body = validate(sent, operation.body ?? {}, validatorOf('createAccessToken'), record);
  const named = request.keyPair;
  const pair = sentKeyPair(basicKeyPair(request.headers.get('authorization') ?? ''), body); // parameter_missing not_authenticated
  if (body.scope) record.warn(SCOPE_WARNING);
  return keyPairs.duringOwner(named ?? pair.client_id, (owner) => {
    if (owner) {
      record.arrive(owner.platform, owner.mode);
      record.account_id = owner.platform.keyPair(owner.mode).account_id;
    }
    const isGranted = named !== undefined || isSecretOf(owner, pair.client_secret);
    if (!isGranted || owner === undefined) throw refusal(pair);
    record.credential = 'key_pair';
    return respondToOwner(owner, record, request);
  });
}

const SCOPE_WARNING = '"scope" is ignored: an access token is for everything that its key pair may do';

interface ReceivedKeyPair extends SentKeyPair {
  readonly isBasic: boolean;
}

/** Returns the key pair of a request. A header counts, and a body may only repeat it: of two pairs none is the caller's. */
function sentKeyPair(basic: SentKeyPair | undefined, body: Partial<SentKeyPair>): ReceivedKeyPair {
  const { client_id = basic?.client_id, client_secret = basic?.client_secret } = body;
  if (client_id === undefined) throw new SandboxError('parameter_missing', { name: 'client_id' });
  if (client_secret === undefined) throw new SandboxError('parameter_missing', { name: 'client_secret' });
  const pair = { client_id, client_secret, isBasic: basic !== undefined };
  if (basic && (basic.client_id !== client_id || basic.client_secret !== client_secret))
    throw refusal(pair, 'two_pairs');
  return pair;
}

/** Returns the error for a wrong key pair, which names the scheme of the request. */
function refusal({ isBasic }: ReceivedKeyPair, problem: CredentialProblem = 'unknown_pair'): SandboxError {
  const explanation = explainCredentials(problem);
  if (!isBasic) return new SandboxError('not_authenticated', {}, { explanation });
  const headers = { 'WWW-Authenticate': 'Basic realm="payments-sandbox"' };
  return new SandboxError('not_authenticated', {}, { explanation, headers });
}

/** Whether a secret is that of a key pair. Compares for an unknown client too: the duration does not reveal which ids exist. */
export function isSecretOf(owner: Caller | undefined, clientSecret: string): boolean {
  const expected = owner?.platform.keyPair(owner.mode).secret_hash ?? hashSecret('');
  return sameHash(hashSecret(clientSecret), expected);
}

async function respondToOwner(
  { platform, mode }: Caller,
  record: RequestRecord,
  request: Pick<WireRequest, 'onHangUp'>,
): Promise<WireResponse> {
  platform.assertAvailable(true); // service_unavailable
  const { active } = platform.faultInjector;
  const fault: AppliedFault = active ? await applyFault(platform, 'createAccessToken', record, request) : {};
  const response = fault.refusal ? errorResponse(fault.refusal) : tokenResponse(platform, mode);
  return fault.change ? fault.change(response) : response;
}

function tokenResponse(platform: Platform, mode: Mode): TextResponse {
  return successResponse(operation.success, newAccessToken(platform, mode));
}
