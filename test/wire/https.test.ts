import { connect as connectTls } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCertificate } from '../../cli/commands/start/certificate';
import { createSandbox, type RunningServer, type Sandbox, serve } from '../../mock-server/server';
import { type RawRequest, type RawResponse, rawHttp } from '../support/raw-http';

const tls = createCertificate(['localhost', '127.0.0.1']);
const controlToken = 'a-control-token-of-the-tests';
let sandbox: Sandbox;
let server: RunningServer;

beforeAll(async () => {
  sandbox = createSandbox({ controlToken });
  server = await serve(sandbox, { tls });
});

afterAll(async () => {
  await server.close();
  await sandbox.close();
});

const send = (request: RawRequest): Promise<RawResponse> => rawHttp(server.url, { ...request, ca: tls.cert });

/** Sends JSON with a test-mode token. */
async function post(path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const { client_id, client_secret } = sandbox.platform().keys.test;
  const form = String(new URLSearchParams({ client_id, client_secret: client_secret ?? '' }));
  const type = { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': String(form.length) };
  const { text } = await send({ method: 'POST', path: '/oauth/token', headers: type, chunks: [form] });
  const { access_token }: { access_token: string } = JSON.parse(text);
  const json = { Authorization: `Bearer ${access_token}`, 'Content-Type': 'application/json', 'Idempotency-Key': path };
  return (await send({ method: 'POST', path, headers: { ...json, ...headers }, chunks: [JSON.stringify(body)] })).text;
}

test('the URLs that responses have are those of https', async () => {
  expect(server.url).toBe(`https://127.0.0.1:${server.port}`);
  const intent: { id: string } = JSON.parse(await post('/v1/payment_intents', { amount: 1_000, currency: 'usd' }));
  const fields = { payment_intent_id: intent.id, after_payment_url: 'https://shop.test/' };
  const local = `localhost:${server.port}`;
  expect(await post('/v1/checkout_sessions', fields, { Host: local })).toContain(`"url":"https://${local}/r/`);
});

test('a page of the sandbox may call it, and sign in with a cookie that is sent by https only', async () => {
  const { port, url: origin } = server;
  const { headers } = await send({ path: '/_sandbox/health', headers: { Origin: origin } });
  expect(headers.get('access-control-allow-origin')).toBe(origin);
  const form = String(new URLSearchParams({ action: 'sign_in', control_token: controlToken }));
  const signIn = (from: string) =>
    send({
      method: 'POST',
      path: '/_sandbox/dashboard/default/faults',
      headers: { Origin: from, 'Content-Type': 'application/x-www-form-urlencoded' },
      chunks: [form],
    });
  const page = await signIn(origin);
  expect([page.status, page.headers.get('location')]).toEqual([303, `${origin}/_sandbox/dashboard/default/faults`]);
  expect(page.headers.get('set-cookie')).toMatch(/; Secure$/);
  expect((await signIn(`https://127.0.0.1:${port + 1}`)).status).toBe(403);
});

test('an unknown Host is refused', async () => {
  expect((await send({ path: '/v1/payments', headers: { Host: 'shop.example' } })).status).toBe(403);
});

test('the server closes connections without a request', async () => {
  const own = await serve(sandbox, { tls });
  const socket = connectTls({ host: '127.0.0.1', port: own.port, ca: tls.cert });
  await new Promise((resolve) => socket.once('secureConnect', resolve));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.resume();
  await own.close();
  await closed;
});

test('text that is no certificate is refused, and so is https for a replica', async () => {
  await expect(serve(sandbox, { tls: { cert: 'x', key: 'y' } })).rejects.toThrow(/PEM|no start line/);
  const { respond, newRequestId, interrupt, hasControlToken, platformOptions } = sandbox;
  const replica = { url: 'http://10.0.0.5:4010', advertise: () => Promise.resolve() };
  const served = { respond, newRequestId, interrupt, hasControlToken, platformOptions, replica };
  await expect(serve(served, { tls })).rejects.toThrow('end TLS in front of them');
});
