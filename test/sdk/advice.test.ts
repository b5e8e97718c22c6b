import { expect, test } from 'vitest';
import { CardDeclinedError, PaymentError, type RetryAdvice } from '../../sdk';
import { networkErrorCategories } from '../../spec/tables/network-errors';

const adviceFor = (network: string | undefined, networkErrorCategory: string | undefined): RetryAdvice | null =>
  new CardDeclinedError({ code: 'card_declined', message: 'declined', network, networkErrorCategory }).advice;

const retries: Readonly<Record<string, RetryAdvice['retry']>> = {
  '2': 'later',
  '02': 'later',
  '3': 'other_method',
  '01': 'other_method',
};

test.each(networkErrorCategories)('$network $category: the rule of the category and its meaning', (row) => {
  const expected = { retry: retries[row.category] ?? 'never', because: row.meaning };
  expect(adviceFor(row.network, row.category)).toEqual(expected);
  expect(adviceFor('A_NEWER_NETWORK', row.category)).toEqual(expected);
});

test.each([
  ['never', 'do_not_retry'],
  ['later', 'retry_later'],
  ['other_method', 'change_information'],
] as const)('%s is the advice that the table calls %s', (retry, advice) => {
  for (const row of networkErrorCategories.filter((each) => each.advice === advice))
    expect(adviceFor(row.network, row.category)?.retry).toBe(retry);
});

test.each(['4', '22', '002', '013', '', 'constructor', '__proto__'])('an unknown category %j: never', (category) => {
  expect(adviceFor('VISA', category)).toEqual({ retry: 'never', because: expect.stringContaining('unknown') });
});

test('without a category there is no advice', () => {
  expect(adviceFor('VISA', undefined)).toBeNull();
  expect(new PaymentError({ code: 'gateway_error', message: 'x' }).advice).toBeNull();
});
