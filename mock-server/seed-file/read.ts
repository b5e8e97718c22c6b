import { assertInvariants } from '../domain/invariants';
import type { Rows, TableName } from '../rows';
import { type Findings, boolean, instant, integer, isObject, type Check, object, oneOf, ref } from './checks';
import { isSeedTable, rowChecks, type SeedTable } from './rows';
import { type SeedFile, SeedFileError, seedFileFormat, seedFileVersion } from './seed-file';

const sameVersion: Check = (value, place, { problem }) => {
  if (value === seedFileVersion) return;
  const isVersion = typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
  if (!isVersion) return problem(place, `is not ${seedFileVersion}`);
  problem(place, `is ${value}: ${value > seedFileVersion ? 'a newer' : 'an older'} payments-sandbox wrote it`);
};

const rows: Check = (value, place, findings) => {
  if (!isObject(value)) return findings.problem(place, 'is not an object');
  for (const name in rowChecks)
    if (isSeedTable(name) && !Array.isArray(value[name])) findings.problem(`${place}.${name}`, 'is not a list');
  for (const [name, list] of Object.entries(value)) {
    if (!isSeedTable(name)) findings.problem(`${place}.${name}`, 'is no table of a seed file');
    else if (Array.isArray(list)) list.forEach((row, i) => rowChecks[name](row, `${place}.${name}[${i}]`, findings));
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

/** A seed file that was read, by the text or the object that it is. Throws a `SeedFileError`. */
export function readSeedFile(given: unknown): SeedFile {
  const file = typeof given === 'string' ? parsed(given) : given;
  if (!isObject(file) || file['format'] !== seedFileFormat) throw new SeedFileError('', 'This is no seed file.');
  sameVersion(file['version'], 'version', strict);
  const references: Reference[] = [];
  assertFormed(file, { ...strict, reference: (place, table, id) => references.push({ place, table, id }) });
  assertConsistent(file);
  assertComplete(file, references);
  return file;
}

/** A row that another one names. */
interface Reference {
  readonly place: string;
  readonly table: TableName;
  readonly id: string;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SeedFileError('', `This is no seed file: it is no JSON. ${error instanceof Error ? error.message : ''}`);
  }
}

/** Stops at the first problem. */
const strict: Findings = {
  problem: (place, what) => {
    throw new SeedFileError(place.replace(/^\./, ''), what);
  },
  reference: () => undefined,
};

/** Every field is there, and of its kind. */
function assertFormed(file: object, findings: Findings): asserts file is SeedFile {
  seedFile(file, '', findings);
}

/** Every row that is named is in the file. */
function assertComplete(file: SeedFile, references: readonly Reference[]): void {
  const known = new Map<TableName, Set<string>>();
  for (const { table, row } of rowsOf(file)) known.set(table, (known.get(table) ?? new Set()).add(row.id));
  for (const { place, table, id } of references)
    if (!known.get(table)?.has(id)) strict.problem(place, `names ${id}, which is not in rows.${table}`);
}

/** What must hold of rows holds of these, and none is there twice. */
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
  assertOwnAccounts(file);
}

function assertRow<Name extends SeedTable>(table: Name, row: Rows[Name], place: string): void {
  try {
    assertInvariants(table, row);
  } catch (error) {
    throw new SeedFileError(place, `breaks a rule: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The platform has one account in each world, and those are the ones that the file names. */
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
