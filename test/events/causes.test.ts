import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { createServer as createTcpServer, type Server } from 'node:net';
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { explainCause } from '../../spec/derive/delivery-cause';
import { deliveryCauses } from '../../spec/tables/delivery-causes';
import { TestClock } from '../support/clock';
import { selfSigned } from './support/self-signed';

async function opened() {
  const sandbox = createSandbox({ clock: new TestClock(), allowPublisherHosts: ['nobody.invalid'] });
  const { id } = await sandbox.createPlatform();
  const platform = sandbox.platform(id);
  /** Emits an event, and returns the attempt to deliver it. */
  const attempt = async () => {
    const owner = { account_id: platform.keyPair('test').account_id, mode: 'test' } as const;
    platform.transact({ request_id: null, idempotency_key: null, operation: null }, ({ emit }) =>
      emit('payment.created', owner, { id: 'py_1' }),
    );
    await platform.waitForIdle();
    return platform.deliveries()[0]?.attempts[0];
  };
  return { platform, attempt };
}

/** Returns the port of a server that listens until the test has ended. */
async function portOf(server: Server): Promise<number> {
  server.on('error', () => undefined).listen(0, 'localhost');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

const respond = (response: string | undefined) =>
  createTcpServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(response ?? ''));
  });

test.each<[what: string, url: () => string | Promise<string>, cause: RegExp]>([
  ['nothing listens', () => 'http://127.0.0.1:2/', /^ECONNREFUSED$/],
  ['the name is unknown', () => 'http://nobody.invalid/', /^(ENOTFOUND|EAI_AGAIN)$/],
  [
    'the certificate is self-signed',
    async () => `https://localhost:${await portOf(createHttpsServer(selfSigned))}/`,
    /^DEPTH_ZERO_SELF_SIGNED_CERT$/,
  ],
  [
    'the endpoint has no TLS',
    async () => `https://localhost:${await portOf(createHttpServer())}/`,
    /^(ERR_SSL_WRONG_VERSION_NUMBER|ERR_SSL_PACKET_LENGTH_TOO_LONG|EPROTO)$/,
  ],
  ['the connection is closed', async () => `http://localhost:${await portOf(respond(undefined))}/`, /^UND_ERR_SOCKET$/],
  [
    'the response is not HTTP',
    async () => `http://localhost:${await portOf(respond('SSH-2.0-OpenSSH\r\n'))}/`,
    /^HPE_INVALID_CONSTANT$/,
  ],
])('an attempt says that %s', async (_, url, cause) => {
  const { platform, attempt } = await opened();
  platform.publishers.create({ url: await url() });
  expect(await attempt()).toMatchObject({
    status: null,
    failure: 'connection_failed',
    cause: expect.stringMatching(cause),
  });
});

test('a publisher of an older release, at a port that fetch never calls, fails with that cause', async () => {
  const { platform, attempt } = await opened();
  const { id } = platform.publishers.create({ url: 'http://127.0.0.1:2/' });
  platform.transact({ request_id: null, idempotency_key: null, operation: null }, ({ rows }) =>
    rows.replace('publishers', { ...rows.require('publishers', id), url: 'http://127.0.0.1:6000/' }),
  );
  expect(await attempt()).toMatchObject({ failure: 'connection_failed', cause: 'bad port' });
});

test.each<[what: string, thrown: unknown, cause: string]>([
  ['an error', new Error('order py_1 is unknown'), 'order py_1 is unknown'],
  ['an error with a code', Object.assign(new Error('no such file'), { code: 'ENOENT' }), 'no such file'],
  ['a text', 'no database', 'no database'],
  ['nothing', undefined, 'undefined'],
  ['a card number', new Error('cannot charge 4242 4242 4242 4242'), 'cannot charge 4242 42** **** 4242'],
  ['a secret', new Error('wrong key sigk_of_my_own!'), 'wrong key [redacted]'],
  ['a long text', new Error('x'.repeat(5_000)), 'x'.repeat(200)],
])('a function that throws %s is quoted', async (_, thrown, cause) => {
  const { platform, attempt } = await opened();
  platform.publishers.create({ fetch: () => Promise.reject(thrown) });
  expect(await attempt()).toMatchObject({ failure: 'connection_failed', cause });
});

test('a response, a time-out and a fault have no cause', async () => {
  const { platform, attempt } = await opened();
  platform.publishers.create({ fetch: () => new Response('no', { status: 500 }) });
  expect(await attempt()).toMatchObject({ status: 500, cause: null });
  platform.faults.create({ fault: { webhook: 'lose' } });
  platform.publishers.create({ fetch: () => new Response() });
  expect(await attempt()).toMatchObject({ failure: 'connection_failed', cause: null, fault: 'lose' });
});

test('a known cause is explained, and the guide has it with what helps', () => {
  expect(explainCause('ECONNREFUSED')).toBe('ECONNREFUSED, nothing listens there');
  expect(explainCause('no database')).toBe('no database');
  const guide = readFileSync('docs/reference/webhook-deliveries.md', 'utf8');
  for (const { causes, advice } of deliveryCauses) {
    const cells = causes.map((cause) => `\`${cause}\``).join(', ');
    expect(guide.replace(/ +/g, ' ')).toContain(`| ${cells} | ${advice} |`);
  }
});
