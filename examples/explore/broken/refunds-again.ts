import { type Client, TimeoutError } from 'payments-sandbox';
import type { ExploreOptions } from 'payments-sandbox/testing';
import { type Order, Orders, pay } from '../orders';

interface Deposit {
  readonly order: Order;
  isRefunded: boolean;
}

class Rentals extends Orders {
  /** Half of each order is a deposit, which is refunded when the boat is back. */
  readonly deposits: Deposit[] = [];

  rent(id: string): Order {
    const order = this.place(id);
    this.deposits.push({ order, isRefunded: false });
    return order;
  }
}

interface Shop {
  readonly client: Client;
  readonly rentals: Rentals;
}

/** The fault: a refund that takes too long is sent again under a new key, as if nothing had become of the first one. */
async function refund(client: Client, deposit: Deposit, attempt = 1): Promise<void> {
  const { paymentId = '', id, amount } = deposit.order;
  try {
    await client.refunds.create(paymentId, { amount: amount / 2 }, { idempotencyKey: `refund-${id}-${attempt}` });
    deposit.isRefunded = true;
  } catch (error) {
    if (error instanceof TimeoutError && attempt === 1) await refund(client, deposit, 2);
  }
}

async function refundAll({ client, rentals }: Shop): Promise<void> {
  for (const deposit of rentals.deposits)
    if (!deposit.isRefunded && deposit.order.paymentId !== undefined) await refund(client, deposit);
}

export const refundsAgain: ExploreOptions<Shop, Rentals> = {
  setup: () => new Rentals(),
  start: ({ client, kept: rentals }) => ({ client: client.with({ timeoutMs: 2_000, maxRetries: 0 }), rentals }),
  scenario: async (shop) => {
    const told = await pay(shop.client, shop.rentals.rent('A-1'));
    await refundAll(shop);
    return told;
  },
  settle: async (shop) => {
    for (const order of shop.rentals.unanswered()) await pay(shop.client, order);
    await refundAll(shop);
  },
};
