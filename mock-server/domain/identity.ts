import { limits } from '../../spec/tables/limits';
import { valueRules } from '../../spec/tables/value-rules';
import { invalidParameter, type SandboxError } from '../sandbox-error';
import type { IdentityRow } from '../rows';
import { isCalendarDate, isOfAge } from './calendar-date';

type Birth = Pick<IdentityRow, 'dob_day' | 'dob_month' | 'dob_year'>;

/** Returns the field of a date of birth that is invalid: the date does not exist, or the person is too young. */
export function invalidInBirth({ dob_day, dob_month, dob_year }: Birth, now: string): keyof Birth | undefined {
  if (dob_day === null || dob_month === null || dob_year === null) return undefined;
  const born = { year: dob_year, month: twoDigits(dob_month), day: twoDigits(dob_day) };
  if (!isCalendarDate(born)) return 'dob_day';
  return isOfAge(born, limits.onboarding.minimum_age_years, now) ? undefined : 'dob_year';
}

/** Returns the error of a field of a date of birth, by its path. */
export function invalidBirth(name: string): SandboxError {
  const rule = name.endsWith('dob_year') ? valueRules.age.fill({ name }) : valueRules.day_of_month.fill({ name });
  return invalidParameter(name, rule);
}

/** Returns a day or a month as onboarding entries have it. */
export const twoDigits = (text: string): string => text.padStart(2, '0');

/**
 * Returns the last four digits of a number, whatever separates its digits: all of a tax id or a social security number that is
 * stored.
 */
export const lastFourDigits = (number: string): string => number.replace(/\D/g, '').slice(-4);
