import { expect, test } from 'vitest';
import { applySeed } from '../../cli/commands/start/seed';
import { createReporter } from '../../cli/reporter';
import { openSandboxAt } from '../../mock-server/fronts/postgres';
import { createDatabase } from '../support/postgres/shared';

test('a seed is loaded by a replica that loses its lease meanwhile', async () => {
  const database = await createDatabase();
  const sandbox = await openSandboxAt(database.url);
  const write = (text: string) => expect.unreachable(text);
  const io = { cwd: '/', env: {}, stderr: { isTTY: false, write } };
  const seeding = applySeed({ seed: 'demo' }, sandbox, await createReporter(io), io);
  await database.sql(`update sandbox.replicas set lease_until = '-infinity'`);
  expect(await seeding).toMatch(/^demo: .* payments/);
  await sandbox.close();
});
