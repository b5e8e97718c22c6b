import { objectPages, readBy } from './object-page';

export const refunds = objectPages('refunds', 'Refund', {
  ...readBy('listRefunds', 'getRefund'),
  machine: 'refund',
  subject: 'refund',
});
