import { nullable, ref, text } from '../fields/field';
import { fieldsOf, resourceFields } from './fields';
import type { ResourceRow } from './shared';
import { newestOfOwner, table } from './table-definition';

/** An address of a business or of one of its people. Its account is the platform account. */
export interface AddressRow extends ResourceRow {
  /** The business that uses it, itself or by one of its people. No other business can use it. */
  readonly business_id: string | null;
  readonly line1: string | null;
  readonly line2: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly postal_code: string | null;
  readonly country: string | null;
}

export const addresses = table<AddressRow>()({
  type: 'address',
  idPrefix: 'addr',
  indexes: { newest: newestOfOwner },
  fields: fieldsOf<AddressRow>({
    ...resourceFields,
    business_id: nullable(ref('businesses')),
    line1: nullable(text),
    line2: nullable(text),
    city: nullable(text),
    state: nullable(text),
    postal_code: nullable(text),
    country: nullable(text),
  }),
});
