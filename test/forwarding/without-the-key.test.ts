import type { IncomingMessage, ServerResponse } from 'node:http';
import { Agent, createServer as createHttpsServer, request as httpsRequest } from 'node:https';
import { connect, createServer as createTcpServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createCertificate } from '../../cli/commands/start/certificate';
import { hopAgent } from '../../mock-server/replicas/hop-connections';
import { payment } from '../support/bodies';
import { rawHttp } from '../support/raw-http';
import { hopKey, openReplicas } from '../support/replicas-in-memory';
import { Recorded, TcpProxy } from '../support/tcp-proxy';
import { bearer, closeAll, listen, opened, openTwo } from './two-replicas';

afterEach(closeAll);
let two: Awaited<ReturnType<typeof openTwo>>;
beforeEach(async () => {
  two = await openTwo();
});

/** Leads what is forwarded to the owner through a proxy that records it. */
async function openProxy(url = two.owner.url): Promise<TcpProxy> {
  const proxy = await TcpProxy.start(url);
  opened.push(() => proxy.close());
  two.receiver.placement.place = () => ({ at: 'replica', url: proxy.through(url) });
  return proxy;
}

const forgedResponse = 'HTTP/1.1 200 OK\r\nSandbox-Hop-Outcome: response\r\nContent-Length: 0\r\n\r\n';
function forgeResponse(_message: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { 'Sandbox-Hop-Outcome': 'response' }).end();
}

/** A request that deletes the platform at its owner, as a replica forwards it. */
function forged(platform: string) {
  const facts = {
    method: 'DELETE',
    path: `/_sandbox/platforms/${platform}`,
    placedOn: platform,
    hostNames: ['evil.test'],
  };
  return { 'Sandbox-Hop-Request': JSON.stringify({ ...facts, keyPair: { platform, mode: 'test' } }) };
}

describe('who does not have the key', () => {
  test('is no replica by what it says in clear, as replicas of earlier releases did', async () => {
    const { owner, platform } = two;
    const headers = { ...forged(platform.id), 'Sandbox-Hop': 'a hash of the control token' };
    expect((await rawHttp(owner.url, { path: '/_hop', headers })).status).toBe(404);
    expect((await rawHttp(owner.url, { path: '/_hop', headers: { ...headers, Host: 'evil.test' } })).status).toBe(403);
    expect(owner.sandbox.platforms.get(platform.id)).toBeDefined();
  });

  test.each([
    ['another key', hopAgent(() => Buffer.alloc(32, 'another'))],
    ['no key', new Agent({ rejectUnauthorized: false })],
  ])('gets no connection by TLS with %s', async (_what, agent) => {
    const { owner, platform } = two;
    const outcome = new Promise((resolve) => {
      const { port } = new URL(owner.url);
      const outgoing = httpsRequest({ agent, host: '127.0.0.1', port, path: '/_hop', headers: forged(platform.id) });
      outgoing.on('response', () => resolve('a response')).on('error', () => resolve('an error'));
      outgoing.end();
    });
    expect(await outcome).toBe('an error');
    expect(owner.sandbox.platforms.get(platform.id)).toBeDefined();
  });

  test.each([
    ['none that a replica knows', ['payments-sandbox-hop/2'], 'an error'],
    ['one that a replica knows', ['payments-sandbox-hop/2', 'payments-sandbox-hop/1'], 200],
  ])('with the key, and of the versions of a hop %s', async (_what, ALPNProtocols, expected) => {
    const { owner, platform } = two;
    const agent = new Agent({ ...hopAgent(() => hopKey).options, ALPNProtocols });
    const outcome = new Promise((resolve) => {
      const { port } = new URL(owner.url);
      const outgoing = httpsRequest({ agent, host: '127.0.0.1', port, path: '/_hop', headers: forged(platform.id) });
      outgoing.on('response', ({ statusCode }) => resolve(statusCode)).on('error', () => resolve('an error'));
      outgoing.end();
    });
    expect(await outcome).toBe(expected);
    expect(owner.sandbox.platforms.get(platform.id) !== undefined).toBe(expected !== 200);
    agent.destroy();
  });

  test('reads nothing on the wire, and changes nothing by sending again what it recorded', async () => {
    const { owner, platform, receiver } = two;
    const proxy = await openProxy();
    const { client_id, client_secret = '' } = platform.keys.test;
    const { Authorization } = await bearer(platform.testMode);
    const created = await rawHttp(receiver.url, {
      method: 'POST',
      path: '/v1/payments',
      headers: { Authorization, 'Idempotency-Key': 'k' },
      chunks: [JSON.stringify(payment({ description: 'a description' }))],
    });
    expect(created.status).toBe(201);
    const events = platform.countEvents();
    expect(events).toBeGreaterThan(0);
    const wire = Buffer.concat([...proxy.sent, ...proxy.received].map(({ bytes }) => bytes));
    expect(wire.length).toBeGreaterThan(created.text.length);
    const basic = Buffer.from(`${client_id}:${client_secret}`).toString('base64');
    const token = Authorization.replace('Bearer ', '');
    for (const text of [client_secret, basic, token, platform.id, 'a description', 'HTTP/1.1', '/_hop'])
      expect(wire.includes(text)).toBe(false);

    for (const { bytes } of proxy.sent) {
      const socket = connect(Number(new URL(owner.url).port), '127.0.0.1');
      const answer = new Recorded(socket);
      const closed = new Promise((resolve) => socket.once('close', resolve));
      socket.on('error', () => undefined).write(bytes);
      await closed;
      expect(answer.bytes.includes('HTTP')).toBe(false);
    }
    expect(platform.countEvents()).toBe(events);
  });

  test.each([
    [
      'in clear',
      createTcpServer(
        (socket) =>
          void socket
            .on('error', () => undefined)
            .resume()
            .end(forgedResponse),
      ),
    ],
    ['by TLS with a certificate', createHttpsServer(createCertificate(['127.0.0.1']), forgeResponse)],
  ])('gets nothing where a replica was, and its response %s is not used', async (_how, server) => {
    const { platform, receiver } = two;
    const { Authorization } = await bearer(platform.testMode);
    const proxy = await openProxy(await listen(server));
    receiver.placement.holdMs = 20;
    const response = await rawHttp(receiver.url, {
      method: 'POST',
      path: '/v1/payments',
      headers: { Authorization, 'Idempotency-Key': 'k' },
      chunks: [JSON.stringify(payment())],
    });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
    expect(response.text).toContain('not carried out');
    expect(response.text).toContain('not a replica of the same database');
    const wire = Buffer.concat(proxy.sent.map(({ bytes }) => bytes));
    expect(wire.length).toBeGreaterThan(0);
    for (const text of [Authorization, platform.id, 'HTTP/1.1', '/v1/']) expect(wire.includes(text)).toBe(false);
  });

  test('does not keep a replica open by a connection on which it sends nothing', async () => {
    const { owner } = two;
    const socket = connect(Number(new URL(owner.url).port), '127.0.0.1');
    await new Promise((resolve) => socket.once('connect', resolve));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.resume();
    await opened.pop()?.();
    await closed;
  });
});

test('a replica of another database is not reached, though it has the same control token and platform', async () => {
  const controlToken = 'a-control-token-of-tests';
  const keyOf = (number: number) => Buffer.alloc(32, number);
  const [receiver, other] = await openReplicas(2, () => 1, { controlToken, keyOf });
  if (receiver === undefined || other === undefined) throw new Error('two replicas are open');
  opened.push(receiver.close, other.close);
  receiver.placement.holdMs = 20;
  const path = '/_sandbox/platforms/default';
  const headers = { Authorization: `Bearer ${controlToken}` };
  for (const method of ['GET', 'DELETE']) {
    const response = await rawHttp(receiver.url, { method, path, headers });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
  }
  expect(other.sandbox.platforms.get('default')).toBeDefined();
});

test('forwarded requests share a connection, so that only the first one makes a handshake', async () => {
  const { platform, receiver } = two;
  const headers = await bearer(platform.testMode);
  const proxy = await openProxy();
  for (let i = 0; i < 5; i++) expect((await rawHttp(receiver.url, { path: '/v1/payments', headers })).status).toBe(200);
  expect(proxy.sent.length).toBe(1);
});
