import type { Resources } from '../context';
import type { PaymentMethodGroupRow, PaymentMethodRow } from '../rows';
import type { Reader } from '../store/reader';
import { presentPaymentMethod } from './payment-methods';
import { rendered } from './rendered';

export function presentPaymentMethodGroup(row: PaymentMethodGroupRow): Resources['PaymentMethodGroup'] {
  return rendered('PaymentMethodGroup', row, {});
}

/** Renders a group with its payment methods. */
export function presentGroupDetails(
  rows: Reader,
  group: PaymentMethodGroupRow,
  now: string,
): Resources['PaymentMethodGroupDetails'] {
  return rendered('PaymentMethodGroupDetails', group, {
    payment_methods: methodsOfGroup(rows, group).map((method) => presentPaymentMethod(method, now)),
  });
}

/** Returns the payment methods of a group, newest first. */
export function methodsOfGroup(rows: Reader, { payment_method_ids }: PaymentMethodGroupRow): PaymentMethodRow[] {
  return payment_method_ids.map((id) => rows.require('payment_methods', id)).sort((a, b) => b.sequence - a.sequence);
}
