import { onTestFinished } from 'vitest';
import type { LeaseHolder } from '../../../mock-server/store/journal/lease-holder';
import { type Database, openDatabase } from '../../../mock-server/store/journal/postgres/database';
import { PlatformRows, type Tenure, type Unclaimed } from '../../../mock-server/store/journal/postgres/platform-rows';
import { PostgresJournal } from '../../../mock-server/store/journal/postgres/postgres-journal';
import { repeat } from '../../../mock-server/store/journal/postgres/repeat';
import { applySchema } from '../../../mock-server/store/journal/postgres/schema';
import type { TestDatabase } from './database';
import { createDatabase } from './shared';

/** The lease of a replica, which a test ends or makes uncertain. Its row is in the database. */
export class TestLease implements LeaseHolder {
  term = 1;
  isHeld = true;
  /** The result of `confirm` for the present term. */
  isConfirmed = true;
  readonly #observers = new Map<() => void, number>();
  readonly #database: Database;

  constructor(
    database: Database,
    readonly id: string,
  ) {
    this.#database = database;
  }

  /** Writes the row of the present term. */
  async begin(seconds = 600): Promise<this> {
    await this.#database.query(
      `insert into sandbox.replicas (id, url, term, lease_until) values ($1, $2, $3, clock_timestamp() + $4 * interval '1 s')
         on conflict (id) do update set term = excluded.term, lease_until = excluded.lease_until`,
      [this.id, `http://${this.id}.example.test`, this.term, seconds],
    );
    return this;
  }

  confirm(term: number): Promise<boolean> {
    return Promise.resolve(term === this.term && this.isConfirmed);
  }

  onLost(term: number, run: () => void): () => void {
    this.#observers.set(run, term);
    return () => this.#observers.delete(run);
  }

  /** Ends the term for this replica, and for the others as well. */
  async lose(): Promise<void> {
    const lost = this.term;
    const sql = `update sandbox.replicas set lease_until = '-infinity' where id = $1`;
    this.term++;
    this.isHeld = false;
    for (const [run, term] of [...this.#observers]) if (term === lost) run();
    await this.#database.query(sql, [this.id]);
  }
}

/** An empty database with the tables, the connections of a process to it, and the lease of that process. */
export async function openTestDatabase(): Promise<{
  readonly test: TestDatabase;
  readonly database: Database;
  readonly lease: TestLease;
}> {
  const test = await createDatabase();
  const database = await openDatabase(test.url);
  onTestFinished(() => database.close());
  await applySchema(database);
  return { test, database, lease: await new TestLease(database, 'rep_1').begin() };
}

/** Claims a platform for a lease, and opens its journal. */
export async function claimJournal(database: Database, lease: LeaseHolder, id = 'pf_1'): Promise<PostgresJournal> {
  const rows = new PlatformRows(database, lease);
  const { term } = lease;
  const tenure = await repeat(async () => (await rows.create(id, term, [])) ?? (await rows.claim(id, term, [], true)), {
    isOver: () => false,
  });
  if (!isTenure(tenure)) throw new Error(`${id} could not be claimed`);
  return new PostgresJournal({ database, id, tenure });
}

export function isTenure(claimed: Tenure | Unclaimed): claimed is Tenure {
  return typeof claimed === 'object' && 'epoch' in claimed;
}
