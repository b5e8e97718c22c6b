import { SandboxError } from '../../sandbox-error';
import { deliveryList } from '../../events/delivery-filter';
import { NotIdleError } from '../../events/idle';
import { presentDelivery } from '../../present/deliveries';
import { pageOf } from '../../wire/page';
import type { PlatformHandler } from '../operation';

export const listDeliveries: PlatformHandler<'listDeliveries'> = ({ repeatableRows: rows }, { query, page }) => {
  const filter = { event_id: query('event_id'), publisher_id: query('publisher_id'), status: query('status') };
  return pageOf(rows, { ...deliveryList(filter), order: 'descending' }, page, presentDelivery);
};

export const getDelivery: PlatformHandler<'getDelivery'> = ({ rows }, { path }) => {
  const row = rows.find('deliveries', path('delivery_id'));
  if (row === undefined) throw new SandboxError('resource_not_found', {});
  return presentDelivery(row);
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
