import { describe, expect, test } from 'vitest';
import {
  cardWords,
  declineWords,
  fieldWords,
  problemWords,
  receiptWords,
} from '../../mock-server/pages/checkout/words';
import { declineCodes } from '../../spec/tables/decline-codes';
import { testCards } from '../../spec/tables/test-cards';

describe('a decline', () => {
  test.each([
    ['insufficient_funds', 'Your card does not have enough funds. Nothing was charged. Use another card.'],
    [
      'generic_decline',
      'Your card was declined. Nothing was charged. Call your bank to find out why, or use another card.',
    ],
    ['expired_card', 'Your card has expired. Nothing was charged. Use another card.'],
    [
      'invalid_cvc',
      'Your bank does not know these details. Nothing was charged. Check each of them and try again, or use another card.',
    ],
    [
      'gateway_error',
      'The payment could not be processed. Nothing was charged. Try again in a few minutes, or use another card.',
    ],
    [
      'exceeds_card_limit',
      'Your bank does not allow this amount. Nothing was charged. Use another card, or call your bank.',
    ],
    [
      'card_decline_rate_limit_exceeded',
      'Your card was declined too often. Nothing was charged. Use another card, or try again tomorrow.',
    ],
  ])('%s: %s', (code, words) => {
    expect(declineWords(code, 'card')).toBe(words);
  });

  test('of a bank account speaks of a bank account', () => {
    expect(declineWords('account_closed', 'bank account')).toBe(
      'Your bank account was declined. Nothing was charged. Use another bank account.',
    );
  });

  test('of a lost or stolen card does not say so, and a code that is not known has words as well', () => {
    const plain = 'Your card was declined. Nothing was charged. ';
    expect(declineWords('lost_card', 'card')).toBe(`${plain}Use another card.`);
    expect(declineWords('stolen_card', 'card')).toBe(`${plain}Use another card.`);
    expect(declineWords('of_another_release', 'card')).toContain(plain);
  });
});

test('the words of the page name no parameter, no code and no message of the API', () => {
  const outcomes = testCards.flatMap(({ outcome }) => (outcome?.result === 'refused' ? [outcome.errorCode] : []));
  const all = [
    ...Object.values(fieldWords).flatMap((words) => Object.values(words)),
    ...Object.values(cardWords).map(([, words]) => words),
    ...[...Object.keys(declineCodes), ...outcomes].map((code) => declineWords(code, 'card')),
    ...Object.values(receiptWords).flat(),
    problemWords('sub_account_not_enabled'),
    problemWords('gateway_timeout_error'),
  ];
  for (const words of all) expect(words).toMatch(/^(?!.*(_|parameter|format is|declined:))[A-Z].*\w\.?$/);
});
