import { createHash } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** A multiple of 8: V8 copies code that is not aligned. */
const DIGEST_BYTES = 32;

/** Permissions of others, of the group and of all, to write. */
const WRITABLE_BY_OTHERS = 0o022;

/**
 * Returns the code that was compiled from a source; `undefined` when the file has none, has that of another source or place, is
 * damaged, or another user may have written it.
 */
export function readCode(path: string, source: Buffer): Buffer | undefined {
  try {
    if (!isOwn(statSync(dirname(path)))) return undefined;
    const file = readOwn(path);
    const code = file?.subarray(DIGEST_BYTES);
    if (file === undefined || code === undefined) return undefined;
    return digestOf(path, source, code).equals(file.subarray(0, DIGEST_BYTES)) ? code : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Writes a file that other processes see as a whole, or not at all, and that nobody else may use. Throws when the folder cannot
 * be written, or belongs to another user, also where this one is root.
 */
export function writeCode(path: string, source: Buffer, code: Buffer): void {
  const draft = `${path}.${process.pid}`;
  const folder = dirname(path);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (!isOfThisUser(statSync(folder))) throw new Error(`${folder} belongs to another user`);
    // The folder may be older, and that of a group.
    chmodSync(folder, 0o700);
    writeFileSync(draft, Buffer.concat([digestOf(path, source, code), code]), { mode: 0o600 });
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** Reads a file if it is this user's own. It is opened once: another file in its place would not have been checked. */
function readOwn(path: string): Buffer | undefined {
  const file = openSync(path, 'r');
  try {
    return isOwn(fstatSync(file)) ? readFileSync(file) : undefined;
  } finally {
    closeSync(file);
  }
}

/**
 * Whether a file or folder belongs to the user of this process, and nobody else may write it. Windows has no such permissions.
 */
function isOwn(stats: Stats): boolean {
  return isOfThisUser(stats) && (process.getuid === undefined || (stats.mode & WRITABLE_BY_OTHERS) === 0);
}

const isOfThisUser = ({ uid }: Stats): boolean => process.getuid === undefined || uid === process.getuid();

/**
 * V8 compares only the length of the source, and does not notice when bytes of the code changed. The path is that of the package
 * with the name of the module.
 */
function digestOf(path: string, source: Buffer, code: Buffer): Buffer {
  return createHash('sha256').update(`${path}\0`).update(source).update(code).digest();
}
