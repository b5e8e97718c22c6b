import { limits } from '../../spec/tables/limits';
import type { Change, Commit } from './commit';
import { apply, copyOf, type Database, revertTo, rowCount, type State } from './state';

/** The origin of a step: what began it, and its instant on the platform's clock. */
export interface StepOrigin {
  /** Null for a control operation, which the request log does not have. */
  readonly request_id: string | null;
  readonly operation: string;
  readonly created_at: string;
}

/** The inverse of a transaction, and its number. */
interface Inverse {
  readonly number: number;
  readonly taken: readonly Change[];
}

/** A request or call with the transactions that followed from it. */
interface Step {
  readonly origin: StepOrigin;
  /** The state before the step, without its tables: rows are changed in place, unless the step replaced the whole state. */
  readonly before: Omit<State, 'tables'>;
  /** Whether it replaced the whole state. The database keeps the former state under the number of the step. */
  readonly replaced: boolean;
  /** The number of its first transaction, or of the replacement. */
  readonly first: number;
  /** The inverse of each transaction, in their order; within each, in the order of its writes. */
  readonly undo: Inverse[];
  /** Number of rows that the step retains. */
  weight: number;
  /** Number of these rows that belong to follow-up transactions. */
  followed: number;
}

/** A step that can be undone, with the number of its first transaction. */
export interface UndoableStep extends StepOrigin {
  readonly first: number;
}

export interface UndoneStep extends StepOrigin {
  /** Number of rows that the step had written. */
  readonly rows: number;
  /** Number of faults that it had changed, without those that it had created. */
  readonly faults: number;
}

const { transactions: MAX_STEPS, records: MAX_ROWS } = limits.undo;

/** The last steps, for undo: bounded, and only in memory. */
export class UndoLog {
  /** Steps by number, from `#oldest` to the one before `#next`. */
  readonly #steps = new Map<number, Step>();
  #oldest = 0;
  #next = 0;
  #weight = 0;
  /** The number of transactions so far. Those that were undone count, too. */
  #transactions = 0;
  /** The transactions before this one are forgotten. */
  #reach = 0;
  /** The numbers from the first transaction that was ever undone to the present one at the last undo. */
  #undone = { from: 0, to: 0 };

  /** The number of the oldest step that can be undone. */
  get oldest(): number {
    return this.#oldest;
  }

  get size(): number {
    return this.#next - this.#oldest;
  }

  /** A number for the present state: see `stateBefore`. */
  get position(): number {
    return this.#transactions;
  }

  /** Returns the steps that began at a position or later, the oldest first. */
  since(position: number): readonly UndoableStep[] {
    const steps = [...this.#steps.values()].filter(({ first }) => first >= position);
    return steps.map(({ origin, first }) => ({ ...origin, first }));
  }

  /**
   * Adds a transaction. Without an origin it belongs to the last step. So does a later one of the same request, and one that
   * writes only the response for an idempotency key: the record of a refused request.
   */
  add(taken: readonly Change[], before: Step['before'], origin: StepOrigin | undefined): void {
    const number = this.#transactions++;
    const inverse = { number, taken };
    const weight = taken.length;
    const last = this.#steps.get(this.#next - 1);
    const isSameRequest =
      origin !== undefined && origin.request_id !== null && last?.origin.request_id === origin.request_id;
    if (origin !== undefined && !isSameRequest && taken[0]?.[0] !== 'idempotency_keys')
      return this.#begin({ origin, before, replaced: false, first: number, undo: [inverse], weight, followed: 0 });
    if (last === undefined) return this.#forget(0);
    last.undo.push(inverse);
    last.weight += weight;
    this.#weight += weight;
    if (!isSameRequest) last.followed += weight;
    // Follow-up transactions can go on for ever, such as the responses kept for refused requests.
    if (last.followed > MAX_ROWS) this.#forget(this.size);
    this.#bound();
  }

  /** Adds a step that replaced the whole state. Returns the number under which the former state must be kept. */
  addReplacement(before: Readonly<State>, origin: StepOrigin): number {
    const number = this.#next;
    const first = this.#transactions++;
    const weight = rowCount(before);
    this.#begin({ origin, before, replaced: true, first, undo: [], weight, followed: 0 });
    return number;
  }

  /** Deletes all steps. */
  clear(): void {
    this.#forget(this.size);
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
    this.#reach = this.#steps.get(this.#oldest)?.first ?? this.#transactions;
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
    const steps = Array.from({ length: count }, () => ({ number: --this.#next, ...this.#take(this.#next) }));
    const undone = steps.map(({ origin, weight, undo }) => ({ ...origin, rows: weight, faults: faultsIn(undo) }));
    const { changes, revert } = inverseOf(steps);
    const from = steps.at(-1)?.first ?? this.#transactions;
    this.#undone = { from: this.#undone.to === 0 ? from : Math.min(from, this.#undone.from), to: this.#transactions++ };
    if (revert !== undefined) revertTo(database, revert);
    const { sequence, counts } = steps.at(-1)?.before ?? database;
    Object.assign(database, { sequence, counts });
    for (const change of changes.values()) apply(database.tables, change);
    return { undone, commit: { ...(revert !== undefined && { revert }), changes: [...changes.values()], sequence } };
  }

  /**
   * Returns the state that a database had at an earlier position, which changes nothing in the database; undefined for one that
   * is forgotten, and for one whose transactions were undone since.
   */
  stateBefore(position: number, database: Database): State | undefined {
    const isUndone = position > this.#undone.from && position <= this.#undone.to;
    if (position < this.#reach || isUndone) return undefined;
    const later = [...this.#steps].reverse().map(([number, step]) => ({ number, ...step }));
    const steps = later.filter(({ first, undo }) => (undo.at(-1)?.number ?? first) >= position);
    const { changes, revert } = inverseOf(steps, position);
    const former = revert === undefined ? database : database.replaced.get(revert);
    if (former === undefined) return undefined;
    const { sequence, counts } = steps.findLast(({ first }) => first >= position)?.before ?? database;
    const state = { ...copyOf(former), sequence, counts };
    for (const change of changes.values()) apply(state.tables, change);
    return state;
  }
}

/**
 * Returns the changes that undo steps, the last one first, from a position on; and the number of the replaced state that they are
 * of, if one of the steps replaced it.
 */
function inverseOf(
  steps: readonly (Step & { readonly number: number })[],
  position = 0,
): { readonly changes: ReadonlyMap<string, Change>; readonly revert: number | undefined } {
  // Only the oldest state of each row counts: it overwrites the later ones.
  const changes = new Map<string, Change>();
  let revert: number | undefined;
  for (const { number, first, undo, replaced } of steps) {
    for (const { taken } of undo.filter((inverse) => inverse.number >= position).reverse())
      for (const change of taken.toReversed()) changes.set(`${change[0]} ${change[1]}`, change);
    if (!replaced || first < position) continue;
    changes.clear();
    revert = number;
  }
  return { changes, revert };
}

/** The number of faults that a step changed, without those that it created. */
function faultsIn(undo: Step['undo']): number {
  const existed = new Map<string, boolean>();
  for (const [table, id, before] of undo.flatMap(({ taken }) => taken))
    if (table === 'faults' && !existed.has(id)) existed.set(id, before !== null);
  return [...existed.values()].filter(Boolean).length;
}
