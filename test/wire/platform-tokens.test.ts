import { afterEach, expect, test } from 'vitest';
import { createSandbox, type SandboxOptions } from '../../mock-server';
import { pages } from '../../mock-server/pages/dashboard/pages';
import { controlOperations } from '../../spec';
import type { Operation } from '../../spec/vocabulary/operation';
import { exchange } from '../support/api';
import { openPage, sendForm } from '../support/hosted-page';
import { openReplicas } from '../support/replicas-in-memory';

const controlToken = 'a-control-token-of-the-tests';
const base = 'http://sandbox.test';
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const openings: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of openings.splice(0)) await close();
});

/** Opens a sandbox with two platforms, and a token of the first. */
async function openTeams(options: SandboxOptions = {}) {
  const sandbox = createSandbox({ controlToken, metrics: async () => 'metrics', ...options });
  openings.push(() => sandbox.close());
  const own = await sandbox.createPlatform();
  const other = await sandbox.createPlatform();
  const send = (method: string, path: string, token: string, body?: object) =>
    exchange({ baseUrl: base, fetch: sandbox.fetch }, method, path, { headers: bearer(token), ...(body && { body }) });
  const created = await send('POST', `/_sandbox/platforms/${own.id}/tokens`, controlToken, { name: 'Ada' });
  const { token, ...listed } = created.asControl('NewPlatformToken');
  return { sandbox, own: own.id, other: other.id, send, token, listed };
}

type Teams = Awaited<ReturnType<typeof openTeams>>;

function tokenNamesOf({ sandbox, own }: Teams): string[] {
  const tokens = sandbox.platform(own).tokens.list();
  return tokens.map(({ name }) => name);
}

/** Operations that a token of the platform does not open, with the status of its request. */
const closed: Readonly<Record<string, number>> = {
  listReplicas: 401,
  listPlatforms: 401,
  createPlatform: 401,
  updatePlatform: 403,
  listUnattributedRequests: 401,
  clearUnattributedRequests: 401,
  deletePlatform: 403,
  createPlatformToken: 403,
  listPlatformTokens: 403,
  deletePlatformToken: 403,
};

const guarded = Object.entries<Operation>(controlOperations).filter(
  ([id, { authentication }]) => authentication !== 'none' && id !== 'getWhoami',
);
const pathOf = ({ path }: Operation, platform: string) =>
  path.replace('{platform_id}', platform).replace(/\{\w+\}/g, 'x');

test.each(guarded)('%s is opened by a token of its platform, or is closed to all of them', async (id, operation) => {
  const { own, other, send, token } = await openTeams();
  const statusOn = async (platform: string) =>
    (await send(operation.method.toUpperCase(), pathOf(operation, platform), token)).status;
  const status = await statusOn(own);
  if (id in closed) expect(status).toBe(closed[id]);
  else expect([401, 403]).not.toContain(status);
  expect(await statusOn(other)).toBe(401);
  expect(await statusOn('nothing')).toBe(401);
});

test.each([
  ['/_sandbox/metrics', 401],
  ['/_sandbox/nothing', 401],
  ['/_sandbox/platforms/{other}/nothing', 401],
  ['/_sandbox/platforms/{own}/nothing', 404],
])('%s responds with %i to a token of a platform', async (path, status) => {
  const { sandbox, own, other, token } = await openTeams();
  const address = base + path.replace('{own}', own).replace('{other}', other);
  expect((await sandbox.fetch(address, { headers: bearer(token) })).status).toBe(status);
});

/** Signs in at an address of the dashboard. Returns the headers of a visitor. */
async function signIn({ sandbox }: Teams, address: string, control_token: string) {
  const sent = await sendForm(sandbox, address, { action: 'sign_in', control_token });
  return { status: sent.status, Cookie: (sent.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
}

const dashboardOf = (platform: string, path = '') => `${base}/_sandbox/dashboard/${platform}/${path}`;

test('a sign-in with a token of a platform opens each page of its dashboard that is not about the sandbox', async () => {
  const teams = await openTeams();
  const { sandbox, own, other, token } = teams;
  const { status, Cookie } = await signIn(teams, dashboardOf(own, 'faults'), token);
  expect(status).toBe(303);
  expect(Cookie).not.toContain(token);
  const statuses = async (platform: string) => {
    const paths = [...Object.keys(pages), 'search', 'changes', 'nothing'];
    const responses = paths.map(async (path) => {
      const response = await sandbox.fetch(dashboardOf(platform, path), { headers: { Cookie } });
      await response.body?.cancel();
      return [path, response.status] as const;
    });
    return Object.fromEntries(await Promise.all(responses));
  };
  const { delete: deletion, tokens, nothing, import: seedFile, name, ...others } = await statuses(own);
  expect([name, deletion, tokens, nothing, seedFile]).toEqual([403, 403, 403, 404, 200]);
  expect(Object.entries(others).filter(([path, each]) => each !== (path === 'search' ? 303 : 200))).toEqual([]);
  expect(new Set(Object.values(await statuses(other)))).toEqual(new Set([401]));
  expect(new Set(Object.values(await statuses('unknown')))).toEqual(new Set([401]));
  const page = await openPage(sandbox, dashboardOf(own), { Cookie });
  expect(page.html).not.toContain('id="platforms"');
  const list = await openPage(sandbox, `${base}/_sandbox/dashboard/`, { Cookie });
  expect([list.status, list.heading]).toEqual([401, 'Sign in']);
  expect(list.html).not.toContain(other);
});

test('a visitor of one platform changes neither another one nor the list of them', async () => {
  const teams = await openTeams();
  const { sandbox, own, other, token } = teams;
  const { Cookie } = await signIn(teams, dashboardOf(own), token);
  const send = async (address: string, fields: Record<string, string>) =>
    (await sendForm(sandbox, address, fields, { Cookie })).status;
  expect(await send(dashboardOf(own, 'snapshots'), { action: 'create', name: 'mine' })).toBe(303);
  expect(await send(dashboardOf(other, 'snapshots'), { action: 'create', name: 'mine' })).toBe(401);
  expect(await send(dashboardOf(own, 'delete'), { action: 'delete' })).toBe(403);
  expect(await send(dashboardOf(own, 'tokens'), { action: 'create', name: 'Eve' })).toBe(403);
  expect(tokenNamesOf(teams)).toEqual(['Ada']);
  expect(await send(`${base}/_sandbox/dashboard/`, { action: 'create' })).toBe(401);
  expect([own, other].map((id) => sandbox.platform(id).snapshots.list().length)).toEqual([1, 0]);
  expect(await sandbox.platforms.count()).toBe(3);
});

test('a sign-in opens no other platform, and a wrong token opens none', async () => {
  const teams = await openTeams();
  const { own, other, token } = teams;
  for (const [address, sent] of [
    [dashboardOf(other), token],
    [dashboardOf(own), `${token}x`],
    [dashboardOf(own), teams.listed.id],
  ] as const)
    expect(await signIn(teams, address, sent)).toEqual({ status: 401, Cookie: '' });
  const { Cookie } = await signIn(teams, dashboardOf(own), token);
  for (const changed of [`${Cookie}0`, Cookie.replace(/=.*/, `=${token}`), Cookie.replace(/=.*/, '=')])
    expect((await openPage(teams.sandbox, dashboardOf(own), { Cookie: changed })).status).toBe(401);
});

test('a deleted token opens nothing, and ends the stream of changes of who signed in with it', async () => {
  const teams = await openTeams();
  const { sandbox, own, send, token, listed } = teams;
  const { Cookie } = await signIn(teams, dashboardOf(own), token);
  const stream = await sandbox.fetch(dashboardOf(own, 'changes'), { headers: { Cookie } });
  const tokens = `/_sandbox/platforms/${own}/tokens`;
  expect((await send('GET', tokens, controlToken)).asControl('PlatformTokenList').data).toEqual([listed]);
  expect((await send('DELETE', `${tokens}/${listed.id}`, controlToken)).body).toEqual({ id: listed.id });
  await stream.text();
  expect((await send('GET', `/_sandbox/platforms/${own}/clock`, token)).status).toBe(401);
  expect((await openPage(sandbox, dashboardOf(own), { Cookie })).status).toBe(401);
  expect((await send('DELETE', `${tokens}/${listed.id}`, controlToken)).status).toBe(404);
});

test('a token is created and revoked on a page, whose response to the form alone has it', async () => {
  const teams = await openTeams();
  const { sandbox, own, send, listed } = teams;
  const page = dashboardOf(own, 'tokens');
  const { Cookie } = await signIn(teams, page, controlToken);
  const created = await sendForm(sandbox, page, { action: 'create', name: ' Bea ' }, { Cookie });
  const [, token = ''] = /data-copy="(pft_[\w.]+)" aria-label="Copy token"/.exec(created.html) ?? [];
  expect([created.status, created.heading]).toEqual([200, 'Token created']);
  expect((await send('GET', `/_sandbox/platforms/${own}/clock`, token)).status).toBe(200);
  const shown = await openPage(sandbox, page, { Cookie });
  expect(shown.html.match(/Revoke<span class="unseen"> \w+/g)?.map((text) => text.slice(28))).toEqual(['Bea', 'Ada']);
  expect(shown.html).not.toContain(token);
  expect((await sendForm(sandbox, page, { action: 'create', name: '' }, { Cookie })).status).toBe(422);
  await sendForm(sandbox, page, { action: 'revoke', token_id: listed.id }, { Cookie });
  expect(tokenNamesOf(teams)).toEqual(['Bea']);
});

test('neither a reset, a restored snapshot, an import nor an undo returns a deleted token or deletes another', async () => {
  const { sandbox, own, send, token, listed } = await openTeams();
  const path = `/_sandbox/platforms/${own}`;
  const kept = (await send('POST', `${path}/tokens`, controlToken, { name: 'Bea' })).asControl('NewPlatformToken');
  const seedFile = await (await sandbox.fetch(`${base}${path}/export`, { headers: bearer(token) })).text();
  expect(seedFile).not.toContain(listed.id);
  await send('POST', `${path}/snapshots`, token, { name: 'before' });
  await send('POST', `${path}/faults`, token, { fault: { status: 500 } });
  await send('DELETE', `${path}/tokens/${listed.id}`, controlToken);
  const statuses = async () => [
    (await send('GET', `${path}/clock`, token)).status,
    (await send('GET', `${path}/clock`, kept.token)).status,
  ];
  for (const [action, body] of [
    ['undo', {}],
    ['snapshots/before/restore', undefined],
    ['reset', undefined],
  ] as const) {
    expect([action, (await send('POST', `${path}/${action}`, kept.token, body)).status]).toEqual([action, 200]);
    expect([action, ...(await statuses())]).toEqual([action, 401, 200]);
  }
  const headers = { ...bearer(kept.token), 'Content-Type': 'application/x-ndjson' };
  const imported = await sandbox.fetch(`${base}${path}/import`, { method: 'POST', headers, body: seedFile });
  expect([imported.status, ...(await statuses())]).toEqual([200, 401, 200]);
});

test('replicas take the tokens of a platform wherever it is', async () => {
  const [receiver, owner] = await openReplicas(2, () => 1, { controlToken });
  if (receiver === undefined || owner === undefined) throw new Error('two replicas are open');
  openings.push(receiver.close, owner.close);
  const { id } = await owner.sandbox.createPlatform();
  const { token } = owner.sandbox.platform(id).tokens.create('Ada');
  const statusOf = async (path: string) =>
    (await fetch(`${receiver.url}/_sandbox/${path}`, { headers: bearer(token) })).status;
  expect(await statusOf(`platforms/${id}/clock`)).toBe(200);
  expect(await statusOf(`dashboard/${id}/`)).toBe(200);
  expect(await statusOf(`platforms/${id}/tokens`)).toBe(403);
  expect(await statusOf('platforms/default/clock')).toBe(401);
  expect(await statusOf('replicas')).toBe(401);
});

test('while a platform cannot be opened, a request with a token of one is told so', async () => {
  const { sandbox, own, send, token } = await openTeams();
  await sandbox.close();
  openings.pop();
  expect((await send('GET', `/_sandbox/platforms/${own}/clock`, token)).status).toBe(503);
});
