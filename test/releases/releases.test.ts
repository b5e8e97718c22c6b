import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { openSandboxIn } from '../../mock-server/server';
import { createSandbox } from '../../mock-server';
import { temporaryDirectory } from '../store/support';
import { Findings, hashesOf, rowsOfText, textOfRows } from './findings';
import { copyOf, fileOf, readPlatform, readStoredPlatform, releases } from './read-platform';
import { options } from './rich-platform';

async function readSeedFile(release: string) {
  const sandbox = createSandbox(options);
  await sandbox.platform().import(await readFile(fileOf(release, 'platform.seed')));
  const read = await readPlatform(sandbox);
  await sandbox.close();
  return read;
}

async function readDirectory(release: string) {
  const directory = temporaryDirectory();
  await copyOf(release, directory);
  const sandbox = await openSandboxIn(directory, options);
  const read = await readStoredPlatform(sandbox);
  await sandbox.close();
  return read;
}

/** One test: whatever the cause, it fails once, and names each table and field. */
test('what each release wrote is read as expected, in its seed file and in its data directory', async () => {
  const unread = new Findings();
  const changed = new Findings();
  const files: (readonly [path: string, text: string])[] = [];
  for (const release of await releases()) {
    const rowsFile = fileOf(release, 'expected', 'rows.ndjson');
    const hashesFile = fileOf(release, 'expected', 'hashes.json');
    const imported = await unread.attempt(`seed file of ${release}`, () => readSeedFile(release));
    const opened = await unread.attempt(`data directory of ${release}`, () => readDirectory(release));
    if (imported === undefined || opened === undefined) continue;
    const { events, ...rows } = imported;
    const { events: storedEvents, ...storedRows } = opened.rows;
    unread.compare(`data directory of ${release}, and not in its seed file`, rows, storedRows);
    const hashes = {
      'seed file': hashesOf({ events }),
      'data directory': hashesOf({ events: storedEvents, ...opened.others }),
    };
    if (existsSync(rowsFile)) changed.compare(release, rowsOfText(await readFile(rowsFile, 'utf8')), rows);
    if (existsSync(hashesFile)) changed.compareHashes(release, JSON.parse(await readFile(hashesFile, 'utf8')), hashes);
    files.push([rowsFile, textOfRows(rows)], [hashesFile, `${JSON.stringify(hashes, null, 2)}\n`]);
  }
  if (!unread.isEmpty) throw new Error(`Not all that releases wrote can be read:\n${unread.text}`);
  for (const [path, text] of files)
    await expect(text).toMatchFileSnapshot(path, `What releases wrote reads differently now:\n${changed.text}`);
});
