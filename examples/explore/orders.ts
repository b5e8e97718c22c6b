import { type Client, type CreatePaymentParams, type Payment, PaymentError } from 'payments-sandbox';
import { cardInput } from 'payments-sandbox/testing';

export interface Order {
  readonly id: string;
  readonly amount: number;
  /** The idempotency key of its payment, stored before the payment is sent. */
  readonly key: string;
  /** Stored before the payment is sent. */
  isSent?: boolean;
  /** Known once the service has answered. */
  paymentId?: string;
  status: 'open' | 'paid' | 'failed' | 'canceled';
  /** Parcels that left the house. */
  shipments: number;
}

/** The table of orders, which outlives a restart of the shop. */
export class Orders {
  /** The ids of the events that were handled. */
  readonly handled = new Set<string>();
  readonly #byId = new Map<string, Order>();

  /** Stores an order. Returns the stored one if the customer sends it again. */
  place(id: string, amount = 2_000): Order {
    const order = this.#byId.get(id) ?? { id, amount, key: `pay-${id}`, status: 'open', shipments: 0 };
    this.#byId.set(id, order);
    return order;
  }

  /** Returns the order of a payment, by the metadata that `paymentOf` gave it. */
  of({ metadata }: Pick<Payment, 'metadata'>): Order | undefined {
    return this.#byId.get(String(metadata?.['order_id']));
  }

  all(): readonly Order[] {
    return [...this.#byId.values()];
  }

  /** Returns the orders whose payment has no answer yet. */
  unanswered(): readonly Order[] {
    return this.all().filter(({ status, paymentId }) => status === 'open' && paymentId === undefined);
  }
}

/** Returns the payment of an order, by the card that the customer entered. */
export function paymentOf({ id, amount }: Order, card = cardInput()): CreatePaymentParams {
  return { amount, currency: 'usd', payment_method: { card }, metadata: { order_id: id } };
}

/** Returns the payment of an order, if it has one: a key is remembered for 24 hours, and the metadata for ever. */
export async function findPayment(client: Client, { id }: Order): Promise<Payment | undefined> {
  for await (const payment of client.payments.list()) if (payment.metadata?.['order_id'] === id) return payment;
  return undefined;
}

/** Sends the payment of an order. The next time, looks it up, or sends it again under the same key. */
export async function pay(client: Client, order: Order): Promise<'paid' | 'failed' | 'open'> {
  try {
    const earlier = order.isSent === true ? await findPayment(client, order) : undefined;
    order.isSent = true;
    const payment = earlier ?? (await client.payments.create(paymentOf(order), { idempotencyKey: order.key }));
    order.paymentId = payment.id;
    if (payment.status !== 'failed') return 'paid';
    order.status = 'failed';
    return 'failed';
  } catch (error) {
    // After any other error nobody knows whether it was carried out.
    if (!(error instanceof PaymentError)) return 'open';
    order.status = 'failed';
    return 'failed';
  }
}

/** Ships an order that is paid, once. */
export function complete(order: Order | undefined): void {
  if (order?.status !== 'open') return;
  order.status = 'paid';
  order.shipments++;
}

/** Throws unless each order that is paid has left the house once, and no other order has. */
export function checkShipments(orders: Orders): void {
  for (const { id, status, shipments } of orders.all())
    if (shipments !== (status === 'paid' ? 1 : 0)) throw new Error(`order ${id}: ${status}, ${shipments} shipments`);
}
