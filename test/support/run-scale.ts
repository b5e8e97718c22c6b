import { relative, resolve } from 'node:path';

/**
 * How much the long tests do. `npm test` runs each of them briefly; `npm run check models` and `npm run check durability` set
 * `TEST_RUNS=full`.
 */
const isFull = process.env['TEST_RUNS'] === 'full';

/** The number of runs, or the list of cases, of a long test. */
export function scaled<Value>({ full, short }: { readonly full: Value; readonly short: Value }): Value {
  return isFull ? full : short;
}

const root = resolve(import.meta.dirname, '../..');

/** The part of what repeats other tests that a process runs. */
export class Part {
  readonly #part: number;
  readonly #parts: number;
  readonly #changed: ReadonlySet<string>;

  /** `shard` is `2/3` for the second of three parts. `changed` has the paths of files of tests that run whole, one a line. */
  constructor(shard: string | undefined, changed: string | undefined) {
    const [part = 1, parts = 1] = (shard ?? '1/1').split('/').map(Number);
    this.#part = part;
    this.#parts = parts;
    this.#changed = new Set((changed ?? '').split('\n'));
  }

  /** Whether a file runs whole. */
  isWhole(file: string): boolean {
    return this.#parts === 1 || this.#changed.has(relative(root, file).replaceAll('\\', '/'));
  }

  /** Returns the part of a list in a file of tests: all of it if that file runs whole. */
  of<Item>(items: readonly Item[], file: string): readonly Item[] {
    return this.isWhole(file) ? items : items.filter((_, index) => index % this.#parts === this.#part - 1);
  }

  /** Returns one item of a list by a number, in a list: another one in the next part. */
  oneOf<Item>(items: readonly Item[], number: number): readonly Item[] {
    const index = (number + this.#part) % items.length;
    return items.slice(index, index + 1);
  }

  /** Returns the part of a number of random runs, rounded up: all if the file of tests runs whole. */
  runsOf(count: number, file: string): number {
    return this.isWhole(file) ? count : Math.ceil(count / this.#parts);
  }
}

/** `.ci/run` sets another part at each commit, and `CHANGED_TESTS` to the files that the last 20 commits changed. */
export const part = new Part(process.env['SHARD'], process.env['CHANGED_TESTS']);
