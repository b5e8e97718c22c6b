import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Api } from '../support/api';
import { payment } from '../support/bodies';
import { startCli } from '../support/cli-process';
import { findBinaries } from '../support/postgres/binaries';
import { createDatabase } from '../support/postgres/shared';
import { runRecipe } from '../support/recipe';
import { temporaryDirectory } from '../store/support';

const programs = join(findBinaries().root, 'bin');
/** The server that is installed as a package comes without the programs of clients. */
const hasPrograms = existsSync(join(programs, 'pg_dump'));

test.runIf(hasPrograms)('the recipe for PostgreSQL saves while replicas run, and brings that back', async () => {
  const { url } = await createDatabase();
  const cwd = temporaryDirectory();
  const replaced = { 'postgres://sandbox@database:5432/sandbox': url };
  const recipe = { document: 'docs/reference/replica-operation.md', replaced, cwd, programs };
  const replicas = await Promise.all([startCli(['--store', url]), startCli(['--store', url])]);
  const [one, other] = replicas;
  const { test: keys } = one.platform;
  const create = async (baseUrl: string) =>
    (await new Api({ baseUrl, fetch }, keys).post('/v1/payments', payment())).payment;
  const saved = [await create(one.url), await create(other.url)];
  await runRecipe({ ...recipe, has: 'pg_dump' });
  const lost = await create(other.url);
  await Promise.all(replicas.map(({ stop }) => stop()));

  expect(await runRecipe({ ...recipe, has: 'pg_restore' })).not.toContain('alive');
  const after = await Promise.all([startCli(['--store', url]), startCli(['--store', url])]);
  for (const { url: baseUrl } of after) {
    const api = new Api({ baseUrl, fetch }, keys);
    for (const each of saved) expect((await api.get(`/v1/payments/${each.id}`)).payment).toEqual(each);
    expect((await api.get(`/v1/payments/${lost.id}`)).status).toBe(404);
    expect((await api.post('/v1/payments', payment())).status).toBe(201);
  }
  const exits = await Promise.all(after.map(({ stop }) => stop()));
  expect(exits.map(({ code }) => code)).toEqual([0, 0]);
});
