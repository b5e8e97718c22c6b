import type { Platform } from '../../../platform/platform';
import type { UndoableStep } from '../../../store/undo-log';
import type { Said } from './said';

/** An act that a form of the dashboard carried out. */
export interface DoneAct {
  readonly said: Said;
  /** The path of the page with the form. */
  readonly path: string;
  /** The positions of the platform before and after it: see `Platform.position`. */
  readonly from: number;
  readonly to: number;
}

/** The most acts of a platform whose pages say what was done. */
const MAX_ACTS = 100;

/** The last acts on a platform, by their numbers. */
export class DoneActs {
  readonly #acts = new Map<string, DoneAct>();

  /**
   * Stores an act, so that the page after the redirect says what was done. Returns its number: `version` is that of the changes
   * of the platform, so that no other process run gives the same.
   */
  add(act: DoneAct, version: number): string {
    const newest = Math.max(0, ...[...this.#acts.keys()].map(Number));
    const number = String(Math.max(version, newest + 1));
    this.#acts.set(number, act);
    const [oldest] = this.#acts.keys();
    if (this.#acts.size > MAX_ACTS && oldest !== undefined) this.#acts.delete(oldest);
    return number;
  }

  /** Returns an act by its number; undefined for one that is forgotten. */
  find(number: string): DoneAct | undefined {
    return this.#acts.get(number);
  }
}

/** The changes that an undo of an act takes. */
export interface UndoOf {
  /** Number of all of them. */
  readonly count: number;
  /** The later changes, which go with it, newest first. */
  readonly later: readonly UndoableStep[];
  /** The number of the newest of all. */
  readonly newest: number;
}

/** Returns what an undo of an act takes; undefined if the act changed nothing, was undone, or is forgotten by the undo log. */
export function undoOf({ snapshots }: Platform, { from, to }: DoneAct): UndoOf | undefined {
  const steps = snapshots.undoableSince(from);
  const newest = steps.at(-1);
  if (newest === undefined || (steps[0]?.first ?? to) >= to) return undefined;
  return { count: steps.length, later: steps.filter(({ first }) => first >= to).reverse(), newest: newest.first };
}
