import { isEventName } from '../../spec/resources/events';
import { type EventName, events } from '../../spec/tables/events';
import { onlyAtCreation } from './recipe';
import { recipes } from './recipes';
import type { SubjectKind } from './subject';

/** Returns the events that can be triggered on an existing object of a kind, in the order of the table of events. */
export function eventsOfKind(kind: SubjectKind): readonly EventName[] {
  return Object.keys(events)
    .filter(isEventName)
    .filter((name) => {
      const recipe = recipes[name][kind];
      return recipe !== undefined && recipe !== onlyAtCreation;
    });
}
