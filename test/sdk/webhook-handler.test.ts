import { webcrypto } from 'node:crypto';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { buildEvent } from '../../mock-server/testing/entries/testing';
import {
  createWebhookHandler,
  type Event,
  type IncomingWebhook,
  isNewer,
  type SeenEvents,
  signWebhook,
  WebhookVerificationError,
} from '../../sdk';
import { seenInMemory } from '../../sdk/seen-events';

const secret = 'sigk_of_the_handler';
const now = new Date('2027-01-15T09:30:00.250Z');
const signed = (event: Event, change: { readonly secret?: string; readonly now?: Date } = {}) =>
  signWebhook({ event, secret, now, ...change });
const succeeded = (change: { readonly id?: string } = {}) => ({ ...buildEvent('payment.succeeded'), ...change });

/** A handler that records the ids and the names of the events which ran, and the errors. */
function record(options: { readonly run?: (event: Event) => unknown; readonly seen?: SeenEvents } = {}) {
  const ran: string[] = [];
  const errors: [error: unknown, id: string | undefined][] = [];
  const handler = createWebhookHandler({
    secret,
    now: () => now,
    seen: options.seen,
    on: {
      'payment.succeeded': async (event) => {
        ran.push(event.id);
        await options.run?.(event);
      },
    },
    onError: (error, event) => errors.push([error, event?.id]),
  });
  return { handler, ran, errors };
}

/** A promise that a test resolves. */
function gate() {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { open: () => open(), passed };
}

describe('a delivery', () => {
  test('runs the handler of its event, and is answered by its id', async () => {
    const { handler, ran } = record();
    const event = succeeded();
    expect(await handler.handle(await signed(event))).toEqual({ status: 200, body: event.id });
    expect(ran).toEqual([event.id]);
  });

  const event = succeeded();
  test.each<[name: string, delivery: () => Promise<IncomingWebhook>, reason: string]>([
    ['without headers', async () => ({ ...(await signed(event)), headers: {} }), 'signature_missing'],
    ['with a changed body', async () => ({ ...(await signed(event)), body: '{}' }), 'signature_wrong'],
    ['without an id', () => signed({ ...event, id: '' }), 'body_not_an_event'],
  ])('%s is answered 400 with the reason, and runs nothing', async (_name, delivery, reason) => {
    const { handler, ran, errors } = record();
    expect(await handler.handle(await delivery())).toEqual({ status: 400, body: reason });
    expect(ran).toEqual([]);
    expect(errors).toEqual([[expect.any(WebhookVerificationError), undefined]]);
  });

  test('whose body was parsed is answered 400', async () => {
    const { handler } = record();
    const { body, headers } = await signed(succeeded());
    const parsed: unknown = await Reflect.apply(handler.handle, undefined, [{ body: JSON.parse(body), headers }]);
    expect(parsed).toEqual({ status: 400, body: 'body_not_raw' });
  });

  test('that comes twice runs once, and is answered 200 twice', async () => {
    const { handler, ran } = record();
    const delivery = await signed(succeeded());
    const first = await handler.handle(delivery);
    expect(await handler.handle(delivery)).toEqual(first);
    expect(ran).toHaveLength(1);
  });

  test.each([
    ['ends well', 200],
    ['throws', 500],
  ])('that comes twice at once runs once: when the first %s, both have its response', async (_end, status) => {
    const { open, passed } = gate();
    const { handler, ran } = record({
      run: async () => {
        await passed;
        if (status === 500) throw new Error('the database is away');
      },
    });
    const other = succeeded();
    const delivery = await signed(succeeded());
    const otherDelivery = await signed(other);
    const verify = vi.spyOn(webcrypto.subtle, 'verify');
    onTestFinished(() => verify.mockRestore());
    const both = Promise.all([handler.handle(delivery), handler.handle(delivery)]);
    const answered = handler.handle(otherDelivery);
    const verified = Array(3).fill({ type: 'fulfilled' });
    await vi.waitFor(() => expect(verify.mock.settledResults).toMatchObject(verified), 30_000);
    open();
    expect((await both).map((response) => response.status)).toEqual([status, status]);
    expect((await answered).status).toBe(status);
    expect(ran.filter((id) => id !== other.id)).toHaveLength(1);
  });

  test('whose handler throws is answered 500 and runs again', async () => {
    const failure = new Error('the database is away');
    let failures = 1;
    const { handler, ran, errors } = record({
      run: () => {
        if (failures-- > 0) throw failure;
      },
    });
    const event = succeeded();
    const delivery = await signed(event);
    expect(await handler.handle(delivery)).toEqual({ status: 500, body: 'handler_failed' });
    expect(await handler.handle(delivery)).toEqual({ status: 200, body: event.id });
    expect(await handler.handle(delivery)).toEqual({ status: 200, body: event.id });
    expect(ran).toEqual([event.id, event.id]);
    expect(errors).toEqual([[failure, event.id]]);
  });
});

describe('an event without a handler of its own', () => {
  test('goes to `otherwise`, also one that is newer than this version, and once', async () => {
    const others: string[] = [];
    const handler = createWebhookHandler({
      secret,
      now: () => now,
      on: { 'payment.succeeded': () => others.push('not this one') },
      otherwise: (event) => others.push(event.event_name),
    });
    const event = buildEvent('payment.created');
    const newer = { ...(await newerEvent('toString')) };
    for (const delivery of [await signed(event), await signed(event), newer])
      expect((await handler.handle(delivery)).status).toBe(200);
    expect(others).toEqual(['payment.created', 'toString']);
  });

  test('is answered 200 and ignored without `otherwise`', async () => {
    const { handler, ran } = record();
    const event = buildEvent('payment.created');
    expect(await handler.handle(await signed(event))).toEqual({ status: 200, body: event.id });
    expect(ran).toEqual([]);
  });

  /** Signs an event of a name that this version does not know. */
  async function newerEvent(name: string): Promise<IncomingWebhook> {
    const event = { ...buildEvent('payment.created'), event_name: name };
    const delivery: IncomingWebhook = await Reflect.apply(signWebhook, undefined, [{ event, secret, now }]);
    return delivery;
  }
});

describe('options', () => {
  const create = (options: object): unknown => Reflect.apply(createWebhookHandler, undefined, [options]);

  test.each<[name: string, options: object, message: string]>([
    [
      'an unknown event',
      { secret, on: { 'payment.suceeded': () => undefined } },
      'unknown event "payment.suceeded" in on. Did you mean "payment.succeeded"?',
    ],
    ['the name of a prototype', { secret, on: { constructor: () => undefined } }, 'unknown event "constructor" in on.'],
    ['no handler', { secret, on: { 'payment.created': 'log' } }, 'on["payment.created"] is not a function'],
    ['no handlers', { secret, on: null }, 'on is not an object of handlers'],
    ['an unknown option', { secret, on: {}, tolerance: 5 }, 'unknown option "tolerance": did you mean'],
    ['no age', { secret, on: {}, toleranceSeconds: '5' }, 'toleranceSeconds is "5"'],
    ['ids of another kind', { secret, on: {}, seen: new Set() }, 'seen.once is not a function'],
  ])('%s: throws at once', (_name, options, message) => {
    expect(() => create(options)).toThrow(TypeError);
    expect(() => create(options)).toThrow(message);
  });

  test('handlers that are undefined count as absent', async () => {
    const handler = createWebhookHandler({ secret, now: () => now, on: { 'payment.succeeded': undefined } });
    expect(await handler.handle(await signed(succeeded()))).toMatchObject({ status: 200 });
  });

  test.each([{ given: '' }, { given: [] }, { given: [secret, ''] }])(
    'the secret $given is an error of each delivery, as a build loads the module without its environment',
    async ({ given }) => {
      const errors: unknown[] = [];
      const handler = createWebhookHandler({ secret: given, on: {}, onError: (error) => errors.push(error) });
      expect(await handler.handle(await signed(succeeded()))).toEqual({ status: 500, body: 'handler_failed' });
      expect(String(errors)).toContain('TypeError: secret is missing');
    },
  );

  test('any of several secrets may have signed', async () => {
    const handler = createWebhookHandler({
      secret: ['sigk_new', secret],
      now: () => now,
      on: {},
      onError: () => undefined,
    });
    expect(await handler.handle(await signed(succeeded()))).toMatchObject({ status: 200 });
    const foreign = await signed(succeeded(), { secret: 'sigk_other' });
    expect(await handler.handle(foreign)).toEqual({ status: 400, body: 'signature_wrong' });
  });

  test('the tolerance and the prefix are those of verifyWebhook', async () => {
    const handler = createWebhookHandler({ secret, on: {}, toleranceSeconds: Infinity, headerPrefix: 'JUSTIFI' });
    const delivery = await signWebhook({ event: succeeded(), secret, now, headerPrefix: 'JUSTIFI' });
    expect(await handler.handle(delivery)).toMatchObject({ status: 200 });
  });

  test('without onError, errors are printed', async () => {
    const printed = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => printed.mockRestore());
    const failure = new Error('the database is away');
    const event = succeeded();
    const handler = createWebhookHandler({
      secret,
      now: () => now,
      on: {
        'payment.succeeded': () => {
          throw failure;
        },
      },
    });
    await handler.handle(await signed(event));
    await handler.handle(await signed(event, { secret: 'sigk_other' }));
    expect(printed.mock.calls).toEqual([
      [`The handler of payment.succeeded failed, event ${event.id}:`, failure],
      ['A webhook was rejected:', expect.stringMatching(/^WebhookVerificationError: the signature does not match/)],
    ]);
  });

  test('an error that onError throws rejects the call, and the event runs again', async () => {
    const delivery = await signed(succeeded());
    let runs = 0;
    const handler = createWebhookHandler({
      secret,
      now: () => now,
      on: {
        'payment.succeeded': () => {
          runs++;
          throw new Error('the database is away');
        },
      },
      onError: (error) => {
        throw error;
      },
    });
    await expect(handler.handle(delivery)).rejects.toThrow('the database is away');
    await expect(handler.handle(delivery)).rejects.toThrow('the database is away');
    expect(runs).toBe(2);
  });
});

describe('ids of handled events', () => {
  test('the last 10,000 are kept in memory', async () => {
    const seen = seenInMemory();
    const ran: string[] = [];
    const handle = async (id: string) => seen.once(id, async () => void ran.push(id));
    for (let i = 0; i < 10_000; i++) await handle(`evt_${i}`);
    await handle('evt_0');
    expect(ran).toHaveLength(10_000);
    await handle('evt_10000');
    await handle('evt_1');
    await handle('evt_0');
    expect(ran.slice(10_000)).toEqual(['evt_10000', 'evt_0']);
  });

  test('those of a program decide, and pass their context to the handler', async () => {
    const kept = new Set<string>();
    const seen: SeenEvents<{ readonly writes: string[] }> = {
      once: async (id, handle) => {
        if (kept.has(id)) return;
        const transaction = { writes: [] };
        await handle(transaction);
        expect(transaction.writes).toEqual(['payment.succeeded']);
        kept.add(id);
      },
    };
    const handler = createWebhookHandler({
      secret,
      now: () => now,
      seen,
      on: { 'payment.succeeded': (event, transaction) => transaction.writes.push(event.event_name) },
    });
    const event = succeeded();
    await handler.handle(await signed(event));
    await handler.handle(await signed(event));
    expect([...kept]).toEqual([event.id]);
  });
});

test.each([
  ['later', '2027-01-15T09:30:00.001Z', true],
  ['of the same instant', '2027-01-15T09:30:00.000Z', false],
  ['earlier', '2027-01-15T09:29:59.999Z', false],
  ['later, in another offset', '2027-01-15T10:30:00.001+01:00', true],
])('an event %s: isNewer', (_name, created_at, expected) => {
  expect(isNewer({ created_at }, { created_at: '2027-01-15T09:30:00.000Z' })).toBe(expected);
});
