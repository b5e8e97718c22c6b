import { describe, expect, test } from 'vitest';
import { type HarStorage, HarWriter } from '../../mock-server/recordings/files/har-writer';

const creator = { name: 'test', version: '1' };

/** A file in memory with room for some bytes, which writes at most a number of them at once. */
class MemoryFile implements HarStorage {
  bytes = new Uint8Array();
  isClosed = false;

  constructor(
    private readonly room = Infinity,
    private readonly atOnce = Infinity,
  ) {}

  async write(bytes: Uint8Array, position: number): Promise<number> {
    const writable = Math.min(bytes.length, this.atOnce, this.room - position);
    if (writable <= 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const grown = new Uint8Array(Math.max(this.bytes.length, position + writable));
    grown.set(this.bytes);
    grown.set(bytes.subarray(0, writable), position);
    this.bytes = grown;
    return writable;
  }

  async truncate(length: number): Promise<void> {
    this.bytes = this.bytes.slice(0, length);
  }

  async close(): Promise<void> {
    this.isClosed = true;
  }

  /** Throws if the file is no HAR. */
  get entries(): readonly unknown[] {
    const { log } = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(this.bytes));
    expect(log).toMatchObject({ version: '1.2', creator });
    return log.entries;
  }
}

const failing = (error: unknown) => {
  throw error;
};
const entry = (number: number) => ({ number, text: `é${'x'.repeat(50)}` });

describe('a HAR that is written', () => {
  test('is complete from the start and after each write', async () => {
    const file = new MemoryFile();
    const seen: number[] = [];
    const write = file.write.bind(file);
    file.write = async (bytes, position) => {
      const written = await write(bytes, position);
      seen.push(file.entries.length);
      return written;
    };
    const writer = await HarWriter.create(file, { creator, onFailure: failing });
    for (let i = 1; i <= 5; i++) writer.append(entry(i));
    await writer.close();
    expect(seen).toEqual([0, 1, 5]);
    expect(file.entries).toEqual([1, 2, 3, 4, 5].map(entry));
    expect([writer.written, file.isClosed]).toEqual([5, true]);
  });

  test('is written to its end when the system writes less than it was given', async () => {
    const file = new MemoryFile(Infinity, 7);
    const writer = await HarWriter.create(file, { creator, onFailure: failing });
    writer.append(entry(1));
    await writer.close();
    expect(file.entries).toEqual([entry(1)]);
  });

  test('keeps the entries before the disk is full, and says once that it has stopped', async () => {
    const failures: unknown[] = [];
    const file = new MemoryFile(400, 64);
    const writer = await HarWriter.create(file, { creator, onFailure: (error) => failures.push(error) });
    for (let i = 1; i <= 9; i++) {
      writer.append(entry(i));
      await Promise.resolve();
    }
    await writer.close();
    expect(file.entries).toEqual(Array.from({ length: writer.written }, (_, i) => entry(i + 1)));
    expect(writer.written).toBeLessThan(9);
    expect(failures).toEqual([expect.objectContaining({ code: 'ENOSPC' })]);
    writer.append(entry(10));
    expect(writer.written).toBe(file.entries.length);
  });
});
