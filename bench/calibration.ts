import { median } from './median';

const text = JSON.stringify(
  Array.from({ length: 10_000 }, (_, id) => ({ id, name: 'x'.repeat(60), amount: 1_000, paid: true })),
);

/** Returns the median time of `JSON.parse` for a plain body of 1 MB, in milliseconds: the speed of the machine at that moment. */
export function calibrate(runs = 1): number {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    JSON.parse(text.slice(0));
    times.push(performance.now() - start);
  }
  return median(times);
}
