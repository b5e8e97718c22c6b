import { mkdtempSync, rmSync } from 'node:fs';
import { cp, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { RELEASE } from '../../mock-server/fields/release';
import { openSandboxIn, type Sandbox, verifyDataDirectory } from '../../mock-server/server';
import { readLines, writeJournal } from '../store/journal/file/journals';
import { temporaryDirectory } from '../store/support';
import { parseSeedFile, textOf } from '../support/seed-files';
import { releases } from './read-platform';
import { options, payOnce, Requests } from './rich-platform';

/**
 * What is stored decides whether it is read: the number of the release that wrote it is a name. An order of numbers would refuse
 * what can be read, and an order of texts would take 1.0.0-rc.10 for older than 1.0.0-rc.2.
 */
const names = ['0.2.0', '1.0.0-rc.1', '1.0.0-rc.2', '1.0.0-rc.10', '1.0.0', '1.1.0-beta.1', '2.0.0'];
const UNKNOWN = '{"rows":{"moons":[{"id":"moon_1"}]}}';

/** What this release writes, without its name. */
const written = {
  directory: mkdtempSync(join(tmpdir(), 'payments-sandbox-')),
  lines: new Array<string>(),
  seedFile: '',
  payments: new Array<unknown>(),
};
const journalOf = (directory: string) => join(directory, 'platforms', 'default.ndjson');

beforeAll(async () => {
  const sandbox = await openSandboxIn(written.directory, options);
  await sandbox.openPlatform('default');
  await payOnce(await new Requests(sandbox).caller());
  written.seedFile = await textOf(sandbox.platform().export());
  written.payments = paymentsOf(written.seedFile);
  await sandbox.close();
  const { lines } = await readLines(journalOf(written.directory));
  written.lines = lines.filter((line) => !line.startsWith('{"release":'));
});

afterAll(() => rmSync(written.directory, { recursive: true, force: true }));

const paymentsOf = (seedFile: string): unknown[] => [...parseSeedFile(seedFile).rows.payments];
const readPayments = async (sandbox: Sandbox) => paymentsOf(await textOf(sandbox.platform().export()));

/** Writes the directory as a release with that number would have, with further lines. */
async function writtenBy(release: string, ...more: readonly string[]): Promise<string> {
  const directory = temporaryDirectory();
  await cp(written.directory, directory, { recursive: true });
  const path = journalOf(directory);
  await writeJournal(`${path}.new`, [[JSON.stringify({ release }), ...written.lines, ...more]]);
  await rename(`${path}.new`, path);
  return directory;
}

const seedFileBy = (release: string): string =>
  written.seedFile.replace(`"release":"${RELEASE}"`, `"release":"${release}"`);

test('this release has its files', async () => {
  expect(await releases()).toContain(RELEASE);
});

describe.each(names)('what a release %s wrote', (release) => {
  test('is read where this release knows all of it', async () => {
    const opened = await openSandboxIn(await writtenBy(release), options);
    const imported = createSandbox(options);
    await imported.platform().import(seedFileBy(release));
    await opened.openPlatform('default');
    for (const sandbox of [opened, imported]) expect(await readPayments(sandbox)).toEqual(written.payments);
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
