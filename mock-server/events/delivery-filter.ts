import type { DeliveryStatus } from '../../spec/tables/outcomes';
import type { DeliveryRow } from '../rows';

/** Selects deliveries that match every field that is set. */
export interface DeliveryFilter {
  readonly event_id?: string | undefined;
  readonly publisher_id?: string | undefined;
  readonly status?: DeliveryStatus | undefined;
}

/** A filter as it arrived over HTTP, where any text may stand for a status. */
type Selection = Readonly<Partial<Record<keyof DeliveryFilter, string | undefined>>>;

/** The smallest index partition with all deliveries of a filter. Only an event's may hold others: it has few deliveries. */
export function deliveryPartition({ event_id, publisher_id, status }: Selection): string {
  if (event_id !== undefined) return `of ${event_id}`;
  if (publisher_id === undefined) return status === undefined ? 'all' : `is ${status}`;
  return status === undefined ? `to ${publisher_id}` : `to ${publisher_id} ${status}`;
}

export function isAmong(row: DeliveryRow, { publisher_id, status }: Selection): boolean {
  return row.publisher_id === (publisher_id ?? row.publisher_id) && row.status === (status ?? row.status);
}
