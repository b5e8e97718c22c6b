import { rm } from 'node:fs/promises';
import { createSandbox, openSandboxIn, serve } from '../../../mock-server/server';
import { defaultPlatform } from '../../../mock-server/platform/definition';
import type { requestErrors } from '../../../spec/tables/errors/requests';
import { limits } from '../../../spec/tables/limits';
import { ApiResponse, Api, assertResponse, exchange } from '../../support/api';
import { payment } from '../../support/bodies';
import { temporaryDirectory } from '../../support/fronts';
import { onboardingEntry } from '../../support/onboarding';
import { rawHttp, sendBytes } from '../../support/raw-http';
import { openUpload } from '../../support/uploads';
import { openSimulated, SimulatedDisk } from '../../support/simulated-disk';
import { asks, type Case, type CasesOf } from './case';

const key = { 'Idempotency-Key': 'k' };

/** Errors that not every front can show: each of these brings along its own. */
export const ownFrontCases = {
  host_not_allowed: askForeignHost,
  malformed_http: () => askUnread('GET /v1/payments HTTP/1.1\r\nHost: a\u0000b\r\n\r\n'),
  expectation_failed: () =>
    askUnread('GET /v1/payments HTTP/1.1\r\nHost: localhost\r\nExpect: tea\r\nConnection: close\r\n\r\n'),
  headers_too_large: () =>
    askUnread(`GET / HTTP/1.1\r\nHost: localhost\r\nCookie: ${'c'.repeat(limits.request_header_bytes.value)}\r\n\r\n`),
  origin_not_allowed: askFromForeignPage,
  control_not_authenticated: askWithoutControlToken,
  control_not_authorized: deleteByPlatformToken,
  idempotency_request_in_progress: sendTwiceAtOnce,
  service_unavailable: payOnFullDisk,
  upload_not_accepted: sendFileTwice,
} satisfies Record<string, Case>;

/** Errors of requests, whatever they are about. */
export const requestCases: CasesOf<Omit<typeof requestErrors, keyof typeof ownFrontCases>> = {
  malformed_request: ({ testMode }) => testMode.post('/v1/payments', '{'),
  content_encoding_mismatch: ({ testMode }) => testMode.post('/v1/payments', '{}', { 'Content-Encoding': 'gzip' }),
  content_encoding_not_supported: ({ testMode }) => testMode.post('/v1/payments', '{}', { 'Content-Encoding': 'foo' }),
  charset_not_supported: ({ testMode }) => testMode.post('/v1/payments', '{\u0000}\u0000'),
  body_too_large: ({ testMode }) => testMode.post('/v1/payments', ' '.repeat(limits.request_body_bytes.value + 1)),
  not_authenticated: ({ testMode }) => testMode.get('/v1/payments', { Authorization: null }),
  not_authorized: async ({ liveMode, review }) => {
    const { id } = (await liveMode.post('/v1/sub_accounts', { name: 'Tea' })).subAccount;
    await review(id, 'archive');
    return liveMode.post(`/v1/onboarding/${id}`, onboardingEntry('individual'));
  },
  duplicate_record: async ({ testMode }) => {
    await testMode.post('/v1/sub_accounts', { name: 'Tea' });
    return testMode.post('/v1/sub_accounts', { name: 'Tea' });
  },

  resource_not_found: ({ testMode }) => testMode.get('/v1/payments/py_1'),
  payment_intent_not_found: ({ testMode }) => testMode.get('/v1/payment_intents/pi_1'),
  payment_method_not_found: ({ testMode }) => testMode.get('/v1/payment_methods/pm_1'),
  not_in_sandbox: ({ testMode }) => testMode.get('/v1/terminals'),
  method_not_allowed: ({ testMode }) => testMode.send('DELETE', '/v1/payments'),

  idempotency_key_required: ({ testMode }) => testMode.post('/v1/payments', payment(), { 'Idempotency-Key': null }),
  idempotency_key_invalid: ({ testMode }) =>
    testMode.post('/v1/payments', payment(), { 'Idempotency-Key': 'x'.repeat(101) }),
  idempotency_params_mismatch: async ({ testMode }) => {
    await testMode.post('/v1/payments', payment({ amount: 51 }), key);
    return testMode.post('/v1/payments', payment({ amount: 52 }), key);
  },
  idempotency_concurrent_request: asks('idempotency_concurrent_request'),
  internal_server_error: asks('internal_server_error'),
};

/** Sends bytes that node:http refuses by itself. */
async function askUnread(bytes: string): Promise<ApiResponse> {
  const server = await serve(createSandbox());
  const answer = await sendBytes(server.url, bytes);
  await server.close();
  return new ApiResponse(answer.status, answer.headers, answer.text, JSON.parse(answer.text));
}

async function askWithoutControlToken(): Promise<ApiResponse> {
  const { fetch } = createSandbox({ controlToken: 'a-token-of-the-tests' });
  return exchange({ baseUrl: 'http://sandbox.test', fetch }, 'GET', '/_sandbox/platforms/default/clock');
}

async function deleteByPlatformToken(): Promise<ApiResponse> {
  const sandbox = createSandbox({ controlToken: 'a-token-of-the-tests' });
  const { token } = sandbox.platform().tokens.create('ada');
  const headers = { Authorization: `Bearer ${token}` };
  return exchange({ baseUrl: 'http://sandbox.test', fetch: sandbox.fetch }, 'DELETE', '/_sandbox/platforms/default', {
    headers,
  });
}

function askFromForeignPage(): Promise<ApiResponse> {
  const { fetch } = createSandbox();
  const headers = { Origin: 'https://shop.example' };
  return exchange({ baseUrl: 'http://sandbox.test', fetch }, 'GET', '/_sandbox/health', { headers });
}

/** Only HTTP knows by what name it was called, and only Node's client lets one choose it. */
async function askForeignHost(): Promise<ApiResponse> {
  const server = await serve(createSandbox());
  const path = '/_sandbox/health';
  const { text, ...answer } = await rawHttp(server.url, { path, headers: { Host: 'example.com' } });
  await server.close();
  assertResponse('GET', path, new Response(null, answer), text);
  return new ApiResponse(answer.status, answer.headers, text, JSON.parse(text));
}

/** The second of two requests with one key arrives before the answer to the first one is on the disk. */
async function sendTwiceAtOnce(): Promise<ApiResponse> {
  const directory = await temporaryDirectory();
  const sandbox = await openSandboxIn(directory);
  const api = new Api({ baseUrl: 'http://sandbox.test', fetch: sandbox.fetch }, defaultPlatform.test);
  const send = () => api.post('/v1/payments', payment(), key);
  const answers = await api.token().then(() => Promise.all([send(), send()]));
  await sandbox.close();
  await rm(directory, { recursive: true });
  return answers[1];
}

async function sendFileTwice(): Promise<ApiResponse> {
  const sandbox = createSandbox();
  const { path } = openUpload(sandbox.platform());
  const send = () => sandbox.fetch(`http://sandbox.test${path}`, { method: 'PUT', body: 'x' });
  await send();
  const { status, headers, text } = await send().then(async (answer) => ({
    status: answer.status,
    headers: answer.headers,
    text: await answer.text(),
  }));
  return new ApiResponse(status, headers, text, JSON.parse(text));
}

async function payOnFullDisk(): Promise<ApiResponse> {
  const disk = new SimulatedDisk();
  const { sandbox, api } = await openSimulated(disk);
  await api.token();
  disk.failEach('ENOSPC');
  const response = await api.post('/v1/payments', payment(), key);
  disk.failEach(undefined);
  await sandbox.close();
  return response;
}
