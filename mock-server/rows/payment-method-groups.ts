import type { ResourceRow } from './shared';
import { listOf, ref } from '../fields/field';
import { fieldsOf, resourceFields } from './fields';
import { bySequence, newestOfOwner, table } from './table-definition';

/** Payment methods of an account that belong together. */
export interface PaymentMethodGroupRow extends ResourceRow {
  readonly platform_account_id: string;
  /** In the order in which they were added, each once. Few enough to be read with the group. */
  readonly payment_method_ids: readonly string[];
}

export const paymentMethodGroups = table<PaymentMethodGroupRow>()({
  type: 'payment_method_group',
  idPrefix: 'pmg',
  indexes: {
    newest: newestOfOwner,
    // Read by the dashboard only.
    ofPaymentMethod: {
      partitions: ({ payment_method_ids }) => payment_method_ids,
      sortBy: bySequence,
      lazy: true,
    },
  },
  fields: fieldsOf<PaymentMethodGroupRow>({
    ...resourceFields,
    platform_account_id: ref('accounts'),
    payment_method_ids: listOf(ref('payment_methods')),
  }),
});
