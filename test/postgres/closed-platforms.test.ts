import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSandboxAt } from '../../mock-server/fronts/postgres';
import { Api, exchange } from '../support/api';
import { payment } from '../support/bodies';
import { createDatabase } from '../support/postgres/shared';

/** Records the statements about some platforms, as the driver gets them. Each of them is a commit. */
function recordStatements(ids: readonly string[]): string[] {
  const statements: string[] = [];
  const query = vi.spyOn(pg.Client.prototype, 'query');
  query.mockImplementation(function (this: pg.Client, ...args: Parameters<pg.Client['query']>) {
    const { text = '', values = [] } = Object(args[0]);
    if (ids.some((id) => JSON.stringify(values).includes(id))) statements.push(String(text));
    return original.apply(this, args);
  });
  onTestFinished(() => query.mockRestore());
  return statements;
}
const original = pg.Client.prototype.query;

test('a request to a platform that is closed takes one statement to open it, one to write, and none to close it', async () => {
  const { url } = await createDatabase();
  const sandbox = await openSandboxAt(url, { maxOpenPlatforms: 1 });
  onTestFinished(() => sandbox.close());
  const target = { baseUrl: 'http://sandbox.test', fetch: sandbox.fetch };
  const platforms = [];
  for (let i = 0; i < 3; i++) {
    const { id, test: keys } = (await exchange(target, 'POST', '/_sandbox/platforms')).asControl('NewPlatform');
    const api = new Api(target, keys);
    await api.post('/v1/payments', payment());
    platforms.push({ id, api });
  }
  const statements = recordStatements(platforms.map(({ id }) => id));
  for (const { api } of platforms) expect((await api.post('/v1/payments', payment())).status).toBe(201);
  expect(statements.map(kindOf)).toEqual(['claim', 'append', 'claim', 'append', 'claim', 'append']);
  statements.length = 0;
  for (const { api } of platforms) expect((await api.get('/v1/payments')).status).toBe(200);
  expect(statements.map(kindOf)).toEqual(['claim', 'claim', 'claim']);
});

function kindOf(statement: string): string {
  if (statement.includes('string_agg')) return 'claim';
  return statement.includes('insert into sandbox.appends') ? 'append' : statement;
}
