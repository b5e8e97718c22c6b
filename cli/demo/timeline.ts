import type { PaymentMethod } from '../../sdk';
import { lowerFees } from './fees';
import { bankAccountOf, cardOf } from './payers';
import type { DemoPayments } from './payments';

/** A step of the demo script besides the ordinary payments of a day. */
type ScenarioStep = (payments: DemoPayments) => Promise<void>;

/** Scenario steps by the number of days before the end. */
export const timeline: Readonly<Record<number, ScenarioStep>> = {
  28: async (payments) => {
    const payment = await payments.pay('bookshop', {
      capture_strategy: 'manual',
      description: 'First edition, reserved',
    });
    payments.sandbox.wait(10);
    await payments.shops.bookshop.payments.void(payment.id);
  },
  26: async (payments) => {
    const { disputes } = payments.sandbox.platform;
    const { id } = disputes.open((await payments.pay('bikeShop')).id, { reason: 'product_not_received' });
    disputes.decide(id, 'respond');
    disputes.decide(id, 'win');
  },
  // Without a response the dispute is lost on its due date.
  25: async (payments) => {
    payments.sandbox.platform.disputes.open((await payments.pay('bakery')).id, { reason: 'fraudulent' });
  },
  // Without a capture the authorization lapses.
  24: async (payments) => {
    await payments.pay('bikeShop', { capture_strategy: 'manual', description: 'Touring bike, to be collected' });
  },
  22: async (payments) => {
    const { refunds } = payments.shops.bookshop;
    const { id } = await payments.pay('bookshop', { amount: 6_450 });
    await refunds.create(id, { amount: 2_000, reason: 'customer_request', description: 'Scratched cover' });
    await refunds.create((await payments.pay('bookshop')).id, { reason: 'duplicate' });
  },
  20: async (payments) => {
    const { id } = await payments.payByBank('bikeShop', 'refusesRefunds');
    await payments.payByBank('bakery', 'hasNoMoney');
    payments.sandbox.wait(60);
    await payments.shops.bikeShop.refunds.create(id, { reason: 'customer_request' });
  },
  18: async (payments) => {
    const { disputes } = payments.sandbox.platform;
    const { id } = disputes.open((await payments.pay('bikeShop')).id, { reason: 'product_unacceptable' });
    disputes.decide(id, 'respond');
  },
  16: async (payments) => {
    const { id } = await payments.pay('bakery', { capture_strategy: 'manual', description: 'Wedding cake, deposit' });
    payments.sandbox.wait(60);
    await payments.shops.bakery.payments.capture(id);
  },
  15: async (payments) => {
    const { id } = await payments.payByBank('bookshop', 'settles');
    payments.sandbox.wait(60);
    payments.sandbox.platform.payments.return(id);
  },
  14: ({ sandbox, shops }) => lowerFees(sandbox, shops.bookshop),
  12: (payments) => endPayout(payments, 'in_transit', 'fail'),
  10: async (payments) => {
    const { checkouts, paymentMethods } = payments.shops.bakery;
    const { id } = await checkouts.create({ amount: 9_600, description: 'Cakes for a school fair' });
    const method = await paymentMethods.create({ payment_method: cardOf(2) });
    await checkouts.complete(id, { payment_token: tokenOf(method) });
  },
  9: (payments) => endPayout(payments, 'scheduled', 'cancel'),
  8: async (payments) => {
    const { disputes } = payments.sandbox.platform;
    disputes.open((await payments.pay('bakery')).id, { reason: 'unrecognized', amount: 500 });
    await payments.payByBank('bookshop', 'takesDays');
    // Without completion the checkout expires.
    await payments.shops.bikeShop.checkouts.create({ amount: 35_000, description: 'Used city bike' });
  },
};

/** Creates the resources that are still in progress at the end. */
export async function runFinalSteps(payments: DemoPayments): Promise<void> {
  const { bookshop, bakery, bikeShop } = payments.shops;
  await payments.pay('bikeShop', { capture_strategy: 'manual', description: 'Rental bike, deposit' });
  await payments.payByBank('bookshop', 'takesDays');
  const settled = bookshop.payments.list({ payment_status: 'succeeded' });
  for await (const payment of settled) {
    const { payment_method: method } = payment;
    if (!('bank_account' in method) || method.bank_account.acct_last_four !== '5559') continue;
    await bookshop.refunds.create(payment.id, { amount: 1_000, reason: 'customer_request' });
  }
  const { id } = await bakery.checkouts.create({ amount: 7_200, description: 'Bread for a street party' });
  const method = await bakery.paymentMethods.create({ payment_method: decliningCard });
  await bakery.checkouts.complete(id, { payment_token: tokenOf(method) });
  await bakery.checkouts.create({ amount: 2_400, description: 'Coffee subscription' });
  await createPaymentIntents(payments);
  await payments.pay('bakery');
  await bikeShop.paymentIntents.create({ amount: 11_900, currency: 'usd', description: 'Yearly service' });
}

/** Creates payment intents in every state before payment. */
async function createPaymentIntents({ shops: { bookshop } }: DemoPayments): Promise<void> {
  const order = { amount: 4_200, currency: 'usd' } as const;
  await bookshop.paymentIntents.create({ ...order, description: 'Reading group, May', payment_method: cardOf(6) });
  const { id } = await bookshop.paymentIntents.create({ ...order, description: 'Reading group, June' });
  await bookshop.paymentIntents.capture(id, { payment_method: bankAccountOf(7, 'takesDays') });
}

/** A card that is declined on every charge. */
const decliningCard = {
  card: { name: 'Kofi Mensah', number: '4000000000009995', month: 4, year: 2041, address_postal_code: '10115' },
};

/** Fails or cancels the first proceeds payout with a status. */
async function endPayout({ sandbox }: DemoPayments, status: string, outcome: 'fail' | 'cancel'): Promise<void> {
  for await (const payout of sandbox.client('test').proceedsPayouts.list())
    if (payout.status === status) return void sandbox.platform.payouts.end(payout.id, outcome);
}

function tokenOf(method: PaymentMethod): string {
  return ('card' in method ? method.card : method.bank_account).token;
}
