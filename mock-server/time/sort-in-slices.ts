import { MAX_ROWS_PER_SLICE } from './slices';
import { endOfTick } from './tick';

type Compare<Item> = (a: Item, b: Item) => number;

/** Items that are sorted at once: a few milliseconds. */
const RUN_ITEMS = 8 * MAX_ROWS_PER_SLICE;

/**
 * Returns the items in order, and lets the event loop run meanwhile: while they are taken, too. Items that are in order already
 * are only copied.
 */
export async function sortInSlices<Item>(items: Iterable<Item>, compare: Compare<Item>): Promise<Item[]> {
  let runs: Item[][] = [];
  let run: Item[] = [];
  for (const item of items) {
    if (run.length === RUN_ITEMS) {
      runs.push(run.sort(compare));
      run = [];
      await endOfTick();
    }
    run.push(item);
  }
  runs.push(run.sort(compare));
  while (runs.length > 1) {
    const merged: Item[][] = [];
    for (let i = 0; i < runs.length; i += 2) merged.push(await merge(runs[i] ?? [], runs[i + 1] ?? [], compare));
    runs = merged;
  }
  return runs[0] ?? [];
}

async function merge<Item>(first: Item[], second: Item[], compare: Compare<Item>): Promise<Item[]> {
  const last = first.at(-1);
  const next = second[0];
  if (last === undefined || next === undefined || compare(last, next) <= 0) return first.concat(second);
  const merged: Item[] = [];
  let taken = 0;
  for (const item of first) {
    for (let other = second[taken]; other !== undefined && compare(other, item) < 0; other = second[taken]) {
      merged.push(other);
      taken++;
      if (merged.length % RUN_ITEMS === 0) await endOfTick();
    }
    merged.push(item);
    if (merged.length % RUN_ITEMS === 0) await endOfTick();
  }
  return merged.concat(second.slice(taken));
}
