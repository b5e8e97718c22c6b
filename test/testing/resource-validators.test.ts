import { cardOf } from '../support/payment-method';
import { describe, expect, test } from 'vitest';
import { resourceProblems } from '../../mock-server/testing/resource-validators';
import { createSandbox } from '../../mock-server';
import { paymentInput } from '../../mock-server/testing/builders';

const payment = await createSandbox().client().payments.create(paymentInput());

describe('a value that a schema of the document describes', () => {
  test('a payment of the sandbox is one', () => {
    expect(resourceProblems('Payment', payment)).toEqual([]);
    expect(resourceProblems('Refund', payment)).not.toEqual([]);
  });

  const { amount: _, ...withoutAmount } = payment;
  const { payment_method: method } = payment;

  test.each<[what: string, value: unknown, problems: [path: string, message: string][]]>([
    ['a text', 'payment', [['', 'must be object, not "payment"']]],
    ['a missing field', withoutAmount, [['amount', 'missing.']]],
    [
      'a misspelt field',
      { ...withoutAmount, amuont: 1 },
      [['amount', 'missing. There is "amuont". Did you mean "amount"?']],
    ],
    ['a field of another type', { ...payment, amount: '1000' }, [['amount', 'must be integer, not "1000"']]],
    [
      'an unknown value',
      { ...payment, status: 'succeded' },
      [
        [
          'status',
          'must be one of pending, authorized, succeeded, failed, canceled, partially_refunded, fully_refunded, disputed, not "succeded". Did you mean "succeeded"?',
        ],
      ],
    ],
    [
      'a date without a time',
      { ...payment, created_at: '2026-01-01' },
      [['created_at', 'must match format "date-time", not "2026-01-01"']],
    ],
    [
      'a field of an object in it',
      { ...payment, payment_method: { ...method, card: { ...cardOf(method), status: 7 } } },
      [['payment_method.card.status', 'must be string, not 7']],
    ],
    [
      'a field of an object that may be null',
      { ...payment, application_fee: { amount: 5 } },
      ['id', 'currency', 'created_at', 'updated_at'].map((name) => [`application_fee.${name}`, 'missing.']),
    ],
    [
      'a field of an item',
      { ...payment, refunds: [{ ...payment, amount: null }] },
      expect.arrayContaining([['refunds.0.amount', 'must be integer, not null']]),
    ],
    ['an unknown field', { ...payment, colour: 'red' }, []],
    [
      'a card number where none belongs',
      { ...payment, status: '4242 4242 4242 4242' },
      [['status', expect.stringContaining('not "**** **** **** ****"')]],
    ],
  ])('%s', (_what, value, problems) => {
    expect(resourceProblems('Payment', value).map(({ path, message }) => [path, message])).toEqual(problems);
  });
});
