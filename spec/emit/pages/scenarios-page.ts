import { bankScenarios } from '../../tables/bank-scenarios';
import { binDetails } from '../../tables/bin-details';
import { errors } from '../../tables/errors';
import { isSimulatedError, simulatedErrors } from '../../tables/simulated-errors';
import { scenarioFields } from '../../tables/scenario-fields';
import { scenarios } from '../../tables/scenarios';
import {
  addressChecks,
  type TestBankAccountRow,
  testBankAccounts,
  testCards,
  type TestCardRow,
} from '../../tables/test-cards';
import type { Outcome } from '../../vocabulary/outcome';
import { code, codeOrDash, codes, facts, named, nameCell, page, table } from '../markdown';

/** Returns four cells: error code, decline code, network error code, network and category. */
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
    return `${code(tokenization.errorCode)} when a security code is sent (nothing is stored), else succeeds`;
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

/** Returns the explanation of `captured` and `success`, with its table. */
function scenarioFieldBlocks(): string[] {
  const results = { approved: 'succeeds', declined: 'declined', refused: 'refused', unanswered: 'no response' };
  const fields = facts(scenarioFields, {
    Scenario: (row) => row.results.map((result) => results[result]).join(' or '),
    'Capture strategy': (row) => code(row.capture_strategy),
    After: ({ when }) => (when === 'created' ? 'the creation' : 'the capture'),
    '`status`': ({ status }) => code(status),
    '`captured`': ({ captured }) => code(String(captured)),
    '`success`': ({ success }) => code(String(success)),
  });
  return [
    '`success` of the payment says whether the scenario lets it succeed: it does not say that the money was taken, and a capture ' +
      'does not change it. `captured` says whether the money was taken: with `capture_strategy: manual`, only after the ' +
      'capture. A payment from a bank account is `pending` at first. A payment without a scenario has no `success`.',
    fields,
  ];
}

function simulatedErrorTable(): string {
  const names = Object.keys(simulatedErrors).filter(isSimulatedError);
  return table(
    ['Name and error code', 'Status', 'Metadata', 'Provenance'],
    names.map((name) => {
      const { places, provenance } = simulatedErrors[name];
      const metadata = places.map((place) => `of the ${place}`).join(', ');
      return [code(name), String(errors[name].status), metadata, provenance];
    }),
  );
}

/** Returns the scenarios of card payments and those of bank payments. */
function scenarioSections(): string[] {
  return [
    '## Scenarios',
    'Set `metadata.payment_test.scenario` of a new card payment to one of these names. A scenario overrides the card number. ' +
      'A name that the payment method does not have is ignored: the response has a `Sandbox-Warning` header with the closest name, ' +
      'and the request log has a warning.',
    table(
      ['Scenario', 'What happens', 'Error code', 'Decline code', 'Network error code', 'Category', 'Provenance'],
      Object.entries(scenarios).map(([name, row]) => [
        code(name),
        row.summary,
        ...outcomeCells(row.outcome),
        row.provenance,
      ]),
    ),
    ...scenarioFieldBlocks(),
    '## Scenarios of bank payments',
    'A bank payment has these names instead. It is pending at first, and a failure has the `error_code` below. ' +
      'A scenario overrides the account number.',
    facts(named(bankScenarios), {
      Scenario: nameCell,
      'What happens': ({ summary }) => summary,
      Status: ({ declineCode }) => code(declineCode === null ? 'succeeded' : 'failed'),
      'Error code': ({ declineCode }) => codeOrDash(declineCode),
    }),
  ];
}

function binTable(): string {
  return facts(named(binDetails), {
    'First digits': nameCell,
    Type: ({ type }) => type,
    Brand: (row) => row.card_brand,
    Class: (row) => row.card_class,
    Country: ({ country }) => country,
    Issuer: ({ issuer }) => issuer,
    'Funding source': (row) => row.funding_source,
  });
}

export function scenariosPage(): string {
  return page(
    'scenarios.md',
    'Test scenarios, cards and bank accounts',
    'These work only in test mode, except for a scenario that a [fault](../guides/faults.md#kinds) asks for.',
    ...scenarioSections(),
    '## Cards',
    'Use any expiry date in the future. Any other valid number of a supported brand succeeds.',
    facts(testCards, {
      Number: ({ number }) => code(number),
      Brand: ({ brand }) => codeOrDash(brand),
      Result: cardResult,
    }),
    '## Details of a card',
    'The first six digits of a number decide the `bin_details` of the card. A card that begins with other digits has none.',
    binTable(),
    '## Bank accounts',
    'A bank payment and its refunds are pending at first. The result follows a moment later, or on a later day.',
    facts(testBankAccounts, {
      'Routing number': (row) => code(row.routing_number),
      'Account number': (row) => code(row.account_number),
      Result: bankResult,
    }),
    '## Simulated errors',
    '`payment_test.error` simulates an error that no ordinary request causes. In the metadata of a new payment it is the ' +
      'error of the charge; in the metadata of a card it is the error of tokenizing the card. A scenario overrides the ' +
      'error of the payment, and both override the card number. An error with status 402 in the metadata of a payment is a decline: ' +
      'the payment is stored as failed. For any other error nothing is stored. A bank payment cannot be declined this way, ' +
      'because its result is not known immediately. An unknown name is ignored, with a `Sandbox-Warning` header.',
    simulatedErrorTable(),
    '## Address checks',
    'The results are the fields `address_line1_check` and `address_postal_code_check` of a card. ' +
      'A field that was not sent is `unchecked`; any other value passes.',
    facts(addressChecks, {
      Field: ({ field }) => code(field),
      Value: ({ value }) => code(value),
      Check: ({ check }) => code(check),
    }),
  );
}

function bankResult({ declineCode, refusesRefunds, businessDays }: TestBankAccountRow): string {
  if (declineCode !== null) return `Fails with ${code(declineCode)}`;
  if (refusesRefunds) return 'Succeeds, but its refunds fail';
  return businessDays === undefined ? 'Succeeds' : `Succeeds after ${businessDays} business days, as do its refunds`;
}
