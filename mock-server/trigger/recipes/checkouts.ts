import { firstOf } from '../../domain/first-of';
import { UnreachableError, onlyAtCreation, type Recipe } from '../recipe';
import { perform } from '../perform';
import { testCard } from '../test-card';

/** A customer pays with a test card. */
const completeWith =
  (result: Parameters<typeof testCard>[0]): Recipe =>
  (work, id) => {
    const checkout = work.rows.require('checkouts', id);
    const payment_method = { card: testCard(result, work.now) };
    perform(work, 'createPaymentMethod', checkout, { path: {}, body: { payment_method } });
    const method = firstOf(work.rows.walk('payment_methods', 'newest', checkout.account_id, 'descending'));
    if (method === undefined) throw new UnreachableError('no payment method was created');
    perform(work, 'completeCheckout', checkout, { path: { checkout_id: id }, body: { payment_token: method.id } });
  };

export const checkoutRecipes = {
  'checkout.created': { checkout: onlyAtCreation },
  'checkout.completed': { checkout: completeWith('approved') },
  'checkout.completion.succeeded': { checkout: completeWith('approved') },
  'checkout.completion.failed': { checkout: completeWith('declined') },
} as const;
