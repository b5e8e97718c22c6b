import type { DeclineCode } from '../../../spec/tables/decline-codes';
import type { ErrorCode } from '../../../spec/tables/errors';
import type { TokenizationError } from '../../../spec/tables/test-cards';
import type { RefusalCode } from '../../../spec/vocabulary/outcome';
import type { PaymentRow } from '../../rows';

// The words of this page for a customer. The API has its own for programs, which the dashboard shows.

/** The errors of a field: nothing was entered, or something that is not valid. */
export const fieldWords = {
  card_number: { missing: 'Enter the card number.', invalid: 'Check the card number: a digit is wrong or missing.' },
  expires: {
    missing: 'Enter the month and year of expiry.',
    invalid: 'Enter the month and year of expiry as on the card, such as 04/29.',
  },
  security_code: {
    missing: 'Enter the security code.',
    invalid: 'Enter the 3 or 4 digits of the security code.',
  },
  card_name: { missing: 'Enter the name on the card.', invalid: 'Enter the name as it is on the card.' },
  postal_code: {
    missing: 'Enter the postal code of your address.',
    invalid: 'Check the postal code of your address.',
  },
  account_holder: {
    missing: 'Enter the name of the account holder.',
    invalid: 'Check the name of the account holder.',
  },
  routing_number: { missing: 'Enter the routing number.', invalid: 'Enter the nine digits of the routing number.' },
  account_number: {
    missing: 'Enter the account number.',
    invalid: 'Enter the account number: 4 to 17 digits.',
  },
  email: {
    missing: 'Enter an e-mail address, or leave the field empty.',
    invalid: 'Enter an e-mail address such as ada@example.com, or leave the field empty.',
  },
} satisfies Record<string, { readonly missing: string; readonly invalid: string }>;

export type FieldName = keyof typeof fieldWords;

/** The errors of a card that is not accepted, each at its field. */
export const cardWords: Readonly<Record<TokenizationError, readonly [field: FieldName, words: string]>> = {
  card_number_invalid: ['card_number', fieldWords.card_number.invalid],
  invalid_card_brand: ['card_number', 'Cards of this brand are not accepted. Use another card.'],
  expired_card: ['expires', 'This card has expired. Check the date, or use another card.'],
  invalid_cvc: ['security_code', 'Check the security code: it does not match the card.'],
};

/** Returns the words for an error that belongs to no field, and for which nothing is stored. */
export function problemWords(code: ErrorCode): string {
  switch (code) {
    case 'sub_account_not_enabled':
      return 'This shop does not take payments now. Nothing was charged. Contact the shop.';
    case 'customer_max_payment_methods':
      return 'Too many cards were used with this e-mail address. Nothing was charged. Use one of them, or another address.';
    default:
      return 'The payment could not be processed. Nothing was charged. Try again in a few minutes.';
  }
}

/** Why a payment was declined, as far as a customer is told, and what to do next. `*` is the card or bank account. */
const declines = {
  funds: ['Your * does not have enough funds.', 'Use another *.'],
  limit: ['Your bank does not allow this amount.', 'Use another *, or call your bank.'],
  details: ['Your bank does not know these details.', 'Check each of them and try again, or use another *.'],
  expired: ['Your * has expired.', 'Use another *.'],
  other: ['Your * was declined.', 'Use another *.'],
  bank: ['Your * was declined.', 'Call your bank to find out why, or use another *.'],
  later: ['The payment could not be processed.', 'Try again in a few minutes, or use another *.'],
  often: ['Your * was declined too often.', 'Use another *, or try again tomorrow.'],
} as const;

type StoredCode = DeclineCode | RefusalCode | 'card_decline_rate_limit_exceeded';

/**
 * The groups of declines by stored error code. Any other code is in `other`: also that a card was lost or stolen, which is not
 * said to the person who has it.
 */
const declineGroups: Readonly<Partial<Record<StoredCode, keyof typeof declines>>> = {
  account_frozen: 'bank',
  amount_too_large: 'limit',
  amount_too_small: 'limit',
  card_blocked: 'bank',
  card_decline_rate_limit_exceeded: 'often',
  do_not_honor: 'bank',
  exceeds_card_limit: 'limit',
  expired_card: 'expired',
  gateway_error: 'later',
  generic_decline: 'bank',
  generic_error: 'later',
  insufficient_funds: 'funds',
  invalid_account_number: 'details',
  invalid_card_number: 'details',
  invalid_charge_amount: 'limit',
  invalid_cvc: 'details',
  invalid_expiry_month: 'details',
  invalid_expiry_year: 'details',
  issuer_not_available: 'later',
  no_account: 'details',
  pin_tries_exceeded: 'bank',
  restricted_card: 'bank',
};

/** Returns the words for a declined payment from its stored error code, and what was charged. */
export function declineWords(code: string, method: 'card' | 'bank account'): string {
  const [cause, next] = declines[(isGrouped(code) && declineGroups[code]) || 'other'];
  return `${cause} Nothing was charged. ${next}`.replaceAll('*', method);
}

const isGrouped = (code: string): code is StoredCode => Object.hasOwn(declineGroups, code);

type Receipt = readonly [title: string, words: string];

const paid: Receipt = ['Payment completed', 'Thank you. This is your receipt.'];
const refunded: Receipt = ['Payment refunded', 'The money goes back to where it came from.'];

/** The title and the first sentence of a receipt. */
export const receiptWords: Readonly<Record<PaymentRow['status'], Receipt>> = {
  succeeded: paid,
  authorized: paid,
  disputed: paid,
  partially_refunded: paid,
  fully_refunded: refunded,
  pending: ['Payment on its way', 'Thank you. Your bank confirms the payment within a few business days.'],
  failed: ['Payment failed', 'Your bank did not make the payment. Contact the shop to pay in another way.'],
  canceled: ['Payment canceled', 'The shop canceled the payment. Nothing is charged.'],
};
