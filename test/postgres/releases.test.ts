import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSandboxAt } from '../../mock-server/fronts/postgres';
import { openSandboxIn, type Sandbox } from '../../mock-server/server';
import { messageOf } from '../../mock-server/domain/thrown';
import { copyOf, fileOf, readStoredPlatform, releases } from '../releases/read-platform';
import { options } from '../releases/rich-platform';
import { writeJournal } from '../store/journal/file/journals';
import { temporaryDirectory } from '../store/support';
import type { TestDatabase } from '../support/postgres/database';
import { createDatabase } from '../support/postgres/shared';

/** Returns what is read of a platform, or which row cannot be: what each reads as is for `test/releases` to say. */
async function read(open: () => Promise<Sandbox>): Promise<unknown> {
  try {
    const sandbox = await open();
    onTestFinished(() => sandbox.close());
    return await readStoredPlatform(sandbox);
  } catch (error) {
    const [problem] = /rows\.\S+ [^.]*/.exec(messageOf(error)) ?? [];
    if (problem === undefined) throw error;
    return problem;
  }
}

/** Writes the lines of a database into a data directory. */
async function directoryWith(database: TestDatabase, release: string): Promise<string> {
  const rows = await database.sql('select lines from sandbox.appends order by number, part');
  const directory = temporaryDirectory();
  await copyOf(release, directory);
  const path = join(directory, 'platforms', 'default.ndjson');
  await rm(path);
  await writeJournal(
    path,
    rows.map(({ lines }) => String(lines).split('\n')),
  );
  return directory;
}

test.each(await releases())('what release %s wrote in a database reads as its lines do in a file', async (release) => {
  const database = await createDatabase();
  await database.sql(await readFile(fileOf(release, 'dump.sql'), 'utf8'));
  const directory = await directoryWith(database, release);
  const { checkoutUrl } = options;
  const fromFile = await read(() => openSandboxIn(directory, { checkoutUrl }));
  const fromDatabase = await read(() => openSandboxAt(database.url, { checkoutUrl }));
  expect(fromDatabase).toEqual(fromFile);
});
