import { lowerFees } from './fees';
import { bankAccount, card } from './payers';
import type { Sales } from './sales';

/** What happens besides the usual business of a day. */
type Episode = (sales: Sales) => Promise<void>;

/** By how many days before the end. */
export const episodes: Readonly<Record<number, Episode>> = {
  28: async (sales) => {
    const payment = await sales.sell('books', { capture_strategy: 'manual', description: 'First edition, reserved' });
    sales.stage.wait(10);
    await sales.shops.books.payments.void(payment.id);
  },
  26: async (sales) => {
    const { disputes } = sales.stage.platform;
    const { id } = disputes.open((await sales.sell('bicycles')).id, { reason: 'product_not_received' });
    disputes.decide(id, 'respond');
    disputes.decide(id, 'win');
  },
  // Nobody responds to it, so that it is lost on its due date.
  25: async (sales) => {
    sales.stage.platform.disputes.open((await sales.sell('bakery')).id, { reason: 'fraudulent' });
  },
  // Nobody captures it, so that it lapses.
  24: async (sales) => {
    await sales.sell('bicycles', { capture_strategy: 'manual', description: 'Touring bike, to be collected' });
  },
  22: async (sales) => {
    const { refunds } = sales.shops.books;
    const { id } = await sales.sell('books', { amount: 6_450 });
    await refunds.create(id, { amount: 2_000, reason: 'customer_request', description: 'Scratched cover' });
    await refunds.create((await sales.sell('books')).id, { reason: 'duplicate' });
  },
  20: async (sales) => {
    const { id } = await sales.sellByBank('bicycles', 'refusesRefunds');
    await sales.sellByBank('bakery', 'hasNoMoney');
    sales.stage.wait(60);
    await sales.shops.bicycles.refunds.create(id, { reason: 'customer_request' });
  },
  18: async (sales) => {
    const { disputes } = sales.stage.platform;
    const { id } = disputes.open((await sales.sell('bicycles')).id, { reason: 'product_unacceptable' });
    disputes.decide(id, 'respond');
  },
  16: async (sales) => {
    const { id } = await sales.sell('bakery', { capture_strategy: 'manual', description: 'Wedding cake, deposit' });
    sales.stage.wait(60);
    await sales.shops.bakery.payments.capture(id);
  },
  15: async (sales) => {
    const { id } = await sales.sellByBank('books', 'settles');
    sales.stage.wait(60);
    sales.stage.platform.payments.return(id);
  },
  14: ({ stage, shops }) => lowerFees(stage, shops.books),
  12: (sales) => endPayout(sales, 'in_transit', 'fail'),
  10: async (sales) => {
    const { checkouts, paymentMethods } = sales.shops.bakery;
    const { id } = await checkouts.create({ amount: 9_600, description: 'Cakes for a school fair' });
    const { card: method } = await paymentMethods.create({ payment_method: card(2) });
    await checkouts.complete(id, { payment_token: method?.token ?? '' });
  },
  9: (sales) => endPayout(sales, 'scheduled', 'cancel'),
  8: async (sales) => {
    const { disputes } = sales.stage.platform;
    disputes.open((await sales.sell('bakery')).id, { reason: 'unrecognized', amount: 500 });
    await sales.sellByBank('books', 'takesDays');
    // Nobody completes it, so that it expires.
    await sales.shops.bicycles.checkouts.create({ amount: 35_000, description: 'Used city bike' });
  },
};

/** What is still under way at the end. */
export async function lastHours(sales: Sales): Promise<void> {
  const { books, bakery, bicycles } = sales.shops;
  await sales.sell('bicycles', { capture_strategy: 'manual', description: 'Rental bike, deposit' });
  await sales.sellByBank('books', 'takesDays');
  const settled = books.payments.list({ payment_status: 'succeeded' });
  for await (const payment of settled) {
    if (payment.payment_method.bank_account?.acct_last_four !== '5559') continue;
    await books.refunds.create(payment.id, { amount: 1_000, reason: 'customer_request' });
  }
  const { id } = await bakery.checkouts.create({ amount: 7_200, description: 'Bread for a street party' });
  const { card: method } = await bakery.paymentMethods.create({ payment_method: decliningCard });
  await bakery.checkouts.complete(id, { payment_token: method?.token ?? '' });
  await bakery.checkouts.create({ amount: 2_400, description: 'Coffee subscription' });
  await openIntents(sales);
  await sales.sell('bakery');
  await bicycles.paymentIntents.create({ amount: 11_900, currency: 'usd', description: 'Yearly service' });
}

/** Intents at every point before they are paid. */
async function openIntents({ shops: { books } }: Sales): Promise<void> {
  const order = { amount: 4_200, currency: 'usd' } as const;
  await books.paymentIntents.create({ ...order, description: 'Reading group, May', payment_method: card(6) });
  const { id } = await books.paymentIntents.create({ ...order, description: 'Reading group, June' });
  await books.paymentIntents.capture(id, { payment_method: bankAccount(7, 'takesDays') });
}

/** Declined whenever it is charged. */
const decliningCard = {
  card: { name: 'Kofi Mensah', number: '4000000000009995', month: 4, year: 2041, address_postal_code: '10115' },
};

/** The bank sends a payout of the platform's proceeds back, or the service calls one off. */
async function endPayout({ stage }: Sales, status: string, outcome: 'fail' | 'cancel'): Promise<void> {
  for await (const payout of stage.client('test').proceedsPayouts.list())
    if (payout.status === status) return void stage.platform.payouts.end(payout.id, outcome);
}
