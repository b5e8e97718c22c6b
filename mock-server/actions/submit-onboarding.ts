import type { UnitOfWork } from '../context';
import { type CompletePayload, maskedPayload, submission } from '../domain/onboarding';
import type { AccountRow, OnboardingEntryRow } from '../rows';
import { isSandboxError } from '../sandbox-error';
import { awaitAutomaticReview, moveAccount } from './account-status';

/** Submits a sub account for review. That of a test account is automatic. Source: Resources, Onboarding entry. */
export function submitOnboarding(work: UnitOfWork, account: AccountRow, payload: CompletePayload): OnboardingEntryRow {
  return submitMasked(work, account, maskedPayload(payload));
} // duplicate_record not_authorized

/** The same with a payload whose secrets are masked already. */
export function submitMasked(
  work: UnitOfWork,
  account: AccountRow,
  payload: OnboardingEntryRow['payload'],
): OnboardingEntryRow {
  const { rows, now, settings } = work;
  const event = submission(account, settings.autoEnable);
  if (isSandboxError(event)) throw event;
  const before = rows.find('onboarding_entries', account.id);
  const entry: OnboardingEntryRow = {
    id: account.id,
    sequence: rows.nextSequence(),
    mode: account.mode,
    account_id: account.id,
    payload,
    created_at: before?.created_at ?? now,
    updated_at: now,
  };
  if (before) rows.replace('onboarding_entries', entry);
  else rows.insert('onboarding_entries', entry);
  awaitAutomaticReview(work, moveAccount(work, account, event));
  return entry;
} // duplicate_record not_authorized
