import { appendFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { EventsRow } from '../../mock-server/rows';
import { openSandboxIn } from '../../mock-server/server';
import { encodeHeader } from '../../mock-server/store/journal/file/header';
import { type ChainedSum, firstSum, LineEncoder } from '../../mock-server/store/journal/file/line-format';
import { RELEASE } from '../../mock-server/fields/release';
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

test('names of platforms that the next start would refuse are damage', async () => {
  const directory = await dataDirectory();
  const path = join(directory, 'names.json');
  writeFileSync(path, '{ "checkout-team": "other" }\n');
  expect(await verify(directory)).toMatchObject({ code: 0, stdout: expect.stringMatching(/Everything is intact/) });
  writeFileSync(path, '{ "checkout-team": "oth');
  const problem = `${path} is not a JSON object with the platform of each name. Correct it, or delete it.`;
  const { code, stdout } = await verify(directory);
  expect(code).toBe(1);
  expect(stdout).toContain(
    `names: damaged\n  ${problem}\n\nThe names of the platforms are damaged. Nothing was changed.`,
  );
  expect(JSON.parse((await verify(directory, '--json')).stdout)).toMatchObject({
    status: 'damaged',
    namesProblem: problem,
    platforms: [{ status: 'intact' }, { status: 'intact' }],
  });
  expect((await start(directory)).stderr).toContain(problem);
});

test('a terminal shows how much was read', async () => {
  const args = ['verify', '--data', await dataDirectory()];
  const { code, stderr } = await run(args, { isTTY: true, env: { NO_COLOR: '1' } });
  expect([code, stderr]).toEqual([0, expect.stringMatching(/Verifying \[#{27,}-*\] 9\d %\r\u001b\[K$/)]);
});

test('a torn tail: exit code 0, and it is left as it is', async () => {
  const directory = await dataDirectory();
  appendFileSync(journalOf(directory), '{"rows":{"payments":[');
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

const flip = (line = '') => line.slice(0, 20) + String.fromCharCode(line.charCodeAt(20) ^ 1) + line.slice(21);

/** A sample of the damage of a journal, which `test/store/journal/file/damage.test.ts` has at every place. */
const damages: readonly (readonly [what: string, damage: Damage, line: number])[] = [
  ['removed in the middle', (lines) => lines.filter((_, i) => i !== 2), 3],
  ['repeated at the end', (lines) => [...lines, lines.at(-2) ?? ''], 0],
  ['flipped at the end', (lines) => [...lines.slice(0, -1), flip(lines.at(-1))], -1],
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

test.each([
  ['empty', () => Buffer.alloc(0)],
  ['cut in its header', (bytes: Buffer) => bytes.subarray(0, 40)],
])('a file that is %s is damaged, for verify and for start', async (_, harm) => {
  const directory = await dataDirectory();
  const path = journalOf(directory);
  writeFileSync(path, harm(readFileSync(path)));
  const { code, stdout } = await verify(directory);
  expect(code).toBe(1);
  expect(stdout).toContain(`default: damaged, ${path}\n  line 1 (byte 0): `);
  expect(stdout).toMatch(/Move the file away, restore it from a backup/);
  const started = await start(directory);
  expect(started).toMatchObject({ code: 1, stdout: '' });
  expect(started.stderr).toContain(
    `${path} is not a journal of payments-sandbox, or its first line (byte 0) is damaged`,
  );
});

const header = encodeHeader(false);

function encoded(line: string, sum: ChainedSum): Buffer {
  return Buffer.concat([...new LineEncoder().encode([line], sum, () => undefined)]);
}

/** A journal with valid checksums, whose line another program wrote. */
function writeLine(directory: string, line: string): void {
  mkdirSync(join(directory, 'platforms'));
  writeFileSync(journalOf(directory), Buffer.concat([header.bytes, encoded(line, header.sum)]));
}

const refund = refundRow({ id: 're_1' });
const { amount: _, ...withoutAmount } = refund;
const refundLine = (row: object) => JSON.stringify({ rows: { refunds: [row] } });

test.each([
  ['a wrong value', refundLine({ ...refund, status: 'lost' }), /rows\.refunds\[0\]\.status is not/],
  ['a missing field', refundLine(withoutAmount), /rows\.refunds\[0\]\.amount/],
  ['an unknown field', '{"rewound":true}', /rewound/],
  ['an unknown table', '{"rows":{"nowhere":[{"id":"x"}]}}', /rows\.nowhere is not known/],
  ['no list', '{"deleted":{"refunds":"re_1"}}', /deleted\.refunds is not a list/],
])('a line with %s and a right checksum was written by a newer release', async (_, line, message) => {
  const directory = temporaryDirectory();
  writeLine(directory, line);
  const before = contentOf(directory);
  const { code, stdout } = await verify(directory);
  expect(code).toBe(1);
  expect(stdout).toContain(`  line 2 (byte ${header.bytes.length}): `);
  expect(stdout).toMatch(message);
  expect(stdout).toContain(`release ${RELEASE}`);
  expect(stdout).toMatch(/newer/);
  expect(stdout).not.toMatch(/damaged|remove/);
  expect(JSON.parse((await verify(directory, '--json')).stdout)).toMatchObject({ status: 'newer' });
  expect(contentOf(directory)).toEqual(before);
});

test('what is of a newer release is of the one that was named last', async () => {
  const directory = temporaryDirectory();
  writeLine(directory, '{"release":"9.8.7"}');
  appendLine(journalOf(directory), '{"rewound":true}');
  const { code, stdout } = await verify(directory);
  expect(code).toBe(1);
  expect(stdout).toContain('  line 3 (byte ');
  expect(stdout).toContain('Release 9.8.7 of payments-sandbox wrote it');
});

test('a file of a later format was written by a newer release', async () => {
  const directory = temporaryDirectory();
  mkdirSync(join(directory, 'platforms'));
  const line = '{"format":"payments-sandbox journal","version":12,"release":"9.8.7"}';
  writeFileSync(journalOf(directory), encoded(line, firstSum));
  const { code, stdout } = await verify(directory);
  expect(code).toBe(1);
  expect(stdout).toContain('  line 1 (byte 0): it has format version 12');
  expect(stdout).toContain('Release 9.8.7 of payments-sandbox wrote it');
  expect(stdout).not.toContain('damaged');
});

test('a row that breaks an invariant is damage, although its checksum is right', async () => {
  const directory = temporaryDirectory();
  const batch: EventsRow = { ...eventRow('x', 1, {}), names: [], about: [], states: [] };
  writeLine(directory, JSON.stringify({ rows: { events: [batch] } }));
  const { code, stdout } = await verify(directory);
  expect(code).toBe(1);
  expect(stdout).toContain(`  line 2 (byte ${header.bytes.length}): events x: `);
  expect(stdout).toContain('Restore the file from a backup');
});

/** Appends a line to a journal with a right checksum. */
function appendLine(path: string, line: string): void {
  const lastSum = /"sum":"([0-9a-f]{8})"\}\n$/.exec(readFileSync(path, 'latin1'))?.[1] ?? '';
  appendFileSync(path, encoded(line, Number.parseInt(lastSum, 16)));
}

test('a sum that is wrong is damage, although each row is valid', async () => {
  const directory = temporaryDirectory();
  const sandbox = await openSandboxIn(directory);
  const { payments } = sandbox.client();
  const { id } = await payments.create(paymentInput());
  const [entry] = await payments.balanceTransactions(id).toArray();
  await sandbox.close();
  expect((await verify(directory)).code).toBe(0);
  const line = JSON.stringify({ deleted: { payment_balance_transactions: [entry?.id] } });
  appendLine(journalOf(directory), line);
  const { code, stdout } = await verify(directory);
  expect(code).toBe(1);
  expect(stdout).toContain(`): payments ${id}: its balance is 1000, and its balance transactions sum to 0\n`);
});

test('a directory that does not exist is a usage error', async () => {
  const { code, stdout, stderr } = await verify(join(temporaryDirectory(), 'none'));
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(/cannot be read: There is no such file or folder/);
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
