import { isPlainObject } from '../../wire/json';
import type { ExchangedResponse, RecordedExchange } from '../exchange';
import { declaredResponse, noPlace, placeOfOperation } from './declared';
import { type Finding, finding } from './finding';
import { differentHeaders } from './headers';
import { placeOfDecline, placeOfError, placeOfHeader } from './tables';
import type { ValueContext } from './value-context';
import { compareValues } from './values';

/** Whether a status is that of a success. */
export const isSuccess = ({ status }: Pick<ExchangedResponse, 'status'>): boolean => status < 400;

/** Yields the differences of two responses to one request. Of a success and an error only the status is compared. */
export function* compareResponses(
  { operation, response: recorded }: RecordedExchange,
  sandbox: ExchangedResponse,
  context: ValueContext,
): Generator<Finding, void> {
  const bodies = { recorded: parse(recorded.body), sandbox: parse(sandbox.body) };
  const codes = { recorded: codeOf(bodies.recorded), sandbox: codeOf(bodies.sandbox) };
  const ofOperation = operation === null ? noPlace : placeOfOperation(operation);
  if (recorded.status !== sandbox.status) {
    const values = { recorded: recorded.status, sandbox: sandbox.status };
    const ofStatus = codes.sandbox === undefined ? ofOperation : placeOfError(codes.sandbox, 'statusProvenance');
    yield finding('status', 'status', values, ofStatus);
    if (isSuccess(recorded) !== isSuccess(sandbox)) return;
  }
  const isOtherError = recorded.body !== undefined && codes.recorded !== codes.sandbox;
  for (const { name, ...values } of differentHeaders(
    recorded,
    sandbox,
    recorded.status === sandbox.status && !isOtherError,
  ))
    yield finding('header', name, values, placeOfHeader(name, operation, codes.sandbox));
  if (recorded.body === undefined) return;
  if (isOtherError && codes.recorded !== undefined && codes.sandbox !== undefined) {
    yield finding('error_code', 'error.code', codes, placeOfError(codes.sandbox));
    return;
  }
  if (operation === null) return;
  const declared = declaredResponse(operation, sandbox.status);
  for (const found of compareValues(bodies, { field: '', name: '', declared }, context))
    yield placed(found.field === '' ? { ...found, field: 'body' } : found);
}

/** The tables of codes say more than the field does. */
function placed(found: Finding): Finding {
  if (found.kind === 'decline_code') return { ...found, ...placeOfDecline(found.sandbox) };
  return found.kind === 'error_code' ? { ...found, ...placeOfError(found.sandbox) } : found;
}

/** Returns the value of a body; the text itself if it is not JSON. */
export function parse(body: string | undefined): unknown {
  if (body === undefined || body === '') return body;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

function codeOf(body: unknown): unknown {
  const error = isPlainObject(body) ? body['error'] : undefined;
  return isPlainObject(error) ? error['code'] : undefined;
}
