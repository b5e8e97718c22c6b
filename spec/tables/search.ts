/** The kinds of objects that a search finds, by the names of their lists, in the order of its results. */
export const searchedKinds = [
  'customers',
  'payments',
  'payment_intents',
  'checkouts',
  'refunds',
  'disputes',
  'payment_methods',
  'sub_accounts',
  'businesses',
  'identities',
  'bank_accounts',
  'payouts',
  'proceeds_payouts',
  'requests',
  'events',
  'publishers',
] as const;

/** The name of the list of a kind. */
export type SearchedKindName = (typeof searchedKinds)[number];

/** The texts that a search compares with its words. */
export const searchedTexts =
  'A search finds ids and addresses, names, e-mail addresses, the last four digits of a card or bank account, amounts such as ' +
  '19.99, words of descriptions, keys and values of metadata, idempotency keys, states and error codes. What is found has all ' +
  'words of the search.';

/** The most results of a kind, and of the only kind that is searched. */
export const MAX_RESULTS = 10;
export const MAX_RESULTS_OF_ONE = 50;
