import type { TableName } from '../../rows';
import { addressedTables, addressesOf } from '../../rows/addresses';
import type { Change, Commit } from '../commit';
import type { State } from '../state';

/** Returns the addresses in the rows of commits: see `addressesOf`. They may repeat. */
export function addressesIn(commits: Iterable<Pick<Commit, 'changes'>>): readonly string[] {
  const addresses: string[] = [];
  for (const { changes } of commits)
    for (const change of changes) {
      const own = addressesInChange(change);
      if (own.length > 0) addresses.push(...own); // few rows have any
    }
  return addresses;
}

function addressesInChange<Name extends TableName>([table, , row]: Change<Name>): readonly string[] {
  return row === null ? none : addressesOf(table, row);
}

const none: readonly string[] = [];

/** Returns the addresses in the rows of a state. */
export function* addressesInState({ tables }: Pick<State, 'tables'>): Generator<string, void, undefined> {
  for (const name of addressedTables) for (const row of tables[name].rows()) yield* addressesOf(name, row);
}
