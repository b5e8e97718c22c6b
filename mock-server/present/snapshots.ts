import type { components } from '../../spec/generated/control-types';
import { eventId } from '../domain/event-id';
import { fieldChanges } from '../domain/field-changes';
import type { RowDifference } from '../store/differences';
import type { EventsRow, Row, TableName } from '../rows';

type Schemas = components['schemas'];

/** What a row of a table is called. A new table does not compile without its line. */
const typeOf: Readonly<Record<TableName, string>> = {
  platform: 'platform',
  clock: 'clock',
  accounts: 'account',
  onboarding_entries: 'onboarding_entry',
  payment_methods: 'payment_method',
  customers: 'customer',
  card_declines: 'card_declines',
  payment_intents: 'payment_intent',
  payments: 'payment',
  refunds: 'refund',
  disputes: 'dispute',
  payment_balance_transactions: 'payment_balance_transaction',
  fee_configurations: 'fee_configuration',
  events: 'event',
  publishers: 'publisher',
  deliveries: 'delivery',
  faults: 'fault',
  idempotency_keys: 'idempotency_key',
  jobs: 'job',
  job_settings: 'job_settings',
  checkouts: 'checkout',
  checkout_sessions: 'checkout_session',
  proceeds_batches: 'proceeds_batch',
  payouts: 'payout',
};

/** Fields that are for nobody to see. */
const secrets: Readonly<Partial<Record<TableName, readonly string[]>>> = {
  platform: ['hash_key', 'test.secret_hash', 'live.secret_hash'],
  publishers: ['secret'],
  idempotency_keys: ['fingerprint'],
};

const HIDDEN = '(not shown)';

/** What two states have not in common. A row that was written again as it was is no difference. */
export function presentDifferences(
  differences: Iterable<RowDifference>,
): Pick<Schemas['SnapshotDiff'], 'added' | 'removed' | 'changed'> {
  const added: Schemas['RecordName'][] = [];
  const removed: Schemas['RecordName'][] = [];
  const changed: Schemas['ChangedRecord'][] = [];
  for (const { table, id, before, after } of differences) {
    if (before && after) {
      const fields = fieldChanges(before, after).map((change) => hide(table, change));
      if (fields.length > 0) changed.push({ type: typeOf[table], id, fields });
    } else if (after) added.push(...namesOf(table, after));
    else if (before) removed.push(...namesOf(table, before));
  }
  return { added, removed, changed };
}

/** A row has all events of a transaction; whoever compares states thinks of each of them. */
function namesOf(table: TableName, row: Row): Schemas['RecordName'][] {
  const type = typeOf[table];
  if (!hasEvents(table, row)) return [{ type, id: row.id }];
  return row.names.map((_, place) => ({ type, id: eventId(row.id, place) }));
}

function hasEvents(table: TableName, _row: Row): _row is EventsRow {
  return table === 'events';
}

function hide(table: TableName, change: Schemas['ChangedField']): Schemas['ChangedField'] {
  return secrets[table]?.includes(change.path) ? { path: change.path, before: HIDDEN, after: HIDDEN } : change;
}
