import { expect, test } from 'vitest';
import { applySchema } from '../../mock-server/store/journal/postgres/schema';
import { openTestDatabase } from '../support/postgres/journals';

test('tables are changed when no transaction uses them, and meanwhile appends do not wait for the change', async () => {
  const { test: admin, database } = await openTestDatabase();
  await admin.sql(`insert into sandbox.platforms (id) values ('pf_1')`);
  await admin.sql('alter table sandbox.platforms drop column written_at');
  const user = await database.session();
  await user.query('begin');
  await user.query('select 1 from sandbox.platforms');
  const applied = applySchema(database);
  const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%alter table%'`;
  await expect.poll(() => admin.sql(waiting)).toHaveLength(1);
  const change = `update sandbox.platforms set head = head where id = 'pf_1'`;
  expect(await database.query(change, [], { timeoutMs: 1000 })).toMatchObject({ count: 1 });
  await user.query('commit');
  await applied;
  expect(await admin.sql('select written_at is not null as is_set from sandbox.platforms')).toEqual([{ is_set: true }]);
  await user.close();
});
