import { expired } from '../domain/checkout';
import { canTransition } from '../domain/transition';
import { checkoutStates } from '../../spec/tables/states';
import { jobOn } from './job';

/** Expires a checkout that was not paid. Source: Refund and checkout status. */
export const expireCheckout = jobOn(
  'checkouts',
  ({ status }) => canTransition(checkoutStates, status, 'expire'),
  ({ rows, now }, checkout) => rows.replace('checkouts', expired(checkout, now)),
);
