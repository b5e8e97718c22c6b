import {
  buildEvent,
  buildPayment,
  cardInput,
  expect,
  type Inbox,
  test,
} from '../../mock-server/testing/entries/vitest';
import type { CardInput, Event, Payment } from '../../sdk';

declare const inbox: Inbox;

// The name decides the data of an event.
export const succeeded: Promise<Event<'payment.succeeded'>> = inbox.next('payment.succeeded');
export const any: Promise<Event> = inbox.next();
inbox.next('payment.succeeded', { where: ({ data }) => data.amount > 5, timeoutMs: undefined });
// @ts-expect-error unknown event
inbox.next('payment.suceeded');
// @ts-expect-error the data of a refund has no `captured`
inbox.next('payment.refunded', { where: ({ data }) => data.captured });

export const payment: Payment = buildPayment({ amount: 5, description: undefined });
export const card: CardInput = cardInput({ name: 'Ada' });
export const event: Event<'payment.failed'> = buildEvent('payment.failed', { data: { amount: 5 } });
// @ts-expect-error unknown field
buildPayment({ amuont: 5 });
// @ts-expect-error unknown field of the data
buildEvent('payment.failed', { data: { amuont: 5 } });

test('matchers have types', async ({ client, platform, sandbox }) => {
  await expect(client.payments.get('py_1')).toBeDeclinedWith('insufficient_funds');
  // @ts-expect-error unknown decline code
  await expect(client.payments.get('py_1')).toBeDeclinedWith('insufficient_fund');
  expect(platform).toHaveEmitted('payment.failed', { amount: 5, payment_method: { card: { brand: 'visa' } } });
  // @ts-expect-error an amount is a number
  expect(platform).toHaveEmitted('payment.failed', { amount: '5' });
  expect({}).not.toMatchResource('Payment', { amount: 5, id: expect.any(String) });
  // @ts-expect-error unknown resource
  expect({}).toMatchResource('Payments');
  expect(platform).toHaveBeenIdempotent('createPayment');
  // @ts-expect-error unknown operation
  expect(platform).toHaveBeenIdempotent('createPayments');
  return void sandbox;
});
