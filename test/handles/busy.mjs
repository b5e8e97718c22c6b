// Creates sandboxes with pending jobs, deliveries and held requests. Arguments: the built server module, a directory, and
// "close" or "leave". Prints the resources that keep the process open, and the milliseconds from the last line to the exit.
import { createServer } from 'node:http';

const [module = '', directory = '', ending] = process.argv.slice(2);
const { createSandbox, openSandboxIn, serve } = await import(module);
// The global `fetch` may open it later.
void process.stderr;
const before = process.getActiveResourcesInfo();

/** Returns the active resources that were not active at the start. */
function left() {
  const resources = process.getActiveResourcesInfo();
  for (const known of before) if (resources.includes(known)) resources.splice(resources.indexOf(known), 1);
  return resources;
}

const endpoint = createServer((_, outgoing) => outgoing.writeHead(500).end());
await new Promise((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
endpoint.unref().on('connection', (socket) => socket.unref());
const failing = `http://127.0.0.1:${endpoint.address().port}/hooks`;

/** Creates payments with pending jobs, failed deliveries that are retried, and two requests without a response. */
async function keepBusy(sandbox) {
  const platform = sandbox.platform();
  const call = async (path, body, headers) =>
    sandbox.fetch(`http://sandbox.test${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const keys = { client_id: 'test_default', client_secret: 'test_default_secret' };
  const { access_token } = await (await call('/oauth/token', keys)).json();
  let count = 0;
  const pay = (fields) => {
    const headers = { Authorization: `Bearer ${access_token}`, 'Idempotency-Key': `${++count}` };
    return call('/v1/payments', { amount: 1_000, currency: 'usd', ...fields }, headers);
  };
  const card = { name: 'Ada', number: '4242424242424242', month: '12', year: '2060', address_postal_code: '94107' };
  const bank_account = {
    account_owner_name: 'Ada',
    routing_number: '110000000',
    account_number: '000123456789',
    account_type: 'checking',
    account_owner_type: 'individual',
    country: 'US',
    currency: 'usd',
  };
  platform.publishers.create({ url: failing });
  platform.publishers.create({ url: 'http://127.0.0.1:2/hooks' });
  platform.jobSettings.set({ settle_payment: '2d' });
  const responses = [await pay({ payment_method: { card } }), await pay({ payment_method: { bank_account } })];
  responses.push(await pay({ payment_method: { card }, capture_strategy: 'manual' }));
  if (responses.some(({ status }) => status !== 201)) throw new Error(await responses.at(-1).text());
  await platform.waitForIdle();
  if (platform.deliveries({ status: 'failed' }).length !== 2) throw new Error('the deliveries did not fail');
  for (const fault of [{ hold: true }, { delay_ms: 300_000 }]) {
    platform.faults.create({ operation: 'createPayment', times: 1, fault });
    pay({ payment_method: { card } }).catch(() => undefined);
  }
  // It waits for the requests, and keeps the process running until its time is over.
  platform.waitForIdle({ timeoutMs: 100 }).catch(() => undefined);
}

const sandboxes = [createSandbox(), createSandbox({ randomSeed: 'handles' }), await openSandboxIn(directory)];
for (const sandbox of sandboxes) await keepBusy(sandbox);

if (ending === 'close') {
  const servers = await Promise.all(sandboxes.map((sandbox) => serve(sandbox)));
  for (const { url } of servers) await (await fetch(`${url}/_sandbox/health`)).text();
  await Promise.all(servers.map((server) => server.close()));
  await Promise.all(sandboxes.map((sandbox) => sandbox.close()));
  endpoint.closeAllConnections();
  await new Promise((resolve) => endpoint.close(resolve));
  // The sockets of the global `fetch` close a moment after the other end.
  for (const start = performance.now(); left().length > 0 && performance.now() - start < 2_000;)
    await new Promise((resolve) => setImmediate(resolve));
}
const end = performance.now();
const atEnd = left();
process.on('exit', () =>
  console.log(JSON.stringify({ left: atEnd, milliseconds: Math.round(performance.now() - end) })),
);
