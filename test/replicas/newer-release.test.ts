import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { RELEASE } from '../../mock-server/fields/release';
import { openSandboxAt } from '../../mock-server/fronts/postgres';
import { serve, type Sandbox } from '../../mock-server/server';
import { type ApiResponse, exchange, type Target } from '../support/api';
import { startCli } from '../support/cli-process';
import type { TestDatabase } from '../support/postgres/database';
import { createDatabase } from '../support/postgres/shared';

/** Polls for due jobs within this time. */
const SEVERAL_POLLS_MS = 1500;

interface RunningReplica {
  readonly sandbox: Sandbox;
  readonly target: Target;
  readonly errors: unknown[];
}

let database: TestDatabase;

beforeEach(async () => {
  database = await createDatabase();
});

async function start(): Promise<RunningReplica> {
  const errors: unknown[] = [];
  const sandbox = await openSandboxAt(database.url, { onError: (error) => errors.push(error) });
  const server = await serve(sandbox);
  onTestFinished(async () => {
    await server.close();
    await sandbox.close();
  });
  return { sandbox, errors, target: { baseUrl: server.url, fetch } };
}

async function createReleased({ sandbox, target }: RunningReplica): Promise<string> {
  const { id } = (await exchange(target, 'POST', '/_sandbox/platforms')).asControl('NewPlatform');
  await (await sandbox.openPlatform(id)).close();
  await expect.poll(() => claimsOf(id), { timeout: 5000 }).toMatchObject({ owner: null });
  return id;
}

/** Appends a group of lines, as a replica of another release does. */
async function append(id: string, ...lines: readonly string[]): Promise<void> {
  await database.sql(
    `with moved as (update sandbox.platforms set head = head + $2::integer where id = $1 returning head)
       insert into sandbox.appends (platform, number, part, lines) select $1, head, 0, $3 from moved`,
    [id, lines.length, lines.join('\n')],
  );
}

/** Appends a row of a platform with a field that this release does not know. */
async function appendUnreadable(id: string): Promise<void> {
  const [group] = await database.sql('select lines from sandbox.appends where platform = $1 order by number', [id]);
  const line = String(group?.['lines']).split('\n').at(1) ?? '';
  await append(id, '{"release":"99.0.0"}', line.replace('"rows":{"platform":[{', '$&"tomorrow":true,'));
}

const clockOf = (target: Target, id: string): Promise<ApiResponse> =>
  exchange(target, 'GET', `/_sandbox/platforms/${id}/clock`);

async function claimsOf(id: string): Promise<unknown> {
  const rows = await database.sql('select owner, epoch::text from sandbox.platforms where id = $1', [id]);
  return rows[0];
}

function expectNewerRelease({ status, headers, body }: ApiResponse): void {
  expect([status, headers.get('retry-after')]).toEqual([503, '1']);
  expect(JSON.stringify(body)).toMatch(/service_unavailable.*tomorrow.*Release 99\.0\.0 wrote it/);
  expect(JSON.stringify(body)).not.toContain('damaged');
}

test('a platform that a newer release wrote is released at once, and claimed once in a term of the lease', async () => {
  const one = await start();
  const two = await start();
  const id = await createReleased(one);
  const other = await createReleased(one);
  await appendUnreadable(id);

  expectNewerRelease(await clockOf(one.target, id));
  const released = await claimsOf(id);
  expect(released).toMatchObject({ owner: null });
  expectNewerRelease(await clockOf(one.target, id));
  expect(await claimsOf(id)).toEqual(released);
  expect(one.errors.map(String)).toEqual([expect.stringContaining('Release 99.0.0 wrote it')]);

  // Another replica may have a release that can read it: it claims the platform without waiting.
  expectNewerRelease(await clockOf(two.target, id));
  const again = await claimsOf(id);
  expect(again).toMatchObject({ owner: null });
  await database.sql('update sandbox.platforms set wake_at = 1 where id = $1', [id]);
  await new Promise((resolve) => setTimeout(resolve, SEVERAL_POLLS_MS));
  expect(await claimsOf(id)).toEqual(again);
  expect([one.errors, two.errors].map(({ length }) => length)).toEqual([1, 1]);
  for (const { target } of [one, two]) expect((await clockOf(target, other)).status).toBe(200);
});

test('what is due on such a platform is tried once in a term, and again in the next one', async () => {
  const one = await start();
  const id = await createReleased(one);
  await appendUnreadable(id);
  await database.sql('update sandbox.platforms set wake_at = 1 where id = $1', [id]);
  await expect.poll(() => one.errors.map(String)).toEqual([expect.stringContaining('Release 99.0.0 wrote it')]);
  const released = await claimsOf(id);
  expect(released).toMatchObject({ owner: null });
  expectNewerRelease(await clockOf(one.target, id));
  await new Promise((resolve) => setTimeout(resolve, SEVERAL_POLLS_MS));
  expect([await claimsOf(id), one.errors.length]).toEqual([released, 1]);

  await database.sql(`update sandbox.replicas set lease_until = '-infinity'`);
  await expect.poll(() => claimsOf(id), { timeout: 10_000 }).not.toEqual(released);
  await expect.poll(() => one.errors.length).toBe(2);
});

test('it is handed over to a replica of a newer release, and the schema records the release that wrote it', async () => {
  const one = await start();
  const two = await start();
  const id = await createReleased(one);
  await appendUnreadable(id);
  await database.sql(`update sandbox.replicas set release = '99.0.0' where id = $1`, [two.sandbox.replica?.id]);
  // That one is not newer in truth, so it has the same reason not to open it.
  expectNewerRelease(await clockOf(one.target, id));
  expect([one.errors, two.errors].map(({ length }) => length)).toEqual([0, 1]);
  expect(await database.sql('select unreadable_release from sandbox.schema')).toEqual([
    { unreadable_release: '99.0.0' },
  ]);
});

test('after the end of an upgrade, a replica of an older release ends when it has lost its lease', async () => {
  const replica = await startCli(['--store', database.url]);
  await database.sql(`update sandbox.schema set upgraded_to = '99.0.0'`);
  await database.sql(`update sandbox.replicas set lease_until = '-infinity'`);
  const { code, stderr } = await replica.exited;
  expect([code, stderr]).toEqual([0, expect.stringContaining('Newer replicas have ended the upgrade')]);
});

test('one that starts then is refused if it cannot read everything, and otherwise goes back to its release', async () => {
  await (await openSandboxAt(database.url)).close();
  const state = 'select upgraded_to from sandbox.schema';
  await database.sql(`update sandbox.schema set upgraded_to = '99.1.0', unreadable_release = '99.0.0'`);
  await expect(openSandboxAt(database.url)).rejects.toThrow(
    /was upgraded to release 99\.1\.0, and has what release .* cannot/,
  );
  expect(await database.sql(state)).toEqual([{ upgraded_to: '99.1.0' }]);
  await database.sql('update sandbox.schema set unreadable_release = null');
  await (await openSandboxAt(database.url)).close();
  expect(await database.sql(state)).toEqual([{ upgraded_to: RELEASE }]);
});

test('requests for it are forwarded to a replica that owns it', async () => {
  const one = await start();
  const two = await start();
  const id = await createReleased(one);
  const [before] = await database.sql('select head from sandbox.platforms where id = $1', [id]);
  await appendUnreadable(id);
  expectNewerRelease(await clockOf(one.target, id));
  // The other replica can read it.
  await database.sql(`delete from sandbox.appends where platform = $1 and lines like '%tomorrow%'`, [id]);
  await database.sql('update sandbox.platforms set head = $2 where id = $1', [id, before?.['head']]);
  expect((await clockOf(two.target, id)).status).toBe(200);
  expect((await clockOf(one.target, id)).status).toBe(200);
  expect(two.sandbox.replica?.ownedPlatforms).toBeGreaterThan(0);
});
