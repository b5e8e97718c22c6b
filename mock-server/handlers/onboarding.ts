import type { Handler } from '../context';
import { requireComplete } from '../domain/onboarding';
import { presentOnboardingEntry } from '../present/onboarding';
import { submitOnboarding } from '../actions/submit-onboarding';
import { requireSubAccount } from '../actions/visibility';

/** Submits a sub account for review. Source: Resources, Onboarding entry. */
export const createOnboardingEntry: Handler<'createOnboardingEntry'> = (context, { path, body }) => {
  const account = requireSubAccount(context, path('sub_account_id'));
  const payload = requireComplete(body, context.now);
  return presentOnboardingEntry(submitOnboarding(context, account, payload), account);
}; // resource_not_found parameter_invalid parameter_missing duplicate_record not_authorized
