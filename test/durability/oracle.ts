import type { Schemas } from '../support/document';
import type { KeyPair, Write } from './caller';

export type Payment = Schemas['Payment'];
export type Refund = Schemas['Refund'];
export type SubAccount = Schemas['SubAccount'];

/** A write with the status of its response. */
export interface ExpectedWrite extends Write {
  readonly resource: 'payments' | 'refunds' | 'sub_accounts';
  readonly status: 201 | 402;
}

/** A write with the body of its response: it must be kept from now on. */
export interface Acknowledged extends ExpectedWrite {
  readonly text: string;
}

export interface NewPlatform {
  readonly id: string;
  readonly test: KeyPair;
  readonly live: KeyPair;
  /** A token of the test keys; absent when the process was killed first. */
  readonly token?: string;
}

/** All writes that were sent to the sandboxes of one data directory, and the responses that acknowledged them. */
export class Oracle {
  readonly acknowledged: Acknowledged[] = [];
  readonly payments = new Map<string, Payment>();
  readonly refunds = new Map<string, Refund>();
  readonly subAccounts = new Map<string, SubAccount>();
  readonly platforms: NewPlatform[] = [];
  /** Keys of payments that were declined. */
  readonly declined = new Set<string>();
  readonly #refundsOf = new Map<string, Refund[]>();
  #unacknowledged: ExpectedWrite[] = [];
  #checked = 0;

  acknowledge(write: ExpectedWrite, text: string): void {
    this.acknowledged.push({ ...write, text });
    if (write.status === 402) this.declined.add(write.key);
    else this.#keep(write.resource, text);
  }

  #keep(kind: ExpectedWrite['resource'], text: string): void {
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

  recordUnacknowledged(write: ExpectedWrite): void {
    this.#unacknowledged.push(write);
  }

  /** Returns the writes without a response and forgets them: the caller sends them again. */
  takeUnacknowledged(): readonly ExpectedWrite[] {
    const unacknowledged = this.#unacknowledged;
    this.#unacknowledged = [];
    return unacknowledged;
  }

  /** Returns the writes that were acknowledged since the last call. */
  takeUnchecked(): readonly Acknowledged[] {
    const unchecked = this.acknowledged.slice(this.#checked);
    this.#checked = this.acknowledged.length;
    return unchecked;
  }
}
