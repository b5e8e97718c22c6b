import { bankScenarios } from '../../spec/tables/bank-scenarios';
import type { CardBrand } from '../../spec/tables/card-brands';
import { type DeclineCode, declineCodes } from '../../spec/tables/decline-codes';
import { errorMessage } from '../../spec/tables/errors';
import type { NetworkErrorCode } from '../../spec/tables/network-errors';
import { type ScenarioName, scenarios } from '../../spec/tables/scenarios';
import { type SkippableCheck, testCards } from '../../spec/tables/test-cards';
import type { Outcome } from '../../spec/vocabulary/outcome';
import { SandboxError } from '../sandbox-error';
import type { PaymentMethodRow } from '../rows';
import { findTestBankAccount } from './bank-account';
import type { PaymentFailure } from './payment';
import { isBankScenario, isCardScenario } from './scenario';

const approved: Outcome = { result: 'approved' };
const declined = (declineCode: DeclineCode, networkErrorCode: NetworkErrorCode | null): Outcome => ({
  result: 'declined',
  declineCode,
  networkErrorCode,
});

/** Returns the outcome of a decline with a code: that of the scenario which has it, with its network error code. */
export function declineOutcome(declineCode: DeclineCode): Outcome {
  const outcomes: readonly Outcome[] = Object.values(scenarios).map(({ outcome }) => outcome);
  const known = outcomes.find((outcome) => outcome.result === 'declined' && outcome.declineCode === declineCode);
  return known ?? declined(declineCode, null);
}

/** The outcome for a card that expired after it was tokenized. */
export const expiredCard: Outcome = { result: 'refused', errorCode: 'expired_card', networkErrorCode: '101' };

/** The outcomes for a card that failed a check when it was tokenized. */
export const invalidCard: Readonly<Record<SkippableCheck, Outcome>> = {
  expired_card: expiredCard,
  invalid_cvc: { result: 'refused', errorCode: 'invalid_cvc', networkErrorCode: '517' },
};

/** Returns the processor's outcome of a charge. A scenario overrides the card or account number. Source: Test scenarios. */
export function processorOutcome(
  mode: 'test' | 'live',
  { card, bank_account }: Pick<PaymentMethodRow, 'card' | 'bank_account'>,
  scenario: ScenarioName | undefined,
): Outcome {
  const simulated = scenario === undefined ? undefined : scenarioOutcome({ card }, scenario);
  if (simulated) return simulated;
  return card ? cardOutcome(mode, card.test_card) : bankOutcome(mode, bank_account?.test_bank_account ?? null);
}

/** Returns the outcome of a scenario; undefined if a payment with the method cannot have it. */
export function scenarioOutcome({ card }: Pick<PaymentMethodRow, 'card'>, scenario: ScenarioName): Outcome | undefined {
  if (card) return isCardScenario(scenario) ? scenarios[scenario].outcome : undefined;
  return isBankScenario(scenario) ? bankDecision(bankScenarios[scenario].declineCode) : undefined;
}

function cardOutcome(mode: 'test' | 'live', testCard: string | null): Outcome {
  if (testCard === null) return approved;
  if (mode === 'live') return declined('generic_decline', '100');
  return testCards.find((card) => card.number.endsWith(testCard))?.outcome ?? approved;
}

function bankOutcome(mode: 'test' | 'live', testBankAccount: string | null): Outcome {
  if (testBankAccount === null) return approved;
  return bankDecision(mode === 'live' ? 'no_account' : findTestBankAccount(testBankAccount)?.declineCode);
}

function bankDecision(declineCode: DeclineCode | null | undefined): Outcome {
  return declineCode ? declined(declineCode, null) : approved;
}

function reasonOf({ declineCode, message }: Extract<Outcome, { result: 'declined' }>): string {
  return message ?? declineCodes[declineCode].message;
}

/** Returns the stored reason of a failure: the decline code and its message, or else those of the error. */
export function failureOf(outcome: Outcome): PaymentFailure | null {
  switch (outcome.result) {
    case 'approved':
      return null;
    case 'declined':
      return { error_code: outcome.declineCode, error_description: reasonOf(outcome) };
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
  explanation?: string,
): SandboxError | undefined {
  switch (outcome.result) {
    case 'approved':
      return undefined;
    case 'unanswered':
      return new SandboxError(outcome.errorCode, {}, { details: { decline_code: null }, requestedBy, explanation });
    case 'refused':
      return new SandboxError(
        outcome.errorCode,
        {},
        { details: { decline_code: null, ...networkCode(outcome) }, requestedBy, explanation },
      );
    case 'declined':
      return new SandboxError(
        'card_declined',
        { reason: reasonOf(outcome) },
        {
          details: { decline_code: outcome.declineCode, ...networkCode(outcome), ...networkAdvice(outcome, brand) },
          requestedBy,
          explanation,
        },
      );
  }
}

function networkCode({ networkErrorCode }: { readonly networkErrorCode: NetworkErrorCode | null }) {
  return networkErrorCode === null ? {} : { network_error_code: networkErrorCode };
}

function networkAdvice({ advice }: Extract<Outcome, { result: 'declined' }>, brand: CardBrand | undefined) {
  const category = advice?.any ?? (brand && advice?.[brand]);
  return category ? { network: category.network, network_error_category: category.category } : {};
}
