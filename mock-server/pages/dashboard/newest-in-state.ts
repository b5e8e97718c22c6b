import { URLSearchParams } from '../../../spec/vocabulary/globals';
import type { ReadOperationId } from '../../context';
import { readHandlers } from '../../handlers';
import { onBuiltIndexes } from '../../store/unbuilt-index';
import { isPlainObject } from '../../wire/json';
import { readApi, type ReadVisit } from './read';

/** The objects of a list among which one is sought. */
const newest = new URLSearchParams({ limit: '100' });

/** Finds the newest object of a list in the first of some states of which there is one: see `FindNewest`. */
export async function newestInState(
  visit: ReadVisit,
  list: string,
  states: readonly string[],
): Promise<string | undefined> {
  if (!isRead(list)) return undefined;
  visit.platform.runDueJobs();
  const read: unknown = await onBuiltIndexes(() => readApi(visit, list, {}, newest));
  const items: readonly unknown[] = isPlainObject(read) && Array.isArray(read['items']) ? read['items'] : [];
  const inState = (state: string) => items.filter(isPlainObject).find(({ status }) => status === state)?.['id'];
  return states.map(inState).find((id) => typeof id === 'string');
}

const isRead = (id: string): id is ReadOperationId => Object.hasOwn(readHandlers, id);
