import { EventEmitter } from 'node:events';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryDirectory } from '../store/support';
import { card, payment, paymentIntent } from '../support/bodies';
import { run, runUntilStopped } from './process-io';
import { sharedSandbox } from './support/shared-sandbox';

/** A machine: a folder, and a platform whose sandbox runs there. */
async function newMachine() {
  const { sandbox, platform: api, options } = await sharedSandbox();
  const cwd = temporaryDirectory();
  const create = (...args: string[]) => run(['bug-report', 'create', 'shop-bug.zip', ...options, ...args], { cwd });
  return { api, create, here: sandbox.platform(api.id), file: join(cwd, 'shop-bug.zip') };
}

/** Opens a report on a machine of its own, until the sandbox there runs. */
async function openThere(file: string) {
  const { printed, stop } = runUntilStopped(['bug-report', 'open', file], { cwd: temporaryDirectory() });
  onTestFinished(async () => void (await stop()));
  const text = await printed(/Ctrl\+C/);
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
  let created: Promise<Zippable> | undefined;
  const createReport = async () => {
    const { api, create, file } = await newMachine();
    await api.testMode.get('/v1/payments');
    await create();
    return unzipSync(readFileSync(file));
  };
  const opened = async (bytes: Uint8Array | string) => {
    const file = join(temporaryDirectory(), 'bug.zip');
    writeFileSync(file, bytes);
    const { code, stdout, stderr } = await run(['bug-report', 'open', file], { signals: new EventEmitter() });
    expect([code, stdout]).toEqual([2, '']);
    return stderr;
  };
  const withFile = (name: string, content: Zippable[string]) => (report: Zippable) =>
    zipSync({ ...report, [name]: content });
  const tea = strToU8('tea');
  const linkToPasswords: Zippable[string] = [strToU8('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }];
  const later = strToU8('{"format":"bug report of payments-sandbox","version":2}');

  test.each<[what: string, bytes: (report: Zippable) => Uint8Array | string, problem: string]>([
    ['text', () => 'tea', 'not a zip file'],
    ['an empty file', () => '', 'not a zip file'],
    ['another zip', () => zipSync({ 'tea.txt': tea }), 'a file "tea.txt", which no bug report has'],
    ['a path that leads out of a folder', withFile('../seed.ndjson', tea), 'a file "../seed.ndjson"'],
    ['a folder', withFile('seed/', tea), 'a file "seed/"'],
    ['an absolute path', withFile('/etc/passwd', tea), 'a file "/etc/passwd"'],
    ['a missing file', ({ 'seed.ndjson': _, ...others }) => zipSync(others), 'It has no seed.ndjson.'],
    ['a bomb', withFile('expected.txt', new Uint8Array(100_001)), 'expected.txt is longer than 0.1 MB.'],
    ['a link', withFile('requests.har', linkToPasswords), 'requests.har is not valid JSON.'],
    ['no seed file', withFile('seed.ndjson', strToU8('{"tea":1}\n')), 'Not a seed file'],
    ['no HAR', withFile('requests.har', strToU8('{}')), 'Not a HAR'],
    ['another version', withFile('bug-report.json', later), 'A newer payments-sandbox wrote it'],
    ['one name twice', (report) => twice(zipSync(report)), 'twice'],
    ['a length that is too small', (report) => withLength(zipSync(report), 7), 'is not valid JSON'],
    ['a length that is too great', (report) => withLength(zipSync(report), 90_000), 'is broken'],
    ['one that is cut off', (report) => zipSync(report).subarray(0, -30), 'not a zip file'],
  ])('%s', async (_what, bytes, problem) => {
    expect(await opened(bytes(await (created ??= createReport())))).toContain(problem);
  });

  test('a folder, and a file that is not there', async () => {
    const folder = temporaryDirectory();
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
