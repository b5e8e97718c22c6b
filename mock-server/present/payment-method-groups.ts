import type { Resources } from '../context';
import type { PaymentMethodGroupRow, PaymentMethodRow } from '../rows';
import type { Reader } from '../store/reader';
import { presentPaymentMethod } from './payment-methods';

export function presentPaymentMethodGroup({
  id,
  account_id,
  platform_account_id,
}: PaymentMethodGroupRow): Resources['PaymentMethodGroup'] {
  return { id, account_id, platform_account_id };
}

/** Renders a group with its payment methods. */
export function presentGroupDetails(
  rows: Reader,
  group: PaymentMethodGroupRow,
): Resources['PaymentMethodGroupDetails'] {
  return {
    ...presentPaymentMethodGroup(group),
    payment_methods: methodsOfGroup(rows, group).map(presentPaymentMethod),
  };
}

/** Returns the payment methods of a group, newest first. */
export function methodsOfGroup(rows: Reader, { payment_method_ids }: PaymentMethodGroupRow): PaymentMethodRow[] {
  return payment_method_ids.map((id) => rows.require('payment_methods', id)).sort((a, b) => b.sequence - a.sequence);
}
