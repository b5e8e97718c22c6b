import fc from 'fast-check';
import { expect, test } from 'vitest';
import { JournalLostError } from '../../mock-server/store/journal/journal';
import {
  DatabaseRefusedError,
  DatabaseUnavailableError,
} from '../../mock-server/store/journal/postgres/database-error';
import { PostgresJournal } from '../../mock-server/store/journal/postgres/postgres-journal';
import type { Database, QueryResult } from '../../mock-server/store/journal/postgres/sql';
import { scaled } from '../support/run-scale';

/**
 * What becomes of a statement. `late`: it is given up, and carried out after some of the next ones. `claimed`: another replica
 * claims the platform first.
 */
const outcomes = ['done', 'lost before', 'lost after', 'late', 'refused', 'claimed'] as const;
type Outcome = (typeof outcomes)[number];

/** The row of a platform, and its lines. Statements have the outcomes of a list, and then arrive. */
class SimulatedDatabase implements Database {
  readonly name = 'simulated';
  readonly lines: string[] = [];
  wakeAt: unknown = null;
  epoch = 1;
  #late: (() => void)[] = [];
  readonly #outcomes: Outcome[];

  constructor(statements: readonly Outcome[]) {
    this.#outcomes = [...statements];
  }

  async query(text: string, values: readonly unknown[] = []): Promise<QueryResult> {
    const outcome = this.#outcomes.shift() ?? 'done';
    if (outcome === 'claimed') this.epoch++;
    if (outcome === 'refused') throw new DatabaseRefusedError('the disk is full', '53100');
    const run = () => (text.startsWith('with moved') ? this.#append(values) : this.#look());
    if (outcome === 'late') this.#late.push(run);
    const result = outcome === 'late' || outcome === 'lost before' ? undefined : run();
    if (outcome === 'done') this.deliverLate();
    if (result === undefined || outcome === 'lost after') throw new DatabaseUnavailableError('no response');
    return result;
  }

  deliverLate(): void {
    for (const run of this.#late.splice(0)) run();
  }

  #append([, epoch, head, , , wakeAt, text]: readonly unknown[]): QueryResult {
    if (epoch !== this.epoch || head !== this.lines.length) return { rows: [], count: 0 };
    this.lines.push(...String(text).split('\n'));
    this.wakeAt = wakeAt;
    return { rows: [], count: 1 };
  }

  #look(): QueryResult {
    return { rows: [{ epoch: this.epoch, head: this.lines.length }], count: 1 };
  }

  transaction(): Promise<never> {
    return Promise.reject(new Error('no group is large'));
  }

  session(): Promise<never> {
    return Promise.reject(new Error('a journal needs no session'));
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

async function openJournal(statements: readonly Outcome[]) {
  const database = new SimulatedDatabase(statements);
  const tenure = { epoch: 1, head: 0, size: 0, checkpointSize: 0, name: null };
  const journal = new PostgresJournal({ database, id: 'pf_1', tenure, pause: () => Promise.resolve() });
  await journal.read(() => undefined);
  return { database, journal };
}

/** Appends a group again until it is acknowledged, as the adapter does. Returns false when the tenure is over. */
async function appendUntilKnown(journal: PostgresJournal, group: readonly string[]): Promise<boolean> {
  for (;;) {
    try {
      await journal.append(group);
      return true;
    } catch (error) {
      if (error instanceof JournalLostError) return false;
      expect(error).toBeInstanceOf(DatabaseRefusedError);
    }
  }
}

test('whatever becomes of each statement, the lines are those acknowledged, once and in order, and at most the unknown group', async () => {
  const groups = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 8 });
  const weighted = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...outcomes.filter((outcome) => outcome !== 'claimed')) },
    { weight: 1, arbitrary: fc.constant('claimed' as const) },
  );
  await fc.assert(
    fc.asyncProperty(groups, fc.array(weighted, { maxLength: 40 }), async (sizes, statements) => {
      const { database, journal } = await openJournal(statements);
      const acknowledged: string[] = [];
      let unknown: string[] = [];
      for (const [number, size] of sizes.entries()) {
        const group = Array.from({ length: size }, (_, i) => `${number}.${i}`);
        if (await appendUntilKnown(journal, group)) acknowledged.push(...group);
        else unknown = group;
        if (unknown.length > 0) break;
      }
      database.deliverLate();
      expect([acknowledged, [...acknowledged, ...unknown]]).toContainEqual(database.lines);
      expect(journal.lost === undefined).toBe(unknown.length === 0);
    }),
    { numRuns: scaled({ full: 2_000, short: 300 }) },
  );
});

test('a repeated append stores what was due when it began, not what later commits changed', async () => {
  const { database, journal } = await openJournal(['lost before', 'lost before']);
  const instants = [1000, null];
  await journal.append(['a'], { dueAt: () => instants.shift() ?? null, addresses: () => [] });
  expect([database.lines, database.wakeAt]).toEqual([['a'], 1000]);
});
