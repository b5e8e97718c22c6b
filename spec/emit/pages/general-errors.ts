import type { ErrorCode } from '../../tables/errors';

/** The errors that follow from how a request is sent, by the requests that can get them. */
export const generalErrors: Readonly<Record<string, readonly ErrorCode[]>> = {
  'Every request': [
    'malformed_http',
    'expectation_failed',
    'headers_too_large',
    'internal_server_error',
    'service_unavailable',
  ],
  'A request with an access token': ['not_authenticated', 'not_authorized', 'resource_not_found'],
  'A request to the control API': ['control_not_authenticated', 'host_not_allowed', 'origin_not_allowed'],
  'A request with an Idempotency-Key': [
    'idempotency_key_required',
    'idempotency_key_invalid',
    'idempotency_params_mismatch',
    'idempotency_request_in_progress',
  ],
  'A request with a body': [
    'malformed_request',
    'content_encoding_mismatch',
    'content_encoding_not_supported',
    'charset_not_supported',
    'body_too_large',
    'parameter_missing',
    'parameter_invalid',
    'unexpected_parameter',
  ],
  'A list': ['cursor_invalid', 'parameter_invalid'],
};

const codes = new Set(Object.values(generalErrors).flat());

/** Returns whether a code is in the table of errors of every request instead of at each operation. */
export function isGeneral(code: ErrorCode): boolean {
  return codes.has(code);
}
