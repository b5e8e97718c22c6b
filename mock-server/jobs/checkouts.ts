import { expired } from '../domain/checkout';
import { canTransition } from '../domain/transition';
import { checkoutStates } from '../../spec/tables/states';
import type { Job } from './job';

/** Expires a checkout that was not paid. Source: Refund and checkout status. */
export const expireCheckout: Job = (work, id) => {
  const checkout = work.rows.require('checkouts', id);
  if (!canTransition(checkoutStates, checkout.status, 'expire')) return;
  work.rows.put('checkouts', expired(checkout, work.now));
};
