import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkpointOf } from '../../../mock-server/store/journal/checkpoint';
import { linesOf } from '../../../mock-server/store/journal/commit-lines';
import { JournalFile } from '../../../mock-server/store/journal/file/journal-file';
import { MemoryJournal } from '../../support/memory-journals';
import type { JobRow } from '../../../mock-server/rows';
import type { Change } from '../../../mock-server/store/commit';
import { createDatabase, replay } from '../../../mock-server/store/state';
import { countingTurns } from '../../support/turns';
import { temporaryDirectory } from '../support';

const created_at = '2030-01-01T00:00:00.000Z';
const ROWS = 20_000;
/** Rows that may be handled before the event loop runs. */
const MAX_ROWS = 2_100;

/** Many rows that count how often one of them is asked for its id. */
function manyRows() {
  let reads = 0;
  const changes = Array.from({ length: ROWS }, (_, number): Change<'jobs'> => {
    const id = `job ${number}`;
    const row: JobRow = {
      get id() {
        reads++;
        return id;
      },
      sequence: number + 1,
      due_at: created_at,
      kind: 'settle_payment',
      subject_id: id,
    };
    return ['jobs', id, row];
  });
  return { changes, reads: () => reads };
}

test.each(['with a snapshot of the same rows', 'with a snapshot of rows that are deleted', 'without a snapshot'])(
  'between two lines of a checkpoint %s there are few rows',
  (which) => {
    const { changes, reads } = manyRows();
    const database = createDatabase();
    replay(database, { changes });
    if (which !== 'without a snapshot') replay(database, { changes: [], snapshot: { name: 'base', created_at } });
    if (which === 'with a snapshot of rows that are deleted')
      replay(database, { changes: changes.map(([table, id]) => [table, id, null]) });
    let before = reads();
    let most = 0;
    let lines = 0;
    for (const commit of checkpointOf(database))
      for (const line of linesOf(commit)) {
        most = Math.max(most, reads() - before);
        before = reads();
        lines += line === '' ? 0 : 1;
      }
    most = Math.max(most, reads() - before);
    expect(most).toBeGreaterThan(0);
    // A row that is written is asked for its id several times.
    expect(most).toBeLessThanOrEqual(2 * MAX_ROWS);
    expect(lines).toBeGreaterThanOrEqual(ROWS / MAX_ROWS);
  },
);

test('an append of many lines lets the event loop run after every few of them', async () => {
  const journal = new JournalFile(join(temporaryDirectory(), 'a.ndjson'));
  await journal.read(
    () => undefined,
    () => undefined,
  );
  const perTurn = new Map<number, number>();
  await countingTurns((turn) => {
    const lines = function* () {
      for (let number = 0; number < 40; number++) {
        perTurn.set(turn(), (perTurn.get(turn()) ?? 0) + 1);
        yield JSON.stringify({ text: 'x'.repeat(100_000) });
      }
    };
    return journal.append(lines());
  });
  expect(Math.max(...perTurn.values())).toBeLessThanOrEqual(5);
  await journal.close();
});

test('a journal in memory takes any number of lines', async () => {
  const lines: string[] = [];
  const journal = new MemoryJournal('memory', lines);
  const many = Array.from({ length: 200_000 }, () => '{}');
  await journal.append(many);
  await journal.compact(many);
  expect(lines).toHaveLength(200_000);
  await journal.compact(['{}']);
  expect(lines).toEqual(['{}']);
});
