import { SandboxError } from '../../sandbox-error';
import { deliveryPartition, isAmong } from '../../events/delivery-filter';
import { NotIdleError } from '../../events/idle';
import { presentDelivery } from '../../present/deliveries';
import { pageOf, pageOfRows } from '../../wire/page';
import type { PlatformHandler } from '../operation';

export const listDeliveries: PlatformHandler<'listDeliveries'> = ({ rows }, { query, page }) => {
  const [event_id, publisher_id, status] = [query('event_id'), query('publisher_id'), query('status')];
  const filter = { event_id, publisher_id, status };
  const partition = deliveryPartition(filter);
  const list = { table: 'deliveries', index: 'newest', order: 'descending' } as const;
  if (event_id === undefined) return pageOf(rows, { ...list, partition }, page, presentDelivery);
  const found = [...rows.walk('deliveries', 'newest', partition, 'ascending')].filter((row) => isAmong(row, filter));
  return pageOfRows(rows, list, found, page, presentDelivery);
};

export const waitForIdle: PlatformHandler<'waitForIdle'> = async (platform, { body }) => {
  try {
    await platform.waitForIdle({ timeoutMs: body.timeout_ms });
    return { idle: true };
  } catch (error) {
    if (!(error instanceof NotIdleError)) throw error;
    throw new SandboxError('not_idle', { waited: String(error.waitedMs), what: error.underWay.join(', ') });
  }
};
