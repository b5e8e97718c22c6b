import type { EventName } from '../../spec/tables/events';
import type { RequestEntry } from '../request-log/entry';
import type { DeliveryRow } from '../rows';

/** A payment in the ledger. */
export interface LedgerPayment {
  readonly id: string;
  readonly amount: number;
  readonly status: string;
  /** The same text for the same card or bank account. */
  readonly card: string;
  /** An instant on the clock of the platform. */
  readonly created_at: string;
}

/** A delivery to an endpoint of the program. */
export interface EndpointDelivery extends Pick<
  DeliveryRow,
  'id' | 'event_id' | 'publisher_id' | 'status' | 'attempts'
> {
  readonly event_name: EventName;
}

/** A webhook endpoint of the program. An inbox of the test kit is none. */
export interface Endpoint {
  readonly id: string;
  /** Names and families of events, or `*`. */
  readonly events: readonly string[];
}

/** The log, the ledger and the deliveries of one platform, as the judges read them. */
export interface Evidence {
  /** The requests of the program, oldest first. */
  readonly requests: readonly RequestEntry[];
  readonly endpoints: readonly Endpoint[];
  /** The deliveries to these endpoints, oldest first. */
  readonly deliveries: readonly EndpointDelivery[];
  /** Returns the payment that a request created. */
  readonly paymentOf: (request: RequestEntry) => LedgerPayment | undefined;
  /** Returns the payment with an id. */
  readonly findPayment: (id: string) => LedgerPayment | undefined;
}
