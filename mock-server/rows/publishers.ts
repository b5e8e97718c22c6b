import type { components } from '../../spec/generated/control-types';
import type { Row } from './row';
import type { Mode } from './shared';
import { bySequence, everyRow, table } from './table-definition';

type EventPattern = components['schemas']['Publisher']['events'][number];

/** A publisher (webhook endpoint). */
export interface PublisherRow extends Row {
  readonly sequence: number;
  readonly url: string;
  /** Names and families of events, or `*`. */
  readonly events: readonly EventPattern[];
  /** The account whose events it is subscribed to; null for all. */
  readonly account_id: string | null;
  /** The mode whose events it is subscribed to; null for both. */
  readonly account_type: Mode | null;
  /** The secret that signs its deliveries. It is stored as it is, since it is needed after a restart, too. */
  readonly secret: string;
  readonly created_at: string;
}

export const publishers = table<PublisherRow>()({
  type: 'publisher',
  indexes: { newest: { partitions: everyRow, sortBy: bySequence } },
  // A subscriber is not part of the platform. Its secret is shown once, to its creator only.
  seed: null,
  secrets: ['secret'],
});
