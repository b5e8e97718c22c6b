import { expect, test } from 'vitest';
import { part, scaled } from '../support/run-scale';
import { Simulation, type SimulatedSystem } from './simulation/simulation';

/** `npm run check durability` runs a fifth of the seeds of `npm run check simulation`. */
const { seeds, operations } = scaled({
  full: { seeds: 2_000, operations: 16 },
  short: { seeds: 200, operations: 6 },
});
const SEEDS = Number(process.env['SIMULATION_SEEDS'] ?? seeds);

/**
 * To repeat one run, with TEST_RUNS=full if it failed so: SIMULATION_SEED=17 npx vitest run test/durability/simulation.test.ts
 */
const only = process.env['SIMULATION_SEED'];

/** Files of macOS and Windows differ in few calls. */
const systems: readonly (readonly [SimulatedSystem, runs: number])[] = [
  ['Linux', SEEDS],
  ['macOS', SEEDS / 50],
  ['Windows', SEEDS / 10],
];

/** `.ci/run` has other seeds at each commit. */
const seedsOf = (runs: number) => {
  const all = Array.from({ length: runs }, (_, seed) => seed);
  return part.of(all, import.meta.filename);
};

test.each(systems.map(([system, runs]) => ({ system, seeds: seedsOf(runs) })))(
  'on $system, $seeds.length random runs on a disk that fails, with crashes: nothing acknowledged is lost, nothing is doubled',
  async ({ system, seeds }) => {
    const chosen = only === undefined ? seeds : [Number(only)];
    const failed: string[] = [];
    for (const seed of chosen) {
      try {
        await new Simulation(seed, operations, system).run();
      } catch (error) {
        failed.push(`seed ${seed}: ${error instanceof Error ? error.stack : String(error)}`);
        if (failed.length === 3) break;
      }
    }
    expect(failed).toEqual([]);
  },
  1_800_000,
);
