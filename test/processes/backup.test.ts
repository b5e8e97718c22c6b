import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Api } from '../support/api';
import { payment } from '../support/bodies';
import { startCli } from '../support/cli-process';
import { runRecipe } from '../support/recipe';
import { temporaryDirectory } from '../store/support';

test('the recipe for files brings back what was there, with keys and instants, and keeps what is replaced', async () => {
  const cwd = temporaryDirectory();
  const directory = join(cwd, 'data');
  const recipe = { document: 'docs/guides/team-sandbox.md', replaced: { '/var/lib/payments-sandbox': directory }, cwd };
  const before = await startCli(['--data', directory]);
  const { test: keys } = before.platform;
  const saved = (await new Api({ baseUrl: before.url, fetch }, keys).post('/v1/payments', payment())).payment;
  await before.stop();
  const file = join(directory, 'platforms', 'default.ndjson');
  const { mtimeMs } = statSync(file);
  await runRecipe({ ...recipe, has: 'tar --create' });

  const later = await startCli(['--data', directory]);
  const lost = (await new Api({ baseUrl: later.url, fetch }, keys).post('/v1/payments', payment())).payment;
  await later.stop();

  expect(await runRecipe({ ...recipe, has: 'tar --extract' })).toContain('default');
  expect(Math.trunc(statSync(file).mtimeMs / 1000)).toBe(Math.trunc(mtimeMs / 1000));
  const after = await startCli(['--data', directory]);
  const api = new Api({ baseUrl: after.url, fetch }, keys);
  expect((await api.get(`/v1/payments/${saved.id}`)).payment).toEqual(saved);
  expect((await api.get(`/v1/payments/${lost.id}`)).status).toBe(404);
  expect(await after.stop()).toMatchObject({ code: 0, stderr: '' });
  expect(existsSync(`${directory}.before/platforms/default.ndjson`)).toBe(true);
});
