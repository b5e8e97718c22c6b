import { afterAll, beforeAll, test } from 'vitest';
import { canRestartPostgres, type PostgresServer, startPostgres } from '../support/postgres/start';
import { part } from '../support/run-scale';
import { disturbances } from './support/disturbances';
import { disturbUnderLoad } from './support/run';

const TIMEOUT_MS = 90_000;

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

for (const disturbance of part.of(disturbances, import.meta.filename)) {
  test.skipIf(disturbance.needsOwnServer === true && !canRestartPostgres)(
    `${disturbance.name}: nothing that was acknowledged is lost, and nothing is done twice`,
    { timeout: TIMEOUT_MS },
    () => disturbUnderLoad(server, disturbance),
  );
}
