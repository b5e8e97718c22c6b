import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createSandbox, openSandboxIn, type Sandbox } from '../../mock-server/server';
import { temporaryDirectory } from '../store/support';
import { exchange } from '../support/api';
import { payment } from '../support/bodies';
import { openPage, sendForm } from '../support/hosted-page';
import { textOf } from '../support/seed-files';
import { createOverHttp, targetOf, testModeOf } from './support';

function untilEnd(sandbox: Sandbox): Sandbox {
  onTestFinished(() => sandbox.close());
  return sandbox;
}

const headers = { 'Content-Type': 'application/json' };
const send = (sandbox: Sandbox, method: string, path: string, body?: object) =>
  exchange(targetOf(sandbox), method, `/_sandbox/platforms${path}`, { headers, ...(body && { body }) });
const namesOf = async (sandbox: Sandbox) =>
  (await send(sandbox, 'GET', '')).asControl('PlatformList').data.map(({ id, name }) => [id, name]);

test('a platform is created with a name, listed with it, and called by it', async () => {
  const sandbox = untilEnd(createSandbox());
  const created = (await send(sandbox, 'POST', '', { name: 'checkout-team' })).asControl('NewPlatform');
  expect(created.name).toBe('checkout-team');
  expect((await createOverHttp(targetOf(sandbox))).name).toBeNull();
  expect(await namesOf(sandbox)).toContainEqual([created.id, 'checkout-team']);
  const api = testModeOf(targetOf(sandbox), created);
  const { payment: paid } = await api.post('/v1/payments', payment());
  const byName = await send(sandbox, 'GET', '/checkout-team/events');
  expect(byName.asControl('EventList').data.map(({ data }) => data)).toContainEqual(
    expect.objectContaining({ id: paid.id }),
  );
  expect((await send(sandbox, 'GET', '/payouts-team/events')).status).toBe(404);
});

test.each(['platforms', 'dash', 'default-2', 'd', '-', '0'.repeat(64)])('%s is a name of a path', async (name) => {
  const sandbox = untilEnd(createSandbox());
  const { id } = (await send(sandbox, 'POST', '', { name })).asControl('NewPlatform');
  expect((await send(sandbox, 'POST', `/${name}/reset`)).asControl('ResetPlatform')).toEqual({ id });
  const page = await openPage(sandbox, `http://sandbox.test/_sandbox/dashboard/${name}/payments`);
  expect([page.status, page.html]).toEqual([200, expect.stringContaining(`<title>Payments · ${name}</title>`)]);
});

test.each(['', 'default', 'Checkout', 'pf_team', 'a b', 'ä', '0'.repeat(65)])('"%s" is no name', async (name) => {
  const sandbox = untilEnd(createSandbox());
  for (const [method, path] of [
    ['POST', ''],
    ['PATCH', '/default'],
  ] as const)
    expect((await send(sandbox, method, path, { name })).error).toMatchObject({ code: 'parameter_invalid' });
  await expect(sandbox.createPlatform({ name })).rejects.toMatchObject({ code: 'parameter_invalid' });
  await expect(sandbox.platform().rename(name)).rejects.toMatchObject({ code: 'parameter_invalid' });
  expect(await namesOf(sandbox)).toEqual([['default', null]]);
});

test('no two platforms have one name, and a name that was given up is free', async () => {
  const sandbox = untilEnd(createSandbox());
  const team = await sandbox.createPlatform({ name: 'checkout-team' });
  const taken = { code: 'platform_name_taken', message: 'another platform has the name checkout-team' };
  expect((await send(sandbox, 'POST', '', { name: 'checkout-team' })).error).toMatchObject(taken);
  await expect(sandbox.createPlatform({ name: 'checkout-team' })).rejects.toMatchObject(taken);
  expect((await send(sandbox, 'PATCH', '/default', { name: 'checkout-team' })).error).toMatchObject(taken);
  expect(await namesOf(sandbox)).toHaveLength(2);
  await send(sandbox, 'PATCH', '/checkout-team', { name: 'payments-team' });
  expect(sandbox.platform(team.id).name).toBe('payments-team');
  expect((await send(sandbox, 'PATCH', '/default', { name: 'checkout-team' })).status).toBe(200);
  await sandbox.platform(team.id).delete();
  expect((await send(sandbox, 'POST', '', { name: 'payments-team' })).status).toBe(201);
});

test('of two platforms that get one name at the same time, one has it', async () => {
  const sandbox = untilEnd(await openSandboxIn(temporaryDirectory()));
  const both = await Promise.allSettled([1, 2].map(() => sandbox.createPlatform({ name: 'checkout-team' })));
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await namesOf(sandbox)).toHaveLength(2);
});

test('a name survives a reset, an undo, a restored snapshot, an import and a restart', async () => {
  const directory = temporaryDirectory();
  const first = await openSandboxIn(directory);
  const team = await first.createPlatform({ name: 'checkout-team' });
  const platform = first.platform(team.id);
  const api = testModeOf(targetOf(first), team);
  platform.snapshots.create('before');
  await api.post('/v1/payments', payment());
  await platform.rename('payments-team');
  platform.undo();
  platform.snapshots.restore('before');
  platform.reset();
  await platform.import(first.platform().export());
  expect(platform.name).toBe('payments-team');
  await first.close();
  const second = untilEnd(await openSandboxIn(directory));
  expect(await namesOf(second)).toEqual([
    ['default', null],
    [team.id, 'payments-team'],
  ]);
  expect((await second.openPlatform(team.id)).name).toBe('payments-team');
});

test('an import leaves a platform its name; a new one takes that of the file if it is free', async () => {
  const sandbox = untilEnd(createSandbox());
  const { id } = await sandbox.createPlatform({ name: 'checkout-team' });
  const file = await textOf(sandbox.platform(id).export());
  expect(JSON.parse(file.split('\n')[0] ?? '')).toMatchObject({ name: 'checkout-team' });
  const here = sandbox.platform();
  await here.import(file);
  expect(here.name).toBeNull();
  const elsewhere = untilEnd(createSandbox());
  await elsewhere.platform().import(file);
  expect(elsewhere.platform().name).toBe('checkout-team');
  const used = untilEnd(createSandbox());
  await used.client().subAccounts.create({ name: 'Tea Garden' });
  await used.platform().import(file);
  expect(used.platform().name).toBeNull();
  const invalid = file.replace('"name":"checkout-team"', '"name":"Checkout"');
  await expect(here.import(invalid)).rejects.toThrow('name is not 1 to 64 lower-case letters, digits and -');
});

test('data without names reads as platforms without a name; a damaged file of names is not overwritten', async () => {
  const directory = temporaryDirectory();
  await (await openSandboxIn(directory)).close();
  const names = join(directory, 'names.json');
  expect(existsSync(names)).toBe(false);
  writeFileSync(names, '{"left-behind":"pf_deleted"}');
  const sandbox = await openSandboxIn(directory);
  expect(await namesOf(sandbox)).toEqual([['default', null]]);
  await sandbox.platform().rename('left-behind');
  await sandbox.close();
  expect(JSON.parse(readFileSync(names, 'utf8'))).toEqual({ 'left-behind': 'default' });
  writeFileSync(names, '["checkout-team"]');
  await expect(openSandboxIn(directory)).rejects.toThrow(`${names} is not a JSON object`);
  expect(readFileSync(names, 'utf8')).toBe('["checkout-team"]');
});

test('the dashboard shows names, and creates a platform with one', async () => {
  const sandbox = untilEnd(createSandbox());
  await sandbox.platform().rename('shop');
  const list = 'http://sandbox.test/_sandbox/dashboard/';
  const create = (name: string) => sendForm(sandbox, list, { action: 'create', name });
  expect((await create('checkout-team')).html).toContain('checkout-team');
  const refused = await create('checkout-team');
  expect([refused.status, refused.html]).toEqual([
    422,
    expect.stringContaining('another platform has the name checkout-team'),
  ]);
  expect((await create('')).status).toBe(200);
  expect((await openPage(sandbox, list)).html).toMatch(/checkout-team[\s\S]*shop|shop[\s\S]*checkout-team/);
  const own = await openPage(sandbox, `${list}default/`);
  expect(own.html).toContain('<span class="platform">shop</span>');
  expect(own.html).toContain('checkout-team');
});
