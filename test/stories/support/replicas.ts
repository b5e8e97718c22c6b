import { afterAll, onTestFinished } from 'vitest';
import { type PostgresServer, startPostgres } from '../../support/postgres/start';
import { startSandbox } from './sandbox';

let server: Promise<PostgresServer> | undefined;
afterAll(async () => (await server)?.stop());

/** Starts two replicas of a sandbox on a database of their own, as the guide for a company does. */
export async function startReplicas() {
  server ??= startPostgres();
  const { url } = await (await server).createDatabase();
  const controlToken = 'a-control-token-of-the-company';
  const env = { PAYMENTS_SANDBOX_CONTROL_TOKEN: controlToken, PAYMENTS_SANDBOX_STORE: url };
  const first = await startSandbox('', env);
  const second = await startSandbox('', env);
  onTestFinished(async () => void (await Promise.all([first.stop(), second.stop()])));
  return { first, second, controlToken, addresses: [first.url, second.url] };
}
