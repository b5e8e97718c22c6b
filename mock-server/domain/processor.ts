import type { CardBrand } from '../../spec/card-brands';
import { type DeclineCode, declineCodes } from '../../spec/decline-codes';
import { type ScenarioName, scenarios } from '../../spec/scenarios';
import { testCards } from '../../spec/test-payment-methods';
import type { Outcome } from '../../spec/vocabulary/outcome';
import { ApiError } from '../api-error';
import { findTestBankAccount } from './bank-account';

const approved: Outcome = { result: 'approved' };
const declinedOnLive: Outcome = { result: 'declined', declineCode: 'generic_decline', networkErrorCode: '100' };

/** What the processor answers to a charge of a card: a scenario beats the card number. Source: Test scenarios. */
export function cardOutcome(
  mode: 'test' | 'live',
  testCard: string | null,
  scenario: ScenarioName | undefined,
): Outcome {
  if (mode === 'test' && scenario !== undefined) return scenarios[scenario].outcome;
  if (testCard === null) return approved;
  if (mode === 'live') return declinedOnLive;
  return testCards.find((card) => card.number.endsWith(testCard))?.outcome ?? approved;
}

/** Why a bank payment will come back; null when it will settle. Source: Test scenarios. */
export function bankDecline(mode: 'test' | 'live', testBankAccount: string | null): DeclineCode | null {
  if (testBankAccount === null) return null;
  if (mode === 'live') return 'no_account';
  return findTestBankAccount(testBankAccount)?.declineCode ?? null;
}

/** The error that an outcome is answered with; undefined for an approval. Source: Errors, Error body. */
export function outcomeError(outcome: Outcome, brand: CardBrand | undefined): ApiError | undefined {
  switch (outcome.result) {
    case 'approved':
      return undefined;
    case 'unanswered':
      return new ApiError(outcome.errorCode, {}, { details: { decline_code: null } });
    case 'refused':
      return new ApiError(outcome.errorCode, {}, { details: { decline_code: null, ...networkCode(outcome) } });
    case 'declined':
      return new ApiError(
        'card_declined',
        { reason: declineCodes[outcome.declineCode].message },
        { details: { decline_code: outcome.declineCode, ...networkCode(outcome), ...networkAdvice(outcome, brand) } },
      );
  }
}

function networkCode({ networkErrorCode }: { readonly networkErrorCode: string | null }) {
  return networkErrorCode === null ? {} : { network_error_code: networkErrorCode };
}

function networkAdvice({ advice }: Extract<Outcome, { result: 'declined' }>, brand: CardBrand | undefined) {
  const category = advice?.any ?? (brand && advice?.[brand]);
  return category ? { network: category.network, network_error_category: category.category } : {};
}
