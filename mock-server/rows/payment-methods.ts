import type { CardBrand } from '../../spec/tables/card-brands';
import { type AddressCheck, type SkippableCheck, skippableChecks } from '../../spec/tables/test-cards';
import type { Metadata, ResourceRow } from './shared';
import { cardBrands } from '../../spec/tables/card-brands';
import { added, boolean, nullable, oneOf, ref, repeatedText, text, wholeText } from '../fields/field';
import { fieldsOf, metadata, resourceFields } from './fields';
import { bySequence, newestOfOwner, notListed, table } from './table-definition';

export interface CardRow {
  readonly brand: CardBrand;
  readonly acct_last_four: string;
  readonly name: string;
  /** As it was sent, like the year: with one or two digits. */
  readonly month: string;
  /** With two or four digits. */
  readonly year: string;
  readonly address_line1_check: AddressCheck;
  readonly address_postal_code_check: AddressCheck;
  /** Last four digits of the test card; null for any other card. */
  readonly test_card: string | null;
  /** The first six digits, if there are details of them; null for any other card. */
  readonly bin: string | null;
  /** Whether these details are known by now. */
  readonly bin_mapped: boolean;
}

export interface BankAccountRow {
  readonly bank_name: string;
  readonly acct_last_four: string;
  readonly name: string;
  /** Last four digits of the test bank account; null for any other one. */
  readonly test_bank_account: string | null;
}

export interface PaymentMethodRow extends ResourceRow {
  readonly card: CardRow | null;
  readonly bank_account: BankAccountRow | null;
  /** The same for the same card or bank account within an account. */
  readonly signature: string;
  readonly customer_id: string | null;
  /** The check that the card failed when it was stored by `force_tokenize`; null for a valid payment method. */
  readonly invalid_reason: SkippableCheck | null;
  readonly metadata: Metadata;
}

const addressCheck = oneOf(['unchecked', 'pass', 'fail', 'unavailable'] satisfies AddressCheck[]);

const card = fieldsOf<CardRow>({
  brand: oneOf(Object.keys(cardBrands)),
  acct_last_four: repeatedText,
  name: repeatedText,
  month: text,
  year: text,
  address_line1_check: addressCheck,
  address_postal_code_check: addressCheck,
  test_card: nullable(repeatedText),
  bin: nullable(repeatedText),
  bin_mapped: added<boolean>('0.2.0', false, boolean),
});

const bankAccount = fieldsOf<BankAccountRow>({
  bank_name: text,
  acct_last_four: repeatedText,
  name: repeatedText,
  test_bank_account: nullable(repeatedText),
});

/** The partition of the payment methods of a customer that are the same card or bank account. */
export const signatureKey = (customerId: string, signature: string): string => `${customerId} ${signature}`;

export const paymentMethods = table<PaymentMethodRow>()({
  type: 'payment_method',
  idPrefix: 'pm',
  indexes: {
    newest: newestOfOwner,
    // The same card or bank account counts once for a customer. A create reads it, and cannot wait until it is built.
    bySignature: {
      partitions: ({ customer_id, signature }) =>
        customer_id === null ? notListed : [signatureKey(customer_id, signature)],
      sortBy: bySequence,
    },
  },
  filters: { customer_id: { by: ({ customer_id }) => customer_id } },
  fields: fieldsOf<PaymentMethodRow>({
    ...resourceFields,
    card: nullable(card),
    bank_account: nullable(bankAccount),
    signature: wholeText,
    customer_id: nullable(ref('customers')),
    invalid_reason: nullable(oneOf(skippableChecks)),
    metadata,
  }),
});
