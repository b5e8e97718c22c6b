/** How far an order has come. */
export type OrderStatus = 'awaiting_payment' | 'authorized' | 'paid' | 'shipped' | 'expired' | 'disputed';

/** An order, and what the shop knows of its payment. Amounts are integers in the smallest unit. */
export interface Order {
  readonly id: string;
  readonly sellerId: string;
  readonly amount: number;
  readonly paymentIntentId: string;
  /** Undefined until somebody has paid. */
  readonly paymentId: string | undefined;
  readonly status: OrderStatus;
  readonly refunded: number;
}

/** The order of a customer. With the token of a payment method it is authorized at once. */
export interface OrderRequest {
  readonly id: string;
  readonly sellerId: string;
  readonly amount: number;
  readonly token?: string;
}

/** One try to authorize an order: one card, and one idempotency key. */
export interface Attempt {
  readonly key: string;
  readonly request: OrderRequest;
  /** Whether it is over. Until then it is sent again as it was, since nobody knows whether it was carried out. */
  isDeclined: boolean;
}

/** A seller on the marketplace. Only an `enabled` one takes payments. */
export interface Seller {
  readonly id: string;
  readonly name: string;
  readonly status: string;
}

/** The records of the shop. A real one keeps them in a database. */
export class Records {
  readonly #orders = new Map<string, Order>();
  readonly #attempts = new Map<string, readonly Attempt[]>();
  readonly #sellers = new Map<string, Seller>();

  /** Stores an order in place of the one with its id. */
  saveOrder(order: Order): Order {
    this.#orders.set(order.id, order);
    return order;
  }

  order(id: string): Order | undefined {
    return this.#orders.get(id);
  }

  orderOf(paymentIntentId: string): Order | undefined {
    return this.orders().find((order) => order.paymentIntentId === paymentIntentId);
  }

  orders(): readonly Order[] {
    return [...this.#orders.values()];
  }

  /** Returns the last attempt to authorize an order, or stores a new one if that was declined. */
  attempt(request: OrderRequest): Attempt {
    const earlier = this.#attempts.get(request.id) ?? [];
    const last = earlier.at(-1);
    if (last !== undefined && !last.isDeclined) return last;
    const attempt = { key: `order-${request.id}-${earlier.length + 1}`, request, isDeclined: false };
    this.#attempts.set(request.id, [...earlier, attempt]);
    return attempt;
  }

  saveSeller(seller: Seller): Seller {
    this.#sellers.set(seller.id, seller);
    return seller;
  }

  seller(id: string): Seller | undefined {
    return this.#sellers.get(id);
  }

  sellers(): readonly Seller[] {
    return [...this.#sellers.values()];
  }
}
