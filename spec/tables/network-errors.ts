import type { MeaningRow } from '../vocabulary/meaning';
import type { Provenance } from '../vocabulary/provenance';

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
} satisfies Record<string, MeaningRow>;

/** An error code of a card network. */
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
  readonly network: 'VISA' | 'MASTERCARD' | 'ALL';
  readonly category: string;
  readonly meaning: string;
  readonly advice: NetworkAdvice;
  readonly provenance: Provenance;
}

const category = <
  const P extends Provenance,
  const N extends NetworkErrorCategoryRow['network'],
  const C extends string,
  const A extends NetworkAdvice,
  const M extends string,
>(
  provenance: P,
  network: N,
  category: C,
  advice: A,
  meaning: M,
) => ({ network, category, meaning, advice, provenance }) as const;

/**
 * A network's advice on a declined recurring payment: `network` and `network_error_category` of an error. A category
 * means something only together with its network. Source: Errors, Network error category.
 */
export const networkErrorCategories = [
  category('stated', 'VISA', '1', 'do_not_retry', 'The issuer will never approve it.'),
  category('stated', 'VISA', '2', 'retry_later', 'The issuer may approve it later.'),
  category('stated', 'VISA', '3', 'change_information', 'A detail is wrong, such as the expiry.'),
  category('stated', 'VISA', 'R00', 'do_not_retry', 'Recurring payments are not allowed.'),
  category('stated', 'VISA', 'R01', 'do_not_retry', 'Recurring payments are not allowed.'),
  category('stated', 'MASTERCARD', '01', 'change_information', 'The payment details have to be updated.'),
  category('stated', 'MASTERCARD', '02', 'retry_later', 'A later attempt may succeed.'),
  category('stated', 'MASTERCARD', '03', 'do_not_retry', 'No further attempt is allowed.'),
  category('stated', 'ALL', 'R0', 'stop_payment', 'The holder stops this recurring payment.'),
  category('stated', 'ALL', 'R1', 'stop_merchant_payments', 'The holder stops all payments to the merchant.'),
  category('stated', 'ALL', 'R3', 'stop_card_payments', 'The holder stops all payments to all merchants.'),
] as const satisfies readonly NetworkErrorCategoryRow[];

type CategoryKey<Row> = Row extends { readonly network: infer N; readonly category: infer C }
  ? { readonly network: N; readonly category: C }
  : never;

/** A pair from the table: `{ network: 'VISA', category: '03' }` does not compile. */
export type NetworkErrorCategory = CategoryKey<(typeof networkErrorCategories)[number]>;

/** A card network that gives advice after a decline. */
export type Network = NetworkErrorCategory['network'];
