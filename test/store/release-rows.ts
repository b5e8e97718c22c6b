import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rows, TableName } from '../../mock-server/rows';
import { JournalFile } from '../../mock-server/store/journal/file/journal-file';
import { LineReader } from '../../mock-server/store/journal/line-reader';
import { createDatabase } from '../../mock-server/store/state';
import type { Transaction } from '../../mock-server/store/transaction';
import { fileOf } from '../releases/read-platform';
import { temporaryDirectory } from '../support/fronts';

/** A row of a table, with its writes: the type of its table is known here only. */
export interface ReleaseRow {
  readonly id: string;
  readonly insert: (rows: Transaction) => void;
  readonly replace: (rows: Transaction) => void;
}

/** Returns the first row that a release wrote of each table. */
export async function releaseRows(): Promise<ReadonlyMap<TableName, ReleaseRow>> {
  const found = new Map<TableName, ReleaseRow>();
  const add = <Name extends TableName>(table: Name, row: Rows[Name]): void => {
    if (found.has(table)) return;
    found.set(table, {
      id: row.id,
      insert: (rows) => rows.insert(table, row),
      replace: (rows) => rows.replace(table, row),
    });
  };
  const directory = await temporaryDirectory();
  const path = join(directory, 'default.ndjson');
  await copyFile(fileOf('1.0.0-rc.1', 'directory', 'platforms', 'default.ndjson'), path);
  const reader = new LineReader(path, createDatabase(), add);
  await new JournalFile(path).read(
    (line) => reader.replay(line),
    () => undefined,
  );
  await rm(directory, { recursive: true });
  return found;
}
