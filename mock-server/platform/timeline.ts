import type { components } from '../../spec/generated/control-types';
import { take } from '../domain/first-of';
import { type StoredEvent, walkEvents } from '../events/stored-events';
import { presentDelivery } from '../present/deliveries';
import { presentJob } from '../present/jobs';
import type { DeliveryRow } from '../rows';
import type { RequestEntry } from '../request-log/entry';
import type { LoggedRequest } from '../request-log/logged-request';
import type { RequestLog } from '../request-log/request-log';
import type { Reader } from '../store/reader';
import { partsOf } from './timeline-parts';

type Schemas = components['schemas'];
type Delivery = Schemas['Delivery'];

/** Something that happened to an object, or is due for it. `at` is an instant on the clock of the platform, in ISO 8601. */
export type TimelineEntry = RequestOfTimeline | EventOfTimeline | DeliveryOfTimeline | JobOfTimeline;

/** A request of the API, at the instant of its arrival. */
export interface RequestOfTimeline {
  readonly type: 'request';
  readonly at: string;
  readonly request: RequestEntry;
}

/** An event of the object or of one of its parts. */
export interface EventOfTimeline {
  readonly type: 'event';
  readonly at: string;
  readonly event: Pick<StoredEvent, 'id' | 'event_name' | 'resource_id' | 'account_id' | 'mode' | 'request_id'>;
}

/** An attempt to deliver one of the events; or a delivery that was not attempted yet, at the instant at which it was queued. */
export interface DeliveryOfTimeline {
  readonly type: 'delivery';
  readonly at: string;
  readonly event_name: StoredEvent['event_name'];
  readonly delivery: Omit<Delivery, 'attempts'>;
  /** The number of the attempt, from 1; 0 before the first one. */
  readonly number: number;
  readonly attempt: Delivery['attempts'][number] | null;
}

/** A pending job, at the instant at which it is due; null while it is held. */
export interface JobOfTimeline {
  readonly type: 'job';
  readonly at: string | null;
  readonly job: Schemas['Job'];
}

/** The platform, as a timeline reads it. */
export interface TimelinePort {
  readonly repeatableRows: Reader;
  readonly requests: Pick<RequestLog, 'walkConcerning'>;
}

/** The most entries of a timeline. */
export const MAX_TIMELINE_ENTRIES = 200;

/** An entry with what decides between entries of the same instant, such as on a frozen clock. */
interface Placed {
  readonly entry: TimelineEntry;
  /** The sequence number of the row that was written at that time. A request and a row can share it. */
  readonly sequence: number;
  /** The place of an entry among those with the same number. */
  readonly rank: number;
}

/**
 * Returns what happened to an object and what is due for it, in the order of instants: requests of the request log that concern
 * it, events of the object and of its parts, the deliveries of these events, and pending jobs. Only the newest 200 entries. At
 * one instant a request comes before its events, and an event before its deliveries.
 */
export function timelineOf(platform: TimelinePort, id: string): TimelineEntry[] {
  const { repeatableRows: rows } = platform;
  const parts = partsOf(rows, id);
  const events = newestEvents(rows, parts);
  const deliveries = events.flatMap((event) => deliveriesOf(rows, event));
  const retried = deliveries.flatMap(({ delivery }) => (delivery.status === 'failed' ? [delivery.id] : []));
  return [
    ...requestsOf(platform.requests, id, events),
    ...events.map(placedEvent),
    ...deliveries.flatMap(placedAttempts),
    ...jobsOf(rows, [...parts, ...retried]),
  ]
    .sort(byInstant)
    .slice(-MAX_TIMELINE_ENTRIES)
    .map(({ entry }) => entry);
}

/** Returns the newest events of objects, oldest first. */
function newestEvents(rows: Reader, parts: readonly string[]): StoredEvent[] {
  return parts
    .flatMap((resource_id) => take(walkEvents(rows, 'descending', { resource_id }), MAX_TIMELINE_ENTRIES))
    .sort((a, b) => a.sequence - b.sequence)
    .slice(-MAX_TIMELINE_ENTRIES);
}

/** Returns the newest requests that concern an object. */
function requestsOf(requests: TimelinePort['requests'], id: string, events: readonly StoredEvent[]): Placed[] {
  const firstEvents = new Map<string, number>();
  // Ascending: the first event of each request stays.
  for (const { request_id, sequence } of events)
    if (request_id !== null && !firstEvents.has(request_id)) firstEvents.set(request_id, sequence);
  const concerning = requests.walkConcerning(id, new Set(firstEvents.keys()));
  return take(concerning, MAX_TIMELINE_ENTRIES).map((logged) => placedRequest(logged, firstEvents.get(logged.id)));
}

/** A request comes before its first event; without one, after the rows that were there when it was logged. */
function placedRequest({ entry: request, sequence, rowSequence }: LoggedRequest, firstEvent?: number): Placed {
  const entry = { type: 'request', at: request.clock, request } as const;
  if (firstEvent !== undefined) return { entry, sequence: firstEvent, rank: -1 };
  return { entry, sequence: rowSequence, rank: 1 + sequence };
}

function placedEvent({
  id,
  event_name,
  resource_id,
  account_id,
  mode,
  request_id,
  created_at,
  sequence,
}: StoredEvent): Placed {
  const event = { id, event_name, resource_id, account_id, mode, request_id };
  return { entry: { type: 'event', at: created_at, event }, sequence, rank: 0 };
}

interface EventDelivery {
  readonly event: StoredEvent;
  readonly delivery: DeliveryRow;
}

function deliveriesOf(rows: Reader, event: StoredEvent): EventDelivery[] {
  const deliveries = rows.walk('deliveries', 'ofEvent', event.id, 'ascending');
  return Array.from(deliveries, (delivery) => ({ event, delivery }));
}

function placedAttempts({ event: { event_name }, delivery: row }: EventDelivery): Placed[] {
  const { attempts, ...delivery } = presentDelivery(row);
  const { sequence } = row;
  if (attempts.length === 0)
    return [
      {
        entry: { type: 'delivery', at: row.created_at, event_name, delivery, number: 0, attempt: null },
        sequence,
        rank: 0,
      },
    ];
  return attempts.map((attempt, index) => {
    const number = index + 1;
    return {
      entry: { type: 'delivery', at: attempt.attempted_at, event_name, delivery, number, attempt },
      sequence,
      rank: 0,
    };
  });
}

/** Returns the newest pending jobs of objects. */
function jobsOf(rows: Reader, subjects: readonly string[]): Placed[] {
  return subjects.flatMap((subject) =>
    take(rows.walk('jobs', 'ofSubject', subject, 'descending'), MAX_TIMELINE_ENTRIES).map((row) => {
      const job = presentJob(row);
      return { entry: { type: 'job', at: job.due_at, job }, sequence: Infinity, rank: row.sequence };
    }),
  );
}

/** A job that is held comes last. */
function byInstant(a: Placed, b: Placed): number {
  const at = a.entry.at;
  const other = b.entry.at;
  if (at !== other) return other === null || (at !== null && at < other) ? -1 : 1;
  return a.sequence === b.sequence ? a.rank - b.rank : a.sequence - b.sequence;
}
