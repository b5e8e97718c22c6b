import type { CardBrand } from '../../spec/tables/card-brands';
import { type DeclineCode, declineCodes } from '../../spec/tables/decline-codes';
import { errorMessage } from '../../spec/tables/errors';
import type { NetworkErrorCode } from '../../spec/tables/network-errors';
import { type ScenarioName, scenarios } from '../../spec/tables/scenarios';
import { testCards } from '../../spec/tables/test-cards';
import type { Outcome } from '../../spec/vocabulary/outcome';
import { SandboxError } from '../sandbox-error';
import type { PaymentMethodRow } from '../rows';
import { findTestBankAccount } from './bank-account';
import type { PaymentFailure } from './payment';

const approved: Outcome = { result: 'approved' };
const declined = (declineCode: DeclineCode, networkErrorCode: NetworkErrorCode | null): Outcome => ({
  result: 'declined',
  declineCode,
  networkErrorCode,
});

/** The outcome for a card that expired after it was tokenized. */
export const expiredCard: Outcome = { result: 'refused', errorCode: 'expired_card', networkErrorCode: '101' };

/** Returns the processor's outcome of a charge. A scenario overrides the card or account number. Source: Test scenarios. */
export function processorOutcome(
  mode: 'test' | 'live',
  { card, bank_account }: Pick<PaymentMethodRow, 'card' | 'bank_account'>,
  scenario: ScenarioName | undefined,
): Outcome {
  if (mode === 'test' && scenario !== undefined) return scenarios[scenario].outcome;
  return card ? cardOutcome(mode, card.test_card) : bankOutcome(mode, bank_account?.test_bank_account ?? null);
}

function cardOutcome(mode: 'test' | 'live', testCard: string | null): Outcome {
  if (testCard === null) return approved;
  if (mode === 'live') return declined('generic_decline', '100');
  return testCards.find((card) => card.number.endsWith(testCard))?.outcome ?? approved;
}

function bankOutcome(mode: 'test' | 'live', testBankAccount: string | null): Outcome {
  if (testBankAccount === null) return approved;
  const declineCode = mode === 'live' ? 'no_account' : findTestBankAccount(testBankAccount)?.declineCode;
  return declineCode ? declined(declineCode, null) : approved;
}

/** Returns the stored reason of a failure: the decline code and its message, or else those of the error. */
export function failureOf(outcome: Outcome): PaymentFailure | null {
  switch (outcome.result) {
    case 'approved':
      return null;
    case 'declined':
      return { error_code: outcome.declineCode, error_description: declineCodes[outcome.declineCode].message };
    case 'refused':
    case 'unanswered':
      return { error_code: outcome.errorCode, error_description: errorMessage(outcome.errorCode, {}) };
  }
}

/** Returns the error response of an outcome; undefined for an approval. Source: Errors, Error body. */
export function outcomeError(
  outcome: Outcome,
  brand: CardBrand | undefined,
  requestedBy?: string,
): SandboxError | undefined {
  switch (outcome.result) {
    case 'approved':
      return undefined;
    case 'unanswered':
      return new SandboxError(outcome.errorCode, {}, { details: { decline_code: null }, requestedBy });
    case 'refused':
      return new SandboxError(
        outcome.errorCode,
        {},
        { details: { decline_code: null, ...networkCode(outcome) }, requestedBy },
      );
    case 'declined':
      return new SandboxError(
        'card_declined',
        { reason: declineCodes[outcome.declineCode].message },
        {
          details: { decline_code: outcome.declineCode, ...networkCode(outcome), ...networkAdvice(outcome, brand) },
          requestedBy,
        },
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
