import { SandboxError } from '../sandbox-error';
import type { Context } from '../context';
import { presentPaymentMethod } from '../present/payment-methods';
import type { AccountRow, CustomerRow, PaymentMethodRow } from '../rows';
import { emailKey } from '../rows/customers';
import { signatureKey } from '../rows/payment-methods';
import { newRow } from './new-row';

/**
 * Counts one more payment method for the customer of an e-mail address, and creates the customer if the account has none with it.
 * A card or bank account that the customer has counts no further. Addresses are compared case-insensitively. Returns the id of
 * the customer. Source: Resources, Customer.
 */
export function joinCustomer(context: Context, account: AccountRow, email: string, signature: string): string {
  const { rows, now, settings } = context;
  const address = email.toLowerCase();
  const known = rows.first('customers', 'byEmail', emailKey(account.id, address));
  if (known && rows.first('payment_methods', 'bySignature', signatureKey(known.id, signature))) return known.id;
  const customer = known ?? newCustomer(context, account, address);
  if (customer.payment_methods >= settings.limits.customerPaymentMethods)
    throw new SandboxError('customer_max_payment_methods', {});
  const row: CustomerRow = { ...customer, payment_methods: customer.payment_methods + 1, updated_at: now };
  if (known) rows.replace('customers', row);
  else rows.insert('customers', row);
  return customer.id;
} // customer_max_payment_methods

/** Attaches a payment method to the customer of an e-mail address, unless it already has a customer. */
export function attachToCustomer(
  context: Context,
  method: PaymentMethodRow,
  email: string | undefined,
): PaymentMethodRow {
  if (email === undefined || method.customer_id !== null) return method;
  const account = context.rows.require('accounts', method.account_id);
  const customer_id = joinCustomer(context, account, email, method.signature);
  const row: PaymentMethodRow = { ...method, customer_id, updated_at: context.now };
  context.rows.replace('payment_methods', row);
  context.emit(
    'payment_method.updated',
    { kind: 'method', payment_method: row },
    presentPaymentMethod(row, context.now),
  );
  return row;
} // customer_max_payment_methods

function newCustomer(context: Context, { id: account_id, mode }: AccountRow, email: string): CustomerRow {
  return { ...newRow(context, 'cust', { mode, account_id }), email, payment_methods: 0 };
}
