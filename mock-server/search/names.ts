import { cardBrands } from '../../spec/tables/card-brands';
import { URL } from '../../spec/vocabulary/globals';
import { findEvent } from '../events/stored-events';
import type { Resources } from '../context';
import { firstOf } from '../domain/first-of';
import type {
  AddressRow,
  CardRow,
  Currency,
  CustomerRow,
  PaymentMethodRow,
  PaymentRow,
  RefundRow,
  Rows,
  TableName,
} from '../rows';
import type { Reader } from '../store/reader';
import { formatAmount } from '../domain/format-amount';
import { phraseOf, sentenceCase } from '../../spec/vocabulary/sentence-case';
import { visibleText, withoutMiddle } from '../domain/visible-text';

/** The name of an object for people. */
export interface NameParts {
  readonly amount?: string;
  readonly status?: string;
  readonly text?: string | null;
}

type NamePartsOf = (rows: Reader, id: string) => NameParts | undefined;

/** Names are read in lists, so each takes a few look-ups, however many rows there are. */
const inTable =
  <Name extends TableName>(table: Name, partsOf: (row: Rows[Name], rows: Reader) => NameParts): NamePartsOf =>
  (rows, id) => {
    const row = rows.find(table, id);
    return row && partsOf(row, rows);
  };

const ofMoney = (
  { amount, currency, status }: { readonly amount: number; readonly currency: Currency; readonly status: string },
  text: string | null,
): NameParts => ({ amount: formatAmount(amount, currency), status, text });

const namesByTable: readonly NamePartsOf[] = [
  inTable('payments', (row) => ofMoney(row, row.description ?? row.account_holder)),
  inTable('payment_intents', (row) => ofMoney(row, row.description)),
  inTable('refunds', (row, rows) => ofMoney({ ...row, currency: currencyOf(rows, row) }, wordsOf(row.reason))),
  inTable('disputes', (row) => ofMoney(row, wordsOf(row.reason))),
  inTable('checkouts', (row) => ofMoney(row, row.payment_description ?? row.description)),
  inTable('payouts', (row) => ofMoney(row, null)),
  inTable('payment_methods', (row) => ({ text: methodName(row) })),
  inTable('customers', (row, rows) => ({ text: customerName(rows, row) })),
  inTable('accounts', ({ kind, name, status }) => (kind === 'platform' ? { text: name } : { text: name, status })),
  inTable('businesses', (row) => ({ text: row.legal_name })),
  inTable('identities', (row) => ({ text: row.name ?? row.email })),
  inTable('addresses', (row) => ({ text: addressName(row) })),
  inTable('bank_accounts', (row) => ({ text: `${row.bank_name} ${lastFour(row.acct_last_four)}` })),
  inTable('documents', (row) => ({ text: row.file_name, status: row.status })),
  inTable('fee_configurations', (row) => ({ text: sentenceCase(row.fee_type) })),
  inTable('publishers', (row) => ({ text: publisherName(row.url), status: row.status })),
  (rows, id) => {
    const event = findEvent(rows, id);
    return event && { text: event.event_name };
  },
];

const currencyOf = (rows: Reader, { payment_id }: RefundRow): Currency => rows.require('payments', payment_id).currency;

const wordsOf = (name: string | null): string | null => name && sentenceCase(name);

/** Returns digits of a number as the last four: `•••• 4242`. */
export const lastFour = (digits: string | number): string => `•••• ${String(digits).padStart(4, '0')}`;

/** Returns the name of a card: `Visa •••• 4242`. */
export const cardName = ({ brand, acct_last_four }: Pick<CardRow, 'brand' | 'acct_last_four'>): string =>
  `${cardBrands[brand].title} ${lastFour(acct_last_four)}`;

/** Returns the name of a bank account by that of its bank. */
export const bankAccountName = ({
  brand,
  acct_last_four,
}: Pick<Resources['BankAccount'], 'brand' | 'acct_last_four'>) => `${brand} ${lastFour(acct_last_four)}`;

/** Returns the name of a payment method: `Visa •••• 4242`. */
export function methodName({ card, bank_account }: PaymentMethodRow): string | null {
  if (card) return cardName(card);
  return bank_account && bankAccountName({ ...bank_account, brand: bank_account.bank_name });
}

/** The person who paid. */
export interface Payer {
  /** The name on the card or bank account when it was charged. */
  readonly name: string;
  /** The customer with the e-mail address; undefined if none was sent. */
  readonly customer: CustomerRow | undefined;
}

/** Returns the payer of a payment. */
export function payerOf(rows: Reader, { account_holder: name, payment_method_id }: PaymentRow): Payer {
  const { customer_id } = rows.require('payment_methods', payment_method_id);
  return { name, customer: customer_id === null ? undefined : rows.find('customers', customer_id) };
}

/** Returns the name on the newest payment method of a customer, or the e-mail address. */
export function customerName(rows: Reader, { id, mode, email }: CustomerRow): string {
  const methods = { table: 'payment_methods', index: 'newest', partition: mode, filters: { customer_id: id } } as const;
  const newest = firstOf(rows.walkList(methods, 'descending'));
  return (newest?.card ?? newest?.bank_account)?.name || email;
}

/** Returns an address in one line. */
export const addressName = ({ line1, line2, city, state, postal_code, country }: AddressParts): string =>
  [line1, line2, city, state, postal_code, country].filter((part) => part !== null).join(', ');

type AddressParts = Pick<AddressRow, 'line1' | 'line2' | 'city' | 'state' | 'postal_code' | 'country'>;

/** Returns the host and the path of the URL of a publisher. */
function publisherName(url: string): string {
  // An imported platform may have any text.
  if (!URL.canParse(url)) return withoutMiddle(url, MAX_CHARACTERS);
  const { host, pathname } = new URL(url);
  return withoutMiddle(host + (pathname === '/' ? '' : pathname), MAX_CHARACTERS);
}

/** Returns the parts of the name of an object; undefined for one that has only an id. */
export function namePartsOf(rows: Reader, id: string): NameParts | undefined {
  for (const find of namesByTable) {
    const parts = find(rows, id);
    if (parts !== undefined) return parts.text ? { ...parts, text: excerpt(visibleText(parts.text)) } : parts;
  }
  return undefined;
}

/** A longer text is cut. */
const MAX_CHARACTERS = 60;

function excerpt(text: string): string {
  const characters = [...text];
  return characters.length > MAX_CHARACTERS ? `${characters.slice(0, MAX_CHARACTERS - 1).join('')}…` : text;
}

/** Returns what a link to an object says: `$19.99 · A teapot`, `Visa •••• 4242`. Undefined where only the id says something. */
export function nameOf(rows: Reader, id: string): string | undefined {
  const { amount, status, text } = namePartsOf(rows, id) ?? {};
  if (amount === undefined) return text || undefined;
  return `${amount} · ${text || phraseOf(status ?? '')}`;
}
