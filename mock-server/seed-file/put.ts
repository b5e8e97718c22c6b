import type { PlatformRow, SeedTable } from '../rows';
import { seedTables } from '../rows/registry';
import type { Transaction } from '../store/transaction';
import { fromIso } from '../time/clock';
import type { SeedFile } from './seed-file';

/** Writes the rows of a seed file into empty tables. The platform keeps its own keys, and its clock continues from the file's. */
export function putSeedFile(rows: Transaction, file: SeedFile, platform: PlatformRow, machineNow: number): void {
  const { currency, accounts } = file;
  const ownPair = (mode: 'test' | 'live') => ({ ...platform[mode], account_id: accounts[mode] });
  rows.put('platform', { ...platform, currency, test: ownPair('test'), live: ownPair('live') });
  const now = fromIso(file.clock.now);
  const { frozen } = file.clock;
  rows.put('clock', { id: 'clock', offset: frozen ? 0 : now - machineNow, frozen_at: frozen ? now : null });
  for (const table of seedTables) putAll(rows, table, file);
  rows.continueFrom(file);
}

function putAll<Name extends SeedTable>(rows: Transaction, table: Name, file: SeedFile): void {
  for (const row of file.rows[table]) rows.put(table, row);
}
