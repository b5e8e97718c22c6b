import { moneyOfRefund } from '../../../actions/money';
import { refundEnding } from '../../../../spec/derive/endings';
import { MoneyBox } from './money';
import { objectPages, readBy } from './object-page';

export const refunds = objectPages('refunds', 'Refund', {
  ...readBy('listRefunds', 'getRefund'),
  create: 'Refund a payment',
  machine: 'refund',
  subject: 'refund',
  ending: ({ platform }, { id }) => refundEnding(platform.rows.require('refunds', id)),
  answer: (visit, { id }) => {
    const { repeatableRows: rows } = visit.platform;
    return <MoneyBox visit={visit} money={moneyOfRefund(rows, rows.require('refunds', id))} />;
  },
});
