import { expired } from '../domain/checkout';
import { canTransition } from '../domain/transition';
import { checkoutStates } from '../../spec/tables/states';
import type { Job } from './index';

/** The end of a checkout that nobody has paid. Source: Refund and checkout status. */
export const expireCheckout: Job = (work, id) => {
  const checkout = work.rows.require('checkouts', id);
  if (!canTransition(checkoutStates, checkout.status, 'expire')) return;
  work.rows.put('checkouts', expired(checkout, work.now));
};
