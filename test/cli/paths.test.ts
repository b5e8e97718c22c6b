import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { temporaryDirectory } from '../store/support';
import { expectUsageError, startHere } from './process-io';

describe('an option that takes a path', () => {
  test.each([
    ['start', '--data', '--port'],
    ['start', '--seed', '-x'],
    ['start', '--tls-cert', '--tls-key'],
    ['export', '--output', '--json'],
    ['openapi', '--out', '-o'],
    ['verify', '--data', '--json'],
    ['doctor', '--data', '--json'],
    ['compare', 'recording.har', '--rules', '--json'],
  ])('%s %s %s: what begins with a hyphen is an option', (...args) =>
    expectUsageError(args, 'path', `is written ./${args.at(-1)}.`),
  );

  test('is not refused where the hyphen comes later', async () => {
    const cwd = temporaryDirectory();
    const { stop } = await startHere(['--data', './-data'], { cwd });
    await stop();
    expect(existsSync(join(cwd, '-data'))).toBe(true);
  });
});

describe('~/ in a path is the home directory', () => {
  let home: string;
  beforeEach(() => {
    home = temporaryDirectory();
    vi.stubEnv('HOME', home);
    expect(homedir()).toBe(home);
  });
  afterEach(() => void vi.unstubAllEnvs());

  test('of an option', async () => {
    const { stop } = await startHere(['--data', '~/data']);
    await stop();
    expect(existsSync(join(home, 'data'))).toBe(true);
  });

  test('of a variable', async () => {
    const { stop } = await startHere([], { env: { PAYMENTS_SANDBOX_DATA: '~/data' } });
    await stop();
    expect(existsSync(join(home, 'data'))).toBe(true);
  });

  test('of a file', async () => {
    const cwd = join(home, 'shop');
    mkdirSync(cwd);
    writeFileSync(join(cwd, 'payments-sandbox.config.json'), JSON.stringify({ data: '~/kept', port: 0 }));
    const { stop } = await startHere(['--json'], { cwd }, []);
    await stop();
    expect(existsSync(join(home, 'kept'))).toBe(true);
  });
});
