import { displayOf } from '../../spec/derive/display-of';
import type { Metadata, PaymentMethodRow, Rows } from '../rows';
import type { Reader } from '../store/reader';
import { formatAmount } from '../domain/format-amount';
import { lastFour, methodName } from './names';
import { phraseOf } from '../../spec/vocabulary/sentence-case';
import { type Candidate, rowsOf, type SearchedKind, type Summary, type Text } from './kind';
import { events, publishers, requests } from './traffic-kinds';

/** The kinds of objects that are searched, in the order in which results are shown. */
export const kinds: readonly SearchedKind[] = [
  rowsOf('customers', { table: 'payment_methods', index: 'newest', unit: 'payment methods of customers' }, customer),
  rowsOf('payments', { table: 'payments', index: 'newest' }, payment),
  rowsOf('payment_intents', { table: 'payment_intents', index: 'newest' }, paymentIntent),
  rowsOf('checkouts', { table: 'checkouts', index: 'newest' }, checkout),
  rowsOf('refunds', { table: 'refunds', index: 'newest' }, refund),
  rowsOf('disputes', { table: 'disputes', index: 'newest' }, dispute),
  rowsOf('payment_methods', { table: 'payment_methods', index: 'newest' }, paymentMethod),
  rowsOf('sub_accounts', { table: 'accounts', index: 'byName', isByName: true }, subAccount),
  rowsOf('businesses', { table: 'businesses', index: 'newest' }, business),
  rowsOf('identities', { table: 'identities', index: 'newest' }, identity),
  rowsOf('bank_accounts', { table: 'bank_accounts', index: 'newest' }, bankAccount),
  rowsOf('payouts', { table: 'payouts', index: 'newest' }, payout),
  rowsOf('proceeds_payouts', { table: 'payouts', index: 'proceeds' }, payout),
  requests,
  events,
  publishers,
];

/** A customer has the names of its payment methods. An index of customers by name would cost the first search a second. */
function customer(row: PaymentMethodRow, rows: Reader): Candidate {
  const { customer: found, name } = describedMethod(rows, row);
  if (found === undefined) return { id: row.id, texts: [], summary: () => undefined };
  const { id, email, account_id, created_at: at } = found;
  const title = [name || email];
  const facts = [name ? email : undefined, accountName(rows, account_id)];
  return { id, texts: [name, email], summary: () => ({ title, facts, at }) };
}

function payment(row: Rows['payments'], rows: Reader): Candidate {
  const { customer, label } = methodOf(rows, row.payment_method_id);
  return ofMoney('Payment', row, rows, {
    text: row.description,
    facts: [row.account_holder, label, row.error_code],
    texts: [row.scenario, customer?.email],
    customer,
  });
}

/** The intent that a payment created for itself is found by its payment. */
function paymentIntent(row: Rows['payment_intents'], rows: Reader): Candidate {
  const found = ofMoney('PaymentIntent', row, rows, { text: row.description });
  const isDirect = () => rows.first('payments', 'ofIntent', row.id)?.direct;
  return { ...found, summary: (words) => (isDirect() ? undefined : found.summary(words)) };
}

function checkout(row: Rows['checkouts'], rows: Reader): Candidate {
  const { description: text, payment_description, origin_url, payment_metadata } = row;
  const texts = [payment_description, origin_url, ...metadataTexts(payment_metadata ?? {})];
  const asRendered = { ...row, payment_currency: row.currency, payment_description: text };
  return ofMoney('Checkout', asRendered, rows, { text, texts });
}

function refund(row: Rows['refunds'], rows: Reader): Candidate {
  const { currency, account_holder } = rows.require('payments', row.payment_id);
  const { description: text, reason } = row;
  return ofMoney('Refund', { ...row, currency }, rows, { text, facts: [account_holder, reason], texts: [currency] });
}

function dispute(row: Rows['disputes'], rows: Reader): Candidate {
  const { account_holder } = rows.require('payments', row.payment_id);
  return ofMoney('Dispute', row, rows, { text: row.reason, facts: [account_holder] });
}

function payout(row: Rows['payouts'], rows: Reader): Candidate {
  const { full_name, bank_name, account_number_last4 } = row.bank_account;
  return ofMoney(row.payout_type === 'proceeds' ? 'ProceedsPayout' : 'Payout', row, rows, {
    text: row.description,
    facts: [full_name, `${bank_name} ${lastFour(account_number_last4)}`],
  });
}

type MoneyRow = Pick<Rows['payments'], 'id' | 'amount' | 'currency' | 'account_id' | 'metadata' | 'created_at'> & {
  readonly status: string;
};

interface MoneyTexts extends Pick<Summary, 'customer'> {
  /** The last part of the title. */
  readonly text: Text;
  /** Facts that tell it from others, besides the account. */
  readonly facts?: readonly Text[];
  /** Other texts that are searched, besides its searched fields. */
  readonly texts?: readonly Text[];
}

/** Returns an object with an amount and a state. */
function ofMoney(
  of: string,
  row: MoneyRow,
  rows: Reader,
  { text, facts = [], texts = [], customer }: MoneyTexts,
): Candidate {
  const { id, amount, currency, status } = row;
  const account = accountName(rows, row.account_id);
  return {
    id,
    amounts: [amount],
    texts: [...facts, ...searchedTexts(of, row), ...texts, account, ...metadataTexts(row.metadata)],
    summary: () => ({
      title: [formatAmount(amount, currency), phraseOf(status), text],
      facts: [...facts, account],
      customer,
      at: row.created_at,
    }),
  };
}

function paymentMethod(row: Rows['payment_methods'], rows: Reader): Candidate {
  const { texts, label, name, customer } = describedMethod(rows, row);
  const account = accountName(rows, row.account_id);
  return {
    id: row.id,
    texts: [name, ...texts, ...searchedTexts('PaymentMethod', row), account, ...metadataTexts(row.metadata)],
    summary: () => ({ title: [label, name], facts: [account], customer, at: row.created_at }),
  };
}

function subAccount(row: Rows['accounts']): Candidate {
  const { id, name, status, created_at: at } = row;
  return {
    id,
    texts: searchedTexts('SubAccount', row),
    summary: () => ({ title: [name, phraseOf(status)], facts: [], at }),
  };
}

function business(row: Rows['businesses'], rows: Reader): Candidate {
  const { id, legal_name, doing_business_as, email } = row;
  const account = row.sub_account_id === null ? undefined : accountName(rows, row.sub_account_id);
  return {
    id,
    texts: [...searchedTexts('Business', row), account, ...metadataTexts(row.metadata)],
    summary: () => ({ title: [legal_name, doing_business_as], facts: [email, account], at: row.created_at }),
  };
}

function identity(row: Rows['identities'], rows: Reader): Candidate {
  const { id, name, title, email } = row;
  const company = row.business_id === null ? undefined : rows.find('businesses', row.business_id)?.legal_name;
  return {
    id,
    texts: [...searchedTexts('Identity', row), company, ...metadataTexts(row.metadata)],
    summary: () => ({ title: [name, title], facts: [email, company], at: row.created_at }),
  };
}

function bankAccount(row: Rows['bank_accounts'], rows: Reader): Candidate {
  const { id, bank_name, acct_last_four, account_owner_name: owner } = row;
  const company = rows.find('businesses', row.business_id)?.legal_name;
  return {
    id,
    texts: [...searchedTexts('EntityBankAccount', row), company, ...metadataTexts(row.metadata)],
    summary: () => ({
      title: [`${bank_name} ${lastFour(acct_last_four)}`, owner],
      facts: [company],
      at: row.created_at,
    }),
  };
}

/** Returns the texts of the searched fields of a kind of object. A row has most of them by the same names. */
const searchedTexts = (of: string, row: object): string[] =>
  (displayOf(of).searched ?? [])
    .map((field): unknown => Reflect.get(row, field))
    .filter((text) => typeof text === 'string');

/** Returns the name of a sub account. The platform account has that of the platform, which is on every page. */
function accountName(rows: Reader, id: string): string | undefined {
  const account = rows.find('accounts', id);
  return account?.kind === 'sub' ? account.name : undefined;
}

/** Returns how a payment method is found and shown. */
function describedMethod(rows: Reader, row: PaymentMethodRow) {
  const customer = row.customer_id === null ? undefined : rows.find('customers', row.customer_id);
  const label = methodName(row);
  const name = (row.card ?? row.bank_account)?.name;
  return { texts: [label, customer?.email], label, name, customer };
}

const methodOf = (rows: Reader, id: string) => describedMethod(rows, rows.require('payment_methods', id));

/** Returns metadata as it is searched: `order_id=42`. */
const metadataTexts = (metadata: Metadata): string[] =>
  Object.entries(metadata).map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
