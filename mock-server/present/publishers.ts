import type { components } from '../../spec/generated/control-types';
import type { PublisherRow } from '../rows';

type Schemas = components['schemas'];

/** A publisher as it is shown: its secret was shown when it was made. */
export function presentPublisher(row: PublisherRow): Schemas['Publisher'] {
  const { id, url, events, account_id, account_type, created_at } = row;
  return { id, url, events: [...events], account_id, account_type, created_at };
}

/** A publisher as it is shown to whoever made it. */
export function presentNewPublisher(row: PublisherRow): Schemas['NewPublisher'] {
  const { created_at, ...rest } = presentPublisher(row);
  return { ...rest, secret: row.secret, created_at };
}
