import { type Payment, Client } from '../../../sdk';
import type { Platform, RequestEntry } from '../..';
import { fetchFrom } from '../../fronts/fetch';
import type { KeyPair } from '../../platform/definition';
import type { App } from '../../wire/message';

/** The money of an order, or of a whole run, in the smallest unit. */
export interface Money {
  readonly captured: number;
  readonly refunded: number;
  /** Captured, less what was refunded or returned. */
  readonly kept: number;
}

/** A payment at the end of a run. */
export interface EndPayment {
  readonly id: string;
  readonly order: string | undefined;
  readonly money: Money;
  /** The decline that must not be tried again; undefined for any other payment. */
  readonly finalDecline: string | undefined;
  /** The same text for the same card, amount and order. */
  readonly charged: string;
}

/** The settled end of a run, as the sandbox's ledger has it. */
export interface Ending {
  /** Oldest first. */
  readonly payments: readonly EndPayment[];
  /** Violations in the request log: the operation, the kind and the place of each. */
  readonly violations: readonly string[];
}

export interface EndingPort {
  readonly respond: App;
  readonly keys: KeyPair;
  readonly platform: Pick<Platform, 'requests' | 'rows'>;
  readonly orderOf: (payment: Payment) => string | undefined;
}

/** Reads the end of a run. Its own requests do not count as those of the program. */
export async function readEnding({ respond, keys, platform, orderOf }: EndingPort): Promise<Ending> {
  const client = new Client({
    clientId: keys.client_id,
    clientSecret: keys.client_secret,
    baseUrl: 'http://sandbox.test',
    fetch: fetchFrom((request) => respond({ ...request, isOwn: true })),
  });
  const payments = await client.payments.list({ limit: 100 }).toArray({ limit: 1_000 });
  return {
    payments: payments.reverse().map((payment) => endOf(payment, orderOf(payment), platform)),
    violations: platform.requests.list({ verdict: 'violation', own: false }).flatMap(violationsOf),
  };
}

function endOf(payment: Payment, order: string | undefined, { rows }: EndingPort['platform']): EndPayment {
  const { id, amount } = payment;
  const row = rows.require('payments', id);
  const card = rows.find('payment_methods', row.payment_method_id)?.signature ?? '';
  const finalDecline = payment.error_code === 'do_not_retry' ? payment.error_code : undefined;
  return { id, order, money: moneyIn(payment), finalDecline, charged: `${card} ${amount} ${order ?? ''}` };
}

function violationsOf({ operation, violations }: RequestEntry): string[] {
  return violations.map(({ kind, where }) => `${operation ?? 'unknown operation'}: ${kind} ${where}`);
}

type MovedAmounts = Pick<Payment, 'amount' | 'amount_refunded' | 'amount_returned' | 'captured' | 'status'>;

/** Returns the money of a payment. */
export function moneyIn({ amount, amount_refunded, amount_returned, captured, status }: MovedAmounts): Money {
  const isCaptured = captured && status !== 'failed';
  return {
    captured: isCaptured ? amount : 0,
    refunded: amount_refunded,
    kept: isCaptured ? amount - amount_refunded - amount_returned : 0,
  };
}

export function sumOf(each: readonly Money[]): Money {
  const sum = (field: keyof Money) => each.reduce((total, money) => total + money[field], 0);
  return { captured: sum('captured'), refunded: sum('refunded'), kept: sum('kept') };
}

/** Returns the money of payments. */
export function moneyOf(payments: readonly EndPayment[]): Money {
  return sumOf(payments.map(({ money }) => money));
}
