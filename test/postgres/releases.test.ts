import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { openSandboxAt } from '../../mock-server/fronts/postgres';
import { declared, differenceOf, fileOf, readStoredPlatform, releases } from '../releases/read-platform';
import { options } from '../releases/rich-platform';
import { createDatabase } from '../support/postgres/shared';

test.each(await releases())('what release %s wrote in a database is read', async (release) => {
  const database = await createDatabase();
  await database.sql(await readFile(fileOf(release, 'dump.sql'), 'utf8'));
  const { checkoutUrl } = options;
  const sandbox = await openSandboxAt(database.url, { checkoutUrl });
  await declared(release, () => sandbox.openPlatform('default'));
  const expected = fileOf(release, 'expected', 'dump.json');
  await expect(await readStoredPlatform(sandbox)).toMatchFileSnapshot(expected, differenceOf(release));
  await sandbox.close();
});
