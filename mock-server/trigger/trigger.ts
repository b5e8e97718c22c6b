import type { EventName } from '../../spec/tables/events';
import { ApiError, isApiError } from '../sandbox-error';
import type { Work } from '../context';
import { type EventOutline, outlinesOf } from '../domain/event-id';
import { requireEvent } from '../events/stored-events';
import { byClock, type Cause, type EmittedEvents, presentEvent, type SandboxEvent } from '../events/outbox';
import type { Platform } from '../platform/platform';
import { findSubject, nameOfKind, type Subject, subjectKinds } from './subject';
import { Impossible, type Ways } from './recipe';
import { ways } from './recipes';

/**
 * Brings an object to an event by what leads there, in one transaction, and gives the events that happened on the way, in
 * order. Where it cannot be reached nothing happens: throws an `ApiError` with the reason.
 */
export function trigger(
  platform: Pick<Platform, 'transact' | 'runDueJobs' | 'keyPair' | 'rows'>,
  name: EventName,
  id: string,
): SandboxEvent[] {
  const to = waysTo(name);
  platform.runDueJobs();
  const cause: Cause & { emitted: EmittedEvents[] } = { ...byClock, emitted: [] };
  const happened = () => cause.emitted.flatMap(outlinesOf);
  platform.transact(cause, (work) => {
    const subject = findSubject(work.rows, id);
    if (subject === undefined) throw new ApiError('resource_not_found', {});
    const because = follow(work, to, subject);
    const isReached = happened().some(({ event_name }) => event_name === name);
    if (!isReached) throw refusal(name, subject, because ?? insteadOf(happened()));
  });
  return happened()
    .map((event) => requireEvent(platform.rows, event.id))
    .map((event) => presentEvent(event, platform.keyPair(event.mode).account_id));
} // resource_not_found parameter_invalid event_out_of_reach

/** Whoever calls without types may name what is none. */
function waysTo(name: EventName): Ways {
  if (!Object.hasOwn(ways, name)) throw new ApiError('parameter_invalid', { name: 'event' });
  return ways[name];
}

/** Goes the way of an object to an event, and gives why it ended early. */
function follow(work: Work, to: Ways, { id, kind }: Subject): string | undefined {
  const way = to[kind];
  if (way === undefined) return `it takes ${startsOf(to)}`;
  try {
    way(work, id);
    return undefined;
  } catch (error) {
    if (isApiError(error) || error instanceof Impossible) return error.message;
    throw error;
  }
}

function startsOf(to: Ways): string {
  const starts = subjectKinds.filter((kind) => to[kind] !== undefined);
  return starts.map(nameOfKind).join(' or ');
}

function insteadOf(happened: readonly EventOutline[]): string {
  const names = [...new Set(happened.map(({ event_name }) => event_name))];
  return names.length === 0 ? 'nothing leads there' : `what leads there ends in ${names.join(', ')}`;
}

function refusal(event: EventName, { id, described: what }: Subject, reason: string): ApiError {
  return new ApiError('event_out_of_reach', { event, id, what, reason });
}
