import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Script } from 'node:vm';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { CodeCache } from '../../../cli/code-cache/code-cache';
import { readCode, writeCode } from '../../../cli/code-cache/code-file';
import { moduleLoader } from '../../../cli/code-cache/module-loader';
import { temporaryDirectory } from '../../store/support';

let root: string;
let folder: string;

beforeEach(() => {
  root = temporaryDirectory();
  folder = join(root, 'node_modules/.cache');
});

function createFile(name: string, source: string): string {
  const path = join(root, name);
  writeFileSync(path, source);
  return path;
}

/** Runs a module as a process of its own would, which saves at its exit. Returns its exports. */
function run(path: string): unknown {
  const cache = new CodeCache(root, folder);
  const exports = moduleLoader(cache, createRequire(path))(path);
  cache.save();
  return exports;
}

/** Returns the names of the files in the cache with the times of their last change. */
function savedFiles(): Record<string, bigint> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const timeOf = (path: string) => statSync(path, { bigint: true }).mtimeNs;
  return Object.fromEntries(files.map(({ name, parentPath }) => [name, timeOf(join(parentPath, name))]));
}

const pathOfCode = (name: string): string => join(folder, `code-${process.version}-${process.arch}`, name);

describe('the code of a module', () => {
  test('is saved once', () => {
    const path = createFile('a.cjs', 'exports.sum = (a, b) => a + b;');
    expect(run(path)).toEqual({ sum: expect.any(Function) });
    const saved = savedFiles();
    expect(Object.keys(saved)).toEqual(['a.cjs.code']);
    expect(run(path)).toEqual({ sum: expect.any(Function) });
    expect(savedFiles()).toEqual(saved);
  });

  test('stays when other modules are saved', () => {
    run(createFile('a.cjs', 'exports.a = 1;'));
    const saved = savedFiles();
    run(createFile('b.cjs', 'exports.b = 1;'));
    expect(savedFiles()).toEqual({ ...saved, 'b.cjs.code': expect.any(BigInt) });
  });

  test('is replaced when the module changed', () => {
    const path = createFile('a.cjs', 'exports.a = 1;');
    expect(run(path)).toEqual({ a: 1 });
    const before = readFileSync(pathOfCode('a.cjs.code'));
    createFile('a.cjs', 'exports.a = 2;');
    expect(run(path)).toEqual({ a: 2 });
    expect(readFileSync(pathOfCode('a.cjs.code'))).not.toEqual(before);
  });

  test('is replaced when it is damaged', () => {
    const path = createFile('a.cjs', 'exports.a = 1;');
    run(path);
    writeFileSync(pathOfCode('a.cjs.code'), 'damaged');
    expect(run(path)).toEqual({ a: 1 });
    const source = readFileSync(path);
    expect(readCode(pathOfCode('a.cjs.code'), source)).toBeInstanceOf(Buffer);
  });

  test('is replaced when V8 rejects it', () => {
    // V8 finds what it compiled before in this process, so the code of other processes comes first.
    const source = 'exports.rejected = 1;';
    const code = Buffer.from('code of another version of V8');
    writeCode(pathOfCode('a.cjs.code'), Buffer.from(source), code);
    expect(run(createFile('a.cjs', source))).toEqual({ rejected: 1 });
    const replaced = readCode(pathOfCode('a.cjs.code'), Buffer.from(source));
    expect(replaced?.length).toBeGreaterThan(code.length);
  });
});

test('a folder that cannot be written is no error, and only the first module is tried', () => {
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(folder, 'a file');
  const createCachedData = vi.spyOn(Script.prototype, 'createCachedData');
  createFile('b.cjs', 'exports.b = 1;');
  expect(run(createFile('a.cjs', "exports.b = require('./b.cjs');"))).toEqual({ b: { b: 1 } });
  expect(createCachedData).toHaveBeenCalledTimes(1);
});

test('a running process saves when it loaded nothing for a while, one module per tick', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const cache = new CodeCache(root, folder);
  const load = moduleLoader(cache, createRequire(root));
  mkdirSync(folder, { recursive: true });
  load(createFile('a.cjs', 'exports.a = 1;'));
  vi.advanceTimersByTime(9);
  load(createFile('b.cjs', 'exports.b = 1;'));
  vi.advanceTimersByTime(9);
  expect(Object.keys(savedFiles())).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(Object.keys(savedFiles())).toEqual(['a.cjs.code']);
  vi.advanceTimersToNextTimer();
  expect(Object.keys(savedFiles())).toEqual(['a.cjs.code', 'b.cjs.code']);
  rmSync(folder, { recursive: true });
  load(createFile('c.cjs', 'exports.c = 1;'));
  vi.advanceTimersByTime(10);
  expect(Object.keys(savedFiles())).toEqual(['c.cjs.code']);
});

describe('an error has the line and column of its module', () => {
  test.each(['first line', 'second line'])('on the %s', (line) => {
    const code = `${line === 'first line' ? '' : '\n'}exports.fail = () => { throw new Error('failed') };`;
    const path = createFile('a.cjs', code);
    const positionOf = (load: (path: string) => unknown): string | undefined => {
      const { fail } = Object(load(path));
      try {
        fail();
      } catch (error) {
        return /a\.cjs:\d+:\d+/.exec(error instanceof Error ? (error.stack ?? '') : '')?.[0];
      }
      return undefined;
    };
    const expected = positionOf(createRequire(path));
    expect(expected).toMatch(/^a\.cjs:/);
    expect([positionOf(run), positionOf(run)]).toEqual([expected, expected]);
  });
});

describe('files of code', () => {
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

    test('nothing is written into a folder of another user, even by root, and no code is used', () => {
      const path = createFile('a.cjs', 'exports.a = 1;');
      mkdirSync(dirname(pathOfCode('a.cjs.code')), { recursive: true });
      const uid = vi.spyOn(process, 'getuid').mockReturnValue(statSync(folder).uid + 1);
      onTestFinished(() => uid.mockRestore());
      expect(run(path)).toEqual({ a: 1 });
      expect(Object.keys(savedFiles())).toEqual([]);
      expect(() => writeCode(pathOfCode('a.cjs.code'), source, code)).toThrow('belongs to another user');
    });

    test('what is written is readable again, whatever the umask is', () => {
      const umask = process.umask(0o000);
      onTestFinished(() => void process.umask(umask));
      const path = writtenFile();
      expect([path, dirname(path)].map((name) => statSync(name).mode & 0o777)).toEqual([0o600, 0o700]);
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
});
