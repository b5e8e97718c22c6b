import { type Client, PaymentError, verifyWebhook } from 'payments-sandbox';
import { cardInput, type ExploreOptions } from 'payments-sandbox/testing';
import { Table, transaction, UniqueViolation } from '../tables';

interface Attempt {
  readonly key: string;
  readonly orderId: string;
  readonly number: string;
  readonly result: 'unknown' | 'paid' | 'declined';
}

/** The tables of the shop. They outlive a restart. */
class Tables {
  readonly attempts = new Table<Attempt>();
  readonly events = new Table<string>();
  readonly shipments = new Table<string>();

  transaction(work: () => void): void {
    transaction([this.attempts, this.events, this.shipments], work);
  }

  attemptsOf(orderId: string): readonly Attempt[] {
    return this.attempts.where((attempt) => attempt.orderId === orderId);
  }

  unknown(): readonly Attempt[] {
    return this.attempts.where(({ result }) => result === 'unknown');
  }
}

interface Shop {
  readonly client: Client;
  readonly tables: Tables;
}

/** Sends an attempt, unless it has a payment already. An attempt that gets no answer is sent again under the same key. */
async function send(client: Client, { key, orderId, number }: Attempt): Promise<Attempt['result']> {
  const params = { amount: 2_000, currency: 'usd', payment_method: { card: cardInput({ number }) } } as const;
  try {
    for await (const { metadata, status } of client.payments.list())
      if (metadata?.['attempt'] === key) return status === 'failed' ? 'declined' : 'paid';
    await client.payments.create({ ...params, metadata: { order_id: orderId, attempt: key } }, { idempotencyKey: key });
    return 'paid';
  } catch (error) {
    return error instanceof PaymentError ? 'declined' : 'unknown';
  }
}

/** Sends each attempt that has no result yet. */
async function sendAll({ client, tables }: Shop): Promise<void> {
  for (const attempt of tables.unknown())
    tables.attempts.replace(attempt.key, { ...attempt, result: await send(client, attempt) });
}

/** The customer pays with a card: a new attempt, unless the last one is not over or has paid. */
async function payWith(shop: Shop, orderId: string, number: string): Promise<'paid' | 'failed' | 'open'> {
  const earlier = shop.tables.attemptsOf(orderId);
  if (earlier.every(({ result }) => result === 'declined')) {
    const key = `${orderId}-${earlier.length + 1}`;
    shop.tables.attempts.insert(key, { key, orderId, number, result: 'unknown' });
  }
  await sendAll(shop);
  const result = shop.tables.attemptsOf(orderId).at(-1)?.result;
  if (result === 'paid') return 'paid';
  return result === 'declined' ? 'failed' : 'open';
}

/** Stores the event and the shipment together. A key that is stored already says that this was done. */
function ship({ tables }: Shop, eventId: string, orderId: string): void {
  try {
    tables.transaction(() => {
      tables.events.insert(eventId, orderId);
      tables.shipments.insert(orderId, eventId);
    });
  } catch (error) {
    if (!(error instanceof UniqueViolation)) throw error;
  }
}

export const database: ExploreOptions<Shop, Tables> = {
  setup: () => new Tables(),
  start: ({ client, kept: tables, publish }) => {
    const shop = { client, tables };
    const { secret } = publish(receive, { events: ['payment.succeeded'] });
    async function receive(request: Request): Promise<Response> {
      const event = await verifyWebhook({ body: await request.text(), headers: request.headers, secret });
      if (event.event_name === 'payment.succeeded') ship(shop, event.id, String(event.data.metadata?.['order_id']));
      return new Response();
    }
    return shop;
  },
  scenario: async (shop) => {
    const told = await payWith(shop, 'A-1', '4242424242424242');
    return told === 'failed' ? payWith(shop, 'A-1', '5555555555554444') : told;
  },
  settle: sendAll,
  check: ({ tables }) => {
    const paid = tables.attempts.where(({ result }) => result === 'paid');
    const shipments = tables.shipments.where(() => true);
    if (paid.length !== shipments.length) throw new Error(`${paid.length} paid, ${shipments.length} shipped`);
  },
};
