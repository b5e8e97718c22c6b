import { type Client, PaymentError, verifyWebhook } from 'payments-sandbox';
import type { Platform } from 'payments-sandbox/mock-server';
import { cardInput } from 'payments-sandbox/testing';

export interface Order {
  readonly id: string;
  status: 'open' | 'paid' | 'declined';
  paymentId: string;
  shipments: number;
}

/** The onboarding entry of a seller. */
const entry = {
  business_details: {
    type: 'individual',
    structure: 'sole_proprietorship',
    url: 'https://piano.example',
    industry: 'Music',
  },
  representative: {
    name: 'Ada Lovelace',
    email: 'ada@piano.example',
    phone: '+1 415 555 0101',
    address_line1: '1 Market Street',
    address_city: 'San Francisco',
    address_state: 'CA',
    address_postal_code: '94105',
    address_country: 'US',
    is_owner: true,
    dob_month: '12',
    dob_day: '10',
    dob_year: '1990',
    ssn_last4: '1815',
  },
  bank_account: {
    routing_number: '110000000',
    account_number: '000123456789',
    account_type: 'checking',
    account_owner_name: 'Ada Lovelace',
  },
  terms_and_conditions: { accepted: true, ip: '192.0.2.7' },
} as const;

/** A shop that uses all of the service that rows of `ready` are about, with the calls that their lines of test name. */
export function openShop(client: Client, platform: Platform, captureStrategy?: 'manual') {
  const orders = new Map<string, Order>();
  const handledEvents: string[] = [];
  const handled = new Set<string>();
  const { secret } = platform.publishers.create({
    events: ['payment.created', 'payment.succeeded', 'payment.refunded', 'payment.dispute.closed'],
    fetch: receive,
  });

  async function receive(request: Request): Promise<Response> {
    const input = { body: await request.text(), headers: request.headers, secret };
    const event = await verifyWebhook(input).catch(() => undefined);
    if (event === undefined) return new Response(null, { status: 400 });
    handledEvents.push(event.event_name);
    const metadata = event.event_name === 'payment.succeeded' ? event.data.metadata : undefined;
    const order = orders.get(String(metadata?.['order_id']));
    if (order !== undefined && !handled.has(event.id)) order.shipments++;
    handled.add(event.id);
    return new Response();
  }

  async function pay(order: Order, by: Client, number: string, key: string): Promise<Order> {
    const payment = { amount: 1_000, currency: 'usd', payment_method: { card: cardInput({ number }) } } as const;
    const manual = captureStrategy === undefined ? {} : { capture_strategy: captureStrategy };
    try {
      const metadata = { order_id: order.id };
      const { id } = await by.payments.create({ ...payment, ...manual, metadata }, { idempotencyKey: key });
      order.paymentId = id;
      order.status = 'paid';
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      order.status = 'declined';
    }
    return order;
  }

  return {
    handledEvents,
    checkout: (by = client) => {
      const order: Order = { id: `A-${orders.size + 1}`, status: 'open', paymentId: '', shipments: 0 };
      orders.set(order.id, order);
      return pay(order, by, '4242424242424242', `pay-${order.id}`);
    },
    payAgain: (order: Order, _with: object) => pay(order, client, '5555555555554444', `pay-${order.id}-again`),
    refundOrder: ({ paymentId }: Order, part?: { readonly amount: number }) =>
      client.refunds.create(paymentId, part).catch(() => ({ amount: 0, status: 'refused' })),
    captureAndShip: ({ paymentId }: Order) =>
      client.payments.capture(paymentId).then(
        () => true,
        () => false,
      ),
    answerDispute: async (id: string) => {
      await client.disputes.submitResponse(id, { forfeit: false, additional_statement: 'It was delivered.' });
    },
    lastPayout: async () => {
      const [payout] = (await client.payouts.list()).data;
      if (payout === undefined) throw new Error('no payout');
      return payout;
    },
    reconcilePayout: async (id: string) => {
      const { status } = await client.payouts.get(id);
      return { needsBankAccount: status === 'failed' };
    },
    reconcile: async () => {
      let payments = 0;
      for await (const _ of client.payments.list()) payments++;
      return { payments };
    },
    signUp: async () => {
      const { id } = await client.subAccounts.create({ name: 'A seller' });
      await client.onboarding.create(id, entry);
      return { accountId: id };
    },
    onboardingStatus: async ({ accountId }: { readonly accountId: string }) => {
      const { status } = await client.subAccounts.get(accountId);
      return { nextStep: status === 'information_needed' ? 'correct your details' : 'wait' };
    },
  };
}

/** Does each thing once, as a suite does that meets no fault. */
export async function doEachThing(client: Client, platform: Platform): Promise<void> {
  const shop = openShop(client, platform, 'manual');
  const order = await shop.checkout();
  await shop.captureAndShip(order);
  await client.refunds.create(order.paymentId);
  await client.disputes.list();
  await client.payouts.list();
  await shop.reconcile();
  await client.subAccounts.create({ name: 'Another seller' });
  await platform.waitForIdle();
}
