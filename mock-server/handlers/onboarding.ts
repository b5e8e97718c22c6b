import { awaitAutomaticReview, moveAccount } from '../actions/account-status';
import { isSandboxError } from '../sandbox-error';
import type { Handler } from '../context';
import { maskedPayload, requireComplete, submission } from '../domain/onboarding';
import { presentOnboardingEntry } from '../present/onboarding';
import type { OnboardingEntryRow } from '../rows';
import { requireSubAccount } from '../actions/visibility';

/** Submits a sub account for review. That of a test account is automatic. Source: Resources, Onboarding entry. */
export const createOnboardingEntry: Handler<'createOnboardingEntry'> = (context, { path, body }) => {
  const { rows, now, settings } = context;
  const account = requireSubAccount(context, path('sub_account_id'));
  const payload = requireComplete(body, now);
  const event = submission(account, settings.autoEnable);
  if (isSandboxError(event)) throw event;
  const entry: OnboardingEntryRow = {
    id: account.id,
    sequence: rows.nextSequence(),
    mode: account.mode,
    account_id: account.id,
    payload: maskedPayload(payload),
    created_at: rows.find('onboarding_entries', account.id)?.created_at ?? now,
    updated_at: now,
  };
  rows.put('onboarding_entries', entry);
  awaitAutomaticReview(context, moveAccount(context, account, event));
  return presentOnboardingEntry(entry, account);
}; // resource_not_found parameter_invalid parameter_missing duplicate_record not_authorized
