import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { verifyWebhook, WebhookVerificationError } from '../../sdk';
import { scaled } from '../support/run-scale';

const secret = 'sigk_mistakes';
const timestamp = '2025-03-01T12:00:00.000Z';
const now = new Date(timestamp);
const event = { id: 'evt_1', event_name: 'payment.succeeded', data: { id: 'py_1', description: 'private note' } };
const body = JSON.stringify(event);
const sign = (text: string): string => createHmac('sha256', secret).update(`${timestamp}.${text}`).digest('hex');
const headers = { 'webhook-signature': sign(body), 'webhook-timestamp': timestamp };
const good = { body, headers, secret, now };

/** Calls without the help of the compiler, as a JavaScript program can. */
const mistakenly = async (delivery: object): Promise<unknown> => {
  const result: Promise<unknown> = Reflect.apply(verifyWebhook, undefined, [delivery]);
  const error = await result.catch((thrown: unknown) => thrown);
  const text = `${String(error)} ${JSON.stringify(error)}`;
  for (const hidden of [secret, 'sigk_other', 'private note', 'py_1']) expect(text).not.toContain(hidden);
  return error;
};

test('a secret with a line break at its end is a TypeError', async () => {
  const error = await mistakenly({ ...good, secret: `${secret}\n` });
  expect(error).toEqual(new TypeError('secret has blanks or line breaks around it: remove them'));
});

/** The raw body in four frameworks. */
const frameworks = ['express.raw({', 'c.req.text()', 'await request.text()', 'Fastify'];

test.each<[name: string, change: object]>([
  ['no secret', { secret: undefined }],
  ['null as secret', { secret: null }],
  ['an empty secret', { secret: '' }],
  ['no secret and a delivery that cannot be trusted', { secret: '', body: undefined, headers: {} }],
])('%s is a TypeError', async (_name, change) => {
  const error = await mistakenly({ ...good, ...change });
  expect(error).toBeInstanceOf(TypeError);
  for (const text of ['secret is missing', 'sigk_', 'environment variable']) expect(String(error)).toContain(text);
});

describe('a body that is not raw is no TypeError: a sender can cause it by its content type', () => {
  test.each<[name: string, change: object, says: readonly string[]]>([
    ['a parsed body', { body: event }, ['body is a parsed object', ...frameworks]],
    ['a parsed list', { body: [event] }, ['body is a parsed object', ...frameworks]],
    ['the body that express leaves when it parsed none', { body: {} }, ['body is a parsed object', ...frameworks]],
    ['no body', { body: undefined }, ['body is undefined', ...frameworks]],
    ['null as body', { body: null }, ['body is null', ...frameworks]],
    ['a body that is not awaited', { body: Promise.resolve(body) }, ['body is a promise: await it', ...frameworks]],
    ['a stream', { body: new Response(body).body }, ['body is a stream: read it', ...frameworks]],
    [
      'a request',
      { body: new Request('http://a.test', { method: 'POST', body }) },
      ['body is a request', ...frameworks],
    ],
    ['a number', { body: 5 }, ['body is a number', ...frameworks]],
  ])('%s', async (_name, change, says) => {
    const error = await mistakenly({ ...good, ...change });
    expect(error).toBeInstanceOf(WebhookVerificationError);
    expect(error).toMatchObject({ reason: 'body_not_raw' });
    for (const text of says) expect(String(error)).toContain(text);
    expect(await mistakenly({ ...good, ...change, headers: {} })).toMatchObject({ reason: 'signature_missing' });
  });
});

/** Values that a parser of JSON, forms or queries can make of what a sender writes. */
const anything = fc.oneof(fc.anything(), fc.constantFrom<unknown>(body, Buffer.from(body), null, undefined, {}, []));

test('whatever a sender makes of headers and body, the error is a WebhookVerificationError', async () => {
  const names = fc.constantFrom('webhook-signature', 'Webhook-Timestamp', 'get', 'keys', '__proto__', 'constructor');
  const texts = fc.oneof(fc.string(), fc.constantFrom<unknown>(sign(body), timestamp, ['a'], [], null, undefined, {}));
  const lists = fc.array(fc.tuple(names, texts));
  const headersOf = fc.oneof(
    lists,
    lists.map(Object.fromEntries),
    lists.map((list) => new Map(list)),
    anything,
  );
  await fc.assert(
    fc.asyncProperty(headersOf, anything, async (sent, content) => {
      const error = await mistakenly({ ...good, body: content, headers: sent, secret: 'sigk_other' });
      expect(error).toBeInstanceOf(WebhookVerificationError);
    }),
    { numRuns: scaled({ full: 5_000, short: 300 }) },
  );
});

/** Headers in every form in which programs have them. */
test.each<[name: string, of: (entries: [string, string][]) => unknown]>([
  ['Headers', (entries) => new Headers(entries)],
  ['a record', Object.fromEntries],
  ['a record of lists', (entries) => Object.fromEntries(entries.map(([name, value]) => [name, [value]]))],
  ['entries', (entries) => entries],
  ['an iterator', (entries) => entries.values()],
  ['a Map', (entries) => new Map(entries)],
])('%s in any letter case', async (_name, of) => {
  for (const change of [
    (name: string) => name,
    (name: string) => name.toUpperCase(),
    (name: string) => name.toLowerCase(),
  ]) {
    const entries = [
      ['Host', 'a.test'],
      ['Webhook-Signature', sign(body)],
      ['Webhook-Timestamp', timestamp],
    ] as const;
    const sent = of(entries.map(([name, value]) => [change(name), value]));
    expect(await Reflect.apply(verifyWebhook, undefined, [{ ...good, headers: sent }])).toEqual(event);
    const others = of([
      ['X-Signature', 'x'],
      ['Content-Type', 'text/plain'],
    ]);
    expect(String(await mistakenly({ ...good, headers: others }))).toMatch(
      /these headers came: (x-signature, content-type|content-type, x-signature)\)/,
    );
  }
});

describe('a delivery that cannot be trusted: what to do', () => {
  test.each<[name: string, change: object, reason: string, says: readonly string[]]>([
    ['an empty body', { body: '' }, 'body_empty', ['body is empty', 'read before', ...frameworks]],
    ['an empty buffer', { body: new Uint8Array() }, 'body_empty', ['body is empty', 'read before', ...frameworks]],
    [
      'other header names',
      { headers: { 'X-Signature': sign(body), 'content-type': 'application/json' } },
      'signature_missing',
      ['Webhook-Signature', 'x-signature, content-type'],
    ],
    [
      'other names in fetch headers',
      { headers: new Headers({ 'X-Signature': sign(body), 'Content-Type': 'application/json' }) },
      'signature_missing',
      ['Webhook-Signature', 'content-type, x-signature'],
    ],
    [
      'headers that can only be read',
      { headers: { get: () => null } },
      'signature_missing',
      ['no Webhook-Signature header'],
    ],
    ['no headers', { headers: {} }, 'signature_missing', ['no Webhook-Signature header', 'no headers came']],
    ['undefined headers', { headers: undefined }, 'signature_missing', ['Webhook-Signature', 'no headers came']],
    [
      'no timestamp',
      { headers: { 'webhook-signature': sign(body) } },
      'timestamp_missing',
      ['Webhook-Timestamp', 'came: webhook-signature'],
    ],
    [
      'an old delivery',
      { now: new Date(now.getTime() + 7_200_000), toleranceSeconds: 60 },
      'timestamp_outside_tolerance',
      [
        '7200 seconds before now',
        '2025-03-01T14:00:00.000Z',
        'toleranceSeconds is 60',
        'Is the clock of this machine right?',
      ],
    ],
    [
      'a delivery of the future',
      { now: new Date(now.getTime() - 301_500) },
      'timestamp_outside_tolerance',
      ['301.5 seconds after now', '2025-03-01T11:54:58.500Z', 'toleranceSeconds is 300'],
    ],
    ['another secret', { secret: 'sigk_other' }, 'signature_wrong', ['changed', 'secret', 'another', ...frameworks]],
    [
      'a body that was parsed and serialized',
      { body: JSON.stringify(event, null, 1) },
      'signature_wrong',
      ['changed', 'secret', ...frameworks],
    ],
  ])('%s', async (_name, change, reason, says) => {
    const error = await mistakenly({ ...good, ...change });
    expect(error).toBeInstanceOf(WebhookVerificationError);
    expect(error).toMatchObject({ name: 'WebhookVerificationError', reason });
    for (const text of says) expect(String(error)).toContain(text);
  });

  test('now that is not a number accepts nothing', async () => {
    const error = await mistakenly({ ...good, now: new Date(NaN) });
    expect(error).toMatchObject({ reason: 'timestamp_outside_tolerance' });
    expect(String(error)).toContain('invalid date');
  });

  test('a signature that is undefined', async () => {
    const error = await mistakenly({ body, secret, now, signature: undefined, timestamp });
    expect(error).toMatchObject({ reason: 'signature_missing' });
    expect(String(error)).toContain('these headers came: webhook-timestamp');
  });

  test('many header names are cut', async () => {
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`x-${i}`, 'value']));
    const error = await mistakenly({ ...good, headers: many });
    expect(String(error)).toContain('x-19 and 180 more');
    expect(String(error)).not.toContain('x-20,');
  });
});

test('undefined options are the defaults', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  onTestFinished(() => void vi.useRealTimers());
  const delivery = { body, headers, secret, toleranceSeconds: undefined, now: undefined };
  await expect(verifyWebhook(delivery)).resolves.toEqual(event);
});

test('an ArrayBuffer is a raw body', async () => {
  const bytes = new TextEncoder().encode(body);
  await expect(verifyWebhook({ ...good, body: bytes.buffer })).resolves.toEqual(event);
});

test('a part of a larger buffer is its own bytes', async () => {
  const bytes = new TextEncoder().encode(`<${body}>`);
  await expect(verifyWebhook({ ...good, body: bytes.subarray(1, -1) })).resolves.toEqual(event);
});

test('instanceof holds for an error of another copy of the SDK', async () => {
  vi.resetModules();
  const copy = await import('../../sdk');
  const error: unknown = await copy.verifyWebhook({ ...good, body: '' }).catch((thrown: unknown) => thrown);
  expect(copy.WebhookVerificationError).not.toBe(WebhookVerificationError);
  expect(error).toBeInstanceOf(WebhookVerificationError);
});
