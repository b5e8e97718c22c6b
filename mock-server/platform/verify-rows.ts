import { assertInvariants } from '../domain/invariants';
import type { EventsRow, Rows, TableName } from '../rows';
import { isObject } from '../rows/checks';
import { isTableName, tables } from '../rows/registry';
import { asRendered } from '../seed-file/write';
import { commitOf } from '../store/lines/commit-lines';
import { Reader } from '../store/reader';
import type { Change } from '../store/commit';
import { createDatabase, type Database, replay } from '../store/state';
import { sumProblems } from '../domain/sums';
import { messageOf } from '../domain/thrown';

/** Checks the rows of a journal: line by line, then all together. */
export class RowVerifier {
  readonly #database: Database = createDatabase();
  readonly #reader = new Reader(this.#database);
  #rows = 0;

  /** Rows that were written, including those that were replaced or deleted since. */
  get rows(): number {
    return this.#rows;
  }

  /** Returns what is wrong with a line. */
  verify(line: string): readonly string[] {
    try {
      const commit = commitOf(line);
      const events = commit.changes.filter(([table]) => table === 'events');
      const others = commit.changes.filter(([table]) => table !== 'events');
      this.#rows += commit.changes.length;
      const problems = others.flatMap((change) => this.#problemsOf(change));
      if (problems.length > 0) return problems;
      replay(this.#database, commit);
      // Events are rendered from rows that the same line may have.
      return events.flatMap((change) => this.#problemsOf(change));
    } catch (error) {
      return [`the line does not fit the tables of this payments-sandbox: ${messageOf(error)}`];
    }
  }

  /** Returns which sums over the rows of all lines are wrong. A line with a problem is not among them. */
  verifySums(): Iterable<string> {
    return sumProblems((table) => this.#database.tables[table].rows());
  }

  #problemsOf([table, id, row]: Change): readonly string[] {
    if (!isTableName(table)) return [`${String(table)} is not a table`];
    if (row === null) return [];
    if (!isObject(row) || typeof id !== 'string') return [`${table} has a row without an id`];
    const problems = formProblems(this.#reader, table, row);
    return problems.length > 0 ? problems : invariantProblems(table, row);
  }
}

function formProblems<Name extends TableName>(rows: Reader, table: Name, row: Rows[Name]): readonly string[] {
  const problems: string[] = [];
  const { fields, seed } = tables[table];
  const form = seed ?? fields;
  form(isEvents(table, row) ? asRendered(rows, row) : row, '', {
    problem: (place, what) => void problems.push(`${table} ${row.id}: ${place.replace(/^\./, '')} ${what}`),
    reference: () => undefined,
  });
  return problems;
}

function isEvents(table: TableName, row: Rows[TableName]): row is EventsRow {
  return table === 'events' && 'states' in row;
}

function invariantProblems<Name extends TableName>(table: Name, row: Rows[Name]): readonly string[] {
  try {
    assertInvariants(table, row);
    return [];
  } catch (error) {
    return [messageOf(error)];
  }
}
