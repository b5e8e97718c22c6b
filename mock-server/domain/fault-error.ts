import { type ErrorParams, errors, type ErrorStatus } from '../../spec/tables/errors';
import type { ApiErrorCode } from '../../spec/tables/faults';
import { SandboxError } from '../sandbox-error';
import { detailsOf } from './simulated-error';

/** Values for the placeholders of error messages that no request caused. A new placeholder does not compile without a value. */
const placeholders: ErrorParams<ApiErrorCode> = {
  name: 'amount',
  minimum: '1',
  maximum: '99999999',
  reason: 'the card was declined',
  status: 'pending',
  outcome: 'approve',
  action: 'a response',
  allowed: 'enabled',
  currency: 'usd',
  host: 'payments.example',
  origin: 'https://shop.example',
  allow: 'GET',
  feature: 'terminals',
  cause: 'the platform cannot be written',
  advice: 'the request was not carried out, send it again later',
};

/** The explanation of a decline that nothing but its response has: no payment was made. */
export const NOTHING_STORED = 'Nothing was carried out, and no payment is stored.';

/** Returns an error that a fault causes, and not the request. */
export function errorOnRequest(code: ApiErrorCode, faultId: string, status?: number): SandboxError {
  return errorOfCode(code, `the fault ${faultId}`, {
    status,
    ...(errors[code].status === 402 && {
      explanation: `${NOTHING_STORED} For a decline that is stored, inject a scenario instead of an error.`,
    }),
  });
}

/** Returns an error of which only the code is known: something other than the request asked for it. */
export function errorOfCode(
  code: ApiErrorCode,
  requestedBy: string,
  { status, explanation }: { readonly status?: number | undefined; readonly explanation?: string } = {},
): SandboxError {
  const name = /^(?!parameter_)(\w+)_(?:required|invalid)$/.exec(code)?.[1] ?? placeholders.name;
  return new SandboxError(
    code,
    { ...placeholders, name },
    {
      details: detailsOf(code),
      ...(code === 'method_not_allowed' && { headers: { Allow: placeholders.allow } }),
      ...(status !== undefined && { status }),
      requestedBy,
      explanation,
    },
  );
}

/** The most general error of each status. */
const generalErrors: Readonly<Record<ErrorStatus, ApiErrorCode>> = {
  400: 'malformed_request',
  401: 'not_authenticated',
  402: 'card_declined',
  403: 'not_authorized',
  404: 'resource_not_found',
  405: 'method_not_allowed',
  409: 'idempotency_concurrent_request',
  413: 'body_too_large',
  415: 'charset_not_supported',
  417: 'expectation_failed',
  422: 'parameter_invalid',
  429: 'gateway_rate_limit_error',
  431: 'headers_too_large',
  500: 'internal_server_error',
  501: 'internal_server_error',
  503: 'internal_server_error',
};

/** Returns an error with any status from 400 to 599. A status that the API does not use has the code of 400 or 500. */
export function errorOfStatus(status: number, faultId: string): SandboxError {
  const family = status < 500 ? 400 : 500;
  return errorOnRequest(isErrorStatus(status) ? generalErrors[status] : generalErrors[family], faultId, status);
}

function isErrorStatus(status: number): status is ErrorStatus {
  return Object.hasOwn(generalErrors, status);
}
