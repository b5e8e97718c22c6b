import { appendFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { EventsRow } from '../../mock-server/rows';
import { openSandboxIn } from '../../mock-server/server';
import { firstSum, Framer } from '../../mock-server/store/journal/file/frame';
import { lineOf } from '../../mock-server/store/lines/commit-lines';
import type { Commit } from '../../mock-server/store/commit';
import { freshHeader, headerFrame } from '../../mock-server/store/journal/file/header';
import { paymentInput } from '../../mock-server/testing/builders';
import { refundRow } from '../domain/rows';
import { eventRow, temporaryDirectory } from '../store/support';
import { runCli, startCli } from '../support/cli-process';
import { run } from './process-io';

const journalOf = (directory: string, platform = 'default') => join(directory, 'platforms', `${platform}.ndjson`);

/** A data directory with a few transactions in its default platform, and another platform. */
async function dataDirectory(): Promise<string> {
  const directory = temporaryDirectory();
  const sandbox = await openSandboxIn(directory);
  const platform = sandbox.platform();
  for (const name of ['one', 'two', 'three', 'four']) platform.snapshots.create(name);
  await platform.settled();
  await sandbox.close();
  writeFileSync(journalOf(directory, 'other'), readFileSync(journalOf(directory)));
  return directory;
}

const verify = (directory: string, ...args: string[]) => run(['verify', '--data', directory, ...args]);
const start = (directory: string) => run(['start', '--port', '0', '--data', directory]);

function contentOf(directory: string): readonly (readonly [string, string])[] {
  const names = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return names.map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name), 'latin1')] as const);
}

test('an intact directory: exit code 0, what each platform has, and nothing is changed', async () => {
  const directory = await dataDirectory();
  const before = contentOf(directory);
  const { code, stdout, stderr } = await verify(directory);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain(`2 platforms in ${directory}\n\ndefault: intact, `);
  expect(stdout).toMatch(/\nother: intact, \d+ lines, \d+ rows, [\d,]+ bytes\n\nEverything is intact\.\n$/);
  expect(contentOf(directory)).toEqual(before);
});

test('a torn tail: exit code 0, and it is left as it is', async () => {
  const directory = await dataDirectory();
  appendFileSync(journalOf(directory), '12345678 {"changes":[');
  const before = contentOf(directory);
  const { code, stdout } = await verify(directory);
  expect(code).toBe(0);
  expect(stdout).toContain('  The last 21 bytes are an incomplete write, which was not acknowledged. The next start');
  expect(contentOf(directory)).toEqual(before);
  expect(JSON.parse((await verify(directory, '--json')).stdout)).toMatchObject({
    status: 'intact',
    inUseBy: null,
    platforms: [{ platform: 'default', tornBytes: 21 }, { tornBytes: 0 }],
  });
});

test('beside a sandbox that uses the directory, which keeps it', async () => {
  const directory = temporaryDirectory();
  const sandbox = await openSandboxIn(directory);
  sandbox.platform().snapshots.create('one');
  await sandbox.platform().settled();
  const { code, stdout } = await verify(directory);
  expect(code).toBe(0);
  expect(stdout).toContain(`Process ${process.pid} on `);
  sandbox.platform().snapshots.create('two');
  await sandbox.platform().settled();
  await sandbox.close();
});

type Damage = (lines: readonly string[]) => readonly string[];

const zeros = (line = '') => `${'\0'.repeat(line.length - 1)}\n`;
const flip = (line = '') => line.slice(0, 20) + String.fromCharCode(line.charCodeAt(20) ^ 1) + line.slice(21);

const damages: readonly (readonly [what: string, damage: Damage, line: number])[] = [
  ['removed', ([head = '', ...rest]) => [head, ...rest.slice(1)], 2],
  ['removed in the middle', (lines) => lines.filter((_, i) => i !== 2), 3],
  ['swapped', ([head = '', one = '', two = '', ...rest]) => [head, two, one, ...rest], 2],
  ['repeated', ([head = '', one = '', ...rest]) => [head, one, one, ...rest], 3],
  ['repeated at the end', (lines) => [...lines, lines.at(-2) ?? ''], 0],
  ['flipped', ([head = '', one = '', two = '', ...rest]) => [head, one, flip(two), ...rest], 3],
  ['flipped at the end', (lines) => [...lines.slice(0, -1), flip(lines.at(-1))], -1],
  ['zeroed', ([head = '', one = '', two = '', ...rest]) => [head, one, zeros(two), ...rest], 3],
  ['gone at the front', (lines) => lines.slice(1), 1],
];

describe.each(damages)('a line that is %s', (_what, damage, line) => {
  test('is found by verify and by start, with its place and advice', async () => {
    const directory = await dataDirectory();
    const path = journalOf(directory);
    const lines = readFileSync(path, 'latin1').split(/(?<=\n)/);
    const damaged = damage(lines);
    const number = line > 0 ? line : lines.length + line + 1;
    const offset = damaged.slice(0, number - 1).join('').length;
    writeFileSync(path, damaged.join(''), 'latin1');
    const before = contentOf(directory);

    const { code, stdout } = await verify(directory);
    expect(code).toBe(1);
    expect(stdout).toContain(`default: damaged, ${path}\n  line ${number} (byte ${offset}): `);
    expect(stdout).toMatch(/other: intact/);
    expect(stdout).toMatch(/from a backup/);
    const result: object = JSON.parse((await verify(directory, '--json')).stdout);
    expect(result).toMatchObject({
      status: 'damaged',
      platforms: [
        { platform: 'default', status: 'damaged', problems: [{ line: number, offset }] },
        { status: 'intact' },
      ],
    });

    const started = await start(directory);
    expect(started).toMatchObject({ code: 1, stdout: '' });
    expect(started.stderr).toContain(path);
    expect(started.stderr).toMatch(number === 1 ? /\(byte 0\)/ : `line ${number} (byte ${offset})`);
    expect(started.stderr).toContain('from a backup');
    expect(contentOf(directory)).toEqual(before);
  });
});

/** A journal with valid checksums, whose line another program wrote. */
function writeLine(directory: string, line: string): void {
  const blocks = [...new Framer().frame([line], firstSum, () => undefined)];
  mkdirSync(join(directory, 'platforms'));
  writeFileSync(journalOf(directory), Buffer.concat([headerFrame(freshHeader), ...blocks]));
}

const refund = refundRow({ id: 're_1', amount: 0.5 });
const batch: EventsRow = { ...eventRow('x', 1, {}), names: [], about: [], states: [] };

test.each([
  ['a row without its form', lineOf({ changes: [['refunds', refund.id, refund]] }), 'refunds re_1: amount is not'],
  ['a row that breaks an invariant', lineOf({ changes: [['events', batch.id, batch]] }), 'events x: '],
  ['a row with too few values', '[null,16,"re_1",1]', 'the line does not fit the tables'],
  ['a row of an unknown table', '[null,99,"x"]', 'there is no table 99'],
])('%s is damage, although its checksum is right', async (_, line, message) => {
  const directory = temporaryDirectory();
  writeLine(directory, line);
  const { code, stdout } = await verify(directory);
  expect(code).toBe(1);
  expect(stdout).toContain(`  line 2 (byte ${headerFrame(freshHeader).length}): `);
  expect(stdout).toContain(message);
  expect(stdout).toContain('Restore the file from a backup');
});

/** Appends a line to a journal with a right checksum. */
function appendCommit(path: string, commit: Commit): void {
  const content = readFileSync(path, 'latin1');
  const lastSum = parseInt(content.trimEnd().split('\n').at(-1) ?? '', 16);
  for (const block of new Framer().frame([lineOf(commit)], lastSum, () => undefined)) appendFileSync(path, block);
}

test('a sum that is wrong is damage, although each row is valid', async () => {
  const directory = temporaryDirectory();
  const sandbox = await openSandboxIn(directory);
  const { payments } = sandbox.client();
  const { id } = await payments.create(paymentInput());
  const [entry] = await payments.balanceTransactions(id).toArray();
  await sandbox.close();
  expect((await verify(directory)).code).toBe(0);
  appendCommit(journalOf(directory), { changes: [['payment_balance_transactions', entry?.id ?? '', null]] });
  const { code, stdout } = await verify(directory);
  expect(code).toBe(1);
  expect(stdout).toContain(`): payments ${id}: its balance is 1000, and its balance transactions sum to 0\n`);
});

test('a directory that does not exist is a usage error', async () => {
  const { code, stdout, stderr } = await verify(join(temporaryDirectory(), 'none'));
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(/cannot be read: ENOENT/);
  expect((await run(['verify', '--data', ''])).code).toBe(2);
});

describe.runIf(process.platform !== 'win32')('in a directory that was deleted', () => {
  const deleted = () => {
    const cwd = temporaryDirectory();
    return { cwd, under: ['sh', '-c', 'rmdir "$0" && exec "$@"', cwd] };
  };

  test.each([
    ['start', ['start', '--port', '0'], 1],
    ['start --memory with a relative path', ['start', '--memory', '--port', '0', '--seed', 'shop.json'], 1],
    ['verify', ['verify'], 2],
  ])('%s says so', async (_, args, code) => {
    const exit = await runCli(args, deleted());
    expect(exit).toMatchObject({ code, stdout: '' });
    expect(exit.stderr).toContain('The current directory was deleted. Change to one that exists');
    expect(exit.stderr).not.toMatch(/\n +at /);
  });

  test.each([
    ['--memory', () => ['--memory', '--seed', 'demo']],
    ['an absolute path', () => ['--data', temporaryDirectory()]],
  ])('start with %s starts', async (_, args) => {
    const cli = await startCli(args(), deleted());
    expect(await cli.stop()).toMatchObject({ code: 0, stderr: '' });
  });
});
