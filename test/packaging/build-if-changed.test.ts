import { mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildIfChanged } from '../../packaging/build-if-changed';
import { temporaryDirectory } from '../store/support';

describe('npm start', () => {
  let root: string;
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  };
  const build = vi.fn(async () => write('dist/cli/index.cjs', 'built'));
  /** Returns whether it was built. */
  const start = async () => {
    build.mockClear();
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    said.mockClear();
    await buildIfChanged(root, build);
    expect(said.mock.calls).toEqual(build.mock.calls.map(() => ['building…\n']));
    return build.mock.calls.length > 0;
  };

  beforeEach(async () => {
    root = temporaryDirectory();
    build.mockImplementation(async () => write('dist/cli/index.cjs', 'built'));
    write('cli/a.ts', 'one');
    write('cli/deep/b.ts', 'two');
    write('package.json', '{}');
    expect(await start()).toBe(true);
  });

  test('builds nothing when nothing has changed', async () => {
    write('docs/page.md', 'text');
    utimesSync(join(root, 'cli/a.ts'), new Date(), new Date());
    expect(await start()).toBe(false);
  });

  test.each<[change: string, make: () => void]>([
    ['edited', () => write('cli/deep/b.ts', 'TWO')],
    [
      'edited by a program that sets an older time',
      () => {
        write('cli/a.ts', 'ONE');
        utimesSync(join(root, 'cli/a.ts'), 0, 0);
      },
    ],
    ['added', () => write('spec/c.ts', '')],
    ['deleted', () => rmSync(join(root, 'cli/a.ts'))],
    ['renamed', () => renameSync(join(root, 'cli/a.ts'), join(root, 'cli/c.ts'))],
    ['installed', () => write('node_modules/.package-lock.json', '{}')],
    ['edited in dist', () => write('dist/cli/index.cjs', 'other')],
    ['deleted in dist', () => rmSync(join(root, 'dist'), { recursive: true })],
  ])('builds once after something was %s', async (_change, make) => {
    make();
    expect([await start(), await start()]).toEqual([true, false]);
  });

  test('builds again after a build that failed, and what has changed during a build', async () => {
    write('cli/a.ts', 'wrong');
    build.mockRejectedValueOnce(new Error('wrong'));
    await expect(start()).rejects.toThrow('wrong');
    build.mockImplementationOnce(async () => write('cli/a.ts', 'later'));
    expect([await start(), await start(), await start()]).toEqual([true, true, false]);
  });
});
