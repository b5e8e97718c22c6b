import fc from 'fast-check';
import { Low } from 'lowdb';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { JournalingAdapter } from '../../../mock-server/store/journal/adapter';
import { JournalFile } from '../../../mock-server/store/journal/file/journal-file';
import { RELEASE } from '../../../mock-server/fields/release';
import { createDatabase } from '../../../mock-server/store/state';
import { commit, stateAfter, stateOf, temporaryDirectory, transact } from '../support';
import { FaultyFileSystem } from './file/faulty-file-system';

async function openStore(path: string, files?: FaultyFileSystem) {
  const adapter = new JournalingAdapter(new JournalFile(path, files && { files }));
  const low = new Low(adapter, createDatabase());
  await low.read();
  return { adapter, database: low.data };
}

test('whatever fails and whenever: file and memory agree as soon as a write goes well', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  const faults = fc.infiniteStream(fc.constantFrom('none', 'none', 'fail', 'half'));
  await fc.assert(
    fc.asyncProperty(fc.array(commit, { minLength: 1, maxLength: 20 }), faults, async (commits, stream) => {
      rmSync(path, { force: true });
      const files = new FaultyFileSystem();
      const { adapter, database } = await openStore(path, files);
      const applied = [];
      for (const each of commits) {
        const [fault = 'none'] = [...stream.take(1)];
        files.faultAt = () => fault;
        transact(database, each);
        applied.push(each);
        const isDurable = await adapter.write(database).then(
          () => true,
          () => false,
        );
        expect(adapter.pending).toBe(!isDurable);
        if (!isDurable) continue;
        const copy = `${path}.copy`;
        writeFileSync(copy, readFileSync(path));
        const reader = await openStore(copy);
        expect(stateOf(reader.database)).toEqual(stateAfter(applied));
        await reader.adapter.close();
      }
      files.faultAt = () => 'none';
      await adapter.close();
    }),
    { numRuns: 40 },
  );
});

test('a transaction that a newer release wrote is refused, by its line and that release', async () => {
  const path = join(temporaryDirectory(), 'a.ndjson');
  const journal = new JournalFile(path);
  await journal.read(
    () => undefined,
    () => undefined,
  );
  await journal.append(['{"release":"9.0.0"}', '{"rows":{"moons":[{"id":"a"}]}}']);
  await journal.close();
  await expect(openStore(path)).rejects.toThrow(
    `line 2 of ${path} cannot be read by release ${RELEASE}: rows.moons is not known here. Release 9.0.0 wrote it.`,
  );
});
