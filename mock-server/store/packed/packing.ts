import { LINE_CHANGES, lineOf } from '../lines/commit-lines';
import { LINES_PER_PAGE, PackedLines } from './packed-lines';
import type { Change } from '../commit';
import type { Tables } from '../tables';

export interface PackingOptions {
  /** Rows of a table with at most so many rows stay objects: some of them are read by every request. Default: 2,048. */
  readonly unpackedRows?: number;
  /** The same where no journal has written the lines, so that packing has to: it pays in large tables only. Default: 32,768. */
  readonly unpackedRowsWithoutLines?: number;
  /** The latest lines, whose rows stay objects: they are the most likely to be read. Default: 512. */
  readonly unpackedLines?: number;
  /** Lines that are packed together, at most 64, which is the default. */
  readonly linesPerPage?: number;
}

/** A longer line does not wait until its rows are packed. */
const KEPT_CHARACTERS = 64 * 1024;

/** The rows of a platform, and those of replacements that are being put, by their numbers. */
interface PackedDatabase {
  readonly tables: Tables;
  readonly staged: ReadonlyMap<number, Tables>;
}

interface RecentLine {
  readonly changes: readonly Change[];
  readonly line: string | undefined;
  /** The number of the replacement that the rows belong to. */
  readonly staged: number | undefined;
}

/** Packs the rows of large tables a short time after they were written: see `PackedLines`. */
export class Packing {
  readonly #options: Required<PackingOptions>;
  #recent: RecentLine[] = [];

  constructor({
    unpackedRows = 2_048,
    unpackedRowsWithoutLines = 32_768,
    unpackedLines = 512,
    linesPerPage = LINES_PER_PAGE,
  }: PackingOptions = {}) {
    this.#options = { unpackedRows, unpackedRowsWithoutLines, unpackedLines, linesPerPage };
  }

  /** Takes note of changes, and of their line if a journal has it. Packs older rows from time to time. */
  add(database: PackedDatabase, changes: readonly Change[], line?: string, staged?: number): void {
    this.#add(changes, line, staged);
    this.#packBefore(database, this.#options.unpackedLines);
  }

  /**
   * Takes note of changes that were read from a journal. Nobody asks for their rows before all are read, so none of them has to stay an
   * object: a garbage collection copies those that live longer.
   */
  addRead(database: PackedDatabase, changes: readonly Change[], line: string, staged?: number): void {
    this.#add(changes, line, staged);
    this.#packBefore(database, 0);
  }

  #add(changes: readonly Change[], line: string | undefined, staged: number | undefined): void {
    for (let at = 0; at < changes.length; at += LINE_CHANGES) {
      const isWhole = changes.length <= LINE_CHANGES;
      const kept = isWhole && line !== undefined && line.length <= KEPT_CHARACTERS ? line : undefined;
      this.#recent.push({ changes: isWhole ? changes : changes.slice(at, at + LINE_CHANGES), line: kept, staged });
    }
  }

  /** Packs whole pages of lines before the latest ones. */
  #packBefore(database: PackedDatabase, latest: number): void {
    const { linesPerPage } = this.#options;
    while (this.#recent.length >= latest + linesPerPage) this.#pack(database, this.#recent.splice(0, linesPerPage));
  }

  #pack(database: PackedDatabase, recent: readonly RecentLine[]): void {
    const { unpackedRows, unpackedRowsWithoutLines } = this.#options;
    const page = new PackedLines();
    try {
      for (const [tables, lines] of byTables(database, recent)) {
        if (!hasLargeTable(tables, unpackedRows)) continue;
        const isHuge = hasLargeTable(tables, unpackedRowsWithoutLines);
        for (const { changes, line } of lines) {
          if (line === undefined && !isHuge) continue;
          page.add(line ?? lineOf({ changes }));
          if (!packLine(tables, changes, page, unpackedRows)) page.removeLast();
        }
      }
    } finally {
      page.close();
    }
  }
}

/** Returns the lines by the tables that they belong to: few belong to others than the current ones. */
function byTables({ tables, staged }: PackedDatabase, recent: readonly RecentLine[]): Map<Tables, RecentLine[]> {
  const lines = new Map<Tables, RecentLine[]>();
  for (const each of recent) {
    const own = (each.staged === undefined ? undefined : staged.get(each.staged)) ?? tables;
    const known = lines.get(own);
    if (known === undefined) lines.set(own, [each]);
    else known.push(each);
  }
  return lines;
}

function hasLargeTable(tables: Tables, rows: number): boolean {
  return Object.values(tables).some(({ size }) => size > rows);
}

/** Packs rows of large tables as the changes of the last line of a page. Returns whether there were any. */
function packLine(tables: Tables, changes: readonly Change[], page: PackedLines, unpackedRows: number): boolean {
  const line = page.last;
  let packed = 0;
  for (const [at, [table, , row]] of changes.entries())
    packed += row === null ? 0 : Number(tables[table].pack(row, unpackedRows, page, line, at));
  return packed > 0;
}
