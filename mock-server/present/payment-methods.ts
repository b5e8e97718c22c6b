import { binDetails } from '../../spec/tables/bin-details';
import type { Resources } from '../context';
import { invalidReason } from '../domain/payment-method';
import type { CardRow, PaymentMethodRow } from '../rows';

/** The details of cards, by their first six digits. */
const renderedDetails: Readonly<Record<string, Resources['Card']['bin_details']>> = Object.fromEntries(
  Object.entries(binDetails).map(([bin, { provenance: _, ...details }]) => [bin, details]),
);

/** The fields that a payment method has, and its card or bank account as well. */
type State = Pick<Resources['PaymentMethod'], 'status' | 'invalid_reason' | 'created_at' | 'updated_at'>;

/** Renders a payment method as it is at an instant. */
export function presentPaymentMethod(row: PaymentMethodRow, now: string): Resources['PaymentMethod'] {
  const { card, bank_account, customer_id, signature, account_id, created_at, updated_at } = row;
  const reason = invalidReason(row, now);
  const state: State = {
    status: reason === null ? 'valid' : 'invalid',
    invalid_reason: reason && reason.toUpperCase(),
    created_at,
    updated_at,
  };
  const rest = { customer_id, signature, account_id, ...state };
  if (card) return { card: presentCard(row, card, state), ...rest };
  if (bank_account) return { bank_account: presentBankAccount(row, bank_account, state), ...rest };
  throw new Error(`payment method ${row.id} is neither a card nor a bank account`);
}

function presentCard(row: PaymentMethodRow, card: CardRow, state: State): Resources['Card'] {
  const { bin, bin_mapped } = card;
  return {
    id: row.id,
    acct_last_four: card.acct_last_four,
    brand: card.brand,
    name: card.name,
    token: row.id,
    month: card.month,
    year: card.year,
    metadata: row.metadata,
    address_line1_check: card.address_line1_check,
    address_postal_code_check: card.address_postal_code_check,
    bin_details: bin_mapped && bin !== null ? (renderedDetails[bin] ?? null) : null,
    digital_wallet: null,
    ...state,
  };
}

function presentBankAccount(
  row: PaymentMethodRow,
  account: NonNullable<PaymentMethodRow['bank_account']>,
  state: State,
): Resources['BankAccount'] {
  return {
    id: row.id,
    acct_last_four: account.acct_last_four,
    brand: account.bank_name,
    name: account.name,
    token: row.id,
    metadata: row.metadata,
    ...state,
  };
}
