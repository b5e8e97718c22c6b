import type { Schemas } from '../support/document';
import type { KeyPair, Write } from './caller';

export type Payment = Schemas['Payment'];
export type Refund = Schemas['Refund'];
export type SubAccount = Schemas['SubAccount'];

/** Something to be written, and the status that it must be answered with. */
export interface ExpectedWrite extends Write {
  readonly of: 'payments' | 'refunds' | 'sub_accounts';
  readonly status: 201 | 402;
}

/** A wish with the body of its answer: from now on it must be there. */
export interface Acknowledged extends ExpectedWrite {
  readonly text: string;
}

export interface NewPlatform {
  readonly id: string;
  readonly test: KeyPair;
  readonly live: KeyPair;
  /** One that was given out for the test keys, if there was time to ask for it. */
  readonly token?: string;
}

/** All that was asked of the sandbox on one directory, over all its lives, and what of it was acknowledged. */
export class Oracle {
  readonly acknowledged: Acknowledged[] = [];
  readonly payments = new Map<string, Payment>();
  readonly refunds = new Map<string, Refund>();
  readonly subAccounts = new Map<string, SubAccount>();
  readonly platforms: NewPlatform[] = [];
  /** Keys of payments that were declined. */
  readonly declined = new Set<string>();
  readonly #refundsOf = new Map<string, Refund[]>();
  #lost: ExpectedWrite[] = [];
  #checked = 0;

  acknowledge(wish: ExpectedWrite, text: string): void {
    this.acknowledged.push({ ...wish, text });
    if (wish.status === 402) this.declined.add(wish.key);
    else this.#keep(wish.of, text);
  }

  #keep(kind: ExpectedWrite['of'], text: string): void {
    if (kind === 'payments') {
      const { data }: { data: Payment } = JSON.parse(text);
      this.payments.set(data.id, data);
    } else if (kind === 'refunds') {
      const { data }: { data: Refund } = JSON.parse(text);
      this.refunds.set(data.id, data);
      this.#refundsOf.set(data.payment_id, [...this.refundsOf(data.payment_id), data]);
    } else {
      const { data }: { data: SubAccount } = JSON.parse(text);
      this.subAccounts.set(data.id, data);
    }
  }

  refundsOf(paymentId: string): readonly Refund[] {
    return this.#refundsOf.get(paymentId) ?? [];
  }

  lose(wish: ExpectedWrite): void {
    this.#lost.push(wish);
  }

  /** What was asked for and not answered. Whoever takes it asks again. */
  takeLost(): readonly ExpectedWrite[] {
    const lost = this.#lost;
    this.#lost = [];
    return lost;
  }

  /** What was acknowledged since this was called last. */
  takeUnchecked(): readonly Acknowledged[] {
    const unchecked = this.acknowledged.slice(this.#checked);
    this.#checked = this.acknowledged.length;
    return unchecked;
  }
}
