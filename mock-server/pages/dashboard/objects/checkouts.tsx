import { objectPages, readBy } from './object-page';

export const checkouts = objectPages('checkouts', 'Checkout', {
  ...readBy('listCheckouts', 'getCheckout'),
  create: 'Create checkout link',
  machine: 'checkout',
  subject: 'checkout',
});
