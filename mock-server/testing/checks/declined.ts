import { ApiError, type DeclineCode, PaymentError } from '../../../sdk';
import { isError } from '../../domain/thrown';
import { shown } from '../shown';
import { failed, type Finding, passed } from './finding';

/** Finds the decline of a call, or in an error. Waits for the end of the call. */
export async function findDecline(callOrError: unknown, declineCode: DeclineCode): Promise<Finding<PaymentError>> {
  const expected = `expected a decline with "${declineCode}"`;
  const outcome = await outcomeOf(callOrError);
  if ('value' in outcome) return failed(`${expected}, but the call succeeded: ${resultOf(outcome.value)}`);
  const { error } = outcome;
  if (!(error instanceof PaymentError)) return failed(`${expected}, but got ${errorOf(error)}`);
  const compared = { actual: error.declineCode, expected: declineCode };
  if (error.declineCode === null)
    return failed(`${expected}, but got ${errorOf(error)}, without a decline code`, compared);
  if (error.declineCode !== declineCode)
    return failed(`${expected}, but the decline code is "${error.declineCode}"`, compared);
  return passed(error, `expected no decline with "${declineCode}", but got ${errorOf(error)}`);
}

type Outcome = { readonly value: unknown } | { readonly error: unknown };

async function outcomeOf(callOrError: unknown): Promise<Outcome> {
  if (!isThenable(callOrError)) return isError(callOrError) ? { error: callOrError } : { value: callOrError };
  try {
    return { value: await callOrError };
  } catch (error) {
    return { error };
  }
}

function isThenable(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
}

function errorOf(error: unknown): string {
  if (error instanceof ApiError) return `${error.name} ${error.code}: ${error.message}`;
  return shown(error);
}

/** Returns a resource by its id and status, and any other value as it is. */
function resultOf(value: unknown): string {
  if (typeof value !== 'object' || value === null || !('id' in value)) return shown(value);
  return 'status' in value ? `${String(value.id)} (${String(value.status)})` : String(value.id);
}
