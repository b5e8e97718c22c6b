import { expect, test, vi } from 'vitest';
import { applySeed } from '../../cli/commands/start/seed';
import { createReporter } from '../../cli/reporter';
import { openSandboxAt } from '../../mock-server/fronts/postgres';
import { createDatabase } from '../support/postgres/shared';

const END_LEASES = `update sandbox.replicas set lease_until = '-infinity'`;

async function openSeeded() {
  const database = await createDatabase();
  const sandbox = await openSandboxAt(database.url);
  const write = (text: string) => expect.unreachable(text);
  const io = { cwd: '/', env: {}, stderr: { isTTY: false, write } };
  const reporter = await createReporter(io);
  return { database, sandbox, seed: () => applySeed({ seed: 'demo' }, sandbox, reporter, io) };
}

test('a seed is loaded by a replica that loses its lease meanwhile', async () => {
  const { database, sandbox, seed } = await openSeeded();
  const seeding = seed();
  await database.sql(END_LEASES);
  expect(await seeding).toMatch(/^demo: .* payments/);
  await sandbox.close();
});

test('a seed is loaded by a replica that has no lease at first', async () => {
  const { database, sandbox, seed } = await openSeeded();
  await database.sql(END_LEASES);
  const look = async () => (await sandbox.fetch('http://127.0.0.1/_sandbox/ready')).status;
  await vi.waitFor(async () => expect(await look()).toBe(503), { interval: 5, timeout: 5000 });
  expect(await seed()).toMatch(/^demo: .* payments/);
  await sandbox.close();
});
