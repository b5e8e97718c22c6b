import type { EventName } from '../../../spec/events';
import type { Row } from '../table';
import type { Mode } from './shared';

export interface EventRow extends Row {
  readonly sequence: number;
  readonly mode: Mode;
  readonly event_name: EventName;
  readonly account_id: string;
  readonly idempotency_key: string | null;
  readonly request_id: string | null;
  /** The id of what it is about. */
  readonly resource_id: string;
  /** The resource as it was; null when an earlier event of the transaction carries the same. */
  readonly data: object | null;
  /** The id of the event that carries the data: this one, or an earlier one of the same transaction. */
  readonly data_of: string;
  readonly created_at: string;
}
