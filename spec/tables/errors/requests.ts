import { message, sentence } from '../../vocabulary/message';
import { withPage } from '../../vocabulary/reference-page';
import { limits } from '../limits';
import { added, addedForStatedStatus, stated, statedCode, type ErrorRow } from './row';

const hours = (seconds: number) => `${seconds / 3600} hours`;

/** Errors that any operation may return before its own rules are checked. Source: Errors, HTTP statuses and Error codes. */
export const requestErrors = {
  malformed_request: addedForStatedStatus(400, {
    message: message`the request body must be a JSON object`,
    explanation: message`The body is not JSON. Check commas, quotes and braces, and that it is not cut off. Send an object, with the header Content-Type: application/json.`,
    description:
      'The body cannot be parsed as JSON, is JSON but not an object, or has a number that is too large for a double: 1e999 would become null.',
  }),
  malformed_http: addedForStatedStatus(400, {
    message: message`the request is not valid HTTP`,
    explanation: message`What arrived cannot be read as HTTP/1.1. Check that the client uses http and not https, and that method, path and headers have no line breaks and no control characters.`,
    description:
      'The bytes of the request are not HTTP/1.1: TLS, a broken first line, or a header with control characters.',
  }),
  expectation_failed: added(417, {
    message: message`the expectation of the request cannot be met`,
    explanation: message`The header Expect has another value than 100-continue. Send the request without it.`,
    description: 'The Expect header has another value than `100-continue`.',
  }),
  headers_too_large: added(431, {
    message: message`the headers of the request are too large`,
    explanation: sentence(
      `The first line and the headers may have ${limits.request_header_bytes.value} bytes together. Shorten the longest. In a browser, these are cookies of other programs on the same host: delete them, or use 127.0.0.1 instead of localhost.`,
    ),
    description: 'The headers of the request, with its first line, are larger than the limit.',
  }),
  content_encoding_mismatch: addedForStatedStatus(400, {
    message: message`the request body is not what its Content-Encoding says`,
    explanation: message`The body cannot be decoded as the header Content-Encoding says. Encode it so, or send it as it is, without the header; check that it is not cut off.`,
    description: 'The body is not in the coding that the header Content-Encoding names, or it is cut off.',
  }),
  content_encoding_not_supported: added(415, {
    message: message`the Content-Encoding of the request body is not supported`,
    explanation: message`The header Content-Encoding names a coding that is not decoded here. The header Accept-Encoding of this response lists those that are: use one, or send the body as it is, without the header.`,
    description:
      'The Content-Encoding header names an unknown coding, or several. The Accept-Encoding header lists the supported codings.',
  }),
  charset_not_supported: added(415, {
    message: message`the request body is not in UTF-8`,
    explanation: message`The bytes of the body are not valid UTF-8, whatever charset the header Content-Type names. Encode the text in UTF-8, and send Content-Type: application/json.`,
    description: 'The bytes of the body are not valid UTF-8.',
  }),
  body_too_large: added(413, {
    message: message`the request body is too large`,
    explanation: sentence(
      `A body may have ${limits.request_body_bytes.value} bytes at most, counted after decoding. Send less.`,
    ),
    description: 'The body is larger than the limit, as it was sent or when it is decoded.',
  }),
  not_authenticated: stated(401, {
    message: message`missing, wrong or expired credentials`,
    explanation: sentence(
      `No good credentials came. Get an access token from POST /oauth/token with client_id and client_secret, and send it as Authorization: Bearer. It lasts ${hours(limits.access_token_seconds.value)} of your clock, unless the command access-tokens end ended it.`,
    ),
    description:
      'The access token is missing, unknown or expired, or the client id or secret at the token endpoint is wrong.',
  }),
  not_authorized: stated(403, {
    message: message`these credentials do not allow this action`,
    explanation: message`The key, token or account of the request may not do this. A web component token allows the operations of its roles only. Only a sub account that still waits for an onboarding entry takes one.`,
    description:
      'The request is not allowed for this key, for the roles of this web component token, or for this account.',
  }),
  duplicate_record: addedForStatedStatus(403, {
    message: message`a record with these values already exists`,
    explanation: message`What must be unique is there already, such as the name of a sub account or its onboarding entry. Choose another name, or use the record that is there.`,
    description: 'A value of the new record that must be unique, such as the name of a sub account, is already in use.',
  }),
  host_not_allowed: added(403, {
    message: message`host not allowed: ${'host'}; to allow a name, start the sandbox with --allow-host or PAYMENTS_SANDBOX_ALLOW_HOST`,
    explanation: message`The sandbox responds only to names of this machine and, if other machines can reach it, to names without a dot. Call it by one of these, or start it with --allow-host or PAYMENTS_SANDBOX_ALLOW_HOST and this name.`,
    description: 'The Host header is not one of the hosts that the sandbox accepts.',
  }),
  origin_not_allowed: added(403, {
    message: message`pages of this origin may not call the sandbox: to allow them, start it with --allow-origin ${'origin'}`,
    explanation: message`A web page sent the request, and only pages of this machine may. Open the page on localhost, or allow its origin: start the sandbox with --allow-origin ${'origin'}, or createSandbox({ allowOrigins }).`,
    description:
      'The Origin header, which browsers send, is neither a loopback origin nor one that was allowed when the sandbox was started.',
  }),
  upload_not_accepted: added(403, {
    message: message`the address of this upload takes no file: ${'reason'}`,
    explanation: sentence(
      `An upload address takes one file within ${limits.upload.seconds / 60} minutes on the platform's clock. Ask for another address, and send the file there.`,
    ),
    description: 'A file for an upload address that has expired, or that has taken a file already.',
  }),
  resource_not_found: stated(404, {
    message: message`resource not found`,
    explanation: message`No such object for this token. Check the ids in the path, in the body and in the header Sub-Account: each platform, test and live, and each sub account sees only its own.`,
    description: 'The path does not exist, or the account and mode of the request have no object with this id.',
  }),
  payment_intent_not_found: stated(404, {
    message: message`payment intent not found`,
    explanation: message`No payment intent with this id for this token. Check that it was made in the same mode, and on the account that Sub-Account names.`,
    description: 'The account and mode of the request have no payment intent with this id.',
  }),
  payment_method_not_found: stated(404, {
    message: message`payment method not found`,
    explanation: message`No payment method with this token for this account. Check that it was made in the same mode, and on the account that Sub-Account names.`,
    description: 'The account and mode of the request have no payment method with this token.',
  }),
  not_in_sandbox: added(501, {
    message: message`the sandbox does not have ${'feature'}`,
    explanation: withPage(
      message`The path is not mistyped: the service has ${'feature'}, and the sandbox does not. Try it against the service. All that is missing:`,
      'operations',
    ),
    description:
      'The service has the operation, and the sandbox does not: see [Operations](operations.md#not-in-the-sandbox).',
    shouldRetry: false,
  }),
  method_not_allowed: added(405, {
    message: message`method not allowed, use one of: ${'allow'}`,
    explanation: message`The path exists, but not with this method. Use one of: ${'allow'}.`,
    description: 'The path does not support this method. The Allow header lists the supported methods.',
  }),
  idempotency_key_required: statedCode(400, {
    message: message`missing required header Idempotency-Key`,
    explanation: message`This operation moves money or makes records, and must not do so twice. Send the header Idempotency-Key: a new text for each new request, the same one with its retries.`,
    description: 'The operation requires an Idempotency-Key header.',
  }),
  idempotency_key_invalid: added(422, {
    message: message`the Idempotency-Key header is empty or too long`,
    explanation: sentence(
      `An Idempotency-Key has 1 to ${limits.idempotency_key_characters.value} characters. A UUID fits.`,
    ),
    description: 'The Idempotency-Key header is empty or too long.',
  }),
  idempotency_params_mismatch: statedCode(422, {
    message: message`this Idempotency-Key was used before with another request`,
    explanation: sentence(
      `This key belongs to an earlier request with another method, path or body, and is kept for ${hours(limits.idempotency_retention_seconds.value)}. Use a new key for a new request; a retry must repeat the first one exactly.`,
    ),
    description: 'An earlier request with this key had another path or other parameters.',
  }),
  idempotency_request_in_progress: stated(409, {
    shouldRetry: true,
    message: message`a request with this Idempotency-Key is still in progress`,
    explanation: message`The first request with this key is still under way. Wait a moment and send the same once more: its answer is then given again.`,
    description: 'The first request with this key has no response yet.',
  }),
  idempotency_concurrent_request: stated(409, {
    shouldRetry: true,
    message: message`several requests with this Idempotency-Key arrived at once`,
    explanation: message`Requests with one key arrived at once. Send them one after the other; the same request may be sent again.`,
    description: 'Requests with the same key reached the service at the same time.',
  }),
  internal_server_error: stated(500, {
    shouldRetry: true,
    message: message`unexpected error`,
    explanation: message`Nothing of the request was kept, and it may be sent again with the same key. If nobody asked for this error, it is a bug of the sandbox: its log says more.`,
    description: 'An unexpected error in the server. Nothing was stored.',
  }),
  service_unavailable: added(503, {
    shouldRetry: true,
    retryAfterSeconds: 1,
    message: message`service unavailable: ${'cause'}; ${'advice'}`,
    explanation: message`${'advice'}: ${'cause'}. GET /_sandbox/health shows the reason, and whether requests are accepted again.`,
    description:
      'The platform cannot be written, for example because the disk is full: from a failed write until its changes are written, requests that change something are refused before they are carried out. The outcome of the requests that were carried out before that is unknown until then. After the sandbox is closed, `Should-Retry` is `false`.',
  }),
} satisfies Record<string, ErrorRow>;
