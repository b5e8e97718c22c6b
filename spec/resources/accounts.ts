import { api } from '../vocabulary/define-operation';
import { defineResource, oneWithoutId, page } from '../vocabulary/operation';
import { date, list, money, ref, resource } from '../vocabulary/schema';
import { paymentFilters } from './payments';
import { pagination } from './shared';

/** The number of days in a volume report, including today. */
export const VOLUME_REPORT_DAYS = 30;

const dayVolume = resource('reference', 'The volume of one day.', {
  date: date('The day, in UTC.'),
  value: money('Sum of the payments that were captured on that day.'),
});

const grossVolume = resource(
  'reference',
  'What an account captured, by day. A payment counts with its whole amount, unless it was voided or failed: refunds and disputes are not deducted.',
  {
    total: money('Sum of the days.'),
    dates: list(ref('DayVolume'), `The last ${VOLUME_REPORT_DAYS} days, newest first, also those without a payment.`),
  },
);

/** Data of one account that page components read: the path names it, and headers that name an account are ignored. */
export const accounts = defineResource({
  tag: 'Accounts',
  description: 'What page components read of one account. The path names the account.',
  schemas: { DayVolume: dayVolume, GrossVolume: grossVolume },
  operations: {
    listAccountPayments: api.get('/v1/account/{account_id}/payments', {
      summary: 'List the payments of an account',
      description: 'The same as the list of payments with the account in Sub-Account. That header is ignored here.',
      provenance: 'reference',
      extension: true,
      query: { ...pagination, ...paymentFilters },
      success: page('payment', 'Payment'),
    }),
    getGrossVolume: api.get('/v1/account/{account_id}/reports/gross_volume', {
      summary: 'Get the volume of an account',
      description: `What the account captured on each of the last ${VOLUME_REPORT_DAYS} days of the clock of the platform. The header Sub-Account is ignored.`,
      provenance: 'reference',
      extension: true,
      success: oneWithoutId(200, 'gross_volume', 'GrossVolume'),
    }),
  },
});
