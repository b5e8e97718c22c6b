import { limits } from '../../spec/tables/limits';
import { SandboxError } from '../sandbox-error';
import type { PaymentMethodGroupRow } from '../rows';

const { value: MAX_PAYMENT_METHODS } = limits.payment_method_group_payment_methods;

/** Returns an error if a group cannot have so many payment methods. */
export function groupSizeProblem(size: number): SandboxError | undefined {
  return size > MAX_PAYMENT_METHODS ? new SandboxError('payment_method_group_max_payment_methods', {}) : undefined;
}

/** Returns a group with further payment methods. Those that it has keep their place. */
export function groupWith(group: PaymentMethodGroupRow, ids: readonly string[], now: string): PaymentMethodGroupRow {
  return withIds(group, [...new Set([...group.payment_method_ids, ...ids])], now);
}

/** Returns a group without a payment method. */
export function groupWithout(group: PaymentMethodGroupRow, id: string, now: string): PaymentMethodGroupRow {
  return withIds(
    group,
    group.payment_method_ids.filter((each) => each !== id),
    now,
  );
}

/** Returns the same group if nothing changes. */
function withIds(group: PaymentMethodGroupRow, payment_method_ids: readonly string[], now: string) {
  if (payment_method_ids.length === group.payment_method_ids.length) return group;
  return { ...group, payment_method_ids, updated_at: now };
}
