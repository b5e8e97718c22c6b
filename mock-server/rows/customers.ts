import type { ResourceRow } from './shared';
import { integer, nonEmptyString } from '../fields/field';
import { fieldsOf, resourceFields } from './fields';
import { bySequence, newestOfOwner, table } from './table-definition';

/** The customer of an account with an e-mail address. */
export interface CustomerRow extends ResourceRow {
  /** In lower case. */
  readonly email: string;
  /** Number of payment methods. */
  readonly payment_methods: number;
}

/** The partition of the customer with an e-mail address, in lower case. */
export const emailKey = (accountId: string, email: string): string => `${accountId} ${email}`;

export const customers = table<CustomerRow>()({
  type: 'customer',
  idPrefix: 'cust',
  indexes: {
    byEmail: { partitions: (row) => [emailKey(row.account_id, row.email)], sortBy: bySequence },
    newest: { ...newestOfOwner, lazy: true },
  },
  fields: fieldsOf<CustomerRow>({ ...resourceFields, email: nonEmptyString, payment_methods: integer }),
});
