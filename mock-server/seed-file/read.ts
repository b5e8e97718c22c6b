import type { AccountRow, JobSettingsRow, Rows, SeedTable, TableName } from '../rows';
import { isObject } from '../fields/field';
import type { OtherRows } from '../fields/other-rows';
import type { Derivation } from '../fields/reading';
import type { ReferencedTable } from '../fields/referenced-table';
import { removedTables, tables } from '../rows/registry';
import { isSeedTable, seedTables } from '../rows/seed-tables';
import { parseJobSetting } from '../time/job-settings';
import { Slices } from '../time/slices';
import { SeedFileError, type SeedFileHead, type SeedFileSource } from './format';
import { mayBeFormerHead, readHead, SeedReading } from './head';
import { hiddenReferences, isId, isIdOf, isRowOf } from './ids';
import { linesOf } from './lines';
import { NumberSet } from './number-set';
import { holdsCardNumber, maskStoredText } from '../domain/card-numbers';
import { type FoundCardNumbers, withoutCardNumbers, withoutRenderedNumbers } from '../domain/masked-value';
import { messageOf } from '../domain/thrown';

/** Tables that take the rows of a seed file. */
export interface RowSink {
  readonly has: (table: TableName, id: string) => boolean;
  /** Throws for a row that violates an invariant. */
  readonly insert: <Name extends SeedTable>(table: Name, row: Rows[Name]) => void;
  /** The rows so far. */
  readonly rows: OtherRows;
  /** Writes a row once more, of which a value was set. */
  readonly rewrite: (table: SeedTable, id: string) => void;
  /** Writes the rows so far. They are not visible yet. */
  readonly flush: () => Promise<void>;
}

/** A write to a disk waits for a full block. */
const FLUSH_AFTER_CHARACTERS = 1024 * 1024;

/**
 * Reads a seed file into empty tables, row by row, and lets the event loop run meanwhile. Returns its head. Throws a
 * `SeedFileError` at the first problem; what was read until then is void.
 */
export async function readSeedFile(source: SeedFileSource, sink: RowSink): Promise<SeedFileHead> {
  const reader = new SeedFileReader(sink);
  const slices = new Slices();
  let unwritten = 0;
  for await (const lines of linesOf(source)) {
    for (const line of lines) {
      reader.read(line);
      unwritten += line.length;
      if (slices.isFullAfter(line.length)) await slices.next();
      if (unwritten < FLUSH_AFTER_CHARACTERS) continue;
      unwritten = 0;
      await sink.flush();
    }
  }
  return reader.end();
}

/** A reference to a row that was not read yet. */
interface OpenReference {
  /** The first place that has the reference. */
  readonly place: string;
  readonly line: number;
  readonly table: TableName;
  readonly id: string;
}

/** A value of a row that follows from other rows. */
interface RowDerivation {
  readonly table: SeedTable;
  readonly id: string;
  readonly derivation: Derivation;
}

class SeedFileReader {
  readonly #sink: RowSink;
  readonly #firstLines: string[] = [];
  #head: SeedFileHead | undefined;
  #lineNumber = 0;
  readonly #counts = new Map<SeedTable, number>();
  #rows = 0;
  readonly #sequences = new NumberSet();
  readonly #openReferences = new Map<string, OpenReference>();
  readonly #ownAccounts: AccountRow[] = [];
  readonly #derivations: RowDerivation[] = [];
  #isComplete = false;
  readonly #reading: RowReading;

  constructor(sink: RowSink) {
    this.#sink = sink;
    this.#reading = new RowReading((table, id) => this.#refer(this.#reading.place, table, id));
  }

  #refer(place: string, table: TableName, id: string): void {
    const key = `${table} ${id}`;
    if (!this.#openReferences.has(key) && !this.#sink.has(table, id))
      this.#openReferences.set(key, { place, line: this.#lineNumber, table, id });
  }

  read(line: string): void {
    this.#lineNumber++;
    if (line.trim() === '') return;
    if (this.#isComplete) throw new SeedFileError(this.#place, 'follows the last line of the seed file');
    if (this.#head === undefined) return this.#readHead(line);
    const value = this.#parse(line);
    if (isEnd(value)) return this.#readEnd(value.rows);
    if (!isTableAndRow(value)) throw new SeedFileError(this.#place, 'is neither a row nor the last line');
    const [table, row] = value;
    // An escape sequence may hide the digits of the text itself.
    this.#reading.mayHoldCardNumber = line.includes('\\') || holdsCardNumber(line);
    if (Object.hasOwn(removedTables, table)) return this.#skipRow();
    if (!isSeedTable(table)) throw new SeedFileError(`rows.${table}`, 'is not a table of a seed file');
    try {
      this.#readRow(table, row, this.#head);
    } catch (error) {
      if (error instanceof SeedFileError) error.message += ` (${this.#place})`;
      throw error;
    }
  }

  /** Checks what the file as a whole must meet, and sets the values of older rows that follow from other rows. */
  end(): SeedFileHead {
    const head = this.#head ?? readHead(this.#firstLines.join('\n'));
    if (!this.#isComplete)
      throw new SeedFileError(
        '',
        `The seed file was cut off: it ends after ${this.#rows} rows, without its last line.`,
      );
    for (const table of seedTables) {
      const count = this.#counts.get(table) ?? 0;
      if (count !== head.rows[table])
        throw new SeedFileError(`rows.${table}`, `has ${count} rows, and not ${head.rows[table]} as in the first line`);
    }
    for (const { place, line, table, id } of this.#openReferences.values())
      throw new SeedFileError(place, `names ${id}, which is not in rows.${table} (line ${line})`);
    assertOwnAccounts(head, this.#ownAccounts);
    for (const { table, id, derivation } of this.#derivations)
      if (derivation(this.#sink.rows)) this.#sink.rewrite(table, id);
    return head;
  }

  get #place(): string {
    return `line ${this.#lineNumber}`;
  }

  #readHead(line: string): void {
    this.#firstLines.push(line);
    if (mayBeFormerHead(this.#firstLines)) return;
    this.#head = readHead(this.#firstLines.join('\n'));
    this.#reading.release = this.#head.release;
  }

  #readEnd(rows: unknown): void {
    if (rows !== this.#rows)
      throw new SeedFileError(this.#place, `counts ${String(rows)} rows, and the file has ${this.#rows}`);
    this.#isComplete = true;
  }

  #parse(line: string): unknown {
    try {
      return JSON.parse(line);
    } catch (error) {
      throw new SeedFileError(this.#place, `is not valid JSON. ${messageOf(error)}`);
    }
  }

  /** Skips a row of a table that is no longer there. */
  #skipRow(): void {
    this.#rows++;
  }

  #readRow<Name extends SeedTable>(table: Name, stored: unknown, head: SeedFileHead): void {
    const index = this.#counts.get(table) ?? 0;
    const place = `rows.${table}[${index}]`;
    const row = this.#reading.rowOf(table, index, stored);
    if (!isIdOf(table, row.id))
      throw new SeedFileError(`${place}.id`, 'is not the prefix of its kind and 1 to 64 letters, digits, "_" and "-"');
    for (const { field, table: other, id } of hiddenReferences(table, row)) this.#refer(`${place}.${field}`, other, id);
    this.#assertNew(table, row, place, head);
    try {
      this.#sink.insert(table, row);
    } catch (error) {
      throw new SeedFileError(place, `breaks a rule: ${messageOf(error)}`);
    }
    if (isRowOf('job_settings', table, row)) assertJobSettings(row, place);
    if (isRowOf('accounts', table, row) && row.kind === 'platform') this.#ownAccounts.push(row);
    for (const derivation of this.#reading.takeDerivations()) this.#derivations.push({ table, id: row.id, derivation });
    this.#counts.set(table, index + 1);
    this.#rows++;
    this.#openReferences.delete(`${table} ${row.id}`);
  }

  #assertNew<Name extends SeedTable>(table: Name, row: Rows[Name], place: string, { sequence }: SeedFileHead): void {
    if (this.#sink.has(table, row.id)) throw new SeedFileError(`${place}.id`, `is that of an earlier row: ${row.id}`);
    if (!('sequence' in row)) return;
    if (row.sequence < 1 || row.sequence > sequence)
      throw new SeedFileError(`${place}.sequence`, `is not from 1 to ${sequence}, the number of the last row`);
    if (!this.#sequences.add(row.sequence)) throw new SeedFileError(`${place}.sequence`, 'is that of an earlier row');
  }
}

/** Reads rows, completes those of an older release, and stops at the first problem. */
class RowReading extends SeedReading {
  readonly #onReference: (table: ReferencedTable, id: string) => void;
  /** Whether the ids of the present table are keys of several parts. */
  #hasKeys = false;
  /** Whether the present row may have a card number in it. */
  mayHoldCardNumber = false;

  constructor(onReference: (table: ReferencedTable, id: string) => void) {
    super();
    this.#onReference = onReference;
  }

  /** Release 0.1.0 exported keys and texts as they were sent, and people write files by hand. */
  override text(text: string): string {
    return this.mayHoldCardNumber ? maskStoredText(text) : text;
  }

  override object(value: object, isRendered: boolean): object {
    if (!this.mayHoldCardNumber) return value;
    const found: FoundCardNumbers = { masked: [], refused: [] };
    const change = isRendered ? withoutRenderedNumbers(value, found, '') : withoutCardNumbers(value, undefined, found);
    if (found.refused[0] !== undefined) this.#refuseCardNumber(found.refused[0]);
    return found.masked.length > 0 && isObject(change) ? change : value;
  }

  override whole(text: string): void {
    if (this.mayHoldCardNumber && holdsCardNumber(text)) this.#refuseCardNumber();
  }

  #refuseCardNumber(inside = ''): void {
    const where = inside === '' ? '' : `has a field ${inside.slice(1)} that `;
    this.problem(`${where}holds a card number. It is stored as it is: write it without the number`);
  }

  override id(id: string): void {
    this.whole(id);
    if (!this.#hasKeys && !isId(id)) this.problem('is not an id: letters, digits, "_" and "-"');
  }

  override reference(table: ReferencedTable, id: string): void {
    this.#onReference(table, id);
  }

  /** Returns the row with a number in the list of its table. */
  rowOf<Name extends SeedTable>(table: Name, index: number, stored: unknown): Rows[Name] {
    for (const name of ['rows', table]) {
      this.field = name;
      this.enter();
    }
    this.field = index;
    this.#hasKeys = table === 'card_declines';
    const { fields, seed } = tables[table];
    const row = (seed ?? fields).read(stored, this);
    this.leave();
    this.leave();
    return isRead(table, row) ? row : this.problem('is not an object');
  }
}

/** The fields were checked, by those of the table: a problem of one is thrown. */
function isRead<Name extends SeedTable>(_table: Name, row: unknown): row is Rows[Name] {
  return isObject(row);
}

function isEnd(value: unknown): value is { readonly end: true; readonly rows?: unknown } {
  return isObject(value) && value['end'] === true;
}

function isTableAndRow(value: unknown): value is readonly [table: string, row: unknown] {
  return Array.isArray(value) && value.length === 2 && typeof value[0] === 'string';
}

/** Checks the values of job settings. A default is expressed by the absence of a setting. */
function assertJobSettings({ settings }: JobSettingsRow, place: string): void {
  for (const [job, setting] of Object.entries(settings))
    if (setting === 'default' || parseJobSetting(setting) !== setting)
      throw new SeedFileError(`${place}.settings.${job}`, 'is not immediate, manual or a span');
}

/** Checks that the platform has one account in each mode, and that the file names them. */
function assertOwnAccounts({ accounts }: SeedFileHead, own: readonly AccountRow[]): void {
  if (own.length !== 2) throw new SeedFileError('rows.accounts', `has ${own.length} accounts of a platform, and not 2`);
  for (const mode of ['test', 'live'] as const)
    if (!own.some((row) => row.mode === mode && row.id === accounts[mode]))
      throw new SeedFileError(`accounts.${mode}`, `is not the ${mode} account of the platform`);
}
