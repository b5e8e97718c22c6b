import type { Provenance } from '../vocabulary/provenance';

export interface NetworkErrorRow {
  readonly meaning: string;
  readonly provenance: Provenance;
}

/** The error codes of card networks: `network_error_code` of an error. Source: Errors, Network error codes. */
export const networkErrors = {
  '005': { meaning: 'The issuer does not honor the card', provenance: 'stated' },
  '100': { meaning: 'The issuer does not honor the card', provenance: 'stated' },
  '101': { meaning: 'The card has expired', provenance: 'stated' },
  '102': { meaning: 'Fraud is suspected', provenance: 'stated' },
  '104': { meaning: 'The card is restricted', provenance: 'stated' },
  '106': { meaning: 'Too many attempts at the PIN', provenance: 'stated' },
  '110': { meaning: 'The amount is invalid', provenance: 'stated' },
  '116': { meaning: 'Insufficient funds', provenance: 'stated' },
  '117': { meaning: 'The PIN or its length is wrong', provenance: 'stated' },
  '119': { meaning: 'The card holder may not make this transaction', provenance: 'stated' },
  '121': { meaning: 'The amount is over the withdrawal limit', provenance: 'stated' },
  '122': { meaning: 'A security rule was violated', provenance: 'stated' },
  '123': { meaning: 'Too many withdrawals', provenance: 'stated' },
  '124': { meaning: 'The transaction is illegal', provenance: 'stated' },
  '129': { meaning: 'The card may be counterfeit', provenance: 'stated' },
  '131': { meaning: 'The account number is invalid', provenance: 'stated' },
  '132': { meaning: 'The expiry date does not match', provenance: 'stated' },
  '134': { meaning: 'Insufficient funds', provenance: 'stated' },
  '152': { meaning: 'A limit is exceeded', provenance: 'stated' },
  '154': { meaning: 'The monthly limit is exceeded', provenance: 'stated' },
  '208': { meaning: 'The card was lost', provenance: 'stated' },
  '209': { meaning: 'The card was stolen', provenance: 'stated' },
  '213': { meaning: 'The account number does not fit the type of card', provenance: 'stated' },
  '231': { meaning: 'The holder has stopped all payments', provenance: 'stated' },
  '232': { meaning: 'All payments are stopped because the account is closed', provenance: 'stated' },
  '237': { meaning: 'Denied because a new card was issued', provenance: 'stated' },
  '302': { meaning: 'The account is closed', provenance: 'stated' },
  '317': { meaning: 'The maximum balance is exceeded', provenance: 'stated' },
  '351': { meaning: 'The customer must authenticate by PIN', provenance: 'stated' },
  '414': { meaning: "A void or reversal came after the network's deadline", provenance: 'stated' },
  '500': { meaning: 'An error without details', provenance: 'stated' },
  '503': { meaning: 'Newer account information is available', provenance: 'stated' },
  '504': { meaning: 'Do not try again', provenance: 'stated' },
  '505': { meaning: 'Try again later', provenance: 'stated' },
  '512': { meaning: 'The service is not allowed, or the surcharge is invalid', provenance: 'stated' },
  '516': {
    meaning: 'Try again later: wrong format, failed routing, or an issuer that is unavailable, busy or too slow',
    provenance: 'stated',
  },
  '517': { meaning: 'The security code was declined', provenance: 'stated' },
  '528': { meaning: 'Too many or too large debit or EBT withdrawals', provenance: 'stated' },
  '531': { meaning: '3D Secure data is needed, or 3D Secure is not supported', provenance: 'stated' },
  '902': { meaning: 'The transaction is invalid', provenance: 'stated' },
  '907': { meaning: 'The issuer or its switch is out of order', provenance: 'stated' },
  '963': { meaning: 'The gateway reported an error', provenance: 'stated' },
} satisfies Record<string, NetworkErrorRow>;

export type NetworkErrorCode = keyof typeof networkErrors;

/** The advice to the merchant. The last three stop one recurring payment, the merchant's payments, or those of all merchants. */
export type NetworkAdvice =
  | 'do_not_retry'
  | 'retry_later'
  | 'change_information'
  | 'stop_payment'
  | 'stop_merchant_payments'
  | 'stop_card_payments';

export interface NetworkErrorCategoryRow {
  readonly network: 'VISA' | 'MASTERCARD' | 'AMERICAN_EXPRESS' | 'DISCOVER' | 'ALL';
  readonly category: string;
  readonly meaning: string;
  readonly advice: NetworkAdvice;
  readonly provenance: Provenance;
}

/**
 * A network's advice on a declined recurring payment: `network` and `network_error_category` of an error. A category
 * means something only together with its network. Source: Errors, Network error category.
 */
export const networkErrorCategories = [
  {
    network: 'VISA',
    category: '1',
    meaning: 'The issuer will never approve it.',
    advice: 'do_not_retry',
    provenance: 'stated',
  },
  {
    network: 'VISA',
    category: '2',
    meaning: 'The issuer may approve it later.',
    advice: 'retry_later',
    provenance: 'stated',
  },
  {
    network: 'VISA',
    category: '3',
    meaning: 'A detail is wrong, such as the expiry.',
    advice: 'change_information',
    provenance: 'stated',
  },
  {
    network: 'VISA',
    category: 'R00',
    meaning: 'Recurring payments are not allowed.',
    advice: 'do_not_retry',
    provenance: 'stated',
  },
  {
    network: 'VISA',
    category: 'R01',
    meaning: 'Recurring payments are not allowed.',
    advice: 'do_not_retry',
    provenance: 'stated',
  },
  {
    network: 'MASTERCARD',
    category: '01',
    meaning: 'The payment details have to be updated.',
    advice: 'change_information',
    provenance: 'stated',
  },
  {
    network: 'MASTERCARD',
    category: '02',
    meaning: 'A later attempt may succeed.',
    advice: 'retry_later',
    provenance: 'stated',
  },
  {
    network: 'MASTERCARD',
    category: '03',
    meaning: 'No further attempt is allowed.',
    advice: 'do_not_retry',
    provenance: 'stated',
  },
  {
    network: 'AMERICAN_EXPRESS',
    category: '01',
    meaning: 'The payment details have to be updated.',
    advice: 'change_information',
    provenance: 'chosen',
  },
  {
    network: 'AMERICAN_EXPRESS',
    category: '02',
    meaning: 'A later attempt may succeed.',
    advice: 'retry_later',
    provenance: 'chosen',
  },
  {
    network: 'AMERICAN_EXPRESS',
    category: '03',
    meaning: 'No further attempt is allowed.',
    advice: 'do_not_retry',
    provenance: 'chosen',
  },
  {
    network: 'DISCOVER',
    category: '01',
    meaning: 'The payment details have to be updated.',
    advice: 'change_information',
    provenance: 'chosen',
  },
  {
    network: 'DISCOVER',
    category: '02',
    meaning: 'A later attempt may succeed.',
    advice: 'retry_later',
    provenance: 'chosen',
  },
  {
    network: 'DISCOVER',
    category: '03',
    meaning: 'No further attempt is allowed.',
    advice: 'do_not_retry',
    provenance: 'chosen',
  },
  {
    network: 'ALL',
    category: 'R0',
    meaning: 'The holder stops this recurring payment.',
    advice: 'stop_payment',
    provenance: 'stated',
  },
  {
    network: 'ALL',
    category: 'R1',
    meaning: 'The holder stops all payments to the merchant.',
    advice: 'stop_merchant_payments',
    provenance: 'stated',
  },
  {
    network: 'ALL',
    category: 'R3',
    meaning: 'The holder stops all payments to all merchants.',
    advice: 'stop_card_payments',
    provenance: 'stated',
  },
] as const satisfies readonly NetworkErrorCategoryRow[];

type CategoryKey<Row> = Row extends { readonly network: infer N; readonly category: infer C }
  ? { readonly network: N; readonly category: C }
  : never;

/** A pair from the table: `{ network: 'VISA', category: '03' }` does not compile. */
export type NetworkErrorCategory = CategoryKey<(typeof networkErrorCategories)[number]>;

export type Network = NetworkErrorCategory['network'];
