import { appendFileSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe } from 'vitest';
import { openDataDirectory } from '../../../../mock-server/store/journal/file/data-directory';
import { JournalFile } from '../../../../mock-server/store/journal/file/journal-file';
import { IndexedStorage } from '../../../../mock-server/store/journal/indexed-storage';
import { MemoryJournal, MemoryJournals } from '../../../support/memory-journals';
import { temporaryDirectory } from '../../support';
import { type JournalKind, testJournal } from './journal-suite';
import { type StorageKind, testStorage } from './storage-suite';

const storages: readonly StorageKind[] = [
  {
    name: 'memory',
    create: async () => {
      const lines = new Map<string, string[]>();
      return {
        open: async (options) => new IndexedStorage(new MemoryJournals(lines, options)),
        tear: 'lines in memory are appended as a whole',
        sizeOf: (id) => (lines.get(id) ?? []).join('').length,
      };
    },
  },
  {
    name: 'file',
    create: async () => {
      const directory = temporaryDirectory();
      const file = (id: string) => join(directory, 'platforms', `${id}.ndjson`);
      return {
        open: async (options) => new IndexedStorage(await openDataDirectory(directory, options)),
        tear: (id) => appendFileSync(file(id), readFileSync(file(id)).subarray(-60, -1)),
        sizeOf: (id) => statSync(file(id)).size,
      };
    },
  },
];

const journals: readonly JournalKind[] = [
  {
    name: 'memory',
    create: async () => {
      const lines: string[] = [];
      return async () => new MemoryJournal('memory', lines);
    },
  },
  {
    name: 'file',
    create: async () => {
      const path = join(temporaryDirectory(), 'a.ndjson');
      return async () => new JournalFile(path);
    },
  },
];

describe.each(storages)('storage: $name', (kind) => testStorage(kind));
describe.each(journals)('journal: $name', (kind) => testJournal(kind));
