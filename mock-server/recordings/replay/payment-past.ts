import { feeTypes } from '../../../spec/tables/fee-types';
import { Date } from '../../../spec/vocabulary/globals';
import { captureEntries, type Entry, refundEntries, voidEntries } from '../../domain/balance';
import type { Currency, Rows } from '../../rows';
import { toIso } from '../../time/clock';
import { isPlainObject, type PlainObject } from '../../wire/json';

type PaymentRow = Rows['payments'];
type RefundRow = Rows['refunds'];

/** The state of a payment at an instant: its refunds until then, the oldest first, and the facts that follow from them. */
export interface PaymentPast {
  readonly facts: Pick<PaymentRow, 'status' | 'captured' | 'amount_refunded' | 'fees' | 'application_fee'>;
  readonly refunds: readonly RefundRow[];
}

/** Returns the past of a payment. Undefined where others decide: it is pending, disputed, or was returned by a bank. */
export function pastOf(
  payment: PlainObject,
  owner: Pick<RefundRow, 'mode' | 'account_id'>,
  now: string,
): PaymentPast | undefined {
  const { id, amount, application_fee: shared, amount_refunded: total = 0, amount_returned: byBank = 0 } = payment;
  const all = listOf(payment['refunds']);
  const isShown = all.reduce((sum, each) => sum + Number(each['amount']), 0) === total;
  if (!isShown || byBank !== 0 || listOf(payment['disputes']).length > 0) return undefined;
  const earlier = all.filter((each) => instantOf(each['created_at']) < now).reverse();
  const refunds = earlier.map((each) => ({ ...owner, ...refundOf(each), payment_id: textOf(id), sequence: 0 }));
  const amount_refunded = refunds.reduce((sum, refund) => sum + refund.amount, 0);
  const status = statusOf(textOf(payment['status']), amount_refunded, amount_refunded === amount);
  if (status === undefined) return undefined;
  const isEnded = status === 'failed' || status === 'canceled';
  const returned = refunds.flatMap(({ returned_fees }) => returned_fees);
  const withRest = <Fee extends { id: string; amount: number }>(fee: Fee) => ({
    ...fee,
    remaining_amount: returned.reduce(
      (left, each) => left - (each.payment_fee_id === fee.id ? each.returned_amount : 0),
      isEnded ? 0 : fee.amount,
    ),
  });
  return {
    facts: {
      status,
      amount_refunded,
      fees: listOf(payment['fees']).map(feeOf).map(withRest),
      captured: status === 'canceled' ? payment['captured'] === true : status !== 'failed' && status !== 'authorized',
      application_fee: isPlainObject(shared) ? withRest(common(shared)) : null,
    },
    refunds,
  };
}

/** Returns the ledger entries of a payment with its past. */
export function entriesOf(payment: PaymentRow, { refunds }: PaymentPast): readonly Entry[] {
  if (!payment.captured) return [];
  const fees = payment.fees.map((fee) => ({ ...fee, remaining_amount: fee.amount }));
  const voided = payment.status === 'canceled' ? voidEntries({ ...payment, status: 'succeeded', fees }) : [];
  return [...captureEntries(payment), ...refunds.flatMap(refundEntries), ...voided];
}

/** Later refunds changed the status: it is the one before them. */
function statusOf(shown: string, refunded: number, isAll: boolean): PaymentRow['status'] | undefined {
  if (shown === 'failed' || shown === 'canceled' || shown === 'authorized') return shown;
  if (!['succeeded', 'partially_refunded', 'fully_refunded'].includes(shown)) return undefined;
  if (refunded === 0) return 'succeeded';
  return isAll ? 'fully_refunded' : 'partially_refunded';
}

const reasons = ['duplicate', 'fraudulent', 'customer_request'] as const;

function refundOf(refund: PlainObject): Omit<RefundRow, 'mode' | 'account_id' | 'payment_id' | 'sequence'> {
  return {
    ...common(refund),
    status: 'succeeded',
    metadata: metadataOf(refund),
    description: nullableText(refund['description']),
    reason: reasons.find((each) => each === refund['reason']) ?? null,
    returned_fees: listOf(refund['returned_fees']).map((fee) => ({
      id: textOf(fee['id']),
      payment_fee_id: textOf(fee['payment_fee_id']),
      type: fee['type'] === 'application_fee' ? 'application_fee' : feeType(fee),
      returned_amount: Number(fee['returned_amount']),
      original_amount: Number(fee['original_amount']),
      remaining_amount: Number(fee['remaining_amount']),
      currency: currencyOf(fee),
    })),
  };
}

function feeOf(fee: PlainObject): Omit<PaymentRow['fees'][number], 'remaining_amount'> {
  const { id, amount, source_configuration_id: source, source_fee_type: type } = fee;
  return {
    id: textOf(id),
    amount: Number(amount),
    type: feeType(fee),
    source_configuration_id: nullableText(source),
    source_fee_type: isFeeType(type) ? type : null,
  };
}

const feeType = ({ type }: PlainObject) => (type === 'platform_fee' ? type : 'processing_fee');
const isFeeType = (value: unknown): value is keyof typeof feeTypes =>
  typeof value === 'string' && Object.hasOwn(feeTypes, value);

/** Returns what a refund and an application fee have in common. No comparison needs the instant of a change. */
function common({ id, amount, created_at }: PlainObject) {
  const instant = instantOf(created_at);
  return { id: textOf(id), amount: Number(amount), created_at: instant, updated_at: instant };
}

/** Returns an instant as rows have it; the first one for a value that is none. */
export const instantOf = (value: unknown): string => toIso(Date.parse(textOf(value)) || 0);
export const listOf = (value: unknown): PlainObject[] => (Array.isArray(value) ? value.filter(isPlainObject) : []);
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
export const nullableText = (value: unknown): string | null => (typeof value === 'string' ? value : null);
export const metadataOf = ({ metadata }: PlainObject): PlainObject => (isPlainObject(metadata) ? metadata : {});
export const currencyOf = ({ currency }: PlainObject): Currency => (currency === 'cad' ? 'cad' : 'usd');
