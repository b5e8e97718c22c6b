import { parseDateTime } from '../../../spec/vocabulary/date-time';
import { ApiError } from '../../api-error';
import { presentEvent } from '../../events/outbox';
import type { Platform } from '../../platform';
import type { EventRow } from '../../store/rows';
import { pageOf, pageOfRows } from '../../wire/page';
import type { PlatformHandler } from '../operation';

export const listEvents: PlatformHandler<'listEvents'> = (platform, { query, page }) => {
  const { rows } = platform;
  const show = presenter(platform);
  const [name, resource] = [query('event_name'), query('resource_id')];
  const list = { table: 'events', index: 'newest', order: 'descending' } as const;
  if (resource === undefined) {
    const part = name === undefined ? ({ bucket: 'all' } as const) : ({ index: 'byName', bucket: name } as const);
    return pageOf(rows, { ...list, ...part }, page, show);
  }
  if (name === undefined) return pageOf(rows, { ...list, index: 'ofResource', bucket: resource }, page, show);
  // One resource has few events.
  const found = [...rows.walk('events', 'ofResource', resource, 'ascending')].filter((row) => row.event_name === name);
  return pageOfRows(rows, list, found, page, show);
};

export const getEvent: PlatformHandler<'getEvent'> = (platform, { path }) => {
  const row = platform.rows.find('events', path('event_id'));
  if (row === undefined) throw new ApiError('resource_not_found', {});
  return presenter(platform)(row);
};

export const redeliverEvent: PlatformHandler<'redeliverEvent'> = (platform, { path }) => ({
  deliveries: platform.redeliver(path('event_id')), // resource_not_found
});

export const redeliverEvents: PlatformHandler<'redeliverEvents'> = (platform, { body }) => {
  const since = parseDateTime(body.since);
  if (since === undefined) throw new ApiError('parameter_invalid', { name: 'since' });
  return { deliveries: platform.redeliverSince(since) };
};

function presenter(platform: Platform) {
  return (row: EventRow) => {
    const event = presentEvent(platform.rows, row, platform.keyPair(row.mode).account_id);
    return { ...event, data: { ...event.data } };
  };
}
