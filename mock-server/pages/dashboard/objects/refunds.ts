import { objectPages, readBy } from './object-page';

export const refunds = objectPages('refunds', 'Refund', {
  ...readBy('listRefunds', 'getRefund'),
  create: 'Refund a payment',
  machine: 'refund',
  subject: 'refund',
});
