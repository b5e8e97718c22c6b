import type { BankAccount, Card, PaymentMethod } from '../../sdk';

/** Returns the card of a payment method; undefined for a bank account. */
export const cardOf = (method: PaymentMethod | null | undefined): Card | undefined =>
  method && 'card' in method ? method.card : undefined;

/** Returns the bank account of a payment method; undefined for a card. */
export const bankAccountOf = (method: PaymentMethod | null | undefined): BankAccount | undefined =>
  method && 'bank_account' in method ? method.bank_account : undefined;

/** Returns the token of a payment method. */
export const tokenOf = (method: PaymentMethod): string => ('card' in method ? method.card : method.bank_account).token;
