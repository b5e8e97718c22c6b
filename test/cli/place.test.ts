import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findWriteProblem } from '../../cli/commands/start/failures';
import { placeOf } from '../../cli/commands/start/place';
import { temporaryDirectory } from '../store/support';
import { run, startHere } from './process-io';

function withFile(): string {
  const file = join(temporaryDirectory(), 'file');
  writeFileSync(file, '');
  return file;
}

const isKept = (directory: string) => existsSync(join(directory, 'platforms', 'default.ndjson'));

/** Directories that nobody can write to, the superuser neither. */
const unwritable: readonly (readonly [what: string, directory: () => string, reason: string])[] = [
  ['is a file', withFile, 'cannot be a data directory: it, or a parent of it, is a file'],
  ['is below a file', () => join(withFile(), 'a/b'), 'cannot be a data directory'],
  ['has a file for a folder', () => withFileIn('platforms'), 'cannot be a data directory'],
  ...(process.platform === 'linux'
    ? ([['cannot be created', () => '/proc/nope', 'The data directory /proc/nope cannot be created.']] as const)
    : []),
];

function withFileIn(name: string): string {
  const directory = temporaryDirectory();
  writeFileSync(join(directory, name), '');
  return directory;
}

describe('--data-if-writable', () => {
  test.each([
    ['exists', () => temporaryDirectory()],
    ['is created', () => join(temporaryDirectory(), 'a/b')],
  ])('keeps data in a directory that %s', async (_, path) => {
    const directory = path();
    const { ready, stop } = await startHere(['--data-if-writable', directory, '--fsync']);
    expect(ready).toMatch(new RegExp(`Data +${directory} \\(survives`));
    const { code, stdout, stderr } = await stop();
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain(`picks up where it left off: ${directory}`);
    expect(isKept(directory)).toBe(true);
  });

  test.each(unwritable)('keeps data in memory, with a warning, where it %s', async (_, path, reason) => {
    const directory = path();
    const { ready, stop } = await startHere([], { env: { PAYMENTS_SANDBOX_DATA_IF_WRITABLE: directory } });
    expect(ready).toContain(`in memory only, lost on exit (${directory} cannot be written)`);
    const { code, stdout, stderr } = await stop();
    expect([code, stdout.slice(ready.length)]).toEqual([0, '\nStopped.\n']);
    expect(stderr).toContain(`warning: `);
    expect(stderr).toContain(reason);
    expect(stderr).toContain('Data is in memory only, and lost on exit.');
  });

  test.each<[args: (other: string) => string[], env: (other: string) => Record<string, string>, isKeptThere: boolean]>([
    [(other) => ['--data', other], () => ({}), true],
    [() => [], (other) => ({ PAYMENTS_SANDBOX_DATA: other }), true],
    [() => ['--memory'], () => ({}), false],
    [() => [], () => ({ PAYMENTS_SANDBOX_MEMORY: 'true' }), false],
  ])('is the weakest of the options for a place', async (args, env, isKeptThere) => {
    const directory = temporaryDirectory();
    const other = temporaryDirectory();
    const { stop } = await startHere([...args(other), '--data-if-writable', directory], { env: env(other) });
    expect(await stop()).toMatchObject({ code: 0, stderr: '' });
    expect([isKept(directory), isKept(other)]).toEqual([false, isKeptThere]);
  });

  test('is not used with a database', async () => {
    const store = 'postgres://db/sandbox';
    expect(await placeOf({ data: '.sandbox', dataIfWritable: '/data', store }, { cwd: '/' })).toMatchObject({
      kind: 'database',
    });
  });

  test('does not hide that the directory is in use, damaged or full', async () => {
    const directory = temporaryDirectory();
    const { stop } = await startHere(['--data', directory]);
    const second = await run(['start', '--port', '0', '--data-if-writable', directory]);
    expect([second.code, second.stdout]).toEqual([1, '']);
    expect(second.stderr).toContain(`${directory} is open in this process`);
    await stop();
    const damaged = temporaryDirectory();
    mkdirSync(join(damaged, 'platforms'));
    writeFileSync(join(damaged, 'platforms', 'default.ndjson'), '{"a":1}\n{"b":2}\n');
    expect(await run(['start', '--port', '0', '--data-if-writable', damaged])).toMatchObject({ code: 1, stdout: '' });
    expect(findWriteProblem(Object.assign(new Error('full'), { code: 'ENOSPC' }), '/d')).toBeUndefined();
  });

  test.each([
    ['EACCES', 'open', 'permission denied'],
    ['EROFS', 'mkdir', 'the file system is read-only'],
    ['EPERM', 'link', 'does not support hard links'],
  ])('%s of %s: nothing can be written', (code, syscall, reason) => {
    expect(findWriteProblem(Object.assign(new Error(code), { code, syscall }), '/d')).toContain(reason);
  });
});

test.each(unwritable)('start --data exits with 1 where the directory %s', async (_, path, reason) => {
  const { code, stdout, stderr } = await run(['start', '--port', '0', '--data', path()]);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain(reason);
  expect(stderr).toContain('Choose another directory with --data DIR, or keep data in memory with --memory.');
});
