import { getEventListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { EndpointFunction } from '../../mock-server';
import { createSandbox, type Sandbox, serve } from '../../mock-server/server';
import { Client } from '../../sdk';
import { onAbort } from '../../spec/vocabulary/on-abort';
import { card } from '../support/bodies';
import { fakeService, json, one } from '../sdk/fake-service';

/** More than the ten listeners of an event from which on Node warns of a leak. */
const MANY = 30;

const warnings: Error[] = [];
const onWarning = (warning: Error) => warnings.push(warning);

beforeEach(() => {
  warnings.length = 0;
  process.on('warning', onWarning);
});
afterEach(() => {
  process.off('warning', onWarning);
});

/** Node reports a warning in the next tick. */
async function reported(): Promise<string[]> {
  await wait();
  return warnings.map(({ message }) => message);
}

const many = <Result>(run: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: MANY }, (_, index) => run(index)));

const credentials = { clientId: 'test_default', clientSecret: 'test_default_secret' };

describe('parallel calls with one signal are no leak', () => {
  test('over HTTP', async () => {
    const sandbox = createSandbox();
    const server = await serve(sandbox);
    const client = new Client({ ...credentials, baseUrl: server.url });
    const { signal } = new AbortController();
    await many(() => client.payments.list({}, { signal }));
    await server.close();
    expect(await reported()).toEqual([]);
  });

  test.each<[name: string, call: (sandbox: Sandbox, signal: AbortSignal) => Promise<unknown>]>([
    ['sandbox.client()', (sandbox, signal) => sandbox.client().payments.list({}, { signal })],
    ['sandbox.fetch', (sandbox, signal) => sandbox.fetch('http://sandbox.test/_sandbox/health', { signal })],
    ['a Request', (sandbox, signal) => sandbox.fetch(new Request('http://sandbox.test/_sandbox/health', { signal }))],
    ['a client each', (sandbox, signal) => clientIn(sandbox).payments.list({}, { signal })],
  ])('%s', async (_name, call) => {
    const sandbox = createSandbox();
    const { signal } = new AbortController();
    await many(() => call(sandbox, signal));
    expect(await reported()).toEqual([]);
  });

  test('calls that wait before a retry', async () => {
    const busy = Array.from({ length: MANY }, () => json(503, {}, { 'Retry-After': '0.001' }));
    const { fetch, seen } = fakeService(...busy, one({ id: 'py_1' }));
    const client = new Client({ ...credentials, baseUrl: 'http://service.test', fetch });
    const { signal } = new AbortController();
    await many(() => client.payments.get('py_1', { signal }));
    expect(seen).toHaveLength(2 * MANY);
    expect(await reported()).toEqual([]);
  });
});

const clientIn = (sandbox: Sandbox) =>
  new Client({ ...credentials, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch });

describe('deliveries to many publishers at a time are no leak', () => {
  /** Creates the publishers, and an event for all of them. */
  async function deliver(endpoint: (index: number) => { url: string } | { fetch: EndpointFunction }): Promise<void> {
    const sandbox = createSandbox();
    const platform = sandbox.platform();
    for (let index = 0; index < MANY; index++)
      platform.publishers.create({ events: ['payment.created'], ...endpoint(index) });
    await sandbox.client().payments.create({ amount: 1_000, currency: 'usd', payment_method: { card: card() } });
    await platform.waitForIdle();
    expect(platform.deliveries().filter(({ attempts }) => attempts.length === 1)).toHaveLength(MANY);
    await sandbox.close();
    expect(await reported()).toEqual([]);
  }

  test('over HTTP', () => deliver((index) => ({ url: `http://127.0.0.1:2/${index}` })));

  test('to functions', async () => {
    let arrived = 0;
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const fetch = async () => {
      if (++arrived === MANY) release();
      await released;
      return new Response();
    };
    await deliver(() => ({ fetch }));
  });
});

describe('onAbort', () => {
  const counts = fc.array(fc.record({ add: fc.boolean(), at: fc.nat(9) }), { maxLength: 40 });

  test('calls back those who wait, each once, and leaves no listener when nobody waits', () => {
    fc.assert(
      fc.property(counts, fc.boolean(), (steps, isAborted) => {
        const controller = new AbortController();
        const { signal } = controller;
        const called: number[] = [];
        const waiting: { readonly id: number; readonly stop: () => void }[] = [];
        steps.forEach(({ add, at }, id) => {
          if (add) waiting.push({ id, stop: onAbort(signal, () => called.push(id)) });
          else for (const { stop } of waiting.splice(at, 1)) for (const end of [stop, stop]) end();
          expect(getEventListeners(signal, 'abort')).toHaveLength(waiting.length > 0 ? 1 : 0);
        });
        if (isAborted) controller.abort();
        expect(called).toEqual(isAborted ? waiting.map(({ id }) => id) : []);
        for (const { stop } of waiting) stop();
        expect(getEventListeners(signal, 'abort')).toEqual([]);
      }),
    );
  });
});
