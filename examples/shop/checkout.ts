import { checkoutUrl, type Client, type FeeInput, NotFoundError, PaymentError } from 'payments-sandbox';
import type { Attempt, Order, OrderRequest, Records } from './orders';

/** Orders and their money: authorized when an order is placed, captured when it ships, refunded in part or in full. */
export class Checkout {
  readonly #client: Client;
  readonly #records: Records;

  constructor(client: Client, records: Records) {
    this.#client = client;
    this.#records = records;
  }

  /** Authorizes the amount of an order, and takes no money yet. Throws `CardDeclinedError`: another card may be tried then. */
  async place(request: OrderRequest): Promise<Order> {
    const attempt = this.#records.attempt(request);
    const { id: paymentId, payment_intent_id: paymentIntentId } = await this.#authorize(attempt);
    const { id, sellerId, amount } = attempt.request;
    return this.#records.saveOrder({
      id,
      sellerId,
      amount,
      paymentIntentId,
      paymentId,
      status: 'authorized',
      refunded: 0,
    });
  }

  async #authorize(attempt: Attempt) {
    const { id, sellerId, amount, token = '' } = attempt.request;
    try {
      return await this.#client.forSubAccount(sellerId).payments.create(
        {
          amount,
          currency: 'usd',
          capture_strategy: 'manual',
          payment_method: { token },
          metadata: { order_id: id },
        },
        { idempotencyKey: attempt.key },
      );
    } catch (error) {
      // Declined, or an unknown token. After any other error nobody knows, so the same attempt is sent again.
      attempt.isDeclined = error instanceof PaymentError || error instanceof NotFoundError;
      throw error;
    }
  }

  /** Creates an order that the customer pays on the hosted checkout. Returns its address, too. */
  async placeByLink({ id, sellerId, amount }: OrderRequest, afterPaymentUrl: string) {
    const seller = this.#client.forSubAccount(sellerId);
    const intent = await seller.paymentIntents.create(
      { amount, currency: 'usd', metadata: { order_id: id } },
      { idempotencyKey: `link ${id}` },
    );
    const session = await seller.checkoutSessions.create({
      payment_intent_id: intent.id,
      after_payment_url: afterPaymentUrl,
    });
    const order = this.#records.saveOrder({
      id,
      sellerId,
      amount,
      paymentIntentId: intent.id,
      paymentId: undefined,
      status: 'awaiting_payment',
      refunded: 0,
    });
    return { order, url: checkoutUrl(session) };
  }

  /** Takes the money of an order that leaves the house. Throws `InvalidRequestError` when its authorization has expired. */
  async ship(order: Order): Promise<Order> {
    if (order.status === 'authorized')
      await this.#client
        .forSubAccount(order.sellerId)
        .paymentIntents.capture(order.paymentIntentId, {}, { idempotencyKey: `ship ${order.id}` });
    return this.#records.saveOrder({ ...order, status: 'shipped' });
  }

  /** Returns money to the customer, and the platform fee in proportion to the seller. Throws `InvalidRequestError`. */
  async refund(order: Order, amount: number, key: string): Promise<Order> {
    const { paymentId = '' } = order;
    const seller = this.#client.forSubAccount(order.sellerId);
    const { fees } = await seller.payments.get(paymentId);
    const returned = fees
      .filter(({ type }) => type === 'platform_fee')
      .map((fee): FeeInput => ({ type: 'platform_fee', amount: Math.floor((fee.amount * amount) / order.amount) }));
    await seller.refunds.create(
      paymentId,
      { amount, reason: 'customer_request', fees: returned.filter((fee) => fee.amount > 0) },
      { idempotencyKey: `refund ${order.id} ${key}` },
    );
    return this.#records.saveOrder({ ...order, refunded: order.refunded + amount });
  }
}
