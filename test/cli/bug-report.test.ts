import { EventEmitter } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { createSandbox, serve } from '../../mock-server/server';
import { card, payment, paymentIntent } from '../support/bodies';
import { openPlatform } from '../support/test-platform';
import { run } from './process-io';

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'bug-report-'));
  folders.push(folder);
  return folder;
};
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A machine: a folder, and a sandbox that runs there. */
async function newMachine() {
  const sandbox = createSandbox();
  const server = await serve(sandbox);
  onTestFinished(async () => {
    await server.close();
    await sandbox.close();
  });
  const api = await openPlatform({ sandbox, baseUrl: server.url, fetch });
  const cwd = newFolder();
  const options = ['--sandbox', server.url, '--platform', api.id];
  const create = (...args: string[]) => run(['bug-report', 'create', 'shop-bug.zip', ...options, ...args], { cwd });
  return { sandbox, api, cwd, create, here: sandbox.platform(api.id), file: join(cwd, 'shop-bug.zip') };
}

/** Opens a report on a machine of its own, until the sandbox there runs. */
async function openThere(file: string) {
  const signals = new EventEmitter();
  let isStopped = false;
  let resolve = (_printed: string): void => undefined;
  const printed = new Promise<string>((end) => (resolve = end));
  const ended = run(['bug-report', 'open', file], {
    cwd: newFolder(),
    signals,
    stdout: { write: (text) => resolve(text) },
  });
  void ended.then(({ code, stderr }) => resolve(`ended with ${code}: ${stderr}`));
  const stop = () => {
    if (!isStopped) signals.emit('SIGTERM');
    isStopped = true;
    return ended;
  };
  onTestFinished(async () => void (await stop()));
  const text = await printed;
  const url = /^Dashboard: (http:\/\/[^/]+)/m.exec(text)?.[1] ?? '';
  const read = async (path: string): Promise<string> => (await fetch(`${url}${path}`)).text();
  return { text, read, stop };
}

const declined = payment({
  description: 'Tea for Ada',
  payment_method: { card: { ...card(), number: '4000000000009995' } },
});

test('a bug report of one machine opens on another: state, requests, expectation, and what differs', async () => {
  const { api, create, file, here } = await newMachine();
  const before = (await api.testMode.post('/v1/payments', payment({ description: 'From before' }))).payment;
  await api.testMode.get('/v1/payments?limit=1');
  await api.testMode.post('/v1/payments', declined);
  await api.testMode.get('/v1/payments?limit=2');
  await api.testMode.post(`/v1/payments/${before.id}/refunds`, { amount: 100 });
  const created = await create('--last', '4', '--expected', 'The payment is refunded as a whole.');
  expect(created).toEqual({
    code: 0,
    stderr: '',
    stdout: expect.stringMatching(
      /^shop-bug\.zip has 4 requests, \d+ records from before them, release \S+; no card numbers, no secrets, names and e-mails as they are \(--redact replaces them\)\.\nTo open it: payments-sandbox bug-report open shop-bug\.zip\n$/,
    ),
  });
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);

  const { text, read, stop } = await openThere(file);
  expect(text).toContain('Expected:\n  The payment is refunded as a whole.\n');
  expect(text).toContain('0 differences in 4 exchanges\n');
  expect(text).not.toContain('control API');
  const log = await read('/_sandbox/platforms/default/requests');
  expect(log).toContain('"number":"[test card insufficient_funds]"');
  expect(log.match(/"status":402/g)).toHaveLength(1);
  const seed = await read('/_sandbox/platforms/default/export');
  expect(seed).toContain(`"id":"${before.id}"`);
  expect(seed).toContain('"description":"Tea for Ada"');
  expect(await read(`/_sandbox/dashboard/default/payments/${before.id}`)).toContain('From before');
  expect((await stop()).code).toBe(0);
  expect(here.requests.list()).toHaveLength(6);
});

test('the state is the one before the first request, not the one at its creation', async () => {
  const { api, create, file } = await newMachine();
  const { id } = (await api.testMode.post('/v1/payments', payment({ capture_strategy: 'manual' }))).payment;
  await api.testMode.get(`/v1/payments/${id}`);
  await api.testMode.post(`/v1/payments/${id}/capture`, {});
  await api.testMode.get(`/v1/payments/${id}`);
  expect(await create('--last', '3')).toMatchObject({ code: 0 });
  const seed = strFromU8(unzipSync(readFileSync(file))['seed.ndjson'] ?? new Uint8Array());
  expect(seed).toMatch(new RegExp(`"id":"${id}".*"captured":false`));
  expect((await openThere(file)).text).toContain('0 differences in 3 exchanges');
});

test('what differs is printed, and what the control API did between the requests', async () => {
  const { api, create, file, here } = await newMachine();
  await api.testMode.token();
  here.faults.create({ operation: 'createPayment', fault: { error: 'gateway_rate_limit_error' }, times: 1 });
  await api.testMode.get('/v1/payments');
  await api.testMode.post('/v1/payments', payment());
  await api.control('clock', { advance: '1h' });
  await api.testMode.get('/v1/payments');
  expect(await create('--last', '2')).toMatchObject({ code: 0 });
  const { text } = await openThere(file);
  expect(text).toMatch(/createPayment\n {2}status {2}status {2}once\n/);
  expect(text).toMatch(/Not replayed, as the control API did it between the requests:\n {2}\S+Z {2}moveClock\n/);
});

test('names and e-mails are replaced on demand, by equal ones everywhere, and the replay is the same', async () => {
  const { api, create, file } = await newMachine();
  const seller = await api.newSubAccount({ name: 'Corner Cafe of Grace' });
  const body = payment({
    description: 'Tea for Ada Lovelace',
    metadata: { note: 'call Ada' },
    payment_method: { card: { ...card(), name: 'Ada Lovelace' } },
  });
  const paid = (await seller.api.post('/v1/payments', body)).payment;
  await api.testMode.post('/v1/payments', declined);
  await seller.api.get(`/v1/payments/${paid.id}`);
  await seller.api.post('/v1/payments', body);
  const created = await create('--last', '2', '--redact');
  expect(created.stderr + created.stdout).toContain('names and e-mails replaced.\n');
  const all = Object.values(unzipSync(readFileSync(file)))
    .map((each) => strFromU8(each))
    .join('');
  // Whole words: an id may have the letters.
  expect(all.match(/\b(Ada|Lovelace|Grace|Cafe|94107)\b/g)).toBeNull();
  expect(all).toContain('[test card visa]');
  const { text } = await openThere(file);
  expect(text).toContain('0 differences in 2 exchanges\n');
});

test('what the log masks of a response is no difference', async () => {
  const { api, create, file } = await newMachine();
  const { id } = (await api.testMode.post('/v1/payment_intents', paymentIntent())).paymentIntent;
  const session = { payment_intent_id: id, after_payment_url: 'https://tea.test/' };
  expect((await api.testMode.post('/v1/checkout_sessions', session)).status).toBe(201);
  await create();
  expect((await openThere(file)).text).toContain('0 differences in 3 exchanges\n');
});

test('a card that is not listed becomes the plain card of its brand', async () => {
  const { api, create, file } = await newMachine();
  await api.testMode.token();
  const number = '5454545454545454';
  await api.testMode.post('/v1/payments', payment({ payment_method: { card: { ...card(), number } } }));
  await create('--last', '1');
  const { text, read } = await openThere(file);
  expect(text).toContain('acct_last_four');
  expect(await read('/_sandbox/platforms/default/export')).toContain('"brand":"mastercard"');
});

test('nothing in the file is a card number, a key or a secret', async () => {
  const { api, create, file } = await newMachine();
  const token = await api.testMode.token();
  await api.testMode.post('/v1/payments', declined);
  await create();
  const all = Object.values(unzipSync(readFileSync(file)))
    .map((each) => strFromU8(each))
    .join('');
  for (const secret of ['4000000000009995', token, api.keys.test.client_secret, api.keys.live.client_secret])
    expect(all).not.toContain(secret);
});

describe('a report that cannot be created says why', () => {
  test('without requests, and where the file exists', async () => {
    const { api, create } = await newMachine();
    expect(await create()).toMatchObject({ code: 1, stderr: expect.stringContaining('has no requests') });
    await api.testMode.get('/v1/payments');
    expect(await create()).toMatchObject({ code: 0 });
    expect(await create()).toMatchObject({ code: 1, stderr: expect.stringContaining('It exists already.') });
  });

  test('where the state before the requests was undone', async () => {
    const { api, create, here } = await newMachine();
    for (let i = 0; i < 3; i++) await api.testMode.post('/v1/payments', payment());
    here.undo(2);
    expect(await create('--last', '1')).toMatchObject({ code: 1, stderr: expect.stringContaining('--last 5') });
    await api.testMode.post('/v1/payments', payment());
    expect(await create('--last', '1')).toMatchObject({ code: 0 });
  });
});

describe('a file of others is refused', () => {
  const report = async (): Promise<Zippable> => {
    const { api, create, file } = await newMachine();
    await api.testMode.get('/v1/payments');
    await create();
    return unzipSync(readFileSync(file));
  };
  const opened = async (bytes: Uint8Array | string) => {
    const file = join(newFolder(), 'bug.zip');
    writeFileSync(file, bytes);
    const { code, stdout, stderr } = await run(['bug-report', 'open', file], { signals: new EventEmitter() });
    expect([code, stdout]).toEqual([2, '']);
    return stderr;
  };
  const more = (name: string) => async () => zipSync({ ...(await report()), [name]: strToU8('tea') });

  test.each<[what: string, bytes: () => Uint8Array | string | Promise<Uint8Array>, problem: string]>([
    ['text', () => 'tea', 'not a zip file'],
    ['an empty file', () => '', 'not a zip file'],
    ['another zip', () => zipSync({ 'tea.txt': strToU8('tea') }), 'a file "tea.txt", which no bug report has'],
    ['a path that leads out of a folder', more('../seed.ndjson'), 'a file "../seed.ndjson"'],
    ['a folder', more('seed/'), 'a file "seed/"'],
    ['an absolute path', more('/etc/passwd'), 'a file "/etc/passwd"'],
    ['a missing file', async () => zipSync(omit(await report(), 'seed.ndjson')), 'It has no seed.ndjson.'],
    [
      'a bomb',
      async () => zipSync({ ...(await report()), 'expected.txt': new Uint8Array(100_001) }),
      'expected.txt is longer than 0.1 MB.',
    ],
    [
      'a link',
      async () =>
        zipSync({ ...(await report()), 'requests.har': [strToU8('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }] }),
      'requests.har is not valid JSON.',
    ],
    [
      'no seed file',
      async () => zipSync({ ...(await report()), 'seed.ndjson': strToU8('{"tea":1}\n') }),
      'Not a seed file',
    ],
    ['no HAR', async () => zipSync({ ...(await report()), 'requests.har': strToU8('{}') }), 'Not a HAR'],
    [
      'another version',
      async () =>
        zipSync({
          ...(await report()),
          'bug-report.json': strToU8('{"format":"bug report of payments-sandbox","version":2}'),
        }),
      'A newer payments-sandbox wrote it',
    ],
    ['one name twice', async () => twice(zipSync(await report())), 'twice'],
    ['a length that is too small', async () => withLength(zipSync(await report()), 7), 'is not valid JSON'],
    ['a length that is too great', async () => withLength(zipSync(await report()), 90_000), 'is broken'],
    ['one that is cut off', async () => zipSync(await report()).subarray(0, -30), 'not a zip file'],
  ])('%s', async (_what, bytes, problem) => {
    expect(await opened(await bytes())).toContain(problem);
  });

  test('a folder, and a file that is not there', async () => {
    const folder = newFolder();
    for (const [file, problem] of [
      [folder, 'It is a directory.'],
      [join(folder, 'none.zip'), 'no such file'],
    ] as const)
      expect(await run(['bug-report', 'open', file])).toMatchObject({
        code: 2,
        stderr: expect.stringContaining(problem),
      });
  });
});

const omit = (files: Zippable, name: string): Zippable =>
  Object.fromEntries(Object.entries(files).filter(([each]) => each !== name));

/** Names a file as another one is named, which has a name of the same length. */
function twice(archive: Uint8Array): Uint8Array {
  return Buffer.from(Buffer.from(archive).toString('latin1').replaceAll('expected.txt', 'requests.har'), 'latin1');
}

const CENTRAL_FILE = 0x02014b50;
const LENGTH_AT = 24;

/** Changes the length that the directory of an archive announces for its first file. */
function withLength(archive: Uint8Array, length: number): Uint8Array {
  const bytes = Buffer.from(archive);
  for (let at = 0; at < bytes.length - 4; at++) {
    if (bytes.readUInt32LE(at) !== CENTRAL_FILE) continue;
    bytes.writeUInt32LE(length, at + LENGTH_AT);
    break;
  }
  return bytes;
}
