import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { RELEASE } from '../../mock-server/fields/release';
import { openSandboxIn, verifyDataDirectory } from '../../mock-server/server';
import { readLines, writeJournal } from '../store/journal/file/journals';
import { temporaryDirectory } from '../store/support';
import { copyOf, fileOf, readPlatform, readStoredPlatform, releases } from './read-platform';
import { options } from './rich-platform';

/**
 * What is stored decides whether it is read: the number of the release that wrote it is a name. An order of numbers would refuse
 * what can be read, and an order of texts would take 1.0.0-rc.10 for older than 1.0.0-rc.2.
 */
const names = ['0.2.0', '1.0.0-rc.1', '1.0.0-rc.2', '1.0.0-rc.10', '1.0.0', '1.1.0-beta.1', '2.0.0'];
const UNKNOWN = '{"rows":{"moons":[{"id":"moon_1"}]}}';

/** Writes the directory of the last release, as another one with that number would have, with further lines. */
async function writtenBy(release: string, ...more: readonly string[]): Promise<string> {
  const directory = temporaryDirectory();
  await copyOf('0.2.0', directory);
  const { lines } = await readLines(fileOf('0.2.0', 'directory', 'platforms', 'default.ndjson'));
  const path = join(directory, 'platforms', 'default.ndjson');
  await writeJournal(`${path}.new`, [[JSON.stringify({ release }), ...lines, ...more]]);
  await rename(`${path}.new`, path);
  return directory;
}

const seedFileBy = async (release: string): Promise<string> =>
  (await readFile(fileOf('0.2.0', 'platform.seed'), 'utf8')).replace('"release":"0.2.0"', `"release":"${release}"`);

test('this release has its files', async () => {
  expect(await releases()).toContain(RELEASE);
});

describe.each(names)('what a release %s wrote', (release) => {
  test('is read where this release knows all of it', async () => {
    const opened = await openSandboxIn(await writtenBy(release), options);
    const imported = createSandbox(options);
    await imported.platform().import(await seedFileBy(release));
    expect(await readStoredPlatform(opened)).toBe(
      await readFile(fileOf('0.2.0', 'expected', 'directory.json'), 'utf8'),
    );
    expect(await readPlatform(imported)).toBe(await readFile(fileOf('0.2.0', 'expected', 'seed-file.json'), 'utf8'));
    await opened.close();
    await imported.close();
  });

  test('is refused by that name where it does not', async () => {
    const directory = await writtenBy(release, UNKNOWN);
    const writer = release === RELEASE ? `Another build of release ${release}` : `Release ${release}`;
    await expect(openSandboxIn(directory, options)).rejects.toThrow(
      `cannot be read by release ${RELEASE}: rows.moons is not known here. ${writer} wrote it. Nothing was changed.`,
    );
    expect(await verifyDataDirectory(directory)).toMatchObject({ status: 'newer' });
  });
});
