import { appendFileSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe } from 'vitest';
import { openDataDirectory } from '../../../../mock-server/store/journal/file/data-directory';
import { type FileSystem, nodeFileSystem } from '../../../../mock-server/store/journal/file/file-system';
import { JournalFile } from '../../../../mock-server/store/journal/file/journal-file';
import { IndexedStorage } from '../../../../mock-server/store/journal/indexed-storage';
import { MemoryJournal, MemoryJournals } from '../../../support/memory-journals';
import { macFiles, WindowsFiles } from '../../../support/other-systems';
import { temporaryDirectory } from '../../support';
import { type JournalKind, testJournal } from './journal-suite';
import { testNames } from './names-suite';
import { type StorageKind, testStorage } from './storage-suite';

/** The files of this system, and as other systems have them. */
const systems: readonly { readonly name: string; readonly mount: () => FileSystem }[] = [
  { name: 'file', mount: () => nodeFileSystem },
  { name: 'file on macOS', mount: () => macFiles(nodeFileSystem) },
  { name: 'file on Windows', mount: () => new WindowsFiles().mount(nodeFileSystem) },
];

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
  ...systems.map(({ name, mount }): StorageKind => ({
    name,
    create: async () => {
      const directory = temporaryDirectory();
      const files = mount();
      const file = (id: string) => join(directory, 'platforms', `${id}.ndjson`);
      return {
        open: async (options) => new IndexedStorage(await openDataDirectory(directory, options, undefined, { files })),
        tear: (id) => appendFileSync(file(id), readFileSync(file(id)).subarray(-60, -1)),
        sizeOf: (id) => statSync(file(id)).size,
      };
    },
  })),
];

const journals: readonly JournalKind[] = [
  {
    name: 'memory',
    create: async () => {
      const lines: string[] = [];
      return async () => new MemoryJournal('memory', lines);
    },
  },
  ...systems.map(({ name, mount }): JournalKind => ({
    name,
    create: async () => {
      const path = join(temporaryDirectory(), 'a.ndjson');
      const files = mount();
      return async () => new JournalFile(path, { files });
    },
  })),
];

describe.each(storages)('storage: $name', (kind) => testStorage(kind));
describe.each(storages)('names: $name', (kind) => testNames(kind));
describe.each(journals)('journal: $name', (kind) => testJournal(kind));
