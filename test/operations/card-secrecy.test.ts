import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Api, type ApiResponse } from '../support/api';
import { bankPayment, card, cardPayment, payment } from '../support/bodies';
import { TestClock } from '../support/clock';
import { openFileFront, temporaryDirectory } from '../support/fronts';
import { openPlatform, type TestPlatform } from '../support/test-platform';
import { createSandbox } from '../../mock-server';
import { validate } from '../../mock-server/wire/validate';
import { validatorOf } from '../../mock-server/wire/validators';
import { operations } from '../../spec/resources';

/** Number and security code of cards that succeed, are declined, or are refused. */
const cards = [
  ['4242424242424242', '739'],
  ['5555555555554444', '846'],
  ['378282246310005', '7391'],
  ['6011000990139424', '618'],
  ['4000000000009995', '739'],
  ['4000000000000127', '846'],
  ['4000000000000101', '957'],
  ['4242424242424241', '957'],
  ['3056930009020004', '268'],
  ['4111111111111111', '268'],
] as const;
const accountNumbers = ['000123456789', '000222222227', '400555019977'];

const dashed = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1-');

const isSupported = (number: string) => !number.startsWith('30');

/** A bit of everything that takes a card, right and wrong. */
async function* allSorts({ testMode, liveMode, newSubAccount }: TestPlatform): AsyncGenerator<ApiResponse> {
  const shop = (await newSubAccount()).api;
  const { token } = await testMode.post('/v1/payment_methods', { payment_method: { card: card() } });
  const update = (body: object) => testMode.patch(`/v1/payment_methods/${token}`, body);
  for (const [i, [number, verification]] of cards.entries()) {
    const written = [number, dashed(number), dashed(number).replaceAll('-', ' ')][i % 3] ?? number;
    const fields = { number: written, verification };
    // A number of no supported network is none to the sandbox, except where a card number belongs.
    const stray = isSupported(number) ? written : '4242424242424242';
    const key = { 'Idempotency-Key': `card ${i}` };
    for (let again = 0; again < 2; again++) yield await testMode.post('/v1/payments', cardPayment(fields), key);
    yield await testMode.post('/v1/payments', { ...cardPayment(fields), amount: 1 }, key);
    yield await liveMode.post('/v1/payment_methods', { payment_method: { card: card(fields) } });
    yield await shop.post('/v1/payments', { ...cardPayment(fields), capture_strategy: 'manual' });
    yield await testMode.post('/v1/payments', cardPayment({ ...fields, month: stray }));
    yield await testMode.post('/v1/payments', cardPayment({ ...fields, verification: stray }));
    yield await testMode.post('/v1/payments', cardPayment({ ...fields, address_state: stray, year: stray }));
    yield await testMode.post('/v1/payments', payment({ payment_method: { token: stray } }));
    yield await testMode.post('/v1/payments', payment({ amount: Number(stray.replace(/\D/g, '')), currency: stray }));
    yield await testMode.post('/v1/payments', { ...payment(), email: stray });
    yield await update({ card: { number: written, verification } });
    yield await update({ card: { year: stray, month: 1, name: 'Ada' } });
    yield await update({ card: { [stray]: verification }, [stray]: stray });
    yield await testMode.patch(`/v1/payment_methods/${encodeURIComponent(stray)}`, { card: {} });
    yield await testMode.get(`/v1/payments?created_after=${encodeURIComponent(stray)}`);
    yield await testMode.get(`/v1/payments?payment_status=${encodeURIComponent(stray)}`);
    yield await testMode.post('/v1/payments', { ...payment(), [stray]: verification });
    yield await testMode.post('/v1/payments', cardPayment({ [stray]: stray, [`x${stray}`]: verification }));
    yield await testMode.post('/v1/payments', JSON.stringify(cardPayment(fields)).slice(0, -1));
    yield await testMode.get(`/v1/payments/${encodeURIComponent(stray)}`);
    yield await testMode.get(`/v1/payments?after_cursor=${encodeURIComponent(stray)}`);
    yield await testMode.on(stray).get('/v1/payments');
    yield await testMode.get('/v1/payments', { Authorization: `Bearer ${stray}` });
  }
  for (const account_number of accountNumbers) {
    yield await testMode.post('/v1/payments', bankPayment({ account_number }));
    yield await testMode.post('/v1/payments', bankPayment({ account_number, routing_number: account_number }));
  }
  for (const path of ['/v1/payments', '/v1/payment_methods', '/v1/refunds', '/v1/sub_accounts'])
    yield await testMode.get(`${path}?limit=100`);
}

/** The digits of a number, whatever stands between them; a code as a word of its own. */
const secrets = [
  ...cards.map(([number]) => new RegExp([...number].join('[ -]?'))),
  ...accountNumbers.map((number) => new RegExp(number)),
  ...new Set(cards.map(([, code]) => code)),
].map((secret) => (typeof secret === 'string' ? new RegExp(`(?<![\\w.-])${secret}(?![\\w-])`) : secret));

function expectNoSecrets(text: string, where: string): void {
  for (const secret of secrets) {
    const found = secret.exec(text);
    if (found)
      expect.fail(`${where} holds ${secret}: …${text.slice(Math.max(0, found.index - 80), found.index + 80)}…`);
  }
}

const output = ['log', 'info', 'warn', 'error', 'debug'] as const;

test('the search finds what it looks for', () => {
  for (const [number, code] of cards) {
    for (const text of [`"${number}"`, `x${dashed(number)}`, `{"verification":"${code}"}`, `:${code},`]) {
      expect(() => expectNoSecrets(text, 'this')).toThrow('this holds');
    }
  }
});

test.each([
  ['as it is written', {}],
  ['after compaction', { compactAboveBytes: 2_000, compactAboveGrowth: 1.5, changesPerRow: 1 }],
])('no card number and no code in any byte: %s', async (_, options) => {
  const printers = output.map((method) => vi.spyOn(console, method));
  const directory = await temporaryDirectory();
  const front = await openFileFront(directory, { clock: new TestClock(), ...options });
  const platform = await openPlatform(front);
  const statuses = new Set<number>();
  for await (const { status, headers, text } of allSorts(platform)) {
    statuses.add(status);
    expectNoSecrets(text, `an answer of ${status}`);
    for (const [name, value] of headers) expectNoSecrets(value, `the header ${name}`);
  }
  expect([...statuses].sort()).toEqual([200, 201, 400, 401, 402, 404, 422]);
  expectNoSecrets(JSON.stringify(platform.events()), 'an event');
  const requests = [...front.sandbox.platform(platform.id).requests.list(), ...front.sandbox.requests.list()];
  expect(requests.length).toBeGreaterThan(200);
  for (const { duration_ms, ...entry } of requests) {
    expect(duration_ms).toBeGreaterThan(0);
    expectNoSecrets(JSON.stringify(entry), 'the journal of requests');
  }
  await front.close();

  const files = (await readdir(directory, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    const text = await readFile(join(file.parentPath, file.name), 'latin1');
    // The only numbers there that count anything: they reach those of the codes by chance.
    expectNoSecrets(text.replace(/"sequence":\d+/g, ''), file.name);
    expect(text).not.toMatch(/"verification\\?"/);
  }
  for (const printer of printers) expect(printer).not.toHaveBeenCalled();
  await rm(directory, { recursive: true });
});

const number = '4242424242424242';
const shown = '424242******4242';
const other = '4242420000004242'; // Looks like the first when it is masked.

const isReplay = ({ headers }: { readonly headers: Headers }) => headers.get('idempotent-replayed') === 'true';

async function open() {
  const sandbox = createSandbox();
  onTestFinished(() => sandbox.close());
  const platform = await openPlatform({ sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch });
  return { ...platform, sandbox, requests: sandbox.platform(platform.id).requests };
}

describe('a card number that a caller sends in a text', () => {
  test.each<[where: string, fields: Readonly<Record<string, unknown>>]>([
    ['description', { description: `for ${number}` }],
    ['metadata.note', { metadata: { note: `for ${number}` } }],
    ['metadata.deep.0', { metadata: { deep: [Number(number)] } }],
    [`metadata.${shown}`, { metadata: { [number]: 'x' } }],
  ])('is masked in %s, with a warning and a violation', async (where, fields) => {
    const { testMode, events, requests } = await open();
    const created = await testMode.post('/v1/payments', payment(fields));
    expect(created.status).toBe(201);
    expect(created.headers.get('sandbox-warning')).toBe(`a card number was masked in body.${where}`);
    const read = await testMode.get(`/v1/payments/${created.payment.id}`);
    for (const text of [created.text, read.text, JSON.stringify(events()), JSON.stringify(requests.list())]) {
      expect(text).not.toContain(number);
      expect(text).toContain(shown);
    }
    const [logged] = requests.list().filter(({ operation }) => operation === 'createPayment');
    expect([logged?.verdict, logged?.violations.map(({ kind, where: place }) => [kind, place])]).toEqual([
      'violation',
      [['card_number', `body.${where}`]],
    ]);
  });

  test('is masked in names of sub accounts', async () => {
    const { testMode } = await open();
    const { text, status } = await testMode.post('/v1/sub_accounts', { name: `Shop ${number}` });
    expect([status, text.includes(number), text.includes(`Shop ${shown}`)]).toEqual([201, false, true]);
  });

  test('is refused where its mask is not valid, with the rule', async () => {
    const { control } = await open();
    const refused = await control('publishers', { url: 'http://127.0.0.1:2/', header_prefix: number });
    expect([refused.status, refused.error.code]).toEqual([422, 'parameter_invalid']);
    expect(refused.text).not.toContain(number);
  });

  test('is not looked for in the credentials of a client, whose random digits may look like one', () => {
    const pair = { client_id: `test_a${number}b`, client_secret: `test_c${number}d` };
    expect(validate(pair, operations.createAccessToken.body ?? {}, validatorOf('createAccessToken'))).toEqual(pair);
  });

  test('is masked in no other long number', async () => {
    const { testMode, requests } = await open();
    const metadata = { at: 1_767_225_600_000, order: '1767225600000', long: '4242424242424243' };
    const created = await testMode.post('/v1/payments', payment({ metadata, description: 'order 1767225600000' }));
    expect([created.payment.metadata, created.headers.get('sandbox-warning')]).toEqual([metadata, null]);
    const [logged] = requests.list().filter(({ operation }) => operation === 'createPayment');
    expect([logged?.verdict, JSON.stringify(logged?.request_body)]).toEqual([
      'ok',
      expect.stringContaining('order 1767225600000'),
    ]);
  });

  test('in a path or a query is masked in the request log', async () => {
    const { testMode, requests } = await open();
    await testMode.get(`/v1/payments/${number}?after_cursor=4242%204242%204242%204242&${number}=1`);
    const shownAs = JSON.stringify(requests.list());
    expect(shownAs).not.toMatch(/4242[ -]?4242/);
    expect(shownAs).toContain(shown);
  });
});

describe('an idempotency key with a card number', () => {
  const pay = async (api: Awaited<ReturnType<typeof open>>['testMode'], key: string, amount = 1_000) =>
    api.post('/v1/payments', payment({ amount }), { 'Idempotency-Key': key });

  test('is masked in events and in the request log, with a warning and a violation', async () => {
    const { testMode, events, requests } = await open();
    const paid = await pay(testMode, `${number}-1767225600`);
    expect(paid.headers.get('sandbox-warning')).toBe('a card number was masked in header.Idempotency-Key');
    expect(events().map((event) => event.idempotency_key)).toContain(`${shown}-1767225600`);
    const [logged] = requests.list().filter(({ operation }) => operation === 'createPayment');
    expect(logged?.idempotency?.key).toBe(`${shown}-1767225600`);
    expect(logged?.violations.map(({ kind, where }) => [kind, where])).toEqual([
      ['card_number', 'header.Idempotency-Key'],
    ]);
  });

  test('is compared whole: a retry is a replay, and a key that looks alike is another one', async () => {
    const { testMode } = await open();
    const first = await pay(testMode, number);
    expect(first.status).toBe(201);
    const again = await pay(testMode, number);
    expect([again.text === first.text, isReplay(again)]).toEqual([true, true]);
    expect(again.headers.get('sandbox-warning')).toBe('a card number was masked in header.Idempotency-Key');
    for (const key of [other, shown]) {
      const others = await pay(testMode, key, 2_000);
      expect([key, others.status, isReplay(others), others.text === first.text]).toEqual([key, 201, false, false]);
      expect([key, isReplay(await pay(testMode, key, 2_000))]).toEqual([key, true]);
    }
    expect((await pay(testMode, number, 3_000)).error.code).toBe('idempotency_params_mismatch');
  });
});

test('no byte of a data directory has the number, and a replay works after a restart', async () => {
  const directory = await temporaryDirectory();
  const clock = new TestClock();
  const before = await openFileFront(directory, { clock });
  const { keys, testMode } = await openPlatform(before);
  const send = payment({ description: number, metadata: { [number]: number } });
  const first = await testMode.post('/v1/payments', send, { 'Idempotency-Key': number });
  expect(first.status).toBe(201);
  await before.close();
  const files = (await readdir(directory, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(1);
  for (const { parentPath, name } of files)
    expect(await readFile(join(parentPath, name), 'latin1')).not.toContain(number);
  const after = await openFileFront(directory, { clock });
  await after.sandbox.openPlatform(keys.id);
  const replay = await new Api(after, keys.test).post('/v1/payments', send, { 'Idempotency-Key': number });
  expect([replay.text, isReplay(replay)]).toEqual([first.text, true]);
  await after.close();
});
