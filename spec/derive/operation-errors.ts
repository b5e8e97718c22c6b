import { type ErrorCode, errors } from '../tables/errors';
import { codesOfFields } from './field-errors';
import type { Operation } from '../vocabulary/operation';

const idempotencyErrors: readonly ErrorCode[] = [
  'idempotency_key_invalid',
  'idempotency_params_mismatch',
  'idempotency_request_in_progress',
];

/** Returns the statuses of an error: an account that no header names is 400, as any other header that is missing. */
export function statusesOf(code: ErrorCode, { ofAccount }: Pick<Operation, 'ofAccount'>): readonly number[] {
  const { status } = errors[code];
  return code === 'parameter_missing' && ofAccount === true ? [400, status] : [status];
}

/** Returns every error code of an operation: those of its handler, and those that follow from its definition. */
export function errorsOf(operation: Operation): readonly ErrorCode[] {
  const codes = new Set<ErrorCode>(operation.errors);
  if (codes.has('host_not_allowed')) codes.add('origin_not_allowed');
  codes.add('internal_server_error').add('service_unavailable');
  if (operation.authentication === 'bearer')
    codes.add('not_authenticated').add('not_authorized').add('resource_not_found');
  if (operation.authentication === 'control_token' || operation.authentication === 'platform_token')
    codes.add('control_not_authenticated');
  // Other paths name no platform whose token could be known.
  if (operation.authentication === 'control_token' && operation.path.includes('{platform_id}'))
    codes.add('control_not_authorized');
  if (operation.requiresEnabled) codes.add('sub_account_not_enabled');
  if (operation.ofAccount) codes.add('parameter_missing');
  if (operation.idempotencyKey === 'required') codes.add('idempotency_key_required');
  if (operation.idempotencyKey !== 'none') for (const code of idempotencyErrors) codes.add(code);
  if (operation.body) {
    codes.add('malformed_request').add('body_too_large').add('charset_not_supported');
    for (const code of codesOfFields(operation.body)) codes.add(code);
  }
  if (operation.body ?? operation.bodyLines)
    codes.add('content_encoding_mismatch').add('content_encoding_not_supported');
  if (operation.query?.['after_cursor']) codes.add('cursor_invalid');
  if (Object.values(operation.query ?? {}).some(({ enum: values, format }) => values ?? format))
    codes.add('parameter_invalid');
  return [...codes].sort((a, b) => errors[a].status - errors[b].status || (a < b ? -1 : 1));
}
