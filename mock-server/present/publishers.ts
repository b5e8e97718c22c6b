import type { components } from '../../spec/generated/control-types';
import type { PublisherRow } from '../rows';

type Schemas = components['schemas'];

/** Renders a publisher (webhook endpoint) without its secret, which is shown only when it is created. */
export function presentPublisher(row: PublisherRow): Schemas['Publisher'] {
  const { id, url, events, account_id, account_type, header_prefix, status, dropped_count, created_at } = row;
  return { id, url, events: [...events], account_id, account_type, header_prefix, status, dropped_count, created_at };
}

/** Renders a publisher with its secret, for its creator. */
export function presentNewPublisher(row: PublisherRow): Schemas['NewPublisher'] {
  const { status, dropped_count, created_at, ...rest } = presentPublisher(row);
  return { ...rest, secret: row.secret, status, dropped_count, created_at };
}
