import { mkdtempSync, rmSync } from 'node:fs';
import { cp, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { openSandboxIn, type Sandbox } from '../../mock-server/server';
import { readLines, writeJournal } from '../store/journal/file/journals';
import { temporaryDirectory } from '../store/support';
import { textOf } from '../support/seed-files';
import { readPlatform } from './read-platform';
import { fillPlatform, options, Requests } from './rich-platform';

/** What this release writes. */
const directory = mkdtempSync(join(tmpdir(), 'payments-sandbox-'));
let seedFile = '';
afterAll(() => rmSync(directory, { recursive: true, force: true }));

beforeAll(async () => {
  const sandbox = await openSandboxIn(directory, options);
  await sandbox.openPlatform('default');
  await fillPlatform(new Requests(sandbox));
  seedFile = await textOf(sandbox.platform().export());
  await sandbox.close();
});

/** Returns a line as a release wrote it whose intents did not have the field. */
function olderLine(line: string): string {
  return JSON.stringify(JSON.parse(line), (name, value: unknown) => {
    const isIntent = typeof value === 'object' && value !== null && 'id' in value && String(value.id).startsWith('pi_');
    // A rendered event has what the release that exported it rendered.
    return isIntent && name !== 'data' ? { ...value, successful_payment_id: undefined } : value;
  });
}

async function olderDirectory(): Promise<string> {
  const copy = temporaryDirectory();
  await cp(directory, copy, { recursive: true });
  const path = join(copy, 'platforms', 'default.ndjson');
  const { lines } = await readLines(path);
  const older = lines.map(olderLine);
  expect(older).not.toEqual(lines);
  await writeJournal(`${path}.new`, [older]);
  await rename(`${path}.new`, path);
  return copy;
}

const open = async (path: string): Promise<Sandbox> => {
  const sandbox = await openSandboxIn(path, options);
  await sandbox.openPlatform('default');
  return sandbox;
};

/** Returns all that depends on the field: the rows, the events with rows as they were, and those of the snapshot. */
async function readAll(sandbox: Sandbox): Promise<object> {
  const platform = sandbox.platform();
  const rows = await readPlatform(sandbox);
  const events = platform.events();
  platform.snapshots.restore('before');
  const rowsOfSnapshot = await readPlatform(sandbox);
  platform.undo();
  return { rows, events, rowsOfSnapshot };
}

async function readDirectory(path: string): Promise<object> {
  const sandbox = await open(path);
  const read = await readAll(sandbox);
  await sandbox.close();
  return read;
}

test('an intent of an older data directory has the payment that paid it, in events and snapshots too', async () => {
  const expected = await readDirectory(directory);
  const older = await olderDirectory();
  expect(await readDirectory(older)).toEqual(expected);
  expect(await readDirectory(older)).toEqual(expected);
});

test('an intent of an older snapshot has it where the platform itself has no payment any more', async () => {
  const restored = async (path: string) => {
    const first = await open(path);
    first.platform().reset();
    await first.close();
    const sandbox = await open(path);
    sandbox.platform().snapshots.restore('before');
    const read = await readPlatform(sandbox);
    await sandbox.close();
    return read.payment_intents;
  };
  const copy = temporaryDirectory();
  await cp(directory, copy, { recursive: true });
  const intents = await restored(copy);
  expect(intents.some(({ successful_payment_id }) => successful_payment_id !== null)).toBe(true);
  expect(await restored(await olderDirectory())).toEqual(intents);
});

test('an intent of an older seed file has it, also after the data directory is opened again', async () => {
  const lines = seedFile.trimEnd().split('\n').map(olderLine);
  // What was read before a long line is in the journal already when the payments are read.
  const older = lines.map((line) =>
    line.startsWith('["payments"') ? `${' '.repeat(2 ** 20)}\n${line}\n` : `${line}\n`,
  );
  const memory = createSandbox(options);
  await memory.platform().import(older.join(''));
  expect(await textOf(memory.platform().export())).toBe(seedFile);
  const path = temporaryDirectory();
  const imported = await open(path);
  await imported.platform().import(older.join(''));
  await imported.close();
  const opened = await open(path);
  const original = createSandbox(options);
  await original.platform().import(seedFile);
  expect(await readPlatform(opened)).toEqual(await readPlatform(original));
  for (const sandbox of [memory, original, opened]) await sandbox.close();
});
