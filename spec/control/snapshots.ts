import { limits } from '../tables/limits';
import { pageActs } from '../tables/page-acts';
import { platformControl } from '../vocabulary/define-operation';
import { always } from '../vocabulary/display';
import { bare, defineResource, page } from '../vocabulary/operation';
import {
  integer,
  list,
  nullable,
  optional,
  ref,
  request,
  required,
  resource,
  timestamp,
  word,
} from '../vocabulary/schema';

const path = '/_sandbox/platforms/{platform_id}/snapshots';
const { snapshots: maximum, undo } = limits;

/** The name of the current state in a comparison of snapshots. */
export const PRESENT = 'now';

const otherActs = Object.entries(pageActs)
  .map(([name, what]) => `\`${name}\` (${what})`)
  .join(', ');

const snapshot = {
  name: word('Name of the snapshot.'),
  records: integer('Number of records; the events of a transaction count as one.'),
  created_at: timestamp('platform', "When it was created, on the platform's clock."),
};

export const snapshots = defineResource({
  tag: 'Snapshots',
  description: `Named states of a platform that can be compared and restored: all records with their events, the clock, faults, jobs, stored responses of idempotency keys, and pending deliveries to publishers (webhook endpoints). A platform has at most ${maximum.value} snapshots. They survive a reset and, with a data directory, a restart.`,
  schemas: {
    Snapshot: resource('chosen', 'A named state of a platform.', snapshot),
    RestoredSnapshot: resource('chosen', 'A restored snapshot.', snapshot),
    DeletedSnapshot: resource('chosen', 'A deleted snapshot.', { name: word('Name of the snapshot.') }),
    SnapshotDiff: resource('chosen', 'The differences between two states.', {
      from: word('Name of the first state.'),
      to: word('Name of the second state.'),
      added: list(ref('RecordName'), 'Records that only the second state has.'),
      removed: list(ref('RecordName'), 'Records that only the first state has.'),
      changed: list(ref('ChangedRecord'), 'Records that differ between the two states.'),
    }),
    RecordName: resource('chosen', 'A record.', {
      type: word('Type of the record: `payment`, `event`, `job`.'),
      id: word('Id of the record.'),
    }),
    ChangedRecord: resource('chosen', 'A record that changed.', {
      type: word('Type of the record: `payment`, `event`, `job`.'),
      id: word('Id of the record.'),
      fields: list(ref('ChangedField'), 'Fields that differ.'),
    }),
    ChangedField: resource(
      'chosen',
      'A field that changed, as the sandbox stores it. Its name is mostly that of the API.',
      {
        path: word('Path of the field, with names and indexes: `attempts.0.status`.'),
        before: optional({ description: 'Value in the first state; absent if it has none. Secrets are removed.' }),
        after: optional({ description: 'Value in the second state; absent if it has none.' }),
      },
    ),
    Undone: resource('chosen', 'The result of an undo.', {
      undone: list(ref('UndoneTransaction'), 'The undone transactions, last one first.'),
    }),
    UndoneTransaction: resource('chosen', 'An undone transaction.', {
      request_id: nullable(
        word('Id of the request; null for one to the control API, and for a call in the same process.'),
      ),
      operation: word(
        `Operation of the API or of the control API, also of a call in the same process. Beside them: ${otherActs}.`,
      ),
      created_at: timestamp('platform', "When it was committed, on the platform's clock."),
      records: integer(
        'Number of records that it and its follow-up jobs wrote; the events of a transaction count as one.',
      ),
      faults: integer('Number of faults that are as they were before it: their matches are not counted any more.'),
    }),
  },
  display: {
    Snapshot: { columns: [always({ time: 'created_at' }, 'name', 'records')] },
  },
  operations: {
    createSnapshot: platformControl.post(path, {
      summary: 'Create a snapshot',
      description: 'Saves the current state under a name. Creating a snapshot under an existing name replaces it.',
      body: request({
        name: required(
          word(`Letters, digits, \`_\`, \`.\` and \`-\`, starting with a letter or a digit; not \`${PRESENT}\`.`, {
            pattern: `^(?!${PRESENT}$)[A-Za-z0-9][A-Za-z0-9_.-]{0,99}$`,
          }),
        ),
      }),
      success: bare(201, 'snapshot', 'Snapshot'),
      errors: ['host_not_allowed', 'resource_not_found', 'parameter_invalid', 'snapshot_limit_reached'],
    }),
    listSnapshots: platformControl.get(path, {
      summary: 'List snapshots',
      description: 'All of them, newest first.',
      success: page('snapshot', 'Snapshot'),
    }),
    deleteSnapshot: platformControl.delete(`${path}/{snapshot_name}`, {
      summary: 'Delete a snapshot',
      description: 'The state of the platform does not change.',
      success: bare(200, 'snapshot', 'DeletedSnapshot'),
    }),
    restoreSnapshot: platformControl.post(`${path}/{snapshot_name}/restore`, {
      summary: 'Restore a snapshot',
      description:
        'Replaces the current state. All snapshots are kept. A clock that was frozen is frozen at the same time; one that ran continues with the clock of the machine. Deliveries in flight are abandoned, and the pending deliveries of the snapshot are sent again.',
      success: bare(200, 'snapshot', 'RestoredSnapshot'),
    }),
    diffSnapshots: platformControl.get(`${path}/{from_name}/diff/{to_name}`, {
      summary: 'Compare two snapshots',
      description: `Returns the records that were added, removed or changed from the first state to the second. The name \`${PRESENT}\` is the current state.`,
      success: bare(200, 'snapshot_diff', 'SnapshotDiff'),
    }),
    undoTransactions: platformControl.post('/_sandbox/platforms/{platform_id}/undo', {
      summary: 'Undo the last transactions',
      description: `A transaction is a request to the API or the control API that changed something, together with the jobs and deliveries that it caused. A request that used up a fault changed something, also one that was refused. A reset and a restored snapshot are transactions, too. The transactions since the start of the process can be undone: at most ${undo.transactions}, or fewer if they wrote more than ${undo.records} records. An undo cannot be undone.`,
      body: request({
        transactions: integer('Number of transactions. Default: 1.', { minimum: 1, maximum: undo.transactions }),
      }),
      bodyOptional: true,
      success: bare(200, 'undone', 'Undone'),
      errors: ['host_not_allowed', 'resource_not_found', 'parameter_invalid', 'undo_limit_exceeded'],
    }),
  },
});
