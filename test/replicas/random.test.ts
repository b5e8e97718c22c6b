import { afterAll, beforeAll, describe, test } from 'vitest';
import { type PostgresServer, startPostgres } from '../support/postgres/start';
import { randomDisturbance } from './support/random-disturbance';
import { disturbUnderLoad } from './support/run';

/** `npm run check replicas` sets it. */
const RUNS = Number(process.env['REPLICA_RUNS'] ?? 0);
const FIRST_SEED = Number(process.env['REPLICA_SEED'] ?? 1);
const TIMEOUT_MS = 180_000;

describe.runIf(RUNS > 0)('several disturbances at random, one after the other', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  for (let seed = FIRST_SEED; seed < FIRST_SEED + RUNS; seed++) {
    test(`seed ${seed}`, { timeout: TIMEOUT_MS }, () => disturbUnderLoad(server, randomDisturbance(seed)));
  }
});
