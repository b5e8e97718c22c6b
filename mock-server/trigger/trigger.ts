import type { EventName } from '../../spec/tables/events';
import { SandboxError, isSandboxError } from '../sandbox-error';
import type { UnitOfWork } from '../context';
import { type EventOutline, outlinesOf } from '../domain/event-id';
import { requireEvent } from '../events/stored-events';
import { afterDueJobs, type Cause, type EmittedEvents, renderEvent, type SandboxEvent } from '../events/outbox';
import type { Platform } from '../platform/platform';
import { findSubject, nameOfKind, type Subject, subjectKinds } from './subject';
import { UnreachableError, type Recipes } from './recipe';
import { recipes } from './recipes';

/**
 * Brings an object to an event by what leads there, in one transaction, and gives the events that happened on the way, in
 * order. Where it cannot be reached nothing happens: throws an `ApiError` with the reason.
 */
export function trigger(
  platform: Pick<Platform, 'transact' | 'runDueJobs' | 'keyPair' | 'rows'>,
  name: EventName,
  id: string,
): SandboxEvent[] {
  const to = recipesTo(name);
  platform.runDueJobs();
  const cause: Cause & { emitted: EmittedEvents[] } = { ...afterDueJobs, emitted: [] };
  const happened = () => cause.emitted.flatMap(outlinesOf);
  platform.transact(cause, (work) => {
    const subject = findSubject(work.rows, id);
    if (subject === undefined) throw new SandboxError('resource_not_found', {});
    const because = follow(work, to, subject);
    const isReached = happened().some(({ event_name }) => event_name === name);
    if (!isReached) throw refusal(name, subject, because ?? insteadOf(happened()));
  });
  return happened()
    .map((event) => requireEvent(platform.rows, event.id))
    .map((event) => renderEvent(event, platform.keyPair(event.mode).account_id));
} // resource_not_found parameter_invalid event_out_of_reach

/** Whoever calls without types may name what is none. */
function recipesTo(name: EventName): Recipes {
  if (!Object.hasOwn(recipes, name)) throw new SandboxError('parameter_invalid', { name: 'event' });
  return recipes[name];
}

/** Goes the way of an object to an event, and gives why it ended early. */
function follow(work: UnitOfWork, to: Recipes, { id, kind }: Subject): string | undefined {
  const way = to[kind];
  if (way === undefined) return `it takes ${startsOf(to)}`;
  try {
    way(work, id);
    return undefined;
  } catch (error) {
    if (isSandboxError(error) || error instanceof UnreachableError) return error.message;
    throw error;
  }
}

function startsOf(to: Recipes): string {
  const starts = subjectKinds.filter((kind) => to[kind] !== undefined);
  return starts.map(nameOfKind).join(' or ');
}

function insteadOf(happened: readonly EventOutline[]): string {
  const names = [...new Set(happened.map(({ event_name }) => event_name))];
  return names.length === 0 ? 'nothing leads there' : `what leads there ends in ${names.join(', ')}`;
}

function refusal(event: EventName, { id, described: what }: Subject, reason: string): SandboxError {
  return new SandboxError('event_out_of_reach', { event, id, what, reason });
}
