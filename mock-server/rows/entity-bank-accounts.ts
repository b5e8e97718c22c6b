import { bankAccountTypes } from '../../spec/tables/onboarding-requirements';
import { nonEmptyString, nullable, oneOf, ref, text } from '../fields/field';
import { currency, fieldsOf, metadata, resourceFields } from './fields';
import type { Currency, Metadata, ResourceRow } from './shared';
import { bySequence, newestOfOwner, table } from './table-definition';

/** A bank account of a business, without its number. Its account is the platform account. */
export interface EntityBankAccountRow extends ResourceRow {
  readonly business_id: string;
  readonly account_owner_name: string;
  readonly account_type: keyof typeof bankAccountTypes;
  readonly acct_last_four: string;
  /** The number as onboarding entries show it: masked except for its last four digits. */
  readonly masked_number: string;
  readonly routing_number: string;
  readonly bank_name: string;
  readonly nickname: string | null;
  readonly country: 'US' | 'CA';
  readonly currency: Currency;
  readonly metadata: Metadata;
}

export const bankAccounts = table<EntityBankAccountRow>()({
  type: 'bank_account',
  idPrefix: 'ba',
  indexes: {
    newest: newestOfOwner,
    ofBusiness: { partitions: ({ business_id }) => [business_id], sortBy: bySequence },
  },
  fields: fieldsOf<EntityBankAccountRow>({
    ...resourceFields,
    business_id: ref('businesses'),
    account_owner_name: text,
    account_type: oneOf(Object.keys(bankAccountTypes)),
    acct_last_four: nonEmptyString,
    masked_number: nonEmptyString,
    routing_number: nonEmptyString,
    bank_name: text,
    nickname: nullable(text),
    country: oneOf(['US', 'CA']),
    currency,
    metadata,
  }),
});
