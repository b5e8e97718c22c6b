import { expect, test } from 'vitest';
import { JournalingAdapter } from '../../mock-server/store/journal/adapter';
import { RELEASE } from '../../mock-server/fields/release';
import { createDatabase, type Database } from '../../mock-server/store/state';
import { putEvent, transact } from '../store/support';
import type { TestDatabase } from '../support/postgres/database';
import { claimJournal, openTestDatabase } from '../support/postgres/journals';

const releaseLine = JSON.stringify({ release: RELEASE });

async function groupsIn(database: TestDatabase): Promise<readonly (readonly string[])[]> {
  const rows = await database.sql('select lines from sandbox.appends order by number, part');
  return rows.map(({ lines }) => String(lines).split('\n'));
}

async function write(adapter: JournalingAdapter, database: Database, number: number): Promise<void> {
  transact(database, putEvent(number));
  await adapter.write(database);
}

test('the release is named before the first line of a platform, and not again by the same release', async () => {
  const { test: admin, database, lease } = await openTestDatabase();
  for (const number of [1, 2]) {
    const adapter = new JournalingAdapter(await claimJournal(database, lease));
    await write(adapter, (await adapter.read()) ?? createDatabase(), number);
    await adapter.close();
  }
  const lines = [releaseLine, expect.stringContaining('pld_1')];
  expect(await groupsIn(admin)).toEqual([lines, [expect.stringContaining('pld_2')]]);
});

test('the release is named after the lines of another one, and before those of a checkpoint', async () => {
  const { test: admin, database, lease } = await openTestDatabase();
  const former = await claimJournal(database, lease);
  await former.read(() => undefined);
  await former.append(['{"release":"0.0.1"}', '{"sequence":1}']);
  await former.close();
  const compacting = { compactAboveBytes: 1, compactAboveGrowth: 1, changesPerRow: 0 };
  const adapter = new JournalingAdapter(await claimJournal(database, lease), compacting);
  const rows = (await adapter.read()) ?? createDatabase();
  await write(adapter, rows, 1);
  await adapter.compaction;
  const [checkpoint] = await groupsIn(admin);
  expect(checkpoint).toEqual([releaseLine, expect.stringContaining('pld_1')]);
  await adapter.close();
});

test('an append after the lines of another release begins with the name of this one', async () => {
  const { test: admin, database, lease } = await openTestDatabase();
  const former = await claimJournal(database, lease);
  await former.read(() => undefined);
  await former.append(['{"release":"0.0.1"}', '{"sequence":1}']);
  await former.close();
  const adapter = new JournalingAdapter(await claimJournal(database, lease));
  const rows = (await adapter.read()) ?? createDatabase();
  for (const number of [1, 2]) await write(adapter, rows, number);
  await adapter.close();
  expect((await groupsIn(admin)).slice(1)).toEqual([
    [releaseLine, expect.stringContaining('pld_1')],
    [expect.stringContaining('pld_2')],
  ]);
});
