/**
 * How much the long tests do. `npm test` runs each of them briefly; `npm run check models` and `npm run check durability` set
 * `TEST_RUNS=full`.
 */
const isFull = process.env['TEST_RUNS'] === 'full';

/** The number of runs, or the list of cases, of a long test. */
export function scaled<Value>({ full, short }: { readonly full: Value; readonly short: Value }): Value {
  return isFull ? full : short;
}
