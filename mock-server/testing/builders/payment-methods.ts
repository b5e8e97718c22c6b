import type { PaymentMethod, PaymentMethodGroupDetails } from '../../../sdk';
import {
  bankMethodExample,
  cardMethodExample,
  paymentMethodGroupExample,
} from '../../../spec/generated/built-examples';
import { fromExample } from './from-example';
import type { Overrides, OverridesOfOne } from './overrides';

/** Returns a payment method: a Visa card, or a bank account if `overrides` has one. */
export function buildPaymentMethod(overrides: OverridesOfOne<PaymentMethod> = {}): PaymentMethod {
  const isBank = 'bank_account' in overrides && overrides.bank_account !== undefined;
  return fromExample<PaymentMethod>(isBank ? bankMethodExample : cardMethodExample, overrides);
}

/** Returns a payment method with a bank account. */
export const buildBankMethod = (): PaymentMethod => fromExample(bankMethodExample, {});

/** Returns a group with a card, unless `overrides` has other payment methods. */
export function buildPaymentMethodGroup(
  overrides: Overrides<PaymentMethodGroupDetails> = {},
): PaymentMethodGroupDetails {
  return fromExample<PaymentMethodGroupDetails>(paymentMethodGroupExample, overrides);
}
