import { onboardingRequirements, requirementColumns } from '../../spec/tables/onboarding-requirements';
import { requirementItem } from '../coverage/wanted';
import { exercise } from './coverage';

/** Notes what an exchange, whose answer was found to be as declared, has shown. */
export function exerciseExchange(operationId: string, path: string, sent: unknown, got: unknown): void {
  exercise('operations', operationId);
  const error = objectAt(got, 'error');
  const code = textAt(error, 'code');
  if (code !== undefined) exercise('error codes', code);
  const networkCode = textAt(error, 'network_error_code');
  if (networkCode !== undefined) exercise('network error codes', networkCode);
  const scenario = textAt(objectAt(objectAt(sent, 'metadata'), 'payment_test'), 'scenario');
  if (scenario !== undefined) exercise('scenarios', scenario);
  if (operationId === 'createFeeConfiguration' && error === undefined) {
    exercise('fee types', path.split('/').at(-1) ?? '');
  }
  if (operationId === 'createOnboardingEntry') exerciseRequirements(sent, error);
}

/** A field is known to be needed by a complaint that names it, and to be no must by an entry that is accepted without it. */
function exerciseRequirements(sent: unknown, error: object | undefined): void {
  const business = objectAt(sent, 'business_details');
  const structure = textAt(business, 'structure');
  const type = textAt(business, 'type');
  // Without the two fields that name the column, a complaint about them stands for every column.
  const column = type === 'individual' ? type : type && structure;
  const columns = column === undefined ? requirementColumns : [column];
  const named = textAt(error, 'message')?.split(/[\s,]+/) ?? [];
  const isMissing = textAt(error, 'code') === 'parameter_missing';
  for (const { path } of onboardingRequirements) {
    const shown = error ? isMissing && named.includes(path) : !has(sent, path.split('.'));
    if (shown) for (const each of columns) exercise('onboarding requirements', requirementItem(path, each));
  }
}

function has(value: unknown, [name = '', ...rest]: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return false;
  return rest.length === 0 || has(Reflect.get(value, name), rest);
}

function objectAt(value: unknown, name: string): object | undefined {
  const inner: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof inner === 'object' && inner !== null ? inner : undefined;
}

function textAt(value: object | undefined, name: string): string | undefined {
  const inner: unknown = value && Reflect.get(value, name);
  return typeof inner === 'string' ? inner : undefined;
}
