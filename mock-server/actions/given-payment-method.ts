import type { RequestBody } from '../../spec/derive/request-body';
import type { Context } from '../context';
import type { PaymentMethodRow } from '../rows';
import { onAccount, requireVisible } from './visibility';
import { attachToCustomer } from './customers';
import { tokenize } from './tokenize';

type PaymentMethodInput = RequestBody<'createPayment'>['payment_method'];

/** Returns the payment method of a request: a new card or bank account, or the one with the token. */
export function givenPaymentMethod(context: Context, input: PaymentMethodInput, email?: string): PaymentMethodRow {
  const { token } = input;
  if (token === undefined) return tokenize(context, input, email);
  const own = onAccount(context, context.account);
  return attachToCustomer(context, requireVisible(own, 'payment_methods', token, 'payment_method_not_found'), email);
} // payment_method_not_found customer_max_payment_methods, tokenization errors
