import { message } from '../../vocabulary/message';
import type { ErrorRow } from './row';

const stated = { provenance: 'stated', statusProvenance: 'stated' } as const;
const statedCode = { provenance: 'stated', statusProvenance: 'chosen' } as const;
const added = { provenance: 'chosen', statusProvenance: 'chosen', added: true } as const;
const addedForStatedStatus = { provenance: 'chosen', statusProvenance: 'stated', added: true } as const;

/** Errors any operation may answer before it looks at its own rules. Source: Errors, HTTP statuses and Error codes. */
export const requestErrors = {
  malformed_request: {
    ...addedForStatedStatus,
    status: 400,
    message: message`the request body must be a JSON object`,
    description: 'The body cannot be parsed as JSON, or is JSON but not an object.',
  },
  body_too_large: {
    ...added,
    status: 413,
    message: message`the request body is too large`,
    description: 'The body is longer than the server reads.',
  },
  not_authenticated: {
    ...stated,
    status: 401,
    message: message`missing, wrong or expired credentials`,
    description:
      'No access token, one that is unknown or expired, or a wrong client id or secret at the token endpoint.',
  },
  not_authorized: {
    ...stated,
    status: 403,
    message: message`these credentials do not allow this action`,
    description: 'The request is valid, but this key or this account may not do it.',
  },
  duplicate_record: {
    ...addedForStatedStatus,
    status: 403,
    message: message`a record with these values already exists`,
    description:
      'Creating the record would make a second one of what must be unique, such as the name of a sub account.',
  },
  host_not_allowed: {
    ...added,
    status: 403,
    message: message`host not allowed: ${'host'}`,
    description: 'The Host header names an address this sandbox does not answer for.',
  },
  resource_not_found: {
    ...stated,
    status: 404,
    message: message`resource not found`,
    description: 'No such path, or no object with this id in the account and mode of the request.',
  },
  payment_intent_not_found: {
    ...stated,
    status: 404,
    message: message`payment intent not found`,
    description: 'No payment intent with this id in the account and mode of the request.',
  },
  payment_method_not_found: {
    ...stated,
    status: 404,
    message: message`payment method not found`,
    description: 'No payment method with this token in the account and mode of the request.',
  },
  method_not_allowed: {
    ...added,
    status: 405,
    message: message`method not allowed, use one of: ${'allow'}`,
    description: 'The path exists, but not with this method. The Allow header lists the methods it has.',
  },
  idempotency_key_required: {
    ...statedCode,
    status: 400,
    message: message`missing required header Idempotency-Key`,
    description: 'The operation writes payments and was sent without an Idempotency-Key header.',
  },
  idempotency_key_invalid: {
    ...added,
    status: 422,
    message: message`the Idempotency-Key header is empty or too long`,
    description: 'The Idempotency-Key header has no characters, or more than allowed.',
  },
  idempotency_params_mismatch: {
    ...statedCode,
    status: 422,
    message: message`this Idempotency-Key was used before with another request`,
    description: 'An earlier request with this key had another path or other parameters.',
  },
  idempotency_request_in_progress: {
    ...stated,
    status: 409,
    shouldRetry: true,
    message: message`a request with this Idempotency-Key is still in progress`,
    description: 'The first request with this key has not been answered yet.',
  },
  idempotency_concurrent_request: {
    ...stated,
    status: 409,
    shouldRetry: true,
    message: message`several requests with this Idempotency-Key arrived at once`,
    description: 'Requests with one key reached the service at the same time.',
  },
  internal_server_error: {
    ...stated,
    status: 500,
    shouldRetry: true,
    message: message`unexpected error`,
    description: 'Something went wrong in the server. Nothing of the request was kept.',
  },
} satisfies Record<string, ErrorRow>;
