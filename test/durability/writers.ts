import { expect } from 'vitest';
import * as bodies from '../support/bodies';
import type { Caller } from './caller';
import type { Oracle, Payment, ExpectedWrite } from './oracle';
import type { Random } from './random';

/** Writes one thing after the other until no answer comes any more. */
export async function writeUntilItDies(
  caller: Caller,
  ledger: Oracle,
  newWish: () => ExpectedWrite,
  onAnswer: () => void,
): Promise<void> {
  for (;;) {
    const wish = newWish();
    const reply = await caller.write(wish).catch(() => undefined);
    if (reply === undefined) return ledger.lose(wish);
    expect(reply).toEqual({ status: wish.status, text: reply.text, replayed: false });
    ledger.acknowledge(wish, reply.text);
    onAnswer();
  }
}

/** Makes up writes of every kind, on the platform account and on sub accounts. */
export class WishMaker {
  readonly #ledger: Oracle;
  readonly #random: Random;
  readonly #ballast: string;
  readonly #refundable: Payment[] = [];
  #seen = 0;
  #count = 0;

  /** Each payment carries so many letters along, to make the journal grow quickly. */
  constructor(ledger: Oracle, random: Random, lettersPerPayment: number) {
    this.#ledger = ledger;
    this.#random = random;
    this.#ballast = '·'.repeat(lettersPerPayment);
  }

  readonly next = (): ExpectedWrite => {
    const key = `wish ${++this.#count}`;
    const kind = this.#random.next();
    if (kind < 0.06) return { of: 'sub_accounts', path: '/v1/sub_accounts', key, body: { name: key }, status: 201 };
    const refundable = kind < 0.25 ? this.#random.pick(this.#refundablePayments()) : undefined;
    if (refundable) {
      const path = `/v1/payments/${refundable.id}/refunds`;
      return { of: 'refunds', path, key, body: { amount: 1, metadata: { key } }, status: 201 };
    }
    return this.#payment(key, kind);
  };

  #payment(key: string, kind: number): ExpectedWrite {
    const account = this.#random.next() < 0.3 ? this.#random.pick([...this.#ledger.subAccounts.keys()]) : undefined;
    const metadata = { key, ballast: this.#ballast };
    const fields = { description: key, metadata };
    const wish = { of: 'payments', path: '/v1/payments', key, ...(account !== undefined && { account }) } as const;
    if (kind < 0.4) {
      const declined = { ...metadata, payment_test: { scenario: 'insufficient_funds' } };
      return { ...wish, body: bodies.payment({ ...fields, metadata: declined }), status: 402 };
    }
    if (kind < 0.45) return { ...wish, body: { ...bodies.bankPayment(), ...fields }, status: 201 };
    if (kind < 0.5) return { ...wish, body: bodies.manualPayment(fields), status: 201 };
    return { ...wish, body: bodies.payment(fields), status: 201 };
  }

  /** Payments whose whole amount was taken at once. Each is refunded a little at a time, so that much is left. */
  #refundablePayments(): readonly Payment[] {
    if (this.#seen !== this.#ledger.payments.size) {
      const fresh = [...this.#ledger.payments.values()].slice(this.#seen);
      this.#refundable.push(...fresh.filter(({ status }) => status === 'succeeded'));
      this.#seen = this.#ledger.payments.size;
    }
    return this.#refundable.slice(-200);
  }
}
