import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rows, TableName } from '../../mock-server/rows';
import { openSandboxIn } from '../../mock-server/server';
import { JournalFile } from '../../mock-server/store/journal/file/journal-file';
import { LineReader } from '../../mock-server/store/journal/line-reader';
import { createDatabase } from '../../mock-server/store/state';
import type { Transaction } from '../../mock-server/store/transaction';
import { fillPlatform, options, Requests } from '../releases/rich-platform';
import { temporaryDirectory } from '../support/fronts';

/** A row of a table, with its insert: the type of its table is known here only. */
export interface WrittenRow {
  readonly id: string;
  readonly insert: (rows: Transaction) => void;
}

/** Returns the first row that a rich platform writes of each table. */
export async function writtenRows(): Promise<ReadonlyMap<TableName, WrittenRow>> {
  const found = new Map<TableName, WrittenRow>();
  const add = <Name extends TableName>(table: Name, row: Rows[Name]): void => {
    if (found.has(table)) return;
    found.set(table, {
      id: row.id,
      insert: (rows) => rows.insert(table, row),
    });
  };
  const directory = await temporaryDirectory();
  const sandbox = await openSandboxIn(directory, options);
  await sandbox.openPlatform('default');
  await fillPlatform(new Requests(sandbox));
  await sandbox.close();
  const path = join(directory, 'platforms', 'default.ndjson');
  const reader = new LineReader(path, createDatabase(), add);
  await new JournalFile(path).read(
    (line) => reader.replay(line),
    () => undefined,
  );
  await rm(directory, { recursive: true });
  return found;
}
