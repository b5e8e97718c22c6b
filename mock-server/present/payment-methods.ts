import type { Resources } from '../context';
import type { PaymentMethodRow } from '../rows';

let last: { readonly row: PaymentMethodRow; readonly rendered: Resources['PaymentMethod'] } | undefined;

/**
 * Renders a payment method. The last result is cached: a request that charges a card renders it several times, and rows are
 * immutable.
 */
export function presentPaymentMethod(row: PaymentMethodRow): Resources['PaymentMethod'] {
  if (last?.row !== row) last = { row, rendered: render(row) };
  return last.rendered;
}

function render(row: PaymentMethodRow): Resources['PaymentMethod'] {
  const { card, bank_account, customer_id, signature, account_id } = row;
  if (card) return { card: presentCard(row, card), customer_id, signature, account_id };
  if (bank_account) return { bank_account: presentBankAccount(row, bank_account), customer_id, signature, account_id };
  throw new Error(`payment method ${row.id} is neither a card nor a bank account`);
}

/** The sandbox has no invalid payment methods. */
const valid = { status: 'valid', invalid_reason: null } as const;

function presentCard(row: PaymentMethodRow, card: NonNullable<PaymentMethodRow['card']>): Resources['Card'] {
  return {
    id: row.id,
    acct_last_four: card.acct_last_four,
    brand: card.brand,
    name: card.name,
    token: row.id,
    month: card.month,
    year: card.year,
    metadata: row.metadata,
    created_at: row.created_at,
    updated_at: row.updated_at,
    address_line1_check: card.address_line1_check,
    address_postal_code_check: card.address_postal_code_check,
    ...valid,
  };
}

function presentBankAccount(
  row: PaymentMethodRow,
  account: NonNullable<PaymentMethodRow['bank_account']>,
): Resources['BankAccount'] {
  return {
    id: row.id,
    acct_last_four: account.acct_last_four,
    brand: account.bank_name,
    name: account.name,
    token: row.id,
    metadata: row.metadata,
    created_at: row.created_at,
    updated_at: row.updated_at,
    ...valid,
  };
}
