import { VOLUME_REPORT_DAYS } from '../../spec/resources/accounts';
import type { Handler } from '../context';
import { lastDates } from '../domain/last-dates';

/** The path selects the account. */
export const getGrossVolume: Handler<'getGrossVolume'> = ({ account, now, capturedOn }) => {
  const dates = lastDates(now, VOLUME_REPORT_DAYS)
    .reverse()
    .map((date) => ({ date, value: capturedOn(account.id, date) }));
  return { total: dates.reduce((sum, { value }) => sum + value, 0), dates };
}; // resource_not_found
