import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InProcess } from './in-process';
import { paymentBody } from './load';

/** Prints an `InProcess`. Arguments: the folder of the built package, the URL of a bare server, and the number of rounds. */
const [dist = 'dist', bareUrl = '', rounds = '9'] = process.argv.slice(2);
const CALLS = 2_000;
const WARM_UP_ROUNDS = 3;

const entry = (name: string): string => pathToFileURL(join(dist, 'mock-server', name)).href;
const { createSandbox }: typeof import('../mock-server') = await import(entry('index.js'));
const { handlers }: typeof import('../mock-server/msw') = await import(entry('msw.js'));

const baseUrl = 'https://payments.test';
const sandbox = createSandbox();
const credentials = JSON.stringify({ client_id: 'test_default', client_secret: 'test_default_secret' });
const granted = await sandbox.fetch(`${baseUrl}/oauth/token`, { method: 'POST', body: credentials });
const { access_token } = Object(await granted.json());
let key = 0;

/** The text of a response with 201. */
async function create(send: (url: string, init: RequestInit) => Promise<Response>): Promise<string> {
  const headers = {
    authorization: `Bearer ${access_token}`,
    'content-type': 'application/json',
    'idempotency-key': `k${key++}`,
  };
  const response = await send(`${baseUrl}/v1/payments`, { method: 'POST', headers, body: paymentBody });
  const text = await response.text();
  if (response.status !== 201) throw new Error(text);
  return text;
}

/** Microseconds of CPU for a call. */
async function cpuOf(call: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (let made = 0; made < CALLS; made++) await call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / CALLS;
}

/** The results of all rounds but those that warm up. */
async function inRounds(measure: () => Promise<number>): Promise<readonly number[]> {
  const results: number[] = [];
  for (let round = 0; round < WARM_UP_ROUNDS + Number(rounds); round++) results.push(await measure());
  return results.slice(WARM_UP_ROUNDS);
}

const init = { method: 'POST', body: paymentBody } as const;
// One after the other: what `fetch` leaves behind would be collected while the sandbox is measured.
const inSandbox = await inRounds(() => cpuOf(() => create(sandbox.fetch)));
const loopback = await inRounds(() => cpuOf(async () => (await fetch(bareUrl, init)).text()));

const payment: unknown = JSON.parse(await create(sandbox.fetch));
const constant = http.post(`${baseUrl}/v1/payments`, () => HttpResponse.json(Object(payment), { status: 201 }));
const server = setupServer();
server.listen();
const throughMsw = () => cpuOf(() => create(fetch));
const underMsw = await inRounds(async () => {
  server.resetHandlers(...handlers(sandbox, { baseUrl }));
  const own = await throughMsw();
  server.resetHandlers(constant);
  return own / (await throughMsw());
});
server.close();
await sandbox.close();

const result: InProcess = { create: inSandbox, loopback, underMsw };
process.stdout.write(JSON.stringify(result));
