import { errors } from '../../tables/errors';
import { isSimulatedError, simulatedErrors } from '../../tables/simulated-errors';
import { scenarios } from '../../tables/scenarios';
import {
  addressChecks,
  type TestBankAccountRow,
  testBankAccounts,
  testCards,
  type TestCardRow,
} from '../../tables/test-cards';
import type { Outcome } from '../../vocabulary/outcome';
import { code, codeOrDash, codes, page, table } from '../markdown';

/** Cells: error code, decline code, network error code, network and category. */
function outcomeCells(outcome: Outcome): string[] {
  switch (outcome.result) {
    case 'approved':
      return ['–', '–', '–', '–'];
    case 'declined': {
      const advice = Object.entries(outcome.advice ?? {}).map(([, { network, category }]) => `${network} ${category}`);
      return [
        code('card_declined'),
        code(outcome.declineCode),
        codeOrDash(outcome.networkErrorCode),
        advice.length === 0 ? '–' : codes(advice),
      ];
    }
    case 'refused':
      return [code(outcome.errorCode), '–', codeOrDash(outcome.networkErrorCode), '–'];
    case 'unanswered':
      return [code(outcome.errorCode), '–', '–', '–'];
  }
}

function cardResult({ tokenization, outcome }: TestCardRow): string {
  if (tokenization?.onlyWithVerification) {
    return `${code(tokenization.errorCode)} when a security code is sent, else succeeds; nothing is stored for the error`;
  }
  if (tokenization) return `${code(tokenization.errorCode)}; nothing is stored`;
  if (outcome === null) return 'No payment';
  switch (outcome.result) {
    case 'approved':
      return 'Succeeds';
    case 'declined':
      return `${code('card_declined')} with ${code(outcome.declineCode)}`;
    case 'refused':
    case 'unanswered':
      return code(outcome.errorCode);
  }
}

function simulatedErrorTable(): string {
  const codesToAskFor = Object.keys(simulatedErrors).filter(isSimulatedError);
  return table(
    ['Name, and error code', 'Status', 'Metadata', 'Known'],
    codesToAskFor.map((name) => {
      const { places, provenance } = simulatedErrors[name];
      const metadata = places.map((place) => `of the ${place}`).join(', ');
      return [code(name), String(errors[name].status), metadata, provenance];
    }),
  );
}

export function scenariosPage(): string {
  return page(
    'Test scenarios, cards and bank accounts',
    'These work with test credentials only.',
    '## Scenarios',
    'Name one in `metadata.payment_test.scenario` of a new payment. A scenario beats the card number.',
    table(
      ['Scenario', 'What happens', 'Error code', 'Decline code', 'Network error code', 'Category', 'Known'],
      Object.entries(scenarios).map(([name, row]) => [
        code(name),
        row.summary,
        ...outcomeCells(row.outcome),
        row.provenance,
      ]),
    ),
    '## Cards',
    'Use any expiry in the future. Any other valid number of a supported brand succeeds.',
    table(
      ['Number', 'Brand', 'Result', 'Known'],
      testCards.map((card) => [code(card.number), codeOrDash(card.brand), cardResult(card), card.provenance]),
    ),
    '## Bank accounts',
    'A bank payment, or a refund of it, is pending at first, and gets its result a moment later, or on a later day.',
    table(
      ['Routing number', 'Account number', 'Result', 'Known'],
      testBankAccounts.map((row) => [
        code(row.routing_number),
        code(row.account_number),
        bankResult(row),
        row.provenance,
      ]),
    ),
    '## Errors by name',
    'For errors that no request of its own brings about: `payment_test.error` names one. In the metadata of a new ' +
      'payment it is what the charge answers; in those of a card, what making a token of it answers. A scenario of the ' +
      'payment beats the error of the payment, and both beat the card number. An error of 402 named by a payment is a ' +
      'decline: the payment is stored as failed. Nothing is stored for any other. A bank payment cannot be declined so, ' +
      'as its result is not known at once. A name that means nothing there is ignored, with a `Sandbox-Warning`.',
    simulatedErrorTable(),
    '## Address checks',
    'A card shows them in `address_line1_check` and `address_postal_code_check`. ' +
      'A field that was not sent is `unchecked`; any other value passes.',
    table(
      ['Field', 'Value', 'Check', 'Known'],
      addressChecks.map((row) => [code(row.field), code(row.value), code(row.check), row.provenance]),
    ),
  );
}

function bankResult({ declineCode, refusesRefunds, businessDays }: TestBankAccountRow): string {
  if (declineCode !== null) return `Fails with ${code(declineCode)}`;
  if (refusesRefunds) return 'Succeeds, but its refunds fail';
  return businessDays === undefined ? 'Succeeds' : `Succeeds after ${businessDays} business days, as do its refunds`;
}
