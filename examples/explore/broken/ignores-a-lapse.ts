import { type Client, InvalidRequestError, PaymentError } from 'payments-sandbox';
import type { ExploreOptions } from 'payments-sandbox/testing';
import { type Order, Orders, paymentOf } from '../orders';

interface Shop {
  readonly client: Client;
  readonly orders: Orders;
}

async function authorize({ client }: Shop, order: Order): Promise<void> {
  const payment = await client.payments.create(
    { ...paymentOf(order), capture_strategy: 'manual' },
    { idempotencyKey: order.key },
  );
  order.paymentId = payment.id;
}

async function capture({ client }: Shop, { id, paymentId = '' }: Order): Promise<void> {
  try {
    await client.payments.capture(paymentId, {}, { idempotencyKey: `capture-${id}` });
  } catch (error) {
    // The fault: "it cannot be captured" is taken for "it is captured already". An authorization lapses after seven days.
    if (!(error instanceof InvalidRequestError)) throw error;
  }
}

/** Takes the money when the parcel is packed, which may be days later. */
async function process(shop: Shop, order: Order): Promise<'paid' | 'failed' | 'open'> {
  try {
    if (order.paymentId === undefined) await authorize(shop, order);
    await capture(shop, order);
    order.status = 'paid';
    order.shipments++;
    return 'paid';
  } catch (error) {
    if (!(error instanceof PaymentError)) return 'open';
    order.status = 'failed';
    return 'failed';
  }
}

export const ignoresALapse: ExploreOptions<Shop, Orders> = {
  setup: () => new Orders(),
  start: ({ client, kept: orders }) => ({ client, orders }),
  scenario: (shop) => process(shop, shop.orders.place('A-1')),
  settle: async (shop) => {
    for (const order of shop.orders.all()) if (order.status === 'open') await process(shop, order);
  },
};
