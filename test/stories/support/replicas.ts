import { afterAll, onTestFinished } from 'vitest';
import { type PostgresServer, startPostgres } from '../../support/postgres/start';
import { startSandbox } from './sandbox';

let server: Promise<PostgresServer> | undefined;
afterAll(async () => (await server)?.stop());

/** Returns the URL of a database that nothing else uses. */
export async function newDatabase(): Promise<string> {
  server ??= startPostgres();
  return (await (await server).createDatabase()).url;
}

/** Starts two replicas of a sandbox on a database of their own, as the guide for a company does. */
export async function startReplicas() {
  const url = await newDatabase();
  const controlToken = 'a-control-token-of-the-company';
  const env = { PAYMENTS_SANDBOX_CONTROL_TOKEN: controlToken, PAYMENTS_SANDBOX_STORE: url };
  const first = await startSandbox('', env);
  const second = await startSandbox('', env);
  onTestFinished(async () => void (await Promise.all([first.stop(), second.stop()])));
  return { first, second, controlToken, addresses: [first.url, second.url] };
}
