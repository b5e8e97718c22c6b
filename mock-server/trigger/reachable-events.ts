import { isEventName } from '../../spec/resources/events';
import { type EventName, events } from '../../spec/tables/events';
import { isEnabled } from '../domain/account';
import type { Reader } from '../store/reader';
import { onlyAtCreation } from './recipe';
import { recipes } from './recipes';
import { dueBatches } from './recipes/payouts';
import type { SubjectKind } from './subject';
import { isReachable, type TriggerPort } from './trigger';

/** Returns the events that can be triggered on an object in its present state, in the order of the table of events. */
export function reachableEvents(
  platform: Pick<TriggerPort, 'rows' | 'transact'>,
  kind: SubjectKind,
  id: string,
): readonly EventName[] {
  return eventsOfKind(kind).filter((name) =>
    name === 'payout.created' && kind === 'sub_account' && hasLargeBatch(platform.rows, id)
      ? isEnabled(platform.rows.require('accounts', id))
      : isReachable(platform, name, id),
  );
}

/** Returns the events that can be triggered on an existing object of a kind, in the order of the table of events. */
export function eventsOfKind(kind: SubjectKind): readonly EventName[] {
  return Object.keys(events)
    .filter(isEventName)
    .filter((name) => {
      const recipe = recipes[name][kind];
      return recipe !== undefined && recipe !== onlyAtCreation;
    });
}

/** The most ledger entries that are counted to see whether an account would be paid. More are taken to have a positive total. */
const MAX_COUNTED_ENTRIES = 1_000;

const hasLargeBatch = (rows: Reader, accountId: string): boolean =>
  dueBatches(rows, accountId, ['cc', 'ach']).some(
    ({ id }) => rows.count('balance_transactions', 'collectedIn', id) > MAX_COUNTED_ENTRIES,
  );
