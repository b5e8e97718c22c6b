import { objectPages, readBy } from './object-page';

export const checkouts = objectPages('checkouts', 'Checkout', {
  ...readBy('listCheckouts', 'getCheckout'),
  machine: 'checkout',
  subject: 'checkout',
});
