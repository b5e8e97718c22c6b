import { binDetails } from '../../spec/tables/bin-details';
import type { Resources } from '../context';
import type { CardRow, PaymentMethodRow } from '../rows';
import { rendered } from './rendered';

/** The details of cards, by their first six digits. */
const renderedDetails: Readonly<Record<string, Resources['Card']['bin_details']>> = Object.fromEntries(
  Object.entries(binDetails).map(([bin, { provenance: _, ...details }]) => [bin, details]),
);

let last: { readonly row: PaymentMethodRow; readonly rendered: Resources['PaymentMethod'] } | undefined;

/**
 * Renders a payment method. The last result is cached: a request that charges a card renders it several times, and rows are
 * immutable.
 */
export function presentPaymentMethod(row: PaymentMethodRow): Resources['PaymentMethod'] {
  if (last?.row !== row) last = { row, rendered: render(row) };
  return last.rendered;
}

/** The fields that a payment method has, and its card or bank account as well. */
type State = Pick<Resources['PaymentMethod'], 'status' | 'invalid_reason' | 'created_at' | 'updated_at'>;

function render(row: PaymentMethodRow): Resources['PaymentMethod'] {
  const { card, bank_account, customer_id, signature, account_id, invalid_reason, created_at, updated_at } = row;
  const state: State = {
    status: invalid_reason === null ? 'valid' : 'invalid',
    invalid_reason: invalid_reason && invalid_reason.toUpperCase(),
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
  return rendered('Card', card, {
    id: row.id,
    token: row.id,
    metadata: row.metadata,
    bin_details: bin_mapped && bin !== null ? (renderedDetails[bin] ?? null) : null,
    digital_wallet: null,
    ...state,
  });
}

function presentBankAccount(
  { id, metadata }: PaymentMethodRow,
  account: NonNullable<PaymentMethodRow['bank_account']>,
  state: State,
): Resources['BankAccount'] {
  return rendered('BankAccount', account, { id, brand: account.bank_name, token: id, metadata, ...state });
}
