import type { CardBrand } from '../../spec/tables/card-brands';
import type { AddressCheck } from '../../spec/tables/test-cards';
import type { Metadata, ResourceRow } from './shared';

export interface CardRow {
  readonly brand: CardBrand;
  readonly acct_last_four: string;
  readonly name: string;
  readonly month: string;
  readonly year: string;
  readonly address_line1_check: AddressCheck;
  readonly address_postal_code_check: AddressCheck;
  /** The last four digits of the test card that it is; null for any other card. */
  readonly test_card: string | null;
}

export interface BankAccountRow {
  readonly bank_name: string;
  readonly acct_last_four: string;
  readonly name: string;
  /** The last four digits of the test bank account that it is; null for any other one. */
  readonly test_bank_account: string | null;
}

export interface PaymentMethodRow extends ResourceRow {
  readonly card: CardRow | null;
  readonly bank_account: BankAccountRow | null;
  /** The same for the same card or bank account within an account. */
  readonly signature: string;
  readonly customer_id: string | null;
  readonly metadata: Metadata;
}
