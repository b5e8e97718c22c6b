import { describe, expect, test } from 'vitest';
import { recognizeTestBankAccount } from '../../mock-server/domain/bank-account';
import { failureOf, outcomeError, processorOutcome } from '../../mock-server/domain/processor';
import { isBankScenario, isCardScenario, requestedScenario } from '../../mock-server/domain/scenario';
import type { ScenarioName } from '../../spec/tables/scenarios';
import { bankMethodRow, cardMethodRow } from './rows';

type Mode = 'test' | 'live';

const cardOutcome = (mode: Mode, testCard: string | null, scenario: ScenarioName | undefined) =>
  processorOutcome(mode, cardMethodRow(testCard), scenario);

const bankFailure = (mode: Mode, testBankAccount: string | null, scenario?: ScenarioName) =>
  failureOf(processorOutcome(mode, bankMethodRow(testBankAccount), scenario))?.error_code ?? null;

describe('outcomes of the processor', () => {
  test.each([
    ['test', null, undefined, undefined],
    ['test', '4242', undefined, undefined],
    ['test', '9995', undefined, 'insufficient_funds'],
    ['test', '9995', 'successful_payment', undefined],
    ['test', '9995', 'do_not_honor', 'do_not_honor'],
    ['test', null, 'lost_card', undefined],
    ['test', null, 'pin_required', 'pin_required'],
    ['live', null, undefined, undefined],
    ['live', null, 'do_not_honor', 'do_not_honor'],
    ['live', '4242', undefined, 'generic_decline'],
    ['live', '4242', 'successful_payment', undefined],
  ] as const)('%s account, test card %s, scenario %s: %s', (mode, testCard, scenario, declineCode) => {
    const known: ScenarioName | undefined = scenario !== undefined && isCardScenario(scenario) ? scenario : undefined;
    const error = outcomeError(cardOutcome(mode, testCard, known), 'visa');
    expect(error?.details.decline_code).toBe(declineCode);
  });

  test('a decline has a network error code field only if there is a code', () => {
    expect(outcomeError(cardOutcome('test', null, 'do_not_honor'), 'visa')?.details).toStrictEqual({
      decline_code: 'do_not_honor',
      network_error_code: '005',
    });
    expect(outcomeError(cardOutcome('test', null, 'currency_not_supported'), 'visa')?.details).toStrictEqual({
      decline_code: 'currency_not_supported',
    });
  });

  test.each([
    ['visa', { network: 'VISA', network_error_category: '2' }],
    ['mastercard', { network: 'MASTERCARD', network_error_category: '02' }],
    ['american_express', {}],
    ['discover', {}],
    [undefined, {}],
  ] as const)('the category of a %s card', (brand, category) => {
    const error = outcomeError(cardOutcome('test', null, 'generic_error_please_retry'), brand);
    expect(error?.details).toStrictEqual({ decline_code: 'generic_error', network_error_code: '500', ...category });
  });
});

test.each([
  ['110000000', '000123456789', null, 'no_account'],
  ['110000000', '000222222227', 'insufficient_funds', 'no_account'],
  ['110000000', '000111111113', 'account_closed', 'no_account'],
  ['110000001', '000111111113', null, null],
  ['110000000', '111111113', null, null],
])('bank account %s %s: %s on test, %s on live accounts', (routing, account, onTest, onLive) => {
  const key = recognizeTestBankAccount(routing, account);
  expect([bankFailure('test', key), bankFailure('live', key)]).toEqual([onTest, onLive]);
});

test.each([
  ['test', '3335', 'success', null],
  ['test', null, 'insufficient_funds', 'insufficient_funds'],
  ['test', '3335', 'no_account', 'no_account'],
  ['live', null, 'insufficient_funds', 'insufficient_funds'],
] as const)('a scenario beats the bank account: %s %s %s: %s', (mode, account, scenario, code) => {
  expect(bankFailure(mode, account, scenario)).toBe(code);
});

test('a scenario of the other payment method has no effect', () => {
  expect(bankFailure('test', '3335', 'gateway_error')).toBe('bank_account_restricted');
  expect(cardOutcome('test', null, 'no_account')).toEqual({ result: 'approved' });
});

test.each([
  [{}, undefined],
  [{ payment_test: {} }, undefined],
  [{ payment_test: null }, undefined],
  [{ payment_test: 'do_not_honor' }, undefined],
  [{ payment_test: { scenario: 5 } }, undefined],
  [{ payment_test: { scenario: '' } }, ''],
  [{ payment_test: { scenario: 'do_not_honor', other: 1 } }, 'do_not_honor'],
  [{ scenario: 'do_not_honor' }, undefined],
  [{ 'payment_test.scenario': 'do_not_honor' }, undefined],
])('the scenario of %j is %s', (metadata, scenario) => {
  expect(requestedScenario(metadata)).toBe(scenario);
});

test.each(['constructor', '__proto__', 'toString', '', 'Do_Not_Honor'])('"%s" is not a scenario', (name) => {
  expect(isCardScenario(name) || isBankScenario(name)).toBe(false);
});
