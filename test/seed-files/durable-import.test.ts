import { expect, test } from 'vitest';
import { openSandboxIn } from '../../mock-server/server';
import { checkpointOf } from '../../mock-server/store/journal/checkpoint';
import type { Change } from '../../mock-server/store/commit';
import { createDatabase, replay } from '../../mock-server/store/state';
import { replayLinesOf, temporaryDirectory } from '../store/support';
import { TestClock } from '../support/clock';
import { largeSeedFile } from '../support/large-seed-file';
import { textOf } from '../support/seed-files';

const open = (directory: string) => openSandboxIn(directory, { clock: new TestClock() });

/** More than one megabyte: rows are written before all of them have arrived. */
const largeText = async () => [...(await largeSeedFile(2_000, 1_000))].join('');

test('a large import is durable when it resolves, and what a failed one has written counts neither before nor after a restart', async () => {
  const text = await largeText();
  const other = await largeText();
  const directory = temporaryDirectory();
  const first = await open(directory);
  first.platform().clock.freeze();
  const before = await textOf(first.platform().export());
  await expect(first.platform().import(text.slice(0, -20))).rejects.toThrow('is not valid JSON');
  expect(await textOf(first.platform().export())).toBe(before);
  await first.close();
  const second = await open(directory);
  expect(await textOf(second.platform().export())).toBe(before);
  // It has the number of the one that failed.
  await second.platform().import(other);
  expect(second.platform().pending).toBe(false);
  await second.close();
  const third = await open(directory);
  expect((await textOf(third.platform().export())) === other).toBe(true);
  await third.close();
});

test('two imports at once do not mix', async () => {
  const texts = [await largeText(), await largeText()];
  const sandbox = await open(temporaryDirectory());
  await Promise.all(texts.map((text) => sandbox.platform().import(text)));
  expect(texts).toContain(await textOf(sandbox.platform().export()));
  await sandbox.close();
});

test('a compaction keeps the rows of an import under way', () => {
  const row = (id: number): Change => {
    const created_at = '2026-01-01T00:00:00.000Z';
    return ['clock', `clock ${id} ${created_at}`, { id: 'clock', offset: id, frozen_at: null }];
  };
  const database = createDatabase();
  replay(database, { changes: [row(1)] });
  replay(database, { staged: 7, isFirst: true, changes: [row(2)] });
  const reopened = createDatabase();
  replayLinesOf(reopened, checkpointOf(database, 1));
  expect(reopened.tables.clock.get('clock')?.offset).toBe(1);
  replay(reopened, { staged: 7, changes: [] });
  replay(reopened, { adopt: 7, changes: [] });
  expect(reopened.tables.clock.get('clock')?.offset).toBe(2);
  expect(reopened.staged.size).toBe(0);
});
