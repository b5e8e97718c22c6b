import type { components } from '../../spec/generated/control-types';
import { eventId } from '../domain/event-id';
import { fieldChanges } from '../domain/field-changes';
import type { RowDifference } from '../store/differences';
import type { EventsRow, Row, TableName } from '../rows';
import { tables } from '../rows/registry';

type Schemas = components['schemas'];

const HIDDEN = '(not shown)';

/** Renders the differences of two states. A row that was written again unchanged is not a difference. */
export function presentDifferences(
  differences: Iterable<RowDifference>,
): Pick<Schemas['SnapshotDiff'], 'added' | 'removed' | 'changed'> {
  const added: Schemas['RecordName'][] = [];
  const removed: Schemas['RecordName'][] = [];
  const changed: Schemas['ChangedRecord'][] = [];
  for (const { table, id, before, after } of differences) {
    if (before && after) {
      const fields = fieldChanges(before, after).map((change) => hide(table, change));
      if (fields.length > 0) changed.push({ type: tables[table].type, id, fields });
    } else if (after) added.push(...namesOf(table, after));
    else if (before) removed.push(...namesOf(table, before));
  }
  return { added, removed, changed };
}

/** A row holds all events of a transaction, but each event is a record of its own. */
function namesOf(table: TableName, row: Row): Schemas['RecordName'][] {
  const type = tables[table].type;
  if (!hasEvents(table, row)) return [{ type, id: row.id }];
  return row.names.map((_, index) => ({ type, id: eventId(row.id, index) }));
}

function hasEvents(table: TableName, _row: Row): _row is EventsRow {
  return table === 'events';
}

function hide(table: TableName, change: Schemas['ChangedField']): Schemas['ChangedField'] {
  return secretsOf(table).includes(change.path) ? { path: change.path, before: HIDDEN, after: HIDDEN } : change;
}

function secretsOf(table: TableName): readonly string[] {
  const definition: { readonly secrets?: readonly string[] } = tables[table];
  return definition.secrets ?? [];
}
