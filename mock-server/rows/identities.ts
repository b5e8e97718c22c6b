import { boolean, integer, nullable, ref, text } from '../fields/field';
import { fieldsOf, metadata, resourceFields } from './fields';
import type { Metadata, ResourceRow } from './shared';
import { bySequence, newestOfOwner, notListed, table } from './table-definition';

/** A person of a business. Its account is the platform account. */
export interface IdentityRow extends ResourceRow {
  readonly business_id: string | null;
  readonly name: string | null;
  readonly title: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  /** As it was sent, like the month: with one or two digits. */
  readonly dob_day: string | null;
  readonly dob_month: string | null;
  readonly dob_year: string | null;
  /** All that is stored of the identification number. */
  readonly ssn_last4: string | null;
  readonly is_owner: boolean;
  readonly ownership_percentage: number | null;
  readonly metadata: Metadata;
  readonly address_id: string | null;
}

export const identities = table<IdentityRow>()({
  type: 'identity',
  idPrefix: 'idty',
  indexes: {
    newest: newestOfOwner,
    ofBusiness: {
      partitions: ({ business_id }) => (business_id === null ? notListed : [business_id]),
      sortBy: bySequence,
      lazy: true,
    },
  },
  fields: fieldsOf<IdentityRow>({
    ...resourceFields,
    business_id: nullable(ref('businesses')),
    name: nullable(text),
    title: nullable(text),
    email: nullable(text),
    phone: nullable(text),
    dob_day: nullable(text),
    dob_month: nullable(text),
    dob_year: nullable(text),
    ssn_last4: nullable(text),
    is_owner: boolean,
    ownership_percentage: nullable(integer),
    metadata,
    address_id: nullable(ref('addresses')),
  }),
});
