import { cpSync, existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import manifest from '../../package.json';
import { builtPackage } from '../support/built';
import { runCli, startCli } from '../support/cli-process';

interface CopiedPackage {
  readonly root: string;
  /** Runs a command, and expects that it succeeds and prints no error. Returns its output. */
  readonly run: (command: string, env?: Readonly<Record<string, string>>) => Promise<string>;
  /** Runs `start` until its first response, and ends it by a signal. */
  readonly start: (signal: NodeJS.Signals) => Promise<void>;
  /** The files of the code cache: what changes when they are written, by path. */
  readonly saved: () => Record<string, string>;
}

/** Copies the command line: without a code cache, and inside of the package that was built, so that dependencies are found. */
async function copyPackage(): Promise<CopiedPackage> {
  const root = await mkdtemp(join(builtPackage(), 'copy-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const isLoaded = (path: string) => statSync(path).isDirectory() || path.endsWith('.cjs');
  cpSync(join(builtPackage(), 'dist'), join(root, 'dist'), { recursive: true, filter: isLoaded });
  const cli = join(root, 'dist/cli/index.cjs');
  return {
    root,
    run: async (command, env = {}) => {
      const { code, stdout, stderr } = await runCli([command], { cli, env });
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      return stdout;
    },
    start: async (signal) => {
      const { url, stop } = await startCli(['--memory'], { cli });
      expect((await fetch(`${url}/_sandbox/health`)).status).toBe(200);
      expect((await stop(signal)).stderr).toBe('');
    },
    saved: () => {
      const entries = readdirSync(join(root, 'node_modules'), { recursive: true, withFileTypes: true });
      const paths = entries.filter((entry) => entry.isFile()).map(({ name, parentPath }) => join(parentPath, name));
      return Object.fromEntries(paths.sort().map((path) => [path, stateOf(path)]));
    },
  };
}

function stateOf(path: string): string {
  const { ino, mtimeNs, size } = statSync(path, { bigint: true });
  return `${ino} ${mtimeNs} ${size}`;
}

const version = `${manifest.version}\n`;

test('a second run takes all code from the cache, and writes none. Other commands add theirs', async () => {
  const { run, start, saved } = await copyPackage();
  expect(await run('--version')).toBe(version);
  const ofVersion = saved();
  expect(Object.keys(ofVersion)).toContainEqual(expect.stringMatching(/\/dist\/cli\/main\.cjs\.code$/));
  expect(await run('--version')).toBe(version);
  expect(saved()).toEqual(ofVersion);
  await start('SIGTERM');
  const ofBoth = saved();
  expect(ofBoth).toMatchObject(ofVersion);
  expect(Object.keys(ofBoth).length).toBeGreaterThan(Object.keys(ofVersion).length);
  await start('SIGKILL');
  await run('--version');
  expect(saved()).toEqual(ofBoth);
});

test('code that is damaged, or was compiled with other flags, is compiled again and replaced', async () => {
  const { run, saved } = await copyPackage();
  await run('--version');
  const first = saved();
  const [flipped = '', truncated = ''] = Object.keys(first);
  const bytes = readFileSync(flipped);
  writeFileSync(
    flipped,
    bytes.map((byte, at) => (at === bytes.length >> 1 ? byte ^ 1 : byte)),
  );
  truncateSync(truncated, 1_000);
  expect(await run('--version')).toBe(version);
  const replaced = Object.entries(saved()).filter(([path, state]) => state !== first[path]);
  expect(replaced.map(([path]) => path)).toEqual([flipped, truncated]);
  const before = saved();
  expect(await run('--version', { NODE_OPTIONS: '--stack-trace-limit=20' })).toBe(version);
  const after = saved();
  expect(Object.keys(after)).toEqual(Object.keys(before));
  expect(Object.entries(after).filter(([path, state]) => state === before[path])).toEqual([]);
});

test('processes that save at the same time leave what each of them can use', async () => {
  const { run, saved } = await copyPackage();
  await Promise.all([1, 2, 3].map(() => run('--version')));
  const files = saved();
  expect(Object.keys(files).filter((path) => !path.endsWith('.code'))).toEqual([]);
  await run('--version');
  expect(saved()).toEqual(files);
});

test('a package that cannot be written works without a cache, and so does NODE_DISABLE_COMPILE_CACHE', async () => {
  const { root, run } = await copyPackage();
  const folder = join(root, 'node_modules');
  expect(await run('--version', { NODE_DISABLE_COMPILE_CACHE: '1' })).toBe(version);
  expect(existsSync(folder)).toBe(false);
  writeFileSync(folder, 'a file, which no user can make a folder of');
  expect(await run('--version')).toBe(version);
  expect(readFileSync(folder, 'utf8')).toMatch(/^a file/);
});
