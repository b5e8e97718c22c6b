import {
  onboardingRequirements,
  ownerFields,
  requiredPaths,
  defaultOnboardingVersion,
} from '../../spec/tables/onboarding-requirements';
import { subAccountStates } from '../../spec/tables/states';
import type { EventOf } from '../../spec/vocabulary/machine';
import type { RequestBody } from '../../spec/derive/request-body';
import { valueRules } from '../../spec/tables/value-rules';
import { invalidParameter, SandboxError } from '../sandbox-error';
import type { AccountRow, OnboardingEntryRow } from '../rows';
import { invalidBirth, invalidInBirth } from './identity';
import { isIpAddress } from './ip-address';
import { canTransition } from './transition';

/** The payload of a request. Each field is valid by its schema, and any of them may be absent. */
export type OnboardingPayload = RequestBody<'createOnboardingEntry'>;

type StoredPayload = OnboardingEntryRow['payload'];

/** A payload with all required fields. */
export type CompletePayload = Omit<StoredPayload, 'onboarding_version'> & Pick<OnboardingPayload, 'onboarding_version'>;

/** Returns the payload if no field is invalid, and then none is missing. Source: Resources, Onboarding entry. */
export function requireComplete(payload: OnboardingPayload, now: string): CompletePayload {
  const [invalid] = invalidPaths(payload, now);
  if (invalid?.endsWith('.ip')) throw invalidParameter(invalid, valueRules.ip_address.fill({ name: invalid }));
  if (invalid !== undefined) throw invalidBirth(invalid);
  if (isComplete(payload)) return payload;
  throw new SandboxError('parameter_missing', { name: missingPaths(payload).join(', ') });
}

/** Whether no required field is missing. */
export function isComplete(payload: OnboardingPayload): payload is CompletePayload {
  return missingPaths(payload).length === 0;
}

/** Returns the fields whose values are invalid although their schemas allow them, in payload order. */
export function invalidPaths({ representative, terms_and_conditions }: OnboardingPayload, now: string): string[] {
  const { dob_day = null, dob_month = null, dob_year = null } = representative ?? {};
  const birth = invalidInBirth({ dob_day, dob_month, dob_year }, now);
  const ip = terms_and_conditions?.ip;
  return [
    ...(birth === undefined ? [] : [`representative.${birth}`]),
    ...(ip !== undefined && !isIpAddress(ip) ? ['terms_and_conditions.ip'] : []),
  ];
}

/** Returns the missing fields that a business of its type and structure requires, in payload order. */
export function missingPaths(payload: OnboardingPayload): string[] {
  const { type, structure } = payload.business_details ?? {};
  const required = new Set(requiredPaths(type, structure));
  return onboardingRequirements.flatMap(({ path, agreed }) => {
    const value = valueAt(payload, path);
    const given = agreed ? value === true : isGiven(value);
    if (!given) return required.has(path) ? [path] : [];
    return path === 'owners' ? missingOfOwners(payload.owners) : [];
  });
}

function missingOfOwners(owners: OnboardingPayload['owners'] = []): string[] {
  return owners.flatMap((owner, i) =>
    ownerFields.filter(({ name }) => !isGiven(owner[name])).map(({ name }) => `owners.${i}.${name}`),
  );
}

/** Blank text and an empty list count as missing. */
function isGiven(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
}

function valueAt(payload: object, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), payload);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Masks all digits except the last four; all digits if there are at most four. */
export function masked(text: string): string {
  const digits = text.replace(/\D/g, '').length;
  let left = digits > 4 ? digits - 4 : digits;
  return text.replace(/\d/g, (digit) => (left-- > 0 ? '*' : digit));
}

/** Returns the payload in the form that may be stored and returned: the fields that the requirements mark are masked. */
export function maskedPayload(payload: CompletePayload): StoredPayload {
  const { onboarding_version = defaultOnboardingVersion, business_details, representative, bank_account } = payload;
  const { tax_id } = business_details;
  const { ssn_last4 } = representative;
  return {
    ...payload,
    onboarding_version,
    business_details: { ...business_details, ...(tax_id !== undefined && { tax_id: masked(tax_id) }) },
    representative: { ...representative, ...(ssn_last4 !== undefined && { ssn_last4: masked(ssn_last4) }) },
    bank_account: { ...bank_account, account_number: masked(bank_account.account_number) },
  };
}

type Submission = Extract<EventOf<typeof subAccountStates>, 'submit' | 'resubmit'>;

/**
 * Returns the transition of the account that an entry causes, or the error that prohibits it. An account that was enabled
 * automatically may still submit an entry. Source: States and transitions, Sub account status; Errors, HTTP statuses (403).
 */
export function submission({ status, mode }: AccountRow, autoEnable: boolean): Submission | SandboxError {
  if (canTransition(subAccountStates, status, 'submit')) return 'submit';
  const isAutomatic = mode === 'test' && autoEnable;
  if (isAutomatic && canTransition(subAccountStates, status, 'resubmit')) return 'resubmit';
  const hasEntry = status === 'submitted' || status === 'enabled';
  return new SandboxError(hasEntry ? 'duplicate_record' : 'not_authorized', {});
}
