import type { requestErrors } from '../tables/errors/requests';
import { limits } from '../tables/limits';
import { message, sentence } from '../vocabulary/message';
import type { ExplanationsOf } from './row';

const hours = (seconds: number) => `${seconds / 3600} hours`;

/** Of what any operation may answer before it looks at its own rules. */
export const requestExplanations: ExplanationsOf<typeof requestErrors> = {
  malformed_request: message`The body is no JSON object. Send one, with the header Content-Type: application/json; check commas, quotes and that it is not cut off.`,
  body_too_large: sentence(`A body may have ${limits.request_body_bytes.value} bytes at most. Send less.`),
  not_authenticated: sentence(
    `No good credentials came. Get an access token from POST /oauth/token with the client_id and client_secret of a key pair, and send it as Authorization: Bearer; it lasts ${hours(limits.access_token_seconds.value)} of the platform's clock.`,
  ),
  not_authorized: message`The key or account of the request may not do this. For an onboarding entry: only a sub account that still waits for it takes one. Look at the account that Sub-Account names.`,
  duplicate_record: message`What must be unique is there already, such as the name of a sub account or its onboarding entry. Choose another name, or use the record that is there.`,
  host_not_allowed: message`The sandbox answers to names of this machine alone. Call it by 127.0.0.1 or localhost, or start it with --allow-host and this name.`,
  resource_not_found: message`No such path, or no such object for this token. Check the ids in the path and in the header Sub-Account: each platform, test and live, and each sub account sees only its own.`,
  payment_intent_not_found: message`No payment intent with this id for this token. Check that it was made in the same mode, and on the account that Sub-Account names.`,
  payment_method_not_found: message`No payment method with this token for this account. Check that it was made in the same mode, and on the account that Sub-Account names.`,
  method_not_allowed: message`The path exists, but not with this method. Use one of: ${'allow'}.`,
  idempotency_key_required: message`This operation moves money or makes records, and must not do so twice. Send the header Idempotency-Key: a new text for each new request, the same one with its retries.`,
  idempotency_key_invalid: sentence(
    `An Idempotency-Key has 1 to ${limits.idempotency_key_characters.value} characters. A UUID fits.`,
  ),
  idempotency_params_mismatch: sentence(
    `This key belongs to an earlier request with another method, path or body, and is kept for ${hours(limits.idempotency_retention_seconds.value)}. Use a new key for a new request; a retry must repeat the first one exactly.`,
  ),
  idempotency_request_in_progress: message`The first request with this key is still under way. Wait a moment and send the same once more: its answer is then given again.`,
  idempotency_concurrent_request: message`Requests with one key arrived at once. Send them one after the other; the same request may be sent again.`,
  internal_server_error: message`Nothing of the request was kept, and it may be sent again with the same key. If nobody asked for this error, it is a bug of the sandbox: its log says more.`,
};
