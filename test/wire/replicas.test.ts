import { describe, expect, test, vi } from 'vitest';
import { createSandbox } from '../../mock-server';
import type { ControlPort } from '../../mock-server/control/operation';
import { fetchFrom } from '../../mock-server/fronts/fetch';
import { createApp } from '../../mock-server/pipeline/app';
import { dashboardSession } from '../../mock-server/pipeline/dashboard-session';
import { identifier } from '../../mock-server/pipeline/identify';
import { controlGuard } from '../../mock-server/pipeline/control-token';
import { exchange } from '../support/api';

const controlToken = 'a-token-of-the-tests';
const headers = { Authorization: `Bearer ${controlToken}` };

type ReplicaPort = NonNullable<ControlPort['replica']>;

const replica: ReplicaPort = {
  id: 'rep_1',
  url: 'http://10.0.0.5:4010',
  lease: { valid: true, until: Date.UTC(2026, 0, 2, 3, 4, 5) },
  ownedPlatforms: 1,
  list: async () => [
    { id: 'rep_1', url: 'http://10.0.0.5:4010', release: '1.1.0', state: 'alive', platforms: 1 },
    { id: 'rep_0', url: null, release: null, state: 'gone', platforms: 0 },
  ],
};

/** A sandbox in memory with the facts of a replica. */
function openReplica(port: Partial<ReplicaPort> = {}) {
  const sandbox = createSandbox();
  const { platforms, requests, newRequestId, platformOptions } = sandbox;
  const app = createApp({
    platforms,
    requests,
    platformsHash: (text) => text,
    hash: (text) => text,
    newRequestId,
    hostedPages: platformOptions.hostedPages,
    pages: { origins: [], hosts: [] },
    createPlatform: () => sandbox.createPlatform(),
    now: () => 0,
    elapsed: () => 0,
    onError: platformOptions.onError,
    docs: undefined,
    hasControlToken: true,
    guardControl: controlGuard(controlToken),
    identify: identifier(platforms, controlGuard(controlToken), true),
    dashboardSession: dashboardSession(controlToken),
    isClosed: () => false,
    isDraining: () => false,
    replica: { ...replica, ...port },
  });
  return { sandbox, target: { baseUrl: 'http://sandbox.test', fetch: fetchFrom(app) } };
}

describe('the health of a replica', () => {
  const facts = {
    platforms: 1,
    replica: { id: 'rep_1', url: 'http://10.0.0.5:4010' },
    lease: { valid: true, until: '2026-01-02T03:04:05.000Z' },
    owned_platforms: 1,
  };

  test('has its id, its address, its lease and the number of its platforms', async () => {
    const { target } = openReplica();
    const health = await exchange(target, 'GET', '/_sandbox/health');
    expect([health.status, health.asControl('Health')]).toEqual([200, { status: 'ok', ...facts }]);
  });

  test('has no address before it listens', async () => {
    const { target } = openReplica({ url: null });
    const { body } = await exchange(target, 'GET', '/_sandbox/health');
    expect(body).toMatchObject({ replica: { id: 'rep_1', url: null } });
  });

  test('is degraded without its lease', async () => {
    const lease = { ...replica.lease, valid: false };
    const { target } = openReplica({ lease, ownedPlatforms: 0 });
    expect((await exchange(target, 'GET', '/_sandbox/health')).body).toEqual({
      ...facts,
      status: 'degraded',
      reason: 'this replica does not hold its lease',
      lease: { valid: false, until: facts.lease.until },
      owned_platforms: 0,
    });
  });

  test('is told while the store cannot be reached, with the platforms that are open', async () => {
    const { sandbox, target } = openReplica();
    vi.spyOn(sandbox.platforms, 'count').mockRejectedValue(new Error('the database on db.test does not respond'));
    expect((await exchange(target, 'GET', '/_sandbox/health')).body).toEqual({
      ...facts,
      status: 'degraded',
      reason: 'the store cannot be reached: the database on db.test does not respond',
    });
  });
});

describe('the readiness of a replica', () => {
  const ready = ({ target }: ReturnType<typeof openReplica>) => exchange(target, 'GET', '/_sandbox/ready');

  test('needs no token, and no store', async () => {
    const { sandbox, target } = openReplica();
    vi.spyOn(sandbox.platforms, 'count').mockRejectedValue(new Error('the database on db.test does not respond'));
    const response = await exchange(target, 'GET', '/_sandbox/ready');
    expect([response.status, response.asControl('Readiness')]).toEqual([200, { status: 'ready' }]);
  });

  test('is 503 without its lease', async () => {
    const response = await ready(openReplica({ lease: { ...replica.lease, valid: false } }));
    expect([response.status, response.error.code]).toEqual([503, 'service_unavailable']);
    expect(response.error.message).toContain('this replica does not hold its lease');
  });

  test('is 503 while it is being stopped', async () => {
    const sandbox = createSandbox();
    const target = { baseUrl: 'http://sandbox.test', fetch: sandbox.fetch };
    expect((await exchange(target, 'GET', '/_sandbox/ready')).status).toBe(200);
    sandbox.drain();
    const response = await exchange(target, 'GET', '/_sandbox/ready');
    expect([response.status, response.error.message]).toEqual([503, expect.stringContaining('it is being stopped')]);
    expect((await exchange(target, 'GET', '/_sandbox/health')).status).toBe(200);
  });
});

describe('the list of replicas', () => {
  const list = ({ target }: ReturnType<typeof openReplica>) =>
    exchange(target, 'GET', '/_sandbox/replicas', { headers });

  test('has all of them, on one page', async () => {
    const response = await list(openReplica());
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({
      data: await replica.list(),
      page_info: { has_previous: false, has_next: false, start_cursor: null, end_cursor: null },
    });
  });

  test('needs the control token', async () => {
    const response = await exchange(openReplica().target, 'GET', '/_sandbox/replicas');
    expect([response.status, response.error.code]).toEqual([401, 'control_not_authenticated']);
  });

  test('is unavailable while the store cannot be reached', async () => {
    const response = await list(openReplica({ list: () => Promise.reject(new Error('no route to db.test')) }));
    expect([response.status, response.error.code]).toEqual([503, 'service_unavailable']);
    expect(response.error.message).toContain('the replicas cannot be read (no route to db.test)');
    expect(response.headers.get('Should-Retry')).toBe('true');
  });

  test('is empty for a sandbox without a shared store', async () => {
    const target = { baseUrl: 'http://sandbox.test', fetch: createSandbox().fetch };
    expect((await exchange(target, 'GET', '/_sandbox/replicas')).body).toMatchObject({ data: [] });
    expect((await exchange(target, 'GET', '/_sandbox/health')).body).toEqual({ status: 'ok', platforms: 1 });
  });
});
