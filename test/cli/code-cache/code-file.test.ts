import { chmodSync, copyFileSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readCode, writeCode } from '../../../cli/code-cache/code-file';
import { temporaryDirectory } from '../../store/support';

const source = Buffer.from('exports.a = 1;');
const code = Buffer.from('compiled');

/** Returns the path of a file with `code`, in a folder that did not exist. */
function writtenFile(): string {
  const path = join(temporaryDirectory(), 'dist/a.cjs.code');
  writeCode(path, source, code);
  return path;
}

test('code that was written is read', () => {
  expect(readCode(writtenFile(), source)).toEqual(code);
});

test('a file that does not exist has no code', () => {
  expect(readCode(join(temporaryDirectory(), 'a.code'), source)).toBeUndefined();
});

test('code of another source is not read, even when both have the same length', () => {
  expect(readCode(writtenFile(), Buffer.from('exports.a = 2;'))).toBeUndefined();
});

test('a truncated file has no code', () => {
  const path = writtenFile();
  const bytes = readFileSync(path);
  for (let length = 0; length < bytes.length; length++) {
    writeFileSync(path, bytes.subarray(0, length));
    expect(readCode(path, source)).toBeUndefined();
  }
});

test('a file with a flipped bit has no code', () => {
  const path = writtenFile();
  const bytes = readFileSync(path);
  for (let bit = 0; bit < 8 * bytes.length; bit++) {
    const damaged = Buffer.from(bytes);
    damaged.writeUInt8(damaged.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
    writeFileSync(path, damaged);
    expect(readCode(path, source)).toBeUndefined();
  }
});

test('code of a package at another path is not read', () => {
  const path = writtenFile();
  const other = join(temporaryDirectory(), 'dist/a.cjs.code');
  mkdirSync(dirname(other), { mode: 0o755 });
  copyFileSync(path, other);
  chmodSync(other, 0o644);
  expect([readCode(path, source), readCode(other, source)]).toEqual([code, undefined]);
});

test('code of another module is not read', () => {
  const path = writtenFile();
  const other = join(dirname(path), 'b.cjs.code');
  copyFileSync(path, other);
  expect(readCode(other, source)).toBeUndefined();
});

describe.skipIf(process.platform === 'win32')('code that another user may have written is not read', () => {
  test('a file or folder of another user', () => {
    const path = writtenFile();
    const uid = vi.spyOn(process, 'getuid').mockReturnValue(statSync(path).uid + 1);
    onTestFinished(() => uid.mockRestore());
    expect(readCode(path, source)).toBeUndefined();
  });

  test.each([
    ['a file that its group may write', 'file', 0o620],
    ['a file that everybody may write', 'file', 0o602],
    ['a folder that its group may write', 'folder', 0o720],
    ['a folder that everybody may write', 'folder', 0o702],
  ])('%s', (_title, what, mode) => {
    const path = writtenFile();
    chmodSync(what === 'file' ? path : dirname(path), mode);
    expect(readCode(path, source)).toBeUndefined();
    writeCode(path, source, code);
    expect(readCode(path, source)).toEqual(code);
  });

  test('what is written is readable again, whatever the umask is', () => {
    const umask = process.umask(0o000);
    onTestFinished(() => void process.umask(umask));
    const path = writtenFile();
    expect([path, dirname(path)].map((name) => statSync(name).mode & 0o777)).toEqual([0o644, 0o755]);
    expect(readCode(path, source)).toEqual(code);
  });
});

test('the code in a file is replaced, and no draft remains', () => {
  const path = writtenFile();
  const other = Buffer.from('with more functions');
  writeCode(path, source, other);
  expect(readCode(path, source)).toEqual(other);
  expect(readdirSync(join(path, '..'))).toEqual(['a.cjs.code']);
});

test('the draft of another process stays, and does not matter', () => {
  const path = writtenFile();
  writeFileSync(`${path}.1`, 'half of');
  writeCode(path, source, code);
  expect(readCode(path, source)).toEqual(code);
  expect(readFileSync(`${path}.1`, 'utf8')).toBe('half of');
});

test('writing throws where a folder cannot be created', () => {
  const file = join(temporaryDirectory(), 'file');
  writeFileSync(file, '');
  expect(() => writeCode(join(file, 'a.code'), source, code)).toThrow(/ENOTDIR|EEXIST/);
});
