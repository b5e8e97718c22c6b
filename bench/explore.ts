import { explore } from '../mock-server/testing/explore';
import { rightShop } from '../test/explore/program';
import { report } from './bounded';
import { calibrate } from './calibration';
import { median } from './median';

/** Measures 100 schedules with the client of the test kit, for a scenario of two writes and one webhook. */

const RUNS = 5;
const SCHEDULES = 100;
const MAX_SECONDS = 3;

const explored = () => explore({ ...rightShop, budget: { schedules: SCHEDULES, ms: 120_000 } });
const { points } = await explored();
const seconds: number[] = [];
const calibrations: number[] = [];
for (let run = 0; run < RUNS; run++) {
  calibrations.push(calibrate(5));
  const start = performance.now();
  await explored();
  seconds.push((performance.now() - start) / 1_000);
}
console.log(`Points: ${points.join(', ')}. JSON.parse of 1 MB: ${median(calibrations).toFixed(1)} ms`);
const isWithin = report([
  { what: `seconds for ${SCHEDULES} schedules`, is: Number(median(seconds).toFixed(2)), most: MAX_SECONDS },
]);
process.exitCode = isWithin ? 0 : 1;
