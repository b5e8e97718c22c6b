import { requirementColumns } from '../../spec/tables/business-structures';
import { onboardingRequirements } from '../../spec/tables/onboarding-requirements';
import { requirementItem } from '../coverage/wanted';
import { recordExercised } from './coverage';

/** Records the specification items that a valid exchange exercises. */
export function recordExercisedItems(operationId: string, path: string, sent: unknown, got: unknown): void {
  recordExercised('operations', operationId);
  const error = objectAt(got, 'error');
  const code = textAt(error, 'code');
  if (code !== undefined) recordExercised('error codes', code);
  const networkCode = textAt(error, 'network_error_code');
  if (networkCode !== undefined) recordExercised('network error codes', networkCode);
  const network = textAt(error, 'network');
  const category = textAt(error, 'network_error_category');
  if (category !== undefined) recordExercised('network error categories', `${network} ${category}`);
  const scenario = textAt(objectAt(objectAt(sent, 'metadata'), 'payment_test'), 'scenario');
  const isBank = objectAt(objectAt(sent, 'payment_method'), 'bank_account') !== undefined;
  if (scenario !== undefined) recordExercised(isBank ? 'bank scenarios' : 'scenarios', scenario);
  if (operationId === 'createFeeConfiguration' && error === undefined) {
    recordExercised('fee types', path.split('/').at(-1) ?? '');
  }
  if (operationId === 'createOnboardingEntry') exerciseRequirements(sent, error);
}

/** An error that names a field shows that it is required; an accepted entry without the field shows that it is optional. */
function exerciseRequirements(sent: unknown, error: object | undefined): void {
  const business = objectAt(sent, 'business_details');
  const structure = textAt(business, 'structure');
  const type = textAt(business, 'type');
  // When the two fields that select the column are missing, the error applies to every column.
  const column = type === 'individual' ? type : type && structure;
  const columns = column === undefined ? requirementColumns : [column];
  const named = textAt(error, 'message')?.split(/[\s,]+/) ?? [];
  const isMissing = textAt(error, 'code') === 'parameter_missing';
  for (const { path } of onboardingRequirements) {
    const isExercised = error ? isMissing && named.includes(path) : !has(sent, path.split('.'));
    if (isExercised)
      for (const each of columns) recordExercised('onboarding requirements', requirementItem(path, each));
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
