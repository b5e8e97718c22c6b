import { parseDateTime } from '../../../spec/vocabulary/date-time';
import { invalidControlParameter, SandboxError } from '../../sandbox-error';
import { findEvent, type StoredEvent, walkEvents } from '../../events/stored-events';
import { renderEvent } from '../../events/render-event';
import type { Platform } from '../../platform/platform';
import type { SortKey } from '../../rows/table-definition';
import type { Direction } from '../../store/table';
import { pageThrough } from '../../wire/page';
import { timestampRule } from '../../platform/input-rules';
import type { PlatformHandler } from '../operation';

export const listEvents: PlatformHandler<'listEvents'> = (platform, { query, page }) => {
  const part = { event_name: query('event_name'), resource_id: query('resource_id') };
  const list = {
    order: 'descending',
    positionOf: ({ sequence }: StoredEvent) => sequence,
    walk: (direction: Direction, from?: SortKey) =>
      walkEvents(platform.repeatableRows, direction, part, from === undefined ? undefined : Number(from)),
  } as const;
  return pageThrough(list, page, renderer(platform));
};

export const getEvent: PlatformHandler<'getEvent'> = (platform, { path }) => {
  const event = findEvent(platform.rows, path('event_id'));
  if (event === undefined) throw new SandboxError('resource_not_found', {});
  return renderer(platform)(event);
};

export const redeliverEvent: PlatformHandler<'redeliverEvent'> = (platform, { path }) => ({
  deliveries: platform.redeliver(path('event_id')), // resource_not_found
});

export const redeliverEvents: PlatformHandler<'redeliverEvents'> = (platform, { body }) => {
  const since = parseDateTime(body.since);
  if (since === undefined) throw invalidControlParameter('since', timestampRule);
  return { deliveries: platform.redeliverSince(since) };
};

function renderer(platform: Platform) {
  return (stored: StoredEvent) => {
    const event = renderEvent(stored, platform.keyPair(stored.mode).account_id);
    return { ...event, data: { ...event.data } };
  };
}
