import { expect, test, vi } from 'vitest';
import { createSandbox, type Platform, type Sandbox, type SandboxOptions } from '../../mock-server';
import { seedTables } from '../../mock-server/rows/seed-tables';
import { Reader } from '../../mock-server/store/reader';
import { type OperationId, operations } from '../../spec/resources';
import type { Operation } from '../../spec/vocabulary/operation';
import { payment } from '../support/bodies';
import { bearerOperations, requestOf } from '../support/operation-requests';
import { parseSeedFile, type SeedFile, seedFileText, textOf } from '../support/seed-files';
import { openPlatform, type TestPlatform } from '../support/test-platform';

/** Every operation that may create something. */
const writes: readonly OperationId[] = bearerOperations.filter((id) => {
  const { method }: Operation = operations[id];
  return method !== 'get';
});

interface Opened {
  readonly sandbox: Sandbox;
  readonly platform: TestPlatform;
  readonly control: Platform;
}

/** Opens a platform whose ids are the same each time. */
async function openSeeded(options: SandboxOptions = {}): Promise<Opened> {
  const sandbox = createSandbox({ randomSeed: 'taken ids', ...options });
  const platform = await openPlatform({ sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch });
  return { sandbox, platform, control: sandbox.platform(platform.id) };
}

/** Creates objects of every kind. */
async function createAll({ platform, control }: Opened, name: string): Promise<void> {
  control.publishers.create({ fetch: () => new Response() });
  const account = await platform.newSubAccount({ name });
  await account.api.post('/v1/payments', payment({ email: `${name}@shop.test` }));
  // To midnight, when a payout is made.
  control.clock.advance({ days: 1 });
  const api = account.api.renewed();
  const renewed = { ...platform, testMode: platform.testMode.renewed() };
  for (const id of writes) {
    const { send } = await requestOf(id, { platform: renewed, account: { id: account.id, api } });
    const mayBeTaken = id === 'createSubAccount' || id === 'createSellerAccount' || id === 'createProvisioning';
    const { status } = await send('onPlatform' in operations[id] ? renewed.testMode : api);
    if (!mayBeTaken) expect([id, status < 300 || status === 403]).toEqual([id, true]);
  }
  await control.waitForIdle();
}

async function exported({ control }: Opened): Promise<SeedFile> {
  return parseSeedFile(await textOf(control.export()));
}

/** The sequence number of each row: it tells a row from another one that came under its id. */
function sequencesOf({ rows }: SeedFile): Readonly<Record<string, Readonly<Record<string, number>>>> {
  const entries = seedTables.map((table) => {
    const numbered = rows[table].flatMap((row) => ('sequence' in row ? [[row.id, row.sequence] as const] : []));
    return [table, Object.fromEntries(numbered)] as const;
  });
  return Object.fromEntries(entries);
}

test('rows of a seed file under the ids that the random seed gives next stay: new rows get other ids', async () => {
  const first = await openSeeded();
  const { counts } = await exported(first);
  await createAll(first, 'First');
  const file = await exported(first);
  // A failed delivery has a job with the same letters.
  const jobs = first.control.deliveries().map(({ id }, index) => ({
    id: id.replace('dlv_', 'job_'),
    sequence: file.sequence + 1 + index,
    kind: 'expire_checkout',
    subject_id: file.rows.checkouts[0]?.id,
    due_at: '2999-01-01T00:00:00.000Z',
  }));
  await first.sandbox.close();

  const second = await openSeeded();
  const rows = { ...file.rows, jobs: [...file.rows.jobs, ...jobs] };
  // As if nothing had been generated yet.
  const edited = { ...file, rows, counts, sequence: 2 * file.sequence };
  await second.control.import(seedFileText(edited));
  const imported = await exported(second);
  const before = sequencesOf(imported);
  await createAll(second, 'Second');
  const after = await exported(second);
  const kept = sequencesOf(after);
  for (const table of seedTables) {
    // A job ends, and a customer or a decline is counted in its row.
    if (table === 'jobs') continue;
    expect({ [table]: kept[table] }).toMatchObject({ [table]: before[table] });
    if (file.rows[table].some((row) => 'mode' in row))
      expect([table, after.rows[table].length > imported.rows[table].length]).toEqual([table, true]);
  }
  for (const { id, due_at } of imported.rows.jobs)
    if (due_at !== null && due_at > '2990') expect(kept['jobs'], id).toHaveProperty(id);
  await second.sandbox.close();
});

test('an insert under an id that exists is an unexpected error: logged, and nothing has changed', async () => {
  const onError = vi.fn();
  const opened = await openSeeded({ onError });
  const { sandbox, platform, control } = opened;
  const { testMode: api } = platform;
  await api.post('/v1/payments', payment());
  const file = await exported(opened);
  const { id } = (await api.post('/v1/payments', payment())).payment;
  const [first] = file.rows.payments;
  const payments = [...file.rows.payments, { ...first, id, sequence: file.sequence + 1, description: 'Imported' }];
  const edited = { ...file, rows: { ...file.rows, payments }, sequence: file.sequence + 1 };
  await control.import(seedFileText(edited));
  const before = await exported(opened);
  const { find } = Reader.prototype;
  // A generator of ids that does not look whether the id is free.
  const blind = vi.spyOn(Reader.prototype, 'find').mockImplementation(function (this: Reader, table, rowId) {
    return table === 'payments' && rowId === id ? undefined : find.call(this, table, rowId);
  });
  const key = { 'Idempotency-Key': 'order-1' };
  const headers = { Authorization: `Bearer ${await api.token()}`, 'Content-Type': 'application/json', ...key };
  const body = JSON.stringify(payment());
  const refused = await sandbox.fetch('http://sandbox.test/v1/payments', { method: 'POST', headers, body });
  blind.mockRestore();
  expect(refused.status).toBe(500);
  expect(await refused.json()).toMatchObject({ error: { code: 'internal_server_error' } });
  expect(onError.mock.calls.map(([error]) => String(error))).toEqual([`Error: payments has a row ${id} already`]);
  const after = await exported(opened);
  expect([after.rows, after.sequence, after.counts.ids]).toEqual([before.rows, before.sequence, before.counts.ids]);
  expect([...control.rows.walk('idempotency_keys', 'oldest', 'all', 'ascending')]).toEqual([]);

  const retried = await api.post('/v1/payments', payment(), key);
  expect([retried.status, retried.headers.get('idempotent-replayed')]).toEqual([201, null]);
  expect(retried.payment.id).not.toBe(id);
  expect((await api.get(`/v1/payments/${id}`)).payment.description).toBe('Imported');
  await sandbox.close();
});

test('a token of a platform stays the only one under its id after a reset, which counts the ids again', async () => {
  const { control, sandbox } = await openSeeded();
  const first = control.tokens.create('Ada');
  control.reset();
  const second = control.tokens.create('Grace');
  expect(control.tokens.list().map(({ name }) => name)).toEqual(['Grace', 'Ada']);
  expect(second.id).not.toBe(first.id);
  control.tokens.delete(second.id);
  expect([control.tokens.has(first.token), control.tokens.has(second.token)]).toEqual([true, false]);
  await sandbox.close();
});
