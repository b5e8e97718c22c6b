import { MissingError } from './figure';

/** Bounds the time of the whole measurement, and of its parts. */
export class Deadline {
  readonly #end: number;
  readonly #what: string;

  constructor(milliseconds: number, what: string) {
    this.#end = performance.now() + milliseconds;
    this.#what = what;
  }

  get isOver(): boolean {
    return performance.now() >= this.#end;
  }

  /** Whole milliseconds that are left, at least 1. */
  get left(): number {
    return Math.max(1, Math.ceil(this.#end - performance.now()));
  }

  /** Throws a `MissingError` when the time is over. */
  check(): void {
    if (this.isOver) throw new MissingError(this.#what);
  }

  /** A part of the time that is left. */
  within(milliseconds: number, what: string): Deadline {
    return this.left < milliseconds ? this : new Deadline(milliseconds, what);
  }
}
