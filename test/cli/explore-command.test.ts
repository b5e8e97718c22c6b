import { execFile } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { payment } from '../support/bodies';
import { builtCli } from '../support/built';
import { temporaryDirectory } from '../store/support';
import { run } from './process-io';

const { execPath: node, env } = process;

/** Less than the 2 seconds that a slow call waits, and more than a busy machine takes. */
const TIME_OUT_MS = 1_500;
/** Each explores a program, which is started up to fourteen times. */
const LIMIT_MS = 120_000;
vi.setConfig({ testTimeout: LIMIT_MS });

/** A client with a time-out. `pay` throws for a decline, and for a response that it did not get. */
const client = `
  const TIME_OUT_MS = ${TIME_OUT_MS};
  const { PAYMENTS_API_URL: url, PAYMENTS_CLIENT_ID: client_id, PAYMENTS_CLIENT_SECRET: client_secret } = process.env;
  const json = { 'Content-Type': 'application/json' };
  const post = async (path, headers, body, signal) => {
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body), signal });
    const result = await response.json();
    if (!response.ok) throw Object.assign(new Error(result.error.code), { status: response.status });
    return result;
  };
  let token;
  const send = async (path, key, body) => {
    token ??= (await post('/oauth/token', json, { client_id, client_secret })).access_token;
    const headers = { ...json, Authorization: 'Bearer ' + token, 'Idempotency-Key': key };
    return (await post(path, headers, body, AbortSignal.timeout(TIME_OUT_MS))).data;
  };
  const pay = (key, order = 'A-1') => send('/v1/payments', key, { ...${JSON.stringify(payment())}, metadata: { order_id: order } });
  const repeated = async (call) => {
    for (let tried = 1; ; tried++)
      try { return await call(tried); } catch (error) { if (error.status !== undefined || tried === 10) throw error; }
  };`;

const newKeyOnRetry = "repeated((tried) => pay('k' + tried))";
const oneKey = "repeated(() => pay('k'))";

/** Explores a program in node. Returns also how often it was run. */
async function explore(program: string, options: readonly string[] = ['--only', 'createPayment#1:lost']) {
  const cwd = temporaryDirectory();
  const count = `const fs = require('node:fs'); fs.appendFileSync('runs', '.');
    const runs = fs.readFileSync('runs', 'utf8').length;`;
  const result = await run(['explore', ...options, '--', node, '-e', client + count + program], {
    env,
    cwd,
    signals: new EventEmitter(),
  });
  return { ...result, runs: existsSync(join(cwd, 'runs')) ? readFileSync(join(cwd, 'runs'), 'utf8').length : 0 };
}

test('a program with a new key for each try is found, with what it did, the cure and the command to run it again', async () => {
  const { code, stdout } = await explore(newKeyOnRetry, []);
  expect(code).toBe(1);
  expect(stdout).toContain(
    '1. charged twice: the response of createPayment #1 was lost after the commit; then your program sent createPayment #2 with another key (k2). 20.00 is kept, and 10.00 in the calm run.\n',
  );
  expect(stdout).toContain('Cure: Use one idempotency key');
  expect(stdout).toContain(`Again: npx payments-sandbox explore --only createPayment#1:lost -- ${node} -e '`);
  expect(stdout).toContain('The same with: createPayment#1:slow');
});

test('a program with one key for all tries is not', async () => {
  const { code, stdout } = await explore(oneKey);
  expect([code, stdout]).toEqual([
    0,
    'No disturbance was found after which money moves twice.\n\nSearched schedules: 1 of 1. Points: createPayment#1.\n',
  ]);
});

test('a program in Python that repeats a charge without its key is found', async () => {
  const cwd = temporaryDirectory();
  const program = `
import json, os, urllib.request, uuid
def post(path, body, headers={}):
    headers = {'Content-Type': 'application/json', **headers}
    request = urllib.request.Request(os.environ['PAYMENTS_API_URL'] + path, json.dumps(body).encode(), headers)
    return json.load(urllib.request.urlopen(request, timeout=4))
keys = {'client_id': os.environ['PAYMENTS_CLIENT_ID'], 'client_secret': os.environ['PAYMENTS_CLIENT_SECRET']}
token = post('/oauth/token', keys)['access_token']
for tried in range(3):
    try:
        post('/v1/payments', json.loads('${JSON.stringify(payment())}'),
             {'Authorization': 'Bearer ' + token, 'Idempotency-Key': str(uuid.uuid4())})
        break
    except urllib.error.HTTPError: raise
    except OSError: pass
`;
  writeFileSync(join(cwd, 'shop.py'), program);
  const { code, stdout } = await run(
    ['explore', '--json', '--only', 'createPayment#1:lost', '--', 'python3', 'shop.py'],
    { env, cwd },
  );
  expect([code, JSON.parse(stdout).findings]).toEqual([
    1,
    [expect.objectContaining({ judge: 'more_kept', only: 'createPayment#1:lost' })],
  ]);
});

test('an endpoint that gives back half for each delivery is found', async () => {
  const endpoint = `
    const server = require('node:http').createServer(async (message, response) => {
      let text = '';
      for await (const chunk of message) text += chunk;
      const path = '/v1/payments/' + JSON.parse(text).data.id + '/refunds';
      await send(path, require('node:crypto').randomUUID(), { amount: 100 });
      response.end();
    });
    server.listen(0, '127.0.0.1', async () => {
      const control = (path, body) => post('/_sandbox/platforms/default' + path, json, body);
      const { port } = server.address();
      await control('/publishers', { url: 'http://127.0.0.1:' + port, events: ['payment.succeeded'] });
      await pay('k');
      await control('/idle', {});
      process.exit();
    });`;
  const { code, stdout } = await explore(endpoint, ['--only', 'createPayment#1:twice']);
  expect([code, stdout]).toEqual([
    1,
    expect.stringMatching(
      /^1\. refunded twice: each webhook from createPayment #1 on was delivered twice; then your program sent createRefund #1, and the same as createRefund #2 with another key/,
    ),
  ]);
});

test.each([
  ['repeats a failed test', `pay('k').catch(() => pay('again'))`, 'made again'],
  ['takes each end for a success', `${newKeyOnRetry}.catch(() => undefined)`, 'ends with 0 after a refusal'],
])('a suite that %s gets no judgement', async (_title, program, note) => {
  const { code, stdout } = await explore(program);
  expect([code, stdout]).toEqual([0, expect.stringContaining(note)]);
});

test('a suite that pays twice in one run only is flaky, and accused of nothing', async () => {
  const { code, stdout } = await explore(`pay('k').then(() => runs === 3 && pay('other'))`, [
    '--only',
    'createPayment#1:webhook_first',
  ]);
  expect([code, stdout]).toEqual([0, expect.stringContaining('Noted: suspected, and not the same each time')]);
});

test('a program that gives up is a note', async () => {
  const { code, stdout, runs } = await explore("pay('k')", []);
  expect([code, runs]).toEqual([0, 4]);
  expect(stdout).toContain('Noted: ended with 1 after: createPayment#1:lost, createPayment#1:slow.');
});

test.each([
  ['sends nothing', '', 'it sent no charge and no refund to PAYMENTS_API_URL'],
  ['fails in calm', "console.log('from the suite'); process.exit(3)", 'it ended with 3, without a disturbance'],
  ['pays more each time', `pay('k').then(() => runs === 2 && pay('other'))`, 'two calm runs differ: createPayment'],
  [
    'has 41 writes',
    `(async () => { for (let n = 0; n < 41; n++) await pay('k' + n, 'B-' + n); })()`,
    'it has 41 writes, more than 40',
  ],
])('a command that %s cannot be explored', async (_title, program, reason) => {
  const { code, stdout, stderr } = await explore(program);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain(`error: The command cannot be explored: ${reason}`);
  expect(stderr.startsWith('from the suite\n')).toBe(program.includes('from the suite'));
});

test.each([
  ['createPayment#1', 'is not a point and a disturbance'],
  ['createPayment#1:paused', 'is not tried. A command has one disturbance: lost, twice, webhook_first, slow'],
  ['createPayment#2:lost', 'createPayment#2:lost was not reached. Points: createPayment#1'],
])('--only %s is refused', async (only, reason) => {
  const { code, stderr } = await explore(oneKey, ['--only', only]);
  expect([code, stderr]).toEqual([2, expect.stringContaining(reason)]);
});

test('an invalid budget is a usage error', async () => {
  const { code, stderr } = await run(['explore', '--budget', '5', '--', 'true']);
  expect([code, stderr]).toEqual([2, expect.stringContaining('Pass a time, such as 90s, 5m or 1h.')]);
});

test('what it finds is a fact for ready, and its own runs are none', async () => {
  const program = ['explore', '--budget', '2m', '--', node, '-e', client + newKeyOnRetry];
  const rows = await new Promise<readonly { id: string; status: string }[]>((resolve) => {
    const args = [builtCli(), 'ready', '--json', '--', node, builtCli(), ...program];
    execFile(node, args, { env, cwd: temporaryDirectory() }, (_error, stdout) => resolve(JSON.parse(stdout).rows));
  });
  const judged = rows.filter(({ status }) => status === 'passed' || status === 'failed');
  expect(judged).toMatchObject([{ id: 'explored', status: 'failed' }]);
});
