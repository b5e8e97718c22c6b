import { CardDeclinedError, type Client, type Payment } from '../../sdk';
import type { ExploreOptions, Surroundings } from '../../mock-server/testing/explore';
import { createCardToken } from '../../mock-server/testing/card-token';

/** The data that outlives a restart of the shop. */
export interface Database {
  /** Orders with the key of their attempt. */
  readonly orders: Map<string, { key: string; token: string; status: 'open' | 'paid' | 'failed' }>;
  readonly events: Set<string>;
  readonly shipments: string[];
}

export const openDatabase = (): Database => ({ orders: new Map(), events: new Set(), shipments: [] });

/** A shop that does everything right: a key for an attempt, stored before the call, and each event handled once. */
export class Shop {
  constructor(
    readonly client: Client,
    readonly db: Database,
  ) {}

  async order(id: string): Promise<boolean> {
    const token = await createCardToken(this.client);
    this.db.orders.set(id, { key: `order-${id}-1`, token, status: 'open' });
    return this.attempt(id);
  }

  /** Charges the attempt of an order. A result that is not known leaves it open. */
  async attempt(id: string): Promise<boolean> {
    const order = this.db.orders.get(id);
    if (order === undefined || order.status !== 'open') return order?.status === 'paid';
    try {
      const payment = await charge(this.client, id, order.token, order.key);
      if (payment.status === 'succeeded') this.paid(id);
    } catch (error) {
      if (!(error instanceof CardDeclinedError)) throw error;
      order.status = 'failed';
    }
    return this.db.orders.get(id)?.status === 'paid';
  }

  paid(id: string): void {
    const order = this.db.orders.get(id);
    if (order === undefined || order.status === 'paid') return;
    order.status = 'paid';
    this.db.shipments.push(id);
  }

  /** Repeats the attempts whose result is not known. */
  async runJobs(): Promise<void> {
    for (const [id, { status }] of this.db.orders) if (status === 'open') await this.attempt(id).catch(() => false);
  }
}

export function charge(client: Client, order_id: string, token: string, idempotencyKey: string): Promise<Payment> {
  const payment_method = { token };
  return client.payments.create(
    { amount: 4_800, currency: 'usd', payment_method, metadata: { order_id } },
    { idempotencyKey },
  );
}

/** Starts the shop with a webhook endpoint that pays orders. */
export function startShop({ client, publish, kept }: Surroundings<Database>): Shop {
  const shop = new Shop(client, kept);
  publish(
    async (request) => {
      const event: { id: string; data: { metadata: { order_id: string } } } = await request.json();
      if (!kept.events.has(event.id)) shop.paid(event.data.metadata.order_id);
      kept.events.add(event.id);
      return new Response(null, { status: 200 });
    },
    { events: ['payment.succeeded'] },
  );
  return shop;
}

/** The exploration of the shop. */
export const rightShop: ExploreOptions<Shop, Database> = {
  setup: openDatabase,
  start: startShop,
  scenario: async (shop) => ((await shop.order('17')) ? 'paid' : 'failed'),
  settle: (shop) => shop.runJobs(),
  check: ({ db }) => {
    if (db.shipments.length > 1) throw new Error(`shipped ${db.shipments.length} times`);
  },
};
