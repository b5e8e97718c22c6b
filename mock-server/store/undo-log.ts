import { limits } from '../../spec/tables/limits';
import { apply, type Change, type Commit, type Database, liveChanges, rowCount, type State } from './state';

/** The origin of a step: a request id, or null for a call in the same process; and its instant on the platform's clock. */
export interface StepOrigin {
  readonly request_id: string | null;
  readonly created_at: string;
}

/** A request or call with the transactions that followed from it. */
interface Step {
  readonly origin: StepOrigin;
  /** The state before the step. Its tables are of use only when the step replaced them; otherwise they were changed in place. */
  readonly before: State;
  readonly replaced: boolean;
  /** The inverse of each transaction, in their order; within each, in the order of its writes. */
  readonly undo: (readonly Change[])[];
  /** Number of rows that the step retains. */
  weight: number;
  /** Number of these rows that belong to follow-up transactions. */
  followed: number;
}

export interface UndoneStep extends StepOrigin {
  /** Number of rows that the step had written. */
  readonly rows: number;
}

const { transactions: MAX_STEPS, records: MAX_ROWS } = limits.undo;

/** The last steps, for undo: bounded, and only in memory. */
export class UndoLog {
  /** Steps by number, from `#oldest` to the one before `#next`. */
  readonly #steps = new Map<number, Step>();
  #oldest = 0;
  #next = 0;
  #weight = 0;

  get size(): number {
    return this.#next - this.#oldest;
  }

  /**
   * Adds a transaction. Without an origin it belongs to the last step. So does one that writes only the response for an
   * idempotency key: the record of a refused request.
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
    // Follow-up transactions can go on for ever, such as the responses kept for refused requests.
    if (step.followed > MAX_ROWS) this.#forget(this.size);
    this.#bound();
  }

  /** Adds a step that replaced the whole state. */
  addReplacement(before: State, origin: StepOrigin): void {
    this.#begin({ origin, before, replaced: true, undo: [], weight: rowCount(before), followed: 0 });
  }

  /** Keeps the newest step, however large it is. */
  #begin(step: Step): void {
    this.#steps.set(this.#next++, step);
    this.#weight += step.weight;
    this.#bound();
  }

  #bound(): void {
    while (this.size > 1 && (this.size > MAX_STEPS || this.#weight > MAX_ROWS)) this.#forget(1);
  }

  /** Deletes the oldest steps. */
  #forget(count: number): void {
    for (; count > 0; count--) this.#take(this.#oldest++);
  }

  #take(number: number): Step {
    const step = this.#steps.get(number);
    if (step === undefined) throw new RangeError(`there is no step ${number} to undo`);
    this.#steps.delete(number);
    this.#weight -= step.weight;
    return step;
  }

  /** Undoes the last steps, which must exist. Returns them, the last one first, and the commit that records the undo. */
  undo(count: number, database: Database): { readonly undone: readonly UndoneStep[]; readonly commit: Commit } {
    const steps = Array.from({ length: count }, () => this.#take(--this.#next));
    // Only the oldest state of each row counts: it would overwrite the later ones.
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
