import { textOf } from '../support/seed-files';
import { describe, expect, test } from 'vitest';
import { SandboxError, StorageFailedError } from '../../mock-server';
import { createSandbox, type Sandbox } from '../../mock-server/sandbox';
import { Api, type ApiResponse, exchange } from '../support/api';
import { payment } from '../support/bodies';
import { controlPlaces, places } from '../support/document';
import { openSimulated, SimulatedDisk } from '../support/simulated-disk';
import { defaultKeys } from './caller';

const pay = (api: Api, key: string) => api.post('/v1/payments', payment(), { 'Idempotency-Key': key });

async function healthOf(sandbox: Sandbox) {
  const target = { baseUrl: 'http://sandbox.test', fetch: sandbox.fetch };
  return (await exchange(target, 'GET', '/_sandbox/health')).asControl('Health');
}

async function openOnDisk() {
  const disk = new SimulatedDisk();
  const errors: unknown[] = [];
  const recoveries: string[] = [];
  const { sandbox, api } = await openSimulated(disk, {
    onError: (error) => errors.push(error),
    onRecovery: (platform) => recoveries.push(platform),
  });
  await api.token();
  return { disk, sandbox, api, errors, recoveries };
}

function expectUnavailable({ status, error, headers }: ApiResponse, retry: 'true' | 'false', message: RegExp) {
  expect([status, error.code]).toEqual([503, 'service_unavailable']);
  expect([headers.get('Should-Retry'), headers.get('Retry-After')]).toEqual([retry, retry === 'true' ? '1' : null]);
  expect(error.message).toMatch(message);
}

describe('a full disk', () => {
  test('of sequential writes one is carried out, its outcome is unknown, and its retry gets the response', async () => {
    const { disk, sandbox, api, errors, recoveries } = await openOnDisk();
    disk.failEach('ENOSPC');
    const first = await pay(api, 'first');
    expectUnavailable(first, 'true', /ENOSPC.*outcome unknown.*same Idempotency-Key/);
    expect(first.headers.get('Sandbox-Explain')).toMatch(/outcome unknown.*Idempotency-Key.*ENOSPC/);
    for (const key of ['second', 'third']) expectUnavailable(await pay(api, key), 'true', /not carried out/);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({ name: 'StorageFailedError', platform: 'default' });
    expect(errors[0]).toBeInstanceOf(StorageFailedError);
    expect(await healthOf(sandbox)).toEqual({
      status: 'degraded',
      reason: 'platform "default" cannot be written: ENOSPC: simulated, write',
      platforms: 1,
    });
    disk.failEach(undefined);
    await sandbox.platform().settled();
    expect(await healthOf(sandbox)).toEqual({ status: 'ok', platforms: 1 });
    expect(recoveries).toEqual(['default']);
    const again = await pay(api, 'first');
    expect([again.status, again.headers.get('Idempotent-Replayed')]).toEqual([201, 'true']);
    expect((await api.get('/v1/payments')).as('PaymentList').data).toEqual([again.payment]);
    await sandbox.close();
  });

  test('does not end reads, tokens, pages and exports', async () => {
    const { disk, sandbox, api } = await openOnDisk();
    const { payment: stored } = await pay(api, 'stored');
    const platform = sandbox.platform();
    platform.clock.freeze();
    platform.snapshots.create('before');
    await platform.settled();
    // The first reader finds a change whose write is under way, and fails.
    disk.failEach('ENOSPC');
    const [lost, list] = await Promise.all([pay(api, 'lost'), api.get('/v1/payments?limit=1')]);
    expectUnavailable(lost, 'true', /outcome unknown/);
    expect(list.status).toBe(200);
    const newcomer = new Api(api.target, defaultKeys);
    expect((await newcomer.get(`/v1/payments/${stored.id}`)).payment).toEqual(stored);
    const control = '/_sandbox/platforms/default';
    const dashboard = '/_sandbox/dashboard/default';
    for (const path of [
      ...[`${control}/clock`, `${control}/events`, `${control}/requests`, `${control}/export`, `${control}/jobs`],
      ...[`${control}/snapshots`, `${control}/publishers`, `${control}/coverage`, '/_sandbox/platforms'],
      ...[
        `${dashboard}/`,
        `${dashboard}/payments`,
        `${dashboard}/payments/${stored.id}`,
        `${dashboard}/search?q=succeeded`,
      ],
    ]) {
      const response = await sandbox.fetch(`http://localhost${path}`, { redirect: 'follow' });
      expect([path, response.status]).toEqual([path, 200]);
      expect(await response.text()).not.toBe('');
    }
    const exported = await (await sandbox.fetch(`http://localhost${control}/export`)).text();
    expect(exported).toContain(stored.id);
    disk.failEach(undefined);
    await platform.settled();
    await sandbox.close();
    expectUnavailable(await api.get('/v1/payments'), 'false', /closed/);
  });

  test('is retried without a request', async () => {
    const disk = new SimulatedDisk();
    let recover: (platform: string) => void = () => undefined;
    const recovered = new Promise<string>((resolve) => (recover = resolve));
    const { sandbox, api } = await openSimulated(disk, {
      retryAfterMs: 1,
      onRecovery: (platform) => recover(platform),
    });
    await api.token();
    disk.failEach('EIO');
    await pay(api, 'first');
    disk.failEach(undefined);
    expect(await recovered).toBe('default');
    expect((await pay(api, 'first')).status).toBe(201);
    await sandbox.close();
  });

  test('in-process calls throw a SandboxError and change nothing; other platforms are not affected', async () => {
    const { disk, sandbox, api } = await openOnDisk();
    const other = new Api(api.target, (await sandbox.createPlatform()).test);
    const platform = sandbox.platform();
    platform.clock.freeze();
    platform.snapshots.create('before');
    await platform.settled();
    disk.failEach('EMFILE');
    await pay(api, 'first');
    // The first line of a seed file contains the instant.
    const rowsOf = async () => (await textOf(platform.export())).split('\n').slice(1);
    const state = await textOf(platform.export());
    const rows = await rowsOf();
    const calls = [
      () => platform.reset(),
      () => platform.undo(),
      () => platform.snapshots.create('now'),
      () => platform.snapshots.restore('before'),
      () => platform.snapshots.delete('before'),
      () => platform.clock.freeze(),
      () => platform.faults.create({ fault: { hold: true } }),
      () => platform.assertAvailable(),
    ];
    for (const call of calls) expect(call).toThrow(SandboxError);
    await expect(platform.import(state)).rejects.toThrow(SandboxError);
    expect(await rowsOf()).toEqual(rows);
    expect(platform.snapshots.list().map(({ name }) => name)).toEqual(['before']);
    await expect(platform.settled()).rejects.toMatchObject({ code: 'service_unavailable' });
    disk.failEach(undefined);
    expect((await pay(other, 'a')).status).toBe(201);
    await platform.settled();
    await sandbox.close();
  });

  test.each(['ENOSPC', 'EMFILE', 'EIO'] as const)(
    '%s: a platform that cannot be stored does not exist',
    async (code) => {
      const { disk, sandbox, api, errors } = await openOnDisk();
      disk.incidentAt = (call) => (call === 'write' ? code : 'none');
      const created = await exchange(api.target, 'POST', '/_sandbox/platforms');
      expectUnavailable(created, 'true', /not carried out/);
      expect(errors).toHaveLength(1);
      disk.incidentAt = () => 'none';
      expect(await healthOf(sandbox)).toEqual({ status: 'ok', platforms: 1 });
      await sandbox.close();
      expect(disk.mount().list('/data')).toEqual(['default.ndjson']);
      const { sandbox: next } = await openSimulated(disk);
      expect((await healthOf(next)).platforms).toBe(1);
      await next.close();
    },
  );
});

describe('closing', () => {
  const open = {
    'in memory': async () => {
      const sandbox = createSandbox();
      return { sandbox, api: new Api({ baseUrl: 'http://sandbox.test', fetch: sandbox.fetch }, defaultKeys) };
    },
    'on a disk': () => openSimulated(new SimulatedDisk()),
  };

  test.each(Object.entries(open))('%s: afterwards every request is refused for good', async (_, openSandbox) => {
    const { sandbox, api } = await openSandbox();
    await api.token();
    const inFlight = pay(api, 'a');
    const closing = sandbox.close();
    expectUnavailable(await pay(api, 'b'), 'false', /closed/);
    expect((await inFlight).status).toBe(503);
    await closing;
    for (const { method, path } of [...places, ...controlPlaces]) {
      const response = await exchange(api.target, method.toUpperCase(), path.replace(/\{\w+\}/g, 'default'));
      expectUnavailable(response, 'false', /closed/);
    }
    await expect(sandbox.createPlatform()).rejects.toMatchObject({ code: 'service_unavailable', shouldRetry: false });
    expect(() => sandbox.platform().reset()).toThrow(SandboxError);
  });

  test('a platform whose creation has begun is stored before the sandbox is closed', async () => {
    const disk = new SimulatedDisk();
    const { sandbox } = await openSimulated(disk);
    const creation = sandbox.createPlatform();
    await sandbox.close();
    const { id } = await creation;
    const { sandbox: next } = await openSimulated(disk);
    expect((await next.openPlatform(id)).id).toBe(id);
    await next.close();
  });
});
