import { Client } from 'payments-sandbox';
import { createSandbox, DataDirectoryLockedError, openSandboxIn, serve } from 'payments-sandbox/server';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const keys = { clientId: 'test_default', clientSecret: 'test_default_secret' };

async function pay(baseUrl: string): Promise<string> {
  const client = new Client({ ...keys, baseUrl });
  const { id } = await client.payments.create({
    amount: 1_000,
    currency: 'usd',
    payment_method: {
      card: { name: 'A. Buyer', number: '4242424242424242', month: '12', year: '2050', address_postal_code: '94107' },
    },
  });
  return (await client.payments.get(id)).status;
}

async function main(): Promise<string> {
  const inMemory = createSandbox();
  const directory = await mkdtemp(join(tmpdir(), 'payments-sandbox-'));
  const onFiles = await openSandboxIn(directory);
  const second: unknown = await openSandboxIn(directory).catch((error: unknown) => error);
  if (!(second instanceof DataDirectoryLockedError)) throw new Error(`opened twice: ${String(second)}`);
  const statuses: string[] = [];
  for (const sandbox of [inMemory, onFiles]) {
    const server = await serve(sandbox);
    statuses.push(await pay(server.url));
    await server.close();
    await sandbox.close();
  }
  await rm(directory, { recursive: true });
  return [...new Set(statuses)].join();
}

export const result = main();
void result.then(console.log);
