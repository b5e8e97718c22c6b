import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type DataDirectory, openDataDirectory } from '../../../../mock-server/store/journal/file/data-directory';
import { createDatabase } from '../../../../mock-server/store/state';
import { isWindows } from '../../../support/this-system';
import { putEvent, stateOf, temporaryDirectory, transact } from '../../support';

async function put(directory: DataDirectory, platform: string, number: number) {
  const database = createDatabase();
  transact(database, putEvent(number));
  await (await directory.open(platform)).write(database);
  return stateOf(database);
}

test('keeps each platform in a file of its own, for its owner alone', async () => {
  const path = join(temporaryDirectory(), 'some', 'where');
  const directory = await openDataDirectory(path, { fsync: true });
  expect(await directory.platforms()).toEqual([]);
  for (const id of ['acc_1', 'acc_2']) expect(await (await directory.open(id)).read()).toBeNull();
  const one = await put(directory, 'acc_1', 1);
  const two = await put(directory, 'acc_2', 2);
  expect(await directory.open('acc_1')).toBe(await directory.open('acc_1'));
  await directory.close();
  await directory.close();
  expect(existsSync(join(path, 'lock'))).toBe(false);
  const modes = [path, join(path, 'platforms')].map((each) => statSync(each).mode & 0o777);
  if (!isWindows) expect(modes).toEqual([0o700, 0o700]);

  const file = join(path, 'platforms', 'acc_2.ndjson');
  writeFileSync(`${file}.compacting`, '');
  writeFileSync(join(path, 'platforms', 'read me.txt'), '');
  writeFileSync(file, Buffer.concat([readFileSync(file), Buffer.from('torn')]));
  const cut: object[] = [];
  const again = await openDataDirectory(path, { onTornTail: (torn) => cut.push(torn) });
  expect([...(await again.platforms())].sort()).toEqual(['acc_1', 'acc_2']);
  const databases = await Promise.all(['acc_1', 'acc_2'].map(async (id) => (await again.open(id)).read()));
  expect(databases.map((database) => database && stateOf(database))).toEqual([one, two]);
  expect(cut).toEqual([{ platform: 'acc_2', cutBytes: 4 }]);
  await again.close();
});

test('is open once at a time, and not after it was closed', async () => {
  const path = temporaryDirectory();
  const directory = await openDataDirectory(path);
  await expect(openDataDirectory(path)).rejects.toMatchObject({ name: 'DataDirectoryLockedError', directory: path });
  await directory.close();
  await expect(directory.open('acc_1')).rejects.toThrow('is closed');
  await (await openDataDirectory(path)).close();
});

test.each(['', '..', 'a/b', 'a.b', 'é', 'a'.repeat(65)])('"%s" is not a valid platform id', async (id) => {
  const directory = await openDataDirectory(temporaryDirectory());
  await expect(directory.open(id)).rejects.toThrow('is not a valid platform id');
  await directory.close();
});
