import { EventEmitter } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { asksBefore } from '../../cli/control-commands/deletions';
import { namedOperations } from '../../cli/control-commands/names';
import { namedResourceOperations } from '../../cli/resource-commands/names';
import { createSandbox, serve } from '../../mock-server/server';
import { sharedDirectory } from '../store/support';
import { payment } from '../support/bodies';
import { openPlatform, type TestPlatform } from '../support/test-platform';
import { run } from './process-io';

const sandbox = createSandbox();
const server = await serve(sandbox);
const cwd = sharedDirectory();
let platform: TestPlatform;

beforeEach(async () => {
  platform = await openPlatform({ sandbox, baseUrl: server.url, fetch });
  for (const amount of [1000, 2000]) await platform.testMode.post('/v1/payments', payment({ amount }));
  sandbox.platform(platform.id).snapshots.create('base');
});
afterAll(async () => {
  await server.close();
  await sandbox.close();
});

const addressed = (args: readonly string[]) => [...args, '--sandbox', server.url, '--platform', platform.id];
const onTerminal = (args: readonly string[], typed: readonly string[], isTTY = true) =>
  run(addressed(args), {
    isTTY,
    cwd,
    signals: new EventEmitter(),
    stdin: Object.assign(Readable.from(typed), { isTTY: true }),
  });
/** The number of snapshots, events and logged requests. */
const state = async () => {
  const opened = await sandbox.openPlatform(platform.id);
  return [opened.snapshots.list(), opened.events(), opened.requests.list()].map((each) => [...each].length);
};

test('all deletes ask, except those of faults and publishers, and the reference lists them', () => {
  const all = [...namedOperations(), ...namedResourceOperations()];
  const asking = all.filter(({ id, operation }) => asksBefore(id, operation));
  expect(asking.map(({ group, verb }) => `${group} ${verb}`)).toEqual([
    'platforms reset',
    'platforms delete',
    'platform-tokens delete',
    'requests clear',
    'unattributed-requests clear',
    'snapshots delete',
    'payment-method-groups delete-payment-method',
  ]);
  const page = readFileSync('docs/reference/commands.md', 'utf8');
  for (const { group, verb } of asking) expect(page).toContain(`\`${group} ${verb}\``);
  const others = all.filter(({ id, operation }) => operation.method === 'delete' && !asksBefore(id, operation));
  expect(new Set(others.map(({ group }) => group))).toEqual(new Set(['publishers', 'faults']));
});

const records = '\\d+ records with 2 payments';
const deletes: [args: string[], what: string, after: number[]][] = [
  [
    ['platforms', 'reset'],
    `everything on the platform "pf_\\w+" of \\S+ except keys, tokens and snapshots \\(${records}\\)`,
    [1, 0, 0],
  ],
  [
    ['snapshots', 'delete', 'base'],
    'the snapshot "base" of the platform "pf_\\w+" of \\S+ \\(\\d+ records\\)',
    [0, 12, 3],
  ],
  [['requests', 'clear'], 'the request log of the platform "pf_\\w+" of \\S+', [1, 12, 0]],
];

describe.each(deletes)('%j', (args, what, after) => {
  test('asks on a terminal, and says what went', async () => {
    const { code, stdout, stderr } = await onTerminal(args, ['y\n']);
    // Lines are wrapped.
    const [question, answer] = [stderr, stdout].map((text) => text.replaceAll('\n', ' '));
    expect([code, question]).toEqual([0, expect.stringMatching(new RegExp(`^Delete ${what}\\? \\[y/N\\] $`))]);
    expect(answer).toMatch(new RegExp(`^Deleted ${what}( \\(\\d requests\\))?\\. $`));
    expect(await state()).toEqual(after);
  });

  test.each([[['\n']], [['n\n']], [['yo\n']], [['y']], [[]]])('the answer %j is no', async (typed) => {
    const { code, stdout, stderr } = await onTerminal(args, typed);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/\[y\/N\] \n?.*error:.* The answer was not yes\. Nothing was changed\.\n$/);
    expect(await state()).toEqual([1, 12, 3]);
  });

  test('needs --yes without a terminal', async () => {
    const before = await onTerminal(args, ['y\n'], false);
    expect([before.code, before.stdout]).toEqual([2, '']);
    expect(before.stderr).toContain("error: option '--yes' not specified: data would be deleted");
    expect(await state()).toEqual([1, 12, 3]);
    const { code, stdout, stderr } = await run([...addressed(args), '--yes']);
    expect([code, stdout, stderr]).toEqual([0, expect.stringMatching(new RegExp(`^Deleted ${what}`)), '']);
    expect(await state()).toEqual(after);
  });
});

test('each command that deletes, replaces or ends something takes --yes, and one that does not ask says so', async () => {
  await platform.control('faults', { operation: 'createPayment', fault: { status: 503 } });
  for (const args of [
    ['snapshots', 'restore', 'base'],
    ['transactions', 'undo'],
    ['access-tokens', 'end'],
    ['faults', 'delete-all'],
    ['snapshots', 'delete', 'base'],
    ['requests', 'clear'],
    ['platforms', 'reset'],
  ])
    expect(await run([...addressed(args), '--yes']), args.join(' ')).toMatchObject({ code: 0, stderr: '' });
  const { stdout } = await run(['snapshots', 'restore', '--help']);
  expect(stdout).toMatch(/--yes +for scripts: this command never asks/);
});

test('Ctrl+C is no', async () => {
  const signals = new EventEmitter();
  const stdin = Object.assign(new Readable({ read: () => undefined }), { isTTY: true });
  let printed = '';
  const write = (text: string) => {
    printed += text;
    if (text.endsWith('[y/N] ')) setImmediate(() => signals.emit('SIGINT'));
  };
  const { code } = await run(addressed(['platforms', 'reset']), { isTTY: true, stdin, signals, stderr: { write } });
  expect([code, stdin.destroyed]).toEqual([1, true]);
  expect(printed).toContain('[y/N] \nerror: The answer was not yes.');
  expect(await state()).toEqual([1, 12, 3]);
});

test('as JSON, the response is printed', async () => {
  const { stdout } = await run([...addressed(['platforms', 'reset']), '--yes', '--json']);
  expect(JSON.parse(stdout)).toEqual({ id: platform.id });
});

test('a platform is deleted with its records, and the log of no platform with the number of its requests', async () => {
  const { code, stdout } = await run(['platforms', 'delete', platform.id, '--sandbox', server.url, '--yes']);
  expect([code, stdout]).toEqual([
    0,
    expect.stringMatching(new RegExp(`with keys and snapshots \\(${records}\\)\\.\n$`)),
  ]);
  await fetch(`${server.url}/v1/payments`);
  const cleared = await run(['unattributed-requests', 'clear', '--sandbox', server.url, '--yes']);
  expect(cleared.stdout).toBe(`Deleted the log of requests to ${server.url} that name no platform (1 request).\n`);
  const again = await run(['unattributed-requests', 'clear', '--sandbox', server.url, '--yes']);
  expect(again.stdout).toBe(`Deleted the log of requests to ${server.url} that name no platform (no requests).\n`);
});

test('a delete of the API asks, too', async () => {
  const args = ['payment-method-groups', 'delete-payment-method', 'pmg_1', 'pm_1'];
  const { code, stderr } = await onTerminal(args, ['n\n']);
  expect([code, stderr]).toEqual([
    1,
    expect.stringContaining('Delete a payment method from a group (pmg_1, pm_1)? [y/N] '),
  ]);
  expect((await run(addressed(args))).code).toBe(2);
});

describe('import', () => {
  beforeEach(async () => {
    const { stdout } = await run(addressed(['export']));
    writeFileSync(join(cwd, 'shop.json'), stdout);
  });

  test('asks before it replaces records, and says how many', async () => {
    const without = await run(addressed(['import', 'shop.json']), { cwd });
    expect([without.code, without.stdout]).toEqual([2, '']);
    expect(without.stderr).toContain("option '--yes' not specified");
    const no = await onTerminal(['import', 'shop.json'], ['\n']);
    expect(no).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(new RegExp(`^Replace ${records} on `)),
    });
    const { code, stdout } = await onTerminal(['import', 'shop.json'], ['yes\n']);
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(new RegExp(`^Imported [^]*\nIt replaced ${records}\\.\n$`)),
    ]);
  });

  test('does not ask on a platform without records', async () => {
    const { id } = await sandbox.createPlatform();
    const args = ['import', 'shop.json', '--sandbox', server.url, '--platform', id];
    expect(await run(args, { cwd })).toMatchObject({ code: 0, stdout: expect.not.stringContaining('replaced') });
  });
});
