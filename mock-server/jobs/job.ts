import type { UnitOfWork } from '../context';
import type { Rows, TableName } from '../rows';

/** A kind of background job: what it does with the row that it is about. */
export interface Job<Name extends TableName = TableName> {
  /** The table of the row. */
  readonly table: Name;
  /** Whether the row is in a state in which the job changes something. A job whose row is in another state is deleted. */
  readonly isAwaited: (work: Pick<UnitOfWork, 'rows'>, subjectId: string) => boolean;
  /** Runs the job. Does nothing if the row does not await it. */
  readonly run: (work: UnitOfWork, subjectId: string) => void;
}

/** Defines a kind of job on the rows of a table, by the rows that await it and what it does with one of them. */
export function jobOn<Name extends TableName>(
  table: Name,
  awaits: (row: Rows[Name]) => boolean,
  run: (work: UnitOfWork, row: Rows[Name]) => void,
): Job<Name> {
  const awaiting = ({ rows }: Pick<UnitOfWork, 'rows'>, id: string) => {
    const row = rows.find(table, id);
    return row !== undefined && awaits(row) ? row : undefined;
  };
  return {
    table,
    isAwaited: (work, id) => awaiting(work, id) !== undefined,
    run: (work, id) => {
      const row = awaiting(work, id);
      if (row !== undefined) run(work, row);
    },
  };
}
