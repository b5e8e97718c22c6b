import { didYouMean } from '../../spec/vocabulary/closest-names';
import type { EventName } from '../../spec/tables/events';
import { invalidControlParameter, isSandboxError, SandboxError } from '../sandbox-error';
import type { UnitOfWork } from '../context';
import { type EventOutline, outlinesOf } from '../domain/event-id';
import { type Cause, controlCall, type EmittedEvents, type Transact } from '../events/cause';
import { renderEvent, type SandboxEvent } from '../events/render-event';
import { requireEvent } from '../events/stored-events';
import type { KeyPairRow, Mode } from '../rows';
import type { Reader } from '../store/reader';
import { findSubject, nameOfKind, type Subject, subjectKinds } from './subject';
import { UnreachableError, type Recipes } from './recipe';
import { recipes } from './recipes';

/** The platform, as a trigger uses it. */
export interface TriggerPort {
  readonly rows: Reader;
  readonly transact: Transact;
  readonly keyPair: (mode: Mode) => KeyPairRow;
}

/**
 * Brings about an event of an object by the steps that lead to it, in one transaction. Returns the events on the way, in order.
 * If the event cannot be reached, nothing happens: throws a `SandboxError` with the reason.
 */
export function trigger(platform: TriggerPort, name: EventName, id: string): SandboxEvent[] {
  const cause = newCause();
  platform.transact(cause, (work) => reach(work, cause, name, id));
  return outlinesOfCause(cause)
    .map((event) => requireEvent(platform.rows, event.id))
    .map((event) => renderEvent(event, platform.keyPair(event.mode).account_id));
} // resource_not_found parameter_invalid event_out_of_reach

/** Thrown at the end of a trial, so that nothing of it happens. */
class TrialEnded extends Error {}

/** Whether an event of an object can be triggered now. It is tried in a transaction that is rolled back. */
export function isReachable(platform: Pick<TriggerPort, 'transact'>, name: EventName, id: string): boolean {
  const cause = newCause();
  try {
    return platform.transact(cause, (work) => {
      reach(work, cause, name, id);
      throw new TrialEnded();
    });
  } catch (error) {
    if (error instanceof TrialEnded) return true;
    if (isSandboxError(error)) return false;
    throw error;
  }
}

type TriggerCause = Cause & { readonly emitted: EmittedEvents[] };

const newCause = (): TriggerCause => ({ ...controlCall('triggerEvent'), emitted: [] });

const outlinesOfCause = ({ emitted }: TriggerCause): EventOutline[] => emitted.flatMap(outlinesOf);

/** Follows the steps that lead to an event of an object. Throws if they do not lead to it. */
function reach(work: UnitOfWork, cause: TriggerCause, name: EventName, id: string): void {
  const recipesByKind = recipesFor(name);
  const subject = findSubject(work.rows, id);
  if (subject === undefined) throw new SandboxError('resource_not_found', {});
  const failure = follow(work, recipesByKind, subject);
  const emitted = outlinesOfCause(cause);
  const isReached = emitted.some(({ event_name }) => event_name === name);
  if (isReached) return;
  const refusal = refusalOf(name, subject, failure?.message ?? unreachedReason(emitted));
  // A declined payment is not stored either.
  const isExplained = isSandboxError(failure) && failure.status !== 402;
  throw isExplained ? refusal.explainedBy(failure.explanation) : refusal;
} // resource_not_found parameter_invalid event_out_of_reach

/** Callers without types may pass an unknown event. */
function recipesFor(name: EventName): Recipes {
  if (!Object.hasOwn(recipes, name)) {
    const rule = `It must be the name of an event.${didYouMean(name, Object.keys(recipes))}`;
    throw invalidControlParameter('event', rule);
  }
  return recipes[name];
}

/** Follows the recipe for the kind of object. Returns the error of a step that is refused. */
function follow(work: UnitOfWork, recipesByKind: Recipes, { id, kind }: Subject): Error | undefined {
  const recipe = recipesByKind[kind];
  if (recipe === undefined) return new UnreachableError(`it takes ${kindsOf(recipesByKind)}`);
  try {
    recipe(work, id);
    return undefined;
  } catch (error) {
    if (isSandboxError(error) || error instanceof UnreachableError) return error;
    throw error;
  }
}

function kindsOf(recipesByKind: Recipes): string {
  const kinds = subjectKinds.filter((kind) => recipesByKind[kind] !== undefined);
  return kinds.map(nameOfKind).join(' or ');
}

function unreachedReason(emitted: readonly EventOutline[]): string {
  const names = [...new Set(emitted.map(({ event_name }) => event_name))];
  return names.length === 0 ? 'nothing leads to it' : `it ends in ${names.join(', ')}`;
}

function refusalOf(event: EventName, { id, described: what }: Subject, reason: string): SandboxError {
  return new SandboxError('event_out_of_reach', { event, id, what, reason });
}
