import { limits } from '../tables/limits';
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
const usual = { provenance: 'chosen', authentication: 'control_token', idempotencyKey: 'none' } as const;
const { snapshots: kept, undo } = limits;

/** What stands for the present state where a snapshot is named. */
export const PRESENT = 'now';

const snapshot = {
  name: word('Its name.'),
  records: integer('How many records it holds; the events of a transaction count as one.'),
  created_at: timestamp("When it was made, on the platform's clock."),
};

export const snapshots = defineResource({
  tag: 'Snapshots',
  description: `States of a platform that are kept under names, to be compared and to be brought back: all its records with their events, its clock, faults, jobs, answers for idempotency keys, and what publishers are still to be sent. A platform has at most ${kept.value}; they outlive a reset, and on a data directory a restart.`,
  schemas: {
    Snapshot: resource(snapshot, { description: 'A state that is kept.', 'x-provenance': 'chosen' }),
    RestoredSnapshot: resource(snapshot, { description: 'A state that was brought back.', 'x-provenance': 'chosen' }),
    DeletedSnapshot: resource(
      { name: word('Its name.') },
      { description: 'A snapshot that is no more.', 'x-provenance': 'chosen' },
    ),
    SnapshotDiff: resource(
      {
        from: word('The first of the two, by its name.'),
        to: word('The second.'),
        added: list(ref('RecordName'), 'Records that the second has alone.'),
        removed: list(ref('RecordName'), 'Records that the first has alone.'),
        changed: list(ref('ChangedRecord'), 'Records that both have, and that are not the same.'),
      },
      { description: 'How two states differ.', 'x-provenance': 'chosen' },
    ),
    RecordName: resource(
      { type: word('What it is: `payment`, `event`, `job`.'), id: word('Its id.') },
      { description: 'A record.', 'x-provenance': 'chosen' },
    ),
    ChangedRecord: resource(
      {
        type: word('What it is: `payment`, `event`, `job`.'),
        id: word('Its id.'),
        fields: list(ref('ChangedField'), 'What of it is not the same.'),
      },
      { description: 'A record that changed.', 'x-provenance': 'chosen' },
    ),
    ChangedField: resource(
      {
        path: word('Names and positions on the way to it: `attempts.0.status`.'),
        before: optional({
          description: 'The value in the first; absent where there was none. Secrets are not shown.',
        }),
        after: optional({ description: 'The value in the second; absent where there is none.' }),
      },
      {
        description: 'A field that changed, as the sandbox stores it: mostly under the name that the API has for it.',
        'x-provenance': 'chosen',
      },
    ),
    Undone: resource(
      { undone: list(ref('UndoneTransaction'), 'What was taken back, the last one first.') },
      { description: 'What is no longer.', 'x-provenance': 'chosen' },
    ),
    UndoneTransaction: resource(
      {
        request_id: nullable(word('The request to the API; null for one to the control surface.')),
        created_at: timestamp("When it was, on the platform's clock."),
        records: integer(
          'How many records it had written, with what followed it; the events of a transaction count as one.',
        ),
      },
      { description: 'A request that was taken back.', 'x-provenance': 'chosen' },
    ),
  },
  operations: {
    createSnapshot: {
      method: 'post',
      path,
      summary: 'Keep the present state',
      description: 'Under a name; what had the name before is no longer kept.',
      ...usual,
      body: request({
        name: required(
          word(`Letters, digits, \`_\`, \`.\` and \`-\`, and first a letter or a digit; not \`${PRESENT}\`.`, {
            pattern: `^(?!${PRESENT}$)[A-Za-z0-9][A-Za-z0-9_.-]{0,99}$`,
          }),
        ),
      }),
      success: bare(201, 'snapshot', 'Snapshot'),
      errors: ['host_not_allowed', 'resource_not_found', 'parameter_invalid', 'snapshot_limit_reached'],
    },
    listSnapshots: {
      method: 'get',
      path,
      summary: 'List snapshots',
      description: 'All of them, newest first.',
      ...usual,
      success: page('snapshot', 'Snapshot'),
      errors: ['host_not_allowed', 'resource_not_found'],
    },
    deleteSnapshot: {
      method: 'delete',
      path: `${path}/{snapshot_name}`,
      summary: 'Take a snapshot away',
      ...usual,
      success: bare(200, 'snapshot', 'DeletedSnapshot'),
      errors: ['host_not_allowed', 'resource_not_found'],
    },
    restoreSnapshot: {
      method: 'post',
      path: `${path}/{snapshot_name}/restore`,
      summary: 'Bring a state back',
      description:
        'In the place of all there is now. The snapshot stays, and so do all others. A clock that stood still stands where it stood; one that ran runs on with that of the machine. Deliveries that are under way are given up, and those of the snapshot are made again.',
      ...usual,
      success: bare(200, 'snapshot', 'RestoredSnapshot'),
      errors: ['host_not_allowed', 'resource_not_found'],
    },
    diffSnapshots: {
      method: 'get',
      path: `${path}/{from_name}/diff/{to_name}`,
      summary: 'Compare two states',
      description: `Which records the second has and the first has not, the reverse, and which fields changed. \`${PRESENT}\` is the present state.`,
      ...usual,
      success: bare(200, 'snapshot_diff', 'SnapshotDiff'),
      errors: ['host_not_allowed', 'resource_not_found'],
    },
    undoTransactions: {
      method: 'post',
      path: '/_sandbox/platforms/{platform_id}/undo',
      summary: 'Take back what was done last',
      description: `One transaction is one request, to the API or here, that changed something, together with the work and the deliveries that followed it by themselves; a reset and the restoring of a snapshot are ones, too. Known are those since the start of the process, at most ${undo.transactions}, and fewer when they wrote more than ${undo.records} records. What was taken back cannot be brought back by another undo.`,
      ...usual,
      body: request({
        transactions: integer('How many. Without it, one.', { minimum: 1, maximum: undo.transactions }),
      }),
      bodyOptional: true,
      success: bare(200, 'undone', 'Undone'),
      errors: ['host_not_allowed', 'resource_not_found', 'parameter_invalid', 'undo_limit_exceeded'],
    },
  },
});
