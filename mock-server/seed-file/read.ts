import { assertInvariants } from '../domain/invariants';
import type { JobSettingsRow, Rows, SeedTable, TableName } from '../rows';
import { boolean, type Check, type Findings, instant, integer, isObject, object, oneOf, ref } from '../rows/checks';
import { isSeedTable, seedTables, tables } from '../rows/registry';
import { parseJobSetting } from '../time/job-settings';
import { type SeedFile, SeedFileError, seedFileFormat, seedFileVersion } from './seed-file';

const sameVersion: Check = (value, place, { problem }) => {
  if (value === seedFileVersion) return;
  const isVersion = typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
  if (!isVersion) return problem(place, `is not ${seedFileVersion}`);
  problem(place, `is ${value}: ${value > seedFileVersion ? 'a newer' : 'an older'} payments-sandbox wrote it`);
};

const rows: Check = (value, place, findings) => {
  if (!isObject(value)) return findings.problem(place, 'is not an object');
  for (const name of seedTables) if (!Array.isArray(value[name])) findings.problem(`${place}.${name}`, 'is not a list');
  for (const [name, list] of Object.entries(value)) {
    if (!isSeedTable(name)) findings.problem(`${place}.${name}`, 'is not a table of a seed file');
    else if (Array.isArray(list)) list.forEach((row, i) => tables[name].seed(row, `${place}.${name}[${i}]`, findings));
  }
};

const seedFile = object({
  format: oneOf([seedFileFormat]),
  version: sameVersion,
  currency: oneOf(['usd', 'cad']),
  accounts: object({ test: ref('accounts'), live: ref('accounts') }),
  clock: object({ now: instant, frozen: boolean }),
  sequence: integer,
  counts: object({ ids: integer, writes: integer, reads: integer }),
  rows,
});

/** Returns a seed file from its text or its parsed object. Throws a `SeedFileError`. */
export function readSeedFile(given: unknown): SeedFile {
  const file = typeof given === 'string' ? parsed(given) : given;
  if (!isObject(file) || file['format'] !== seedFileFormat) throw new SeedFileError('', 'Not a seed file.');
  sameVersion(file['version'], 'version', strict);
  const references: Reference[] = [];
  assertFormed(file, { ...strict, reference: (place, table, id) => references.push({ place, table, id }) });
  assertConsistent(file);
  assertComplete(file, references);
  return file;
}

/** A reference from one row to another. */
interface Reference {
  readonly place: string;
  readonly table: TableName;
  readonly id: string;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SeedFileError('', `Not a seed file: not valid JSON. ${error instanceof Error ? error.message : ''}`);
  }
}

/** Stops at the first problem. */
const strict: Findings = {
  problem: (place, what) => {
    throw new SeedFileError(place.replace(/^\./, ''), what);
  },
  reference: () => undefined,
};

/** Checks that every field is present and has the expected form. */
function assertFormed(file: object, findings: Findings): asserts file is SeedFile {
  seedFile(file, '', findings);
}

/** Checks that every referenced row is in the file. */
function assertComplete(file: SeedFile, references: readonly Reference[]): void {
  const known = new Map<TableName, Set<string>>();
  for (const { table, row } of rowsOf(file)) known.set(table, (known.get(table) ?? new Set()).add(row.id));
  for (const { place, table, id } of references)
    if (!known.get(table)?.has(id)) strict.problem(place, `names ${id}, which is not in rows.${table}`);
}

/** Checks the invariants of rows, and that no id or sequence number occurs twice. */
function assertConsistent(file: SeedFile): void {
  const sequences = new Set<number>();
  const ids = new Set<string>();
  for (const { table, row, place } of rowsOf(file)) {
    if (ids.has(`${table} ${row.id}`)) strict.problem(`${place}.id`, `is that of an earlier row: ${row.id}`);
    ids.add(`${table} ${row.id}`);
    if ('sequence' in row) {
      if (row.sequence < 1 || row.sequence > file.sequence)
        strict.problem(`${place}.sequence`, `is not from 1 to ${file.sequence}, the number of the last row`);
      if (sequences.has(row.sequence)) strict.problem(`${place}.sequence`, 'is that of an earlier row');
      sequences.add(row.sequence);
    }
    assertRow(table, row, place);
  }
  for (const [i, row] of file.rows.job_settings.entries()) assertJobSettings(row, `rows.job_settings[${i}]`);
  assertOwnAccounts(file);
}

function assertRow<Name extends SeedTable>(table: Name, row: Rows[Name], place: string): void {
  try {
    assertInvariants(table, row);
  } catch (error) {
    throw new SeedFileError(place, `breaks a rule: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Checks the values of job settings. A default is expressed by the absence of a setting. */
function assertJobSettings({ settings }: JobSettingsRow, place: string): void {
  for (const [job, setting] of Object.entries(settings))
    if (setting === 'default' || parseJobSetting(setting) !== setting)
      strict.problem(`${place}.settings.${job}`, 'is not immediate, manual or a span');
}

/** Checks that the platform has one account in each mode, and that the file names them. */
function assertOwnAccounts({ accounts, rows }: SeedFile): void {
  const own = rows.accounts.filter(({ kind }) => kind === 'platform');
  if (own.length !== 2) strict.problem('rows.accounts', `has ${own.length} accounts of a platform, and not 2`);
  for (const mode of ['test', 'live'] as const)
    if (!own.some((row) => row.mode === mode && row.id === accounts[mode]))
      strict.problem(`accounts.${mode}`, `is not the ${mode} account of the platform`);
}

interface LocatedRow {
  readonly table: SeedTable;
  readonly row: SeedFile['rows'][SeedTable][number];
  readonly place: string;
}

function* rowsOf({ rows }: SeedFile): Generator<LocatedRow, void, undefined> {
  for (const [table, list] of Object.entries(rows))
    if (isSeedTable(table)) for (const [i, row] of list.entries()) yield { table, row, place: `rows.${table}[${i}]` };
}
