import type { components } from '../../spec/generated/control-types';
import type { Row } from './row';
import type { Mode } from './shared';

type EventPattern = components['schemas']['Publisher']['events'][number];

/** A receiver of webhooks. */
export interface PublisherRow extends Row {
  readonly sequence: number;
  readonly url: string;
  /** Names and families of events, or `*`. */
  readonly events: readonly EventPattern[];
  /** The one account that it hears of; null for all. */
  readonly account_id: string | null;
  /** The one world that it hears of; null for both. */
  readonly account_type: Mode | null;
  /** Signs what it is sent: needed as it is, also by the next process. */
  readonly secret: string;
  readonly created_at: string;
}
