import { take } from '../domain/first-of';
import { mergeFacts, type ReadyFacts } from '../../spec/derive/ready-facts';
import { findEvent } from '../events/stored-events';
import type { EndpointDelivery, Evidence, LedgerPayment } from '../ready/evidence';
import { factsOf } from '../ready/facts-of';
import type { RequestEntry } from '../request-log/entry';
import type { RequestLog } from '../request-log/request-log';
import type { DeliveryRow, PublisherRow } from '../rows';
import type { Reader } from '../store/reader';

/** The platform, as its facts are read from it. */
export interface FactsPort {
  readonly requests: Pick<RequestLog, 'list'>;
  readonly rows: Reader;
}

/** The newest deliveries that are judged, as the request log has the newest requests: a platform may have a million. */
const MAX_DELIVERIES = 5_000;

/** The facts of a platform, by which a program is ready for the real service or not. They are judged when somebody asks. */
export class FactsKeeper {
  readonly #port: FactsPort;
  #kept: ReadyFacts = {};

  constructor(port: FactsPort) {
    this.#port = port;
  }

  /** Judges the platform before its rows are lost: by a reset or another state. */
  readonly keep = (): void => {
    this.#kept = this.read();
  };

  /** Judges the requests before the log loses them. Deliveries stay, and may still be accepted. */
  readonly keepRequests = (): void => {
    this.#kept = mergeFacts([this.#kept, factsOf(requestEvidenceOf(this.#port))]);
  };

  /** Judges the deliveries to a publisher (webhook endpoint) before it is deleted: nothing more will be delivered to it. */
  readonly keepDeliveries = (publisher: PublisherRow): void => {
    const endpoints = endpointsIn([publisher]);
    const deliveries = deliveriesTo(endpoints, this.#port.rows);
    this.#kept = mergeFacts([this.#kept, factsOf({ ...noEvidence, endpoints, deliveries })]);
  };

  /** Returns the facts since the platform was opened. */
  readonly read = (): ReadyFacts => mergeFacts([this.#kept, factsOf(evidenceOf(this.#port))]);
}

function evidenceOf(port: FactsPort): Evidence {
  const evidence = requestEvidenceOf(port);
  return { ...evidence, deliveries: deliveriesTo(evidence.endpoints, port.rows) };
}

/** Returns the evidence without deliveries. */
function requestEvidenceOf({ requests, rows }: FactsPort): Evidence & { readonly endpoints: readonly PublisherRow[] } {
  const endpoints = endpointsIn([...rows.walk('publishers', 'newest', 'all', 'ascending')]);
  const findPayment = (id: string) => paymentIn(rows, id);
  return {
    requests: requests.list({ own: false }).reverse(),
    endpoints,
    deliveries: [],
    findPayment,
    paymentOf: ({ events }: RequestEntry) => {
      const created = events.find(({ event_name }) => event_name === 'payment.created');
      const event = created && findEvent(rows, created.id);
      return event && findPayment(event.resource_id);
    },
  };
}

const noEvidence: Evidence = {
  requests: [],
  endpoints: [],
  deliveries: [],
  findPayment: () => undefined,
  paymentOf: () => undefined,
};

/** Returns the publishers that are endpoints of the program. */
const endpointsIn = (publishers: readonly PublisherRow[]) => publishers.filter(({ is_of_tool }) => !is_of_tool);

function deliveriesTo(endpoints: readonly PublisherRow[], rows: Reader): readonly EndpointDelivery[] {
  if (endpoints.length === 0) return [];
  const ids = new Set(endpoints.map(({ id }) => id));
  const functions = new Set(endpoints.filter(({ is_function }) => is_function).map(({ id }) => id));
  return take(deliveriesSince(Math.min(...endpoints.map(({ sequence }) => sequence)), rows), MAX_DELIVERIES)
    .reverse()
    .filter(({ publisher_id }) => ids.has(publisher_id))
    .flatMap((row) => deliveryIn(rows, row, functions.has(row.publisher_id)));
}

/** Returns the deliveries since a publisher was created, newest first. */
function* deliveriesSince(first: number, rows: Reader): Generator<DeliveryRow, void, undefined> {
  for (const row of rows.walk('deliveries', 'newest', 'all', 'descending')) {
    if (row.sequence < first) return;
    yield row;
  }
}

/** A function that throws is an endpoint that responds with 500. */
function deliveryIn(rows: Reader, row: DeliveryRow, isFunction: boolean): readonly EndpointDelivery[] {
  const event = findEvent(rows, row.event_id);
  if (event === undefined) return [];
  const { id, event_id, publisher_id, status, attempts } = row;
  const answered = attempts.map((attempt) =>
    isFunction && attempt.failure === 'connection_failed' && attempt.fault !== 'lose'
      ? { ...attempt, status: 500, failure: null }
      : attempt,
  );
  return [{ id, event_id, publisher_id, status, attempts: answered, event_name: event.event_name }];
}

function paymentIn(rows: Reader, id: string): LedgerPayment | undefined {
  const row = rows.find('payments', id);
  if (row === undefined) return undefined;
  const { amount, status, created_at, payment_method_id } = row;
  const card = rows.find('payment_methods', payment_method_id)?.signature ?? payment_method_id;
  return { id, amount, status, card, created_at };
}
