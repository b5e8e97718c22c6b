import type { BankAccount, Card, PaymentMethod, PaymentMethodGroupDetails } from '../../../sdk';
import { accountIds, newId, times } from './ids';
import { overridden, type Overrides, type OverridesOfOne } from './overrides';

/** The fields that a payment method has, and its card or bank account as well. */
const state = { status: 'valid', invalid_reason: null, ...times } as const;

function card(): Card {
  const id = newId('pm');
  return {
    id,
    acct_last_four: '4242',
    brand: 'visa',
    name: 'Ada Lovelace',
    token: id,
    month: '12',
    year: '9999',
    metadata: {},
    address_line1_check: 'unchecked',
    address_postal_code_check: 'pass',
    bin_details: null,
    digital_wallet: null,
    ...state,
  };
}

function bankAccount(): BankAccount {
  const id = newId('pm');
  return {
    id,
    acct_last_four: '6789',
    brand: 'Test Bank',
    name: 'Ada Lovelace',
    token: id,
    metadata: {},
    ...state,
  };
}

/** Returns the fields that a payment method has beside its card or bank account. */
const rest = (signature: string) => ({
  customer_id: null,
  signature: signature.repeat(64),
  account_id: accountIds.platform,
  ...state,
});

/** Returns a payment method: a Visa card, or a bank account if `overrides` has one. */
export function buildPaymentMethod(overrides: OverridesOfOne<PaymentMethod> = {}): PaymentMethod {
  const bank_account = 'bank_account' in overrides ? overrides.bank_account : undefined;
  const defaults: PaymentMethod = bank_account ? { bank_account, ...rest('b') } : { card: card(), ...rest('c') };
  return overridden(overrides, defaults);
}

/** Returns a payment method with a bank account. */
export const buildBankMethod = (): PaymentMethod => buildPaymentMethod({ bank_account: bankAccount() });

/** Returns a group with a card, unless `overrides` has other payment methods. */
export function buildPaymentMethodGroup(
  overrides: Overrides<PaymentMethodGroupDetails> = {},
): PaymentMethodGroupDetails {
  return overridden<PaymentMethodGroupDetails>(overrides, {
    id: newId('pmg'),
    account_id: accountIds.platform,
    platform_account_id: accountIds.platform,
    payment_methods: overrides.payment_methods ? [] : [buildPaymentMethod()],
  });
}
