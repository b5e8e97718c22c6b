import type { networkErrorCategories, NetworkErrorCategory } from '../spec/tables/network-errors';

/** Whether another attempt of a declined payment makes sense. */
export interface RetryAdvice {
  /**
   * `later`: the same payment method may work later. `other_method`: ask for other details or another payment method.
   * `never`: do not try again.
   */
  readonly retry: 'later' | 'other_method' | 'never';
  /** The network's meaning of its category, for people. */
  readonly because: string;
}

type Category = NetworkErrorCategory['category'];

/** The rows of a category. One that several networks have means the same for all of them, or this does not compile. */
type RowOf<C extends Category> = Extract<(typeof networkErrorCategories)[number], { readonly category: C }>;

/** The meanings of the table of network errors: another text does not compile. The table itself would be most of the SDK. */
const meanings: { readonly [C in Category]: RowOf<C>['meaning'] } = {
  '1': 'The issuer will never approve it.',
  '2': 'The issuer may approve it later.',
  '3': 'A detail is wrong, such as the expiry.',
  R00: 'Recurring payments are not allowed.',
  R01: 'Recurring payments are not allowed.',
  '01': 'The payment details have to be updated.',
  '02': 'A later attempt may succeed.',
  '03': 'No further attempt is allowed.',
  R0: 'The holder stops this recurring payment.',
  R1: 'The holder stops all payments to the merchant.',
  R3: 'The holder stops all payments to all merchants.',
};

/** Returns the advice of a category, whatever the network; null without one. Source: Errors, Network error category. */
export function adviceOf(category: string | null): RetryAdvice | null {
  if (category === null) return null;
  const retry = /^0?2$/.test(category) ? 'later' : /^(3|01)$/.test(category) ? 'other_method' : 'never';
  return { retry, because: isKnown(category) ? meanings[category] : `The category ${category} is unknown.` };
}

function isKnown(category: string): category is Category {
  return Object.hasOwn(meanings, category);
}
