import { assertInvariants } from '../domain/invariants';
import { sumProblems } from '../domain/sums';
import { messageOf } from '../domain/thrown';
import type { Rows, TableName } from '../rows';
import { LineReader } from '../store/journal/line-reader';
import { createDatabase, type Database } from '../store/state';

/** Checks the rows of a journal: line by line, then all together. */
export class RowVerifier {
  readonly #database: Database = createDatabase();
  readonly #reader: LineReader;
  #problems: string[] = [];

  /** `name`: the name of the journal in messages. `release`: the release that the journal names. */
  constructor(name: string, release: string | undefined) {
    this.#reader = new LineReader(name, this.#database, (table, row) =>
      this.#problems.push(...invariantProblems(table, row)),
    );
    this.#reader.release = release;
  }

  /** Rows that were written, including those that were replaced or deleted since. */
  get rows(): number {
    return this.#reader.changes;
  }

  /** Returns what is wrong with a line. Throws a `NewerReleaseError` for one that this release cannot read. */
  verify(line: string): readonly string[] {
    this.#problems = [];
    this.#reader.replay(line);
    return this.#problems;
  }

  /** Returns which sums over the rows of all lines are wrong. A line with a problem is not among them. */
  verifySums(): Iterable<string> {
    return sumProblems((table) => this.#database.tables[table].rows());
  }
}

function invariantProblems<Name extends TableName>(table: Name, row: Rows[Name]): readonly string[] {
  try {
    assertInvariants(table, row);
    return [];
  } catch (error) {
    return [messageOf(error)];
  }
}
