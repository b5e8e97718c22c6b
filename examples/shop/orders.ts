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

/** A seller on the marketplace. Only an `enabled` one takes payments. */
export interface Seller {
  readonly id: string;
  readonly name: string;
  readonly status: string;
}

/** The records of the shop. A real one keeps them in a database. */
export class Records {
  readonly #orders = new Map<string, Order>();
  readonly #sellers = new Map<string, Seller>();
  readonly #events = new Set<string>();

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

  /** Returns whether an event comes for the first time. An event can be delivered more than once. */
  isNewEvent(id: string): boolean {
    const isNew = !this.#events.has(id);
    this.#events.add(id);
    return isNew;
  }
}
