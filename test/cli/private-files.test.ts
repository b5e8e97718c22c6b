import { chmodSync, existsSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryDirectory } from '../store/support';
import { run } from './process-io';
import { sharedSandbox } from './support/shared-sandbox';

const { url } = await sharedSandbox();
const modeOf = (path: string) => statSync(path).mode & 0o777;

describe.skipIf(process.platform === 'win32')('only its owner may read', () => {
  test.each([
    ['a new file', () => undefined],
    ['a file that everybody could read', (path: string) => writeFileSync(path, 'old', { mode: 0o644 })],
    [
      'the rest of an export that broke off',
      (path: string) => {
        writeFileSync(`${path}.part`, 'rest');
        chmodSync(`${path}.part`, 0o666);
      },
    ],
    [
      'a link in place of the draft',
      (path: string) => {
        writeFileSync(`${path}.other`, 'other');
        symlinkSync(`${path}.other`, `${path}.part`);
      },
    ],
  ])('an export to %s', async (_name, prepare) => {
    const umask = process.umask(0);
    onTestFinished(() => void process.umask(umask));
    const cwd = temporaryDirectory();
    const path = join(cwd, 'shop.json');
    prepare(path);
    const { code } = await run(['export', '--sandbox', url, '-o', 'shop.json'], { cwd });
    expect([code, modeOf(path)]).toEqual([0, 0o600]);
    expect(readFileSync(path, 'utf8')).toContain('"accounts"');
    expect(existsSync(`${path}.part`)).toBe(false);
    if (existsSync(`${path}.other`)) expect(readFileSync(`${path}.other`, 'utf8')).toBe('other');
  });
});
