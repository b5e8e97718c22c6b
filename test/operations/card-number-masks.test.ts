import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Api } from '../support/api';
import { payment } from '../support/bodies';
import { TestClock } from '../support/clock';
import { openFileFront, temporaryDirectory } from '../support/fronts';
import { openPlatform } from '../support/test-platform';
import { createSandbox } from '../../mock-server';
import { validate } from '../../mock-server/wire/validate';
import { validatorOf } from '../../mock-server/wire/validators';
import { operations } from '../../spec/resources';

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
