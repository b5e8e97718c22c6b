import type { DeliveryStatus } from '../../spec/tables/outcomes';
import type { RowList } from '../rows/filters';

/** Selects deliveries that match every field that is set. */
export interface DeliveryFilter {
  /** Only deliveries of the event with this id. */
  readonly event_id?: string | undefined;
  /** Only deliveries to the publisher (webhook endpoint) with this id. */
  readonly publisher_id?: string | undefined;
  /** Only deliveries with this status. */
  readonly status?: DeliveryStatus | undefined;
}

/** A filter as it arrived over HTTP, where any text may stand for a status. */
type Selection = Readonly<Partial<Record<keyof DeliveryFilter, string | undefined>>>;

/** Returns the list of the deliveries of a filter. */
export function deliveryList({ event_id, publisher_id, status }: Selection): RowList<'deliveries'> {
  const place =
    event_id === undefined
      ? ({ index: 'newest', partition: 'all' } as const)
      : ({ index: 'ofEvent', partition: event_id } as const);
  return { table: 'deliveries', ...place, filters: { publisher_id, status } };
}
