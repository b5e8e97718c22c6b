import { describe, expect, test } from 'vitest';
import { type BankScenarioRow, bankScenarios } from '../../spec/tables/bank-scenarios';
import { declineCodes } from '../../spec/tables/decline-codes';
import { networkErrorCategories, networkErrors } from '../../spec/tables/network-errors';
import { scenarios } from '../../spec/tables/scenarios';
import { testBankAccounts, testCards } from '../../spec/tables/test-cards';
import type { Outcome } from '../../spec/vocabulary/outcome';
import { parseAs } from '../support/document';

const scenarioRows: [string, { outcome: Outcome }][] = Object.entries(scenarios);

describe('declines', () => {
  test('every decline code is the outcome of a scenario, card or bank account', () => {
    const outcomes = [...scenarioRows.map(([, row]) => row.outcome), ...testCards.map((card) => card.outcome)];
    const returned = [
      ...outcomes.map((outcome) => (outcome?.result === 'declined' ? outcome.declineCode : null)),
      ...testBankAccounts.map((account) => account.declineCode),
      ...Object.values<BankScenarioRow>(bankScenarios).map(({ declineCode }) => declineCode),
    ];
    expect(Object.keys(declineCodes).filter((code) => !returned.some((one) => one === code))).toEqual([]);
  });

  test('the message of every decline code fits after a colon', () => {
    for (const [code, row] of Object.entries(declineCodes)) expect(row.message, code).toMatch(/^[a-z].*[a-zA-Z]$/);
  });

  test.each(scenarioRows.filter(([, { outcome }]) => outcome.result === 'declined'))(
    '%s is declined with the decline code of the same name, or of its advice',
    (name, { outcome }) => {
      const advised = /^network_/.test(name) ? 'do_not_retry' : name;
      expect(outcome).toMatchObject({ declineCode: name.startsWith('generic_error_') ? 'generic_error' : advised });
    },
  );

  test.each([
    ['insufficient_funds', '116'],
    ['do_not_honor', '005'],
    ['restricted_card', '102'],
    ['gateway_error', '963'],
    ['currency_not_supported', null],
  ] as const)('%s has network error code %s', (name, networkErrorCode) => {
    expect(scenarios[name].outcome).toMatchObject({ networkErrorCode });
  });

  test.each(Object.entries(bankScenarios))(
    'bank scenario %s fails with the code of the same name, or settles',
    (...row) => {
      const [name, { declineCode }] = row;
      expect(declineCode).toBe(['success', 'succeeded'].includes(name) ? null : name);
    },
  );

  test('a generic error has the category of the network of the card', () => {
    for (const name of [
      'generic_error_change_info',
      'generic_error_do_not_retry',
      'generic_error_please_retry',
    ] as const) {
      const { outcome } = scenarios[name];
      expect(outcome).toMatchObject({ networkErrorCode: '500' });
      // Only these two networks have categories.
      expect('advice' in outcome && Object.entries(outcome.advice ?? {})).toMatchObject([
        ['visa', { network: 'VISA' }],
        ['mastercard', { network: 'MASTERCARD' }],
      ]);
    }
  });

  test('network error codes have three digits; a network has each category once', () => {
    expect(Object.keys(networkErrors).filter((code) => !/^\d{3}$/.test(code))).toEqual([]);
    const keys = networkErrorCategories.map(({ network, category }) => `${network} ${category}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('the document declares the network error codes, and no others', () => {
    const error = (network_error_code: string) => ({
      error: { code: 'card_declined', message: '', network_error_code },
    });
    for (const code of Object.keys(networkErrors)) expect(parseAs('Error', error(code))).toEqual(error(code));
    expect(() => parseAs('Error', error('999'))).toThrow('not a valid Error');
  });
});
