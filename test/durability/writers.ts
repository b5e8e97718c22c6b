import { expect } from 'vitest';
import * as bodies from '../support/bodies';
import type { Caller } from './caller';
import type { Oracle, Payment, ExpectedWrite } from './oracle';
import type { Random } from './random';

/** Sends one write after the other until a response is missing. */
export async function writeUntilKilled(
  caller: Caller,
  oracle: Oracle,
  nextWrite: () => ExpectedWrite,
  onResponse: () => void,
): Promise<void> {
  for (;;) {
    const write = nextWrite();
    const reply = await caller.write(write).catch(() => undefined);
    if (reply === undefined) return oracle.recordUnacknowledged(write);
    expect(reply).toEqual({ status: write.status, text: reply.text, replayed: false });
    oracle.acknowledge(write, reply.text);
    onResponse();
  }
}

/** Generates writes of every kind, on the platform account and on sub accounts. */
export class WriteGenerator {
  readonly #oracle: Oracle;
  readonly #random: Random;
  readonly #padding: string;
  readonly #refundable: Payment[] = [];
  #checkedPayments = 0;
  #count = 0;

  /** Each payment carries padding of this length, so that the journal grows quickly. */
  constructor(oracle: Oracle, random: Random, charactersPerPayment: number) {
    this.#oracle = oracle;
    this.#random = random;
    this.#padding = '·'.repeat(charactersPerPayment);
  }

  readonly next = (): ExpectedWrite => {
    const key = `write ${++this.#count}`;
    const share = this.#random.next();
    if (share < 0.06)
      return { resource: 'sub_accounts', path: '/v1/sub_accounts', key, body: { name: key }, status: 201 };
    const refundable = share < 0.25 ? this.#random.pick(this.#refundablePayments()) : undefined;
    if (refundable) {
      const path = `/v1/payments/${refundable.id}/refunds`;
      return { resource: 'refunds', path, key, body: { amount: 1, metadata: { key } }, status: 201 };
    }
    return this.#payment(key, share);
  };

  #payment(key: string, share: number): ExpectedWrite {
    const account = this.#random.next() < 0.3 ? this.#random.pick([...this.#oracle.subAccounts.keys()]) : undefined;
    const metadata = { key, padding: this.#padding };
    const fields = { description: key, metadata };
    const common = {
      resource: 'payments',
      path: '/v1/payments',
      key,
      ...(account !== undefined && { account }),
    } as const;
    if (share < 0.4) {
      const declined = { ...metadata, payment_test: { scenario: 'insufficient_funds' } };
      return { ...common, body: bodies.payment({ ...fields, metadata: declined }), status: 402 };
    }
    if (share < 0.45) return { ...common, body: { ...bodies.bankPayment(), ...fields }, status: 201 };
    if (share < 0.5) return { ...common, body: bodies.manualPayment(fields), status: 201 };
    return { ...common, body: bodies.payment(fields), status: 201 };
  }

  /** Payments that succeeded at once. Each refund is small, so that a payment can be refunded many times. */
  #refundablePayments(): readonly Payment[] {
    if (this.#checkedPayments !== this.#oracle.payments.size) {
      const fresh = [...this.#oracle.payments.values()].slice(this.#checkedPayments);
      this.#refundable.push(...fresh.filter(({ status }) => status === 'succeeded'));
      this.#checkedPayments = this.#oracle.payments.size;
    }
    return this.#refundable.slice(-200);
  }
}
