import { judges, type JudgeName } from '../../../spec/tables/judges';
import { rowsOf } from '../../../spec/vocabulary/table';
import { type EndPayment, type Money, moneyOf } from './ending';
import { messageOf } from '../../domain/thrown';
import type { RunResult } from './run-result';

/** The accusation of a judge. */
export interface Accusation {
  readonly judge: JudgeName;
  /** The reason, as a sentence. */
  readonly because: string;
}

type Judge = (run: RunResult, calm: RunResult) => string | undefined;

/** The orders of a run with their payments. One list without names, if a payment of the calm run has no order. */
interface Scope {
  readonly name: string;
  readonly now: readonly EndPayment[];
  readonly calm: readonly EndPayment[];
}

/** The judges. Each compares the settled end of a run with that of the calm run, and returns why it accuses. */
const judgeBy: Readonly<Record<JudgeName, Judge>> = {
  more_kept: (run, calm) =>
    firstOf(scopesOf(run, calm), ({ name, now, calm: before }) => {
      const money = moneyOf(now);
      const usual = moneyOf(before);
      // A flow that ended earlier may not have come to its refund.
      const hasRefundToCome = money.captured <= usual.captured && run.told !== calm.told;
      if (money.kept <= usual.kept || hasRefundToCome) return undefined;
      return `${amount(money.kept)} is kept${name}, and ${amount(usual.kept)} in the calm run`;
    }),
  more_refunded: (run, calm) =>
    firstOf(scopesOf(run, calm), ({ name, now, calm: before }) => {
      const money = moneyOf(now);
      const usual = moneyOf(before);
      if (isCompensation(run, money, usual)) return undefined;
      const excess = money.refunded - usual.refunded - Math.max(0, money.captured - usual.captured);
      return excess > 0
        ? `${amount(money.refunded)} is refunded${name}, and ${amount(usual.refunded)} in the calm run`
        : undefined;
    }),
  failed_but_kept: (run, calm) => {
    if (run.told !== 'failed' || calm.told === 'failed') return undefined;
    const unknown = run.ending.payments.find(({ id, money }) => money.kept > 0 && !run.trace.hasLearnt(id));
    return unknown && `${amount(unknown.money.kept)} is kept by ${unknown.id}, of which your program never learnt`;
  },
  paid_but_missing: (run, calm) => {
    if (run.told !== 'paid' || calm.told !== 'paid') return undefined;
    const now = moneyOf(run.ending.payments).kept;
    const usual = moneyOf(calm.ending.payments).kept;
    return now < usual ? `${amount(now)} is kept, and ${amount(usual)} in the calm run` : undefined;
  },
  decline_repeated: ({ ending }, calm) => {
    const usual = repeatedDeclines(calm.ending.payments).length;
    const repeated = repeatedDeclines(ending.payments);
    const [first] = repeated;
    return first && repeated.length > usual
      ? `payment ${first.id} charges again what was declined with do_not_retry`
      : undefined;
  },
  never_ended: ({ neverEnded }) => neverEnded,
  unhandled_rejection: ({ rejections }) => (rejections.length > 0 ? messageOf(rejections[0]) : undefined),
  new_violation: ({ ending }, calm) => ending.violations.find((each) => !calm.ending.violations.includes(each)),
  check: ({ thrown }) => ('check' in thrown ? messageOf(thrown.check) : undefined),
};

/** Returns the accusations of a run, the weightiest first. */
export function judge(run: RunResult, calm: RunResult): readonly Accusation[] {
  return rowsOf(judges).flatMap(([name]) => {
    const because = judgeBy[name](run, calm);
    return because === undefined ? [] : [{ judge: name, because }];
  });
}

/** Whether more was captured than in the calm run, and given back: a note, no finding. */
export function wasGivenBack(run: RunResult, calm: RunResult): boolean {
  const now = moneyOf(run.ending.payments);
  const usual = moneyOf(calm.ending.payments);
  return now.captured > usual.captured && now.kept <= usual.kept;
}

/** The whole run, then each order, if each payment has one of the calm run: an order may have another name in each run. */
function scopesOf(run: RunResult, calm: RunResult): readonly Scope[] {
  const now = run.ending.payments;
  const before = calm.ending.payments;
  const whole = { name: '', now, calm: before };
  if (before.length === 0 || before.some(({ order }) => order === undefined)) return [whole];
  const orders = [...new Set(before.flatMap(({ order }) => order ?? []))];
  if (now.some(({ order }) => order === undefined || !orders.includes(order))) return [whole];
  const ofOrder = (payments: readonly EndPayment[], order: string) => payments.filter((each) => each.order === order);
  return [
    whole,
    ...orders.map((order) => ({ name: ` for order ${order}`, now: ofOrder(now, order), calm: ofOrder(before, order) })),
  ];
}

/** A program that tells the customer "failed", and gives everything back, has refunded nothing too much. */
function isCompensation({ told }: RunResult, { kept }: Money, calm: Money): boolean {
  return told === 'failed' && kept === 0 && calm.refunded === 0;
}

/** Payments that charge again what a final decline had ended. */
function repeatedDeclines(payments: readonly EndPayment[]): readonly EndPayment[] {
  return payments.filter(({ charged }, position) =>
    payments.slice(0, position).some((earlier) => earlier.finalDecline !== undefined && earlier.charged === charged),
  );
}

function firstOf<Each>(all: readonly Each[], find: (each: Each) => string | undefined): string | undefined {
  for (const each of all) {
    const found = find(each);
    if (found !== undefined) return found;
  }
  return undefined;
}

function amount(cents: number): string {
  return (cents / 100).toFixed(2);
}
