import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Agent, get, request, type ClientRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type RunningCli, startCli } from '../support/cli-process';
import { temporaryDirectory } from '../store/support';

const card = { name: 'Ada', number: '4242 4242 4242 4242', month: 12, year: 2040, address_postal_code: '94107' };
const payment = JSON.stringify({ amount: 1_000, currency: 'usd', payment_method: { card } });

async function tokenOf({ url, platform }: RunningCli): Promise<string> {
  const response = await fetch(`${url}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({ ...platform.test }),
  });
  const body: { access_token: string } = await response.json();
  return `Bearer ${body.access_token}`;
}

function post(cli: RunningCli, authorization: string, key: string): Promise<Response> {
  const headers = { authorization, 'Idempotency-Key': key, 'Content-Type': 'application/json' };
  return fetch(`${cli.url}/v1/payments`, { method: 'POST', headers, body: payment });
}

/** Starts a request to create a payment, whose body is sent later. Resolves when the server has begun to read it. */
function beginPost(cli: RunningCli, authorization: string): Promise<ClientRequest> {
  const headers = { authorization, 'Idempotency-Key': 'k', 'Content-Type': 'application/json', Expect: '100-continue' };
  const outgoing = request(`${cli.url}/v1/payments`, {
    method: 'POST',
    headers,
    agent: new Agent({ keepAlive: true }),
  });
  outgoing.flushHeaders();
  return new Promise((resolve, reject) => {
    outgoing.once('continue', () => resolve(outgoing)).once('error', reject);
  });
}

function isRefused({ url }: RunningCli): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => resolve(false));
    socket.once('error', () => resolve(true)).once('connect', () => socket.destroy());
  });
}

/** Half of the time that requests in progress have to finish. An idle machine needs a few milliseconds. */
const MAX_EXIT_MS = 2_500;

/** Resolves when a connection has ended, also by a reset. */
function closeOf(socket: Socket): Promise<void> {
  return new Promise((resolve) => void socket.resume().once('close', () => resolve()));
}

async function connectTo({ url }: RunningCli): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

async function refusesNewConnections(cli: RunningCli): Promise<void> {
  while (!(await isRefused(cli)));
}

describe.each(['SIGINT', 'SIGTERM'] as const)('%s', (signal) => {
  test('exits with 0, unlocks the data directory, and keeps data', async () => {
    const cwd = temporaryDirectory();
    const first = await startCli([], { cwd });
    const token = await tokenOf(first);
    const created: unknown = await (await post(first, token, 'one')).json();
    expect(await first.stop(signal)).toMatchObject({ code: 0, stderr: '' });
    expect(existsSync(join(cwd, '.sandbox', 'lock'))).toBe(false);

    const second = await startCli([], { cwd });
    const replayed = await post(second, token, 'one');
    expect(await replayed.json()).toEqual(created);
    expect(await second.stop(signal)).toMatchObject({ code: 0, stderr: '' });
  });

  test('a second time ends it at once', async () => {
    const cli = await startCli(['--memory']);
    const outgoing = await beginPost(cli, await tokenOf(cli));
    outgoing.on('error', () => undefined);
    cli.signal(signal);
    await refusesNewConnections(cli);
    expect(await cli.stop(signal)).toMatchObject({ code: signal === 'SIGINT' ? 130 : 143, stderr: '' });
  });
});

test.each([
  ['nothing', ''],
  ['a part of a request', 'POST /v1/payments HTTP/1.1\r\nHost: 127.0.0.1\r\n'],
  ['a request that got its response', 'GET /_sandbox/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'],
])('a connection that sent %s does not delay the exit', async (_what, text) => {
  const cli = await startCli(['--memory']);
  const socket = await connectTo(cli);
  const answered = text.startsWith('GET') ? once(socket, 'data') : undefined;
  socket.write(text);
  await answered;
  const closed = closeOf(socket);
  const start = performance.now();
  cli.signal('SIGTERM');
  await closed;
  expect(await cli.exited).toMatchObject({ code: 0, stderr: '' });
  expect(performance.now() - start).toBeLessThan(MAX_EXIT_MS);
});

test('finishes a request in progress, closes connections without one, and refuses new ones', async () => {
  const cli = await startCli(['--data', temporaryDirectory()]);
  const outgoing = await beginPost(cli, await tokenOf(cli));
  const closed = closeOf(await connectTo(cli));
  cli.signal('SIGTERM');
  await closed;
  await refusesNewConnections(cli);
  const status = new Promise((resolve) =>
    outgoing.once('response', (response) => resolve(response.resume().statusCode)),
  );
  outgoing.end(payment);
  expect(await status).toBe(201);
  expect(await cli.exited).toMatchObject({ code: 0, stderr: '' });
});

test('finishes a request that a fault delays, and refuses new connections', async () => {
  const cli = await startCli(['--memory']);
  const token = await tokenOf(cli);
  const faults = `${cli.url}/_sandbox/platforms/default/faults`;
  const headers = { 'Content-Type': 'application/json' };
  const fault = { operation: 'createPayment', fault: { delay_ms: 1_000 } };
  await fetch(faults, { method: 'POST', headers, body: JSON.stringify(fault) });
  const delayed = post(cli, token, 'delayed');
  for (let matched = 0; matched === 0;) {
    const { data }: { data: { matched: number }[] } = await (await fetch(faults)).json();
    matched = data[0]?.matched ?? 0;
  }
  cli.signal('SIGTERM');
  await refusesNewConnections(cli);
  expect((await delayed).status).toBe(201);
  expect(await cli.exited).toMatchObject({ code: 0, stderr: '' });
});

test('a client that never pauses does not keep it running, and gets complete responses', async () => {
  const cli = await startCli(['--memory']);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const statuses: (number | undefined)[] = [];
  const gone = new Promise<void>((resolve) => {
    const next = () => {
      const outgoing = get(`${cli.url}/_sandbox/health`, { agent }, (response) => {
        statuses.push(response.statusCode);
        response.resume().once('end', next);
        if (statuses.length === 10) cli.signal('SIGTERM');
      });
      outgoing.once('error', () => resolve());
    };
    next();
  });
  await gone;
  expect(await cli.exited).toMatchObject({ code: 0, stderr: '' });
  expect(new Set(statuses)).toEqual(new Set([200]));
});
