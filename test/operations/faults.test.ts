import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { payment } from '../support/bodies';
import { faultsOf } from '../support/faults';
import { eachFront } from '../support/fronts';
import { openPlatform } from '../support/test-platform';

const usual = {
  event_name: null,
  after: 0,
  times: null,
  probability: null,
  seed: null,
  matched: 0,
  passed: 0,
  left: null,
  held: 0,
};
const unknown = 'flt_0000000000000000000000';

eachFront((front) => {
  test('is made, listed newest first, and taken away', async () => {
    const faults = faultsOf(await front.newPlatform());
    const made = await faults.ask({ fault: { error: 'gateway_timeout_error' } });
    expect([made.status, made.body]).toEqual([
      201,
      {
        ...usual,
        id: expect.stringMatching(/^flt_/),
        operation: '*',
        fault: { error: 'gateway_timeout_error' },
        created_at: new Date(front.clock.now()).toISOString(),
      },
    ]);
    const first = made.asControl('Fault');
    const second = await faults.add({ operation: 'createPayment', times: 2, fault: { drop: 'after_commit' } });
    expect(second).toMatchObject({ operation: 'createPayment', times: 2, left: 2, fault: { drop: 'after_commit' } });
    const third = await faults.add({ event_name: 'payment.*', fault: { webhook: 'delay', delay_ms: 5 } });
    expect(third).toMatchObject({ operation: null, event_name: 'payment.*', fault: { webhook: 'delay', delay_ms: 5 } });
    expect((await faults.add({ fault: { webhook: 'lose' } })).event_name).toBe('*');

    expect((await faults.list()).slice(1)).toEqual([third, second, first]);
    const removed = await faults.remove(first.id);
    expect([removed.status, removed.body]).toEqual([200, { id: first.id }]);
    expect((await faults.list()).map(({ id }) => id)).not.toContain(first.id);
    const cleared = await faults.clear();
    expect([cleared.status, cleared.body]).toEqual([200, { deleted: 3 }]);
    expect(await faults.list()).toEqual([]);
  });

  test('a seed is shown; where none is given, one is made', async () => {
    const faults = faultsOf(await front.newPlatform());
    const fault = { error: 'internal_server_error' } as const;
    expect((await faults.add({ probability: 0.5, seed: 42, fault })).seed).toBe(42);
    const made = [await faults.add({ probability: 0.5, fault }), await faults.add({ probability: 0.5, fault })];
    const [a = null, b = null] = made.map(({ seed }) => seed);
    expect(a !== null && b !== null && a !== b).toBe(true);
  });

  const hold = { hold: true };
  test.each<[body: object, status: number, code: string, message: RegExp]>([
    [{}, 422, 'parameter_missing', /fault$/],
    [{ fault: {} }, 422, 'parameter_missing', /fault\.error, scenario, status, delay_ms, drop, hold, body or webhook/],
    [{ operation: 'createNonsense', fault: hold }, 422, 'parameter_invalid', /operation/],
    [{ operation: 'createFault', fault: hold }, 422, 'parameter_invalid', /operation/],
    [{ fault: { error: 'nonsense' } }, 422, 'parameter_invalid', /fault\.error/],
    [{ fault: { error: 'clock_cannot_go_back' } }, 422, 'parameter_invalid', /fault\.error/],
    [{ fault: { error: 'do_not_honor', status: 500 } }, 422, 'unexpected_parameter', /fault\.status/],
    [{ fault: { hold: true, delay_ms: 5 } }, 422, 'unexpected_parameter', /fault\.hold/],
    [{ fault: { nonsense: 1 } }, 422, 'unexpected_parameter', /fault\.nonsense/],
    [{ fault: { status: 200 } }, 422, 'parameter_invalid', /fault\.status/],
    [{ fault: { status: 600 } }, 422, 'parameter_invalid', /fault\.status/],
    [{ fault: { delay_ms: 0 } }, 422, 'parameter_invalid', /fault\.delay_ms/],
    [{ fault: { delay_ms: 300_001 } }, 422, 'parameter_invalid', /fault\.delay_ms/],
    [{ fault: { drop: 'later' } }, 422, 'parameter_invalid', /fault\.drop/],
    [{ fault: { hold: false } }, 422, 'parameter_invalid', /fault\.hold/],
    [{ fault: { hold: 'later' } }, 422, 'parameter_invalid', /fault\.hold/],
    [{ fault: { at: 'after_commit' } }, 422, 'parameter_missing', /fault\.delay_ms/],
    [{ fault: { delay_ms: 5, at: 'before_commit' } }, 422, 'parameter_invalid', /fault\.at/],
    [{ fault: { hold: true, at: 'after_commit' } }, 422, 'unexpected_parameter', /fault\.at/],
    [{ fault: { webhook: 'delay', delay_ms: 5, at: 'after_commit' } }, 422, 'unexpected_parameter', /fault\.at/],
    [{ fault: { body: 'long' } }, 422, 'parameter_invalid', /fault\.body/],
    [{ fault: { body: 'empty', status: 500 } }, 422, 'unexpected_parameter', /fault\.body/],
    [{ after: -1, fault: hold }, 422, 'parameter_invalid', /after/],
    [{ after: 0.5, fault: hold }, 422, 'parameter_invalid', /after/],
    [{ fault: { webhook: 'burn' } }, 422, 'parameter_invalid', /fault\.webhook/],
    [{ fault: { webhook: 'delay' } }, 422, 'parameter_missing', /fault\.delay_ms/],
    [{ fault: { webhook: 'lose', delay_ms: 5 } }, 422, 'unexpected_parameter', /fault\.delay_ms/],
    [{ operation: '*', fault: { webhook: 'lose' } }, 422, 'unexpected_parameter', /operation/],
    [{ event_name: '*', fault: hold }, 422, 'unexpected_parameter', /event_name/],
    [{ event_name: 'payment', fault: { webhook: 'lose' } }, 422, 'parameter_invalid', /event_name/],
    [{ times: 0, fault: hold }, 422, 'parameter_invalid', /times/],
    [{ times: 1.5, fault: hold }, 422, 'parameter_invalid', /times/],
    [{ probability: 1.01, fault: hold }, 422, 'parameter_invalid', /probability/],
    [{ probability: -0.1, fault: hold }, 422, 'parameter_invalid', /probability/],
    [{ seed: 1, fault: hold }, 422, 'unexpected_parameter', /seed/],
    [{ probability: 0.5, seed: -1, fault: hold }, 422, 'parameter_invalid', /seed/],
    [{ fault: 'hold' }, 422, 'parameter_invalid', /fault/],
  ])('%j is refused', async (body, status, code, message) => {
    const faults = faultsOf(await front.newPlatform());
    const answer = await faults.ask(body);
    expect([answer.status, answer.error.code]).toEqual([status, code]);
    expect(answer.error.message).toMatch(message);
    expect(await faults.list()).toEqual([]);
  });

  test('what there is not cannot be taken away or released', async () => {
    const faults = faultsOf(await front.newPlatform());
    for (const answer of [await faults.remove(unknown), await faults.release(unknown)])
      expect([answer.status, answer.error.code]).toEqual([404, 'resource_not_found']);
    const { id } = await faults.add({ fault: { hold: true } });
    expect((await faults.release(id)).body).toEqual({ id, released: 0 });
  });

  test('those of one platform meet no request of another one, and a reset takes them away', async () => {
    const platform = await front.newPlatform();
    const other = await front.newPlatform();
    const faults = faultsOf(platform);
    await faults.add({ fault: { error: 'gateway_timeout_error' } });
    expect((await other.testMode.post('/v1/payments', payment())).status).toBe(201);
    front.opened.sandbox.platform(platform.id).reset();
    expect((await platform.testMode.post('/v1/payments', payment())).status).toBe(201);
    expect(await faults.list()).toEqual([]);
  });
});

describe('in the same process', () => {
  const open = async () => {
    const sandbox = createSandbox();
    const api = await openPlatform({ sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch });
    return { api, ...api, platform: sandbox.platform(api.id) };
  };

  test('the same object does it', async () => {
    const { api, platform } = await open();
    const made = platform.faults.create({ operation: 'getPayment', times: 1, fault: { status: 503 } });
    expect(made).toMatchObject({ operation: 'getPayment', left: 1, fault: { status: 503 } });
    expect(platform.faults.list()).toEqual([made]);
    expect(platform.faults.list()).toEqual(await faultsOf(api).list());
    platform.faults.delete(made.id);
    expect(() => platform.faults.delete(made.id)).toThrow(expect.objectContaining({ code: 'resource_not_found' }));
    expect(() => platform.faults.release(made.id)).toThrow(expect.objectContaining({ code: 'resource_not_found' }));
    expect(platform.faults.deleteAll()).toBe(0);
  });

  test('it refuses what makes no sense, also from a caller without types', async () => {
    const { platform } = await open();
    expect(() => platform.faults.create({ probability: 2, fault: { hold: true } })).toThrow(/probability/);
    expect(() => platform.faults.create({ fault: { delay_ms: Infinity } })).toThrow(/delay_ms/);
    // @ts-expect-error -- two kinds at once
    expect(() => platform.faults.create({ fault: { status: 500, hold: true } })).toThrow(/unexpected parameter/);
    // @ts-expect-error -- no such operation
    expect(() => platform.faults.create({ operation: 'nonsense', fault: { hold: true } })).toThrow(/operation/);
    // @ts-expect-error -- a delay has to have a length
    expect(() => platform.faults.create({ fault: { webhook: 'delay' } })).toThrow(/delay_ms/);
    // @ts-expect-error -- a code of the sandbox's own paths
    expect(() => platform.faults.create({ fault: { error: 'not_idle' } })).toThrow(/error/);
    // @ts-expect-error -- deliveries are of no operation
    expect(() => platform.faults.create({ operation: '*', fault: { webhook: 'lose' } })).toThrow(/operation/);
  });
});
