import type { Metadata, PaymentMethodRow, Rows } from '../../../rows';
import type { Reader } from '../../../store/reader';
import { formatAmount } from '../../money';
import { lastFour, methodName } from '../names';
import { type Candidate, rowsOf, type SearchedKind } from './kind';
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
  return { id, cursor: row.id, texts: [name, email], summary: () => ({ title, facts, at }) };
}

function payment(row: Rows['payments'], rows: Reader): Candidate {
  const { id, amount, currency, status, description, account_holder: holder, error_code } = row;
  const method = methodOf(rows, row.payment_method_id);
  const account = accountName(rows, row.account_id);
  return {
    id,
    amounts: [amount],
    texts: [
      holder,
      description,
      status,
      currency,
      error_code,
      row.error_description,
      row.statement_descriptor,
      row.scenario,
      account,
      ...method.texts,
      ...metadataTexts(row.metadata),
    ],
    summary: () => ({
      title: [formatAmount(amount, currency), status, description],
      facts: [holder, method.label, error_code, account],
      customer: method.customer,
      at: row.created_at,
    }),
  };
}

/** The intent that a payment created for itself is found by its payment. */
function paymentIntent(row: Rows['payment_intents'], rows: Reader): Candidate {
  const { id, amount, currency, status, description } = row;
  const account = accountName(rows, row.account_id);
  return {
    id,
    amounts: [amount],
    texts: [description, status, currency, account, ...metadataTexts(row.metadata)],
    summary: () =>
      rows.first('payments', 'ofIntent', id)?.direct
        ? undefined
        : { title: [formatAmount(amount, currency), status, description], facts: [account], at: row.created_at },
  };
}

function checkout(row: Rows['checkouts'], rows: Reader): Candidate {
  const { id, amount, currency, status, description, payment_description } = row;
  const account = accountName(rows, row.account_id);
  return {
    id,
    amounts: [amount],
    texts: [
      description,
      payment_description,
      status,
      currency,
      row.statement_descriptor,
      row.origin_url,
      account,
      ...metadataTexts(row.metadata),
      ...metadataTexts(row.payment_metadata ?? {}),
    ],
    summary: () => ({
      title: [formatAmount(amount, currency), status, description],
      facts: [account],
      at: row.created_at,
    }),
  };
}

function refund(row: Rows['refunds'], rows: Reader): Candidate {
  const { id, amount, status, description, reason } = row;
  const { currency, account_holder: holder } = rows.require('payments', row.payment_id);
  const account = accountName(rows, row.account_id);
  return {
    id,
    amounts: [amount],
    texts: [description, reason, status, currency, holder, account, ...metadataTexts(row.metadata)],
    summary: () => ({
      title: [formatAmount(amount, currency), status, description],
      facts: [holder, reason, account],
      at: row.created_at,
    }),
  };
}

function dispute(row: Rows['disputes'], rows: Reader): Candidate {
  const { id, amount, currency, status, reason } = row;
  const { account_holder: holder } = rows.require('payments', row.payment_id);
  const account = accountName(rows, row.account_id);
  return {
    id,
    amounts: [amount],
    texts: [reason, status, currency, holder, account, ...metadataTexts(row.metadata)],
    summary: () => ({
      title: [formatAmount(amount, currency), status, reason],
      facts: [holder, account],
      at: row.created_at,
    }),
  };
}

function paymentMethod(row: Rows['payment_methods'], rows: Reader): Candidate {
  const { texts, label, name, customer } = describedMethod(rows, row);
  const account = accountName(rows, row.account_id);
  return {
    id: row.id,
    texts: [name, ...texts, row.invalid_reason, account, ...metadataTexts(row.metadata)],
    summary: () => ({ title: [label, name], facts: [account], customer, at: row.created_at }),
  };
}

function subAccount({ id, name, status, created_at }: Rows['accounts']): Candidate {
  return { id, texts: [name, status], summary: () => ({ title: [name, status], facts: [], at: created_at }) };
}

function business(row: Rows['businesses'], rows: Reader): Candidate {
  const { id, legal_name, doing_business_as, email, phone, website_url, industry, tax_id_last4 } = row;
  const account = row.sub_account_id === null ? undefined : accountName(rows, row.sub_account_id);
  return {
    id,
    texts: [
      legal_name,
      doing_business_as,
      email,
      phone,
      website_url,
      industry,
      tax_id_last4,
      account,
      ...metadataTexts(row.metadata),
    ],
    summary: () => ({ title: [legal_name, doing_business_as], facts: [email, account], at: row.created_at }),
  };
}

function identity(row: Rows['identities'], rows: Reader): Candidate {
  const { id, name, title, email, phone, ssn_last4 } = row;
  const company = row.business_id === null ? undefined : rows.find('businesses', row.business_id)?.legal_name;
  return {
    id,
    texts: [name, title, email, phone, ssn_last4, company, ...metadataTexts(row.metadata)],
    summary: () => ({ title: [name, title], facts: [email, company], at: row.created_at }),
  };
}

function bankAccount(row: Rows['bank_accounts'], rows: Reader): Candidate {
  const { id, bank_name, acct_last_four, account_owner_name: owner, nickname } = row;
  const company = rows.find('businesses', row.business_id)?.legal_name;
  return {
    id,
    texts: [owner, nickname, bank_name, acct_last_four, company, ...metadataTexts(row.metadata)],
    summary: () => ({
      title: [`${bank_name} ${lastFour(acct_last_four)}`, owner],
      facts: [company],
      at: row.created_at,
    }),
  };
}

function payout(row: Rows['payouts'], rows: Reader): Candidate {
  const { id, amount, currency, status, description } = row;
  const { full_name, bank_name, account_number_last4 } = row.bank_account;
  const number = lastFour(account_number_last4);
  const account = accountName(rows, row.account_id);
  return {
    id,
    amounts: [amount],
    texts: [full_name, bank_name, number, status, currency, description, account, ...metadataTexts(row.metadata)],
    summary: () => ({
      title: [formatAmount(amount, currency), status, description],
      facts: [full_name, `${bank_name} ${number}`, account],
      at: row.created_at,
    }),
  };
}

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
