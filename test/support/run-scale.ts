/**
 * How much the long tests do. `npm test` runs each of them briefly; `npm run check models` and `npm run check durability` set
 * `TEST_RUNS=full`.
 */
const isFull = process.env['TEST_RUNS'] === 'full';

/** The number of runs, or the list of cases, of a long test. */
export function scaled<Value>({ full, short }: { readonly full: Value; readonly short: Value }): Value {
  return isFull ? full : short;
}

/** `2/3` runs the second of three parts of what repeats other tests. `.ci/run` sets it, to another part at each commit. */
const [part = 1, parts = 1] = (process.env['SHARD'] ?? '1/1').split('/').map(Number);

/** Returns the part of a list that this run has: all of it by default. */
export function sharded<Item>(items: readonly Item[]): readonly Item[] {
  return items.filter((_, index) => index % parts === part - 1);
}
