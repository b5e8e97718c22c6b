import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Output } from '../../cli/io';
import { createSandbox, type RunningServer, serve } from '../../mock-server/server';
import { verifyWebhook } from '../../sdk';
import { card, plainPayment } from '../support/bodies';
import { TestClock } from '../support/clock';
import { openPlatform, type TestPlatform } from '../support/test-platform';
import { startWebhookEndpoint } from '../support/webhook-endpoint';
import { expectUsageError, run, runUntilStopped } from './process-io';

/** The day must not end during a test: then more is sent. */
const sandbox = createSandbox({ clock: new TestClock() });
let server: RunningServer;
let platform: TestPlatform;
const open = () => openPlatform({ sandbox, baseUrl: server.url, fetch });
const here = () => sandbox.platform(platform.id);

beforeAll(async () => {
  server = await serve(sandbox);
  platform = await open();
});
afterAll(async () => {
  await server.close();
  await sandbox.close();
});

const start = (...args: string[]) => startWith(['--sandbox', server.url, '--platform', platform.id, ...args]);

const startWith = (args: readonly string[], terminal: Partial<Output> = {}) =>
  runUntilStopped(['listen', ...args], terminal);

test('prints events, and deletes its publisher at the end', async () => {
  platform = await open();
  const listening = start('--events', 'payment.created, payment_intent.*');
  const started = await listening.printed(/Press Ctrl\+C to stop/);
  expect(started).toBe(
    `Listening for payment.created, payment_intent.* of the platform "${platform.id}" at ${server.url}\nPress Ctrl+C to stop.\n\n`,
  );
  expect(here().publishers.list()).toHaveLength(1);
  const { id } = (await platform.testMode.post('/v1/payments', plainPayment())).payment;
  await here().waitForIdle();
  const { code, stdout, stderr } = await listening.stop();
  expect([code, stderr]).toEqual([0, '']);
  const lines = stdout.slice(started.length).trim().split('\n');
  const [, created] = lines;
  const event = platform.events().find(({ event_name }) => event_name === 'payment.created');
  expect(lines).toHaveLength(3);
  expect(created).toBe(`${event?.created_at}  ${'payment.created'.padEnd(32)}  ${event?.id}  ${id}`);
  expect(here().publishers.list()).toEqual([]);
  expect(here().facts().deliveries).toBeUndefined();
});

test('forwards events with their signature, and responds with the status it got', async () => {
  platform = await open();
  const receiver = await startWebhookEndpoint();
  receiver.respondWith(200, 500);
  const secret = 'sigk_of_my_own';
  const listening = start('--forward-to', receiver.url, '--secret', secret);
  expect(await listening.printed(/Press Ctrl\+C to stop/)).toContain(
    `Forwarding to ${receiver.url}, signed with ${secret}\n`,
  );
  await platform.testMode.post('/v1/payments', plainPayment());
  await here().waitForIdle();
  expect(receiver.received).toHaveLength(2);
  for (const request of receiver.received) await receiver.verify(request, secret, here().now());
  expect(
    here()
      .deliveries()
      .map(({ status }) => status),
  ).toEqual(['pending', 'pending', 'pending', 'failed', 'delivered']);
  here().clock.advance('1h');
  await here().waitForIdle();
  expect(receiver.received).toHaveLength(6);
  const { stdout } = await listening.stop();
  expect(here().facts().deliveries).toMatchObject({ met: ['late'] });
  expect(stdout).toMatch(
    /payment_method\.created .*\n {2}→ 200 in \d+ ms\n.*payment_intent\.created .*\n {2}→ 500 in \d+ ms, will be sent again\n/,
  );
});

test('prints the events that wait behind one that failed, and what becomes of each', async () => {
  platform = await open();
  const receiver = await startWebhookEndpoint();
  receiver.respondWith(500);
  const listening = start('--forward-to', receiver.url, '--events', 'payment.*');
  await listening.printed(/Press Ctrl\+C to stop/);
  await platform.testMode.post('/v1/payments', plainPayment());
  const before = await listening.printed(/queued behind .*\n/);
  const [created, succeeded] = platform.events().filter(({ event_name }) => event_name.startsWith('payment.'));
  const [failed] = here().deliveries({ status: 'failed' });
  expect(before.split('\n').slice(-5)).toEqual([
    expect.stringMatching(`payment.created .*${created?.id}`),
    expect.stringMatching(/^ {2}→ 500 in \d+ ms, will be sent again$/),
    expect.stringMatching(`payment.succeeded .*${succeeded?.id}`),
    `  → queued behind ${created?.id} (500, next try ${failed?.next_attempt_at?.slice(11, 19)})`,
    '',
  ]);
  here().clock.advance('1h');
  await here().waitForIdle();
  const { stdout } = await listening.stop();
  const after = stdout.slice(before.length);
  expect(after).toMatch(new RegExp(`^ {2}→ ${created?.id}: 200 in \\d+ ms\n {2}→ ${succeeded?.id}: 200 in \\d+ ms\n$`));
});

test.each([60, 100])(
  'on a terminal of %i columns, no line is longer and each outcome has a colour',
  async (columns) => {
    platform = await open();
    const receiver = await startWebhookEndpoint();
    receiver.respondWith(200, 500);
    const args = ['--url', server.url, '--platform', platform.id, '--forward-to', receiver.url];
    const listening = startWith(args, { isTTY: true, columns });
    const started = await listening.printed(/Press Ctrl\+C to stop.\n\n/);
    await platform.testMode.post('/v1/payments', plainPayment());
    await listening.printed(/will be sent again/);
    const { stdout } = await listening.stop();
    const lines = stdout.slice(started.length).split('\n');
    expect(lines[1]).toMatch(/^ {2}\u001b\[32m→ 200 in/);
    expect(lines[3]).toMatch(/^ {2}\u001b\[31m→ 500 in/);
    expect(lines[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d {2}payment_method\.created/);
    for (const line of lines) expect(line.replace(/\u001b\[\d+m/g, '').length).toBeLessThanOrEqual(columns);
  },
);

test('reports that nothing listens at the URL to forward to', async () => {
  platform = await open();
  const receiver = await startWebhookEndpoint();
  await receiver.close();
  const listening = start('--forward-to', receiver.url);
  await listening.printed(/Press Ctrl\+C to stop/);
  await platform.testMode.post('/v1/payments', plainPayment());
  await here().waitForIdle();
  const { stdout } = await listening.stop();
  expect(stdout).toContain(
    `→ no connection to ${receiver.url} (ECONNREFUSED, nothing listens there), will be sent again\n`,
  );
  expect(here().deliveries().at(-1)?.attempts).toMatchObject([{ status: 502 }]);
});

test('forwards the headers of a sandbox with another prefix', async () => {
  const prefixed = createSandbox({ headerPrefix: 'JUSTIFI' });
  const other = await serve(prefixed);
  const receiver = await startWebhookEndpoint();
  const listening = startWith(['--sandbox', other.url, '--forward-to', receiver.url, '--secret', 'sigk_of_my_own']);
  await listening.printed(/Press Ctrl\+C to stop/);
  await prefixed.client().payments.create({ amount: 1_000, currency: 'usd', payment_method: { card: card() } });
  await prefixed.platform().waitForIdle();
  await listening.stop();
  const [request] = receiver.received;
  await verifyWebhook({
    body: request?.body ?? '',
    headers: request?.headers ?? {},
    secret: 'sigk_of_my_own',
    headerPrefix: 'JUSTIFI',
  });
  await other.close();
});

test('as JSON, it prints only the events', async () => {
  platform = await open();
  const listening = start('--json');
  const arrived = listening.printed(/payment_intent\.succeeded.*\n/);
  // With --json nothing is printed when it is ready: wait for its publisher.
  while (here().publishers.list().length === 0) await new Promise((resolve) => setImmediate(resolve));
  await platform.testMode.post('/v1/payments', plainPayment());
  await arrived;
  const { stdout } = await listening.stop();
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual(platform.events());
});

describe('errors', () => {
  test('a sandbox on another machine', async () => {
    const remote = await run(['listen', '--sandbox', 'http://192.0.2.1:4010']);
    expect([remote.code, remote.stderr]).toEqual([1, expect.stringContaining('runs on another machine')]);
  });

  test.each<[args: string[], wrong: string]>([
    [['--events', 'payment.exploded'], 'Unknown event "payment.exploded"'],
    [['--forward-to', 'localhost:3000'], 'Pass the full URL of your program'],
    [['--forward-to', 'http://169.254.169.254/latest'], 'Clouds expose the credentials of their machines at 169.254'],
    [['--forward-to', 'http://[::ffff:a9fe:a9fe]/'], 'Clouds expose the credentials'],
    [['--secret', 'mine'], 'A secret is sigk_ followed by'],
  ])('%j is a usage error', (args, wrong) => expectUsageError(['listen', ...args], wrong));
});
