import { limits } from '../../spec/tables/limits';
import { apply, type Change, type Commit, type Database, liveChanges, rowCount, type State } from './state';

/** What began a step: a request by its id, or somebody in the same process; and when, on the platform's clock. */
export interface StepOrigin {
  readonly request_id: string | null;
  readonly created_at: string;
}

/** One thing that somebody did, with all that followed it by itself. */
interface Step {
  readonly origin: StepOrigin;
  /** What there was before. Its tables are good only where they were replaced as a whole; else the same go on. */
  readonly before: State;
  readonly replaced: boolean;
  /** What takes back each of its transactions, in their order; within each, in the order of its writes. */
  readonly undo: (readonly Change[])[];
  /** How many rows are kept because of it. */
  weight: number;
  /** How many of them because of what followed it by itself. */
  followed: number;
}

export interface UndoneStep extends StepOrigin {
  /** How many rows it had written. */
  readonly rows: number;
}

const { transactions: MAX_STEPS, records: MAX_ROWS } = limits.undo;

/** What was done last, to be taken back: bounded, and in memory alone. */
export class UndoLog {
  /** By number: those from the oldest to the one before the next. */
  readonly #steps = new Map<number, Step>();
  #oldest = 0;
  #next = 0;
  #weight = 0;

  get size(): number {
    return this.#next - this.#oldest;
  }

  /**
   * Takes note of a transaction. Without an origin it follows by itself from the last step. So does one that writes nothing
   * but the answer for an idempotency key, which is what is left of a request that was refused.
   */
  add(taken: readonly Change[], before: State, origin: StepOrigin | undefined): void {
    if (origin !== undefined && taken[0]?.[0] !== 'idempotency_keys') {
      this.#begin({ origin, before, replaced: false, undo: [taken], weight: taken.length, followed: 0 });
      return;
    }
    const step = this.#steps.get(this.#next - 1);
    if (step === undefined) return;
    step.undo.push(taken);
    step.weight += taken.length;
    step.followed += taken.length;
    this.#weight += taken.length;
    // What follows by itself never ends, as answers do that are kept for requests that were refused.
    if (step.followed > MAX_ROWS) this.#forget(this.size);
    this.#bound();
  }

  /** Takes note that everything was replaced. */
  addReplacement(before: State, origin: StepOrigin): void {
    this.#begin({ origin, before, replaced: true, undo: [], weight: rowCount(before), followed: 0 });
  }

  /** The last step goes away last, however large it is. */
  #begin(step: Step): void {
    this.#steps.set(this.#next++, step);
    this.#weight += step.weight;
    this.#bound();
  }

  #bound(): void {
    while (this.size > 1 && (this.size > MAX_STEPS || this.#weight > MAX_ROWS)) this.#forget(1);
  }

  /** Forgets the oldest steps. */
  #forget(count: number): void {
    for (; count > 0; count--) this.#take(this.#oldest++);
  }

  #take(number: number): Step {
    const step = this.#steps.get(number);
    if (step === undefined) throw new RangeError(`there is no step ${number} to take back`);
    this.#steps.delete(number);
    this.#weight -= step.weight;
    return step;
  }

  /** Takes back the last steps, which must be known. Gives what they were, the last one first, and the commit that tells of it. */
  undo(count: number, database: Database): { readonly undone: readonly UndoneStep[]; readonly commit: Commit } {
    const steps = Array.from({ length: count }, () => this.#take(--this.#next));
    // By row: the oldest of its states. Of these the later ones would be overwritten.
    const changes = new Map<string, Change>();
    let replaced = false;
    for (const step of steps) {
      for (const taken of step.undo.reverse())
        for (const change of taken.toReversed()) changes.set(`${change[0]} ${change[1]}`, change);
      if (step.replaced) {
        changes.clear();
        replaced = true;
        database.tables = step.before.tables;
      }
      database.sequence = step.before.sequence;
      database.counts = step.before.counts;
    }
    for (const change of changes.values()) apply(database.tables, change);
    const { sequence } = database;
    const undone = steps.map(({ origin, weight }) => ({ ...origin, rows: weight }));
    return replaced
      ? { undone, commit: { reset: true, changes: [...liveChanges(database)], sequence } }
      : { undone, commit: { changes: [...changes.values()], sequence } };
  }
}
