import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCli, type RunningCli, type SpawnOptions, startCli } from '../support/cli-process';
import { temporaryDirectory } from '../store/support';
import { Writer } from '../durability/writer';

/** Runs a program in a PID namespace of its own, as a container does. It dies with the program that started it. */
const unshares: readonly (readonly string[])[] = [
  ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'],
  ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--kill-child', '--mount-proc'],
];
const under = unshares.find(([program = '', ...args]) => spawnSync(program, [...args, 'true']).status === 0);
/** In a PID namespace of its own, where that is possible. */
const apart: SpawnOptions = under === undefined ? {} : { under };
const hasFlock = spawnSync('flock', ['--version']).status === 0;

const places: readonly (readonly [where: string, options: SpawnOptions])[] = [
  ['the PID namespace of the tests', {}],
  ...(under === undefined ? [] : ([['a PID namespace of its own', apart]] as const)),
];

const start = (directory: string, options: SpawnOptions, ...args: string[]) =>
  startCli(['--data', directory, ...args], options);

test.runIf(under === undefined)('PID namespaces are not tested: unshare(1) may not create them here', ({ skip }) =>
  skip('unshare(1) is missing, or this user may not create namespaces'),
);

async function writeTo(sandbox: RunningCli): Promise<Writer> {
  const writer = new Writer(sandbox);
  await writer.authorize();
  return writer;
}

describe.runIf(under !== undefined)('a data directory that a process of another PID namespace has open', () => {
  test.each(places)('is refused to a process of %s', async (_where, options) => {
    const directory = temporaryDirectory();
    const first = await start(directory, apart);
    const second = await runCli(['start', '--json', '--port', '0', '--data', directory], options);
    expect(second).toMatchObject({ code: 1, stdout: '' });
    expect(second.stderr).toContain('of another PID namespace');
    expect(second.stderr).toContain('--take-over');
    expect(second.stderr).not.toMatch(/\n +at /);
    const writer = await writeTo(first);
    expect(await writer.create('one')).toBe(201);
    await first.kill();
  });

  test.runIf(hasFlock)('is opened again without more ado once that one was killed', async () => {
    const directory = temporaryDirectory();
    const first = await start(directory, apart);
    const writer = await writeTo(first);
    expect(await writer.create('one')).toBe(201);
    await first.kill();
    const second = await start(directory, apart);
    expect(await writer.found(second)).toEqual(writer.acknowledged);
    await second.kill();
  });
});

describe.each(places)('--take-over from a process that runs in %s', (_where, options) => {
  test('the former owner acknowledges nothing more, and nothing acknowledged by either is lost', async () => {
    const directory = temporaryDirectory();
    const first = await start(directory, options);
    const former = await writeTo(first);
    const writing = [1, 2, 3].map((number) => former.createUntilRefused(`former-${number}`));
    await former.reached(20);
    const second = await start(directory, options, '--take-over');
    for (const status of await Promise.all(writing)) expect(status).toBeGreaterThanOrEqual(500);
    expect(await former.create('later')).toBeGreaterThanOrEqual(500);
    expect(await former.createPlatform()).toBeGreaterThanOrEqual(500);

    const owner = await writeTo(second);
    for (let number = 0; number < 20; number++) expect(await owner.create(`owner-${number}`)).toBe(201);
    await first.kill();
    await second.kill();
    const third = await start(directory, options, '--take-over');
    expect(await former.found(third)).toEqual(former.acknowledged);
    expect(await owner.found(third)).toEqual(owner.acknowledged);
    await third.kill();
  });
});

describe('a data directory under a running sandbox', () => {
  const removals: readonly (readonly [what: string, remove: (directory: string) => void])[] = [
    ['deleted', (directory) => rmSync(directory, { recursive: true })],
    [
      'emptied',
      (directory) => {
        rmSync(directory, { recursive: true });
        mkdirSync(directory);
      },
    ],
    [
      'deleted and created again',
      (directory) => {
        rmSync(directory, { recursive: true });
        mkdirSync(join(directory, 'platforms'), { recursive: true });
      },
    ],
    ['without its journals', (directory) => rmSync(join(directory, 'platforms'), { recursive: true })],
    ['without its lock', (directory) => rmSync(join(directory, 'lock'))],
  ];

  test.each(removals)('that is %s: nothing is acknowledged that is gone', async (_what, remove) => {
    const directory = temporaryDirectory();
    const sandbox = await start(directory, {});
    const writer = await writeTo(sandbox);
    expect(await writer.create('one')).toBe(201);
    remove(directory);
    expect(await writer.create('two')).toBeGreaterThanOrEqual(500);
    expect(await writer.createPlatform()).toBeGreaterThanOrEqual(500);
    await sandbox.kill();
  });
});
