import type { DeliveryRow } from '../rows';

/** Which deliveries are asked for: those that have all that is named. */
export interface DeliveryFilter {
  readonly event_id?: string | undefined;
  readonly publisher_id?: string | undefined;
  readonly status?: string | undefined;
}

/** The shortest partition that holds what is asked for. Only that of an event may hold others: one event has few deliveries. */
export function deliveryPartition({ event_id, publisher_id, status }: DeliveryFilter): string {
  if (event_id !== undefined) return `of ${event_id}`;
  if (publisher_id === undefined) return status === undefined ? 'all' : `is ${status}`;
  return status === undefined ? `to ${publisher_id}` : `to ${publisher_id} ${status}`;
}

export function isAmong(row: DeliveryRow, { publisher_id, status }: DeliveryFilter): boolean {
  return row.publisher_id === (publisher_id ?? row.publisher_id) && row.status === (status ?? row.status);
}
