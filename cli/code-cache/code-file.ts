import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A multiple of 8: V8 copies code that is not aligned. */
const DIGEST_BYTES = 32;

/** Returns the code that was compiled from a source; `undefined` when the file has none, has that of another source, or is damaged. */
export function readCode(path: string, source: Buffer): Buffer | undefined {
  try {
    const file = readFileSync(path);
    const code = file.subarray(DIGEST_BYTES);
    return digestOf(source, code).equals(file.subarray(0, DIGEST_BYTES)) ? code : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a file that other processes see as a whole, or not at all. Throws when the folder cannot be written. */
export function writeCode(path: string, source: Buffer, code: Buffer): void {
  const draft = `${path}.${process.pid}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(draft, Buffer.concat([digestOf(source, code), code]));
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** V8 compares only the length of the source, and does not notice when bytes of the code changed. */
function digestOf(source: Buffer, code: Buffer): Buffer {
  return createHash('sha256').update(source).update(code).digest();
}
