import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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
