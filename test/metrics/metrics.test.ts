import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createMetrics } from '../../cli/metrics/metrics';
import { createSandbox } from '../../mock-server/server';
import { startHere } from '../cli/process-io';
import { temporaryDirectory } from '../store/support';

const labels = ['operation', 'status', 'outcome', 'reason', 'le'];
const card = { name: 'Ada', number: '4242424242424242', month: 12, year: 2040, address_postal_code: '94107' };

interface Started {
  readonly url: string;
  readonly metrics?: string;
}

async function startWith(...args: string[]) {
  const { ready, stop } = await startHere(['--json', '--data', temporaryDirectory(), ...args]);
  onTestFinished(() => void stop());
  const { url, metrics = '' }: Started = JSON.parse(ready);
  const post = async (path: string, headers: Record<string, string>, body: object) => {
    const all = { 'Content-Type': 'application/json', ...headers };
    const response = await fetch(url + path, { method: 'POST', headers: all, body: JSON.stringify(body) });
    const result: { access_token?: string } = await response.json();
    return result;
  };
  const read = async () => (await fetch(`${url}/_sandbox/metrics`)).text();
  return { url, metrics, stop, post, read };
}

/** Returns the value of a line; undefined where the text has none. */
function valueOf(text: string, name: string): number | undefined {
  const line = text.split('\n').find((each) => each.startsWith(`payments_sandbox_${name} `));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

test('the metrics have the names of open platforms, as they are now', async () => {
  const sandbox = createSandbox();
  onTestFinished(() => sandbox.close());
  const read = createMetrics(sandbox, {});
  const { id } = await sandbox.createPlatform({ name: 'checkout-team' });
  const names = async () =>
    (await read()).split('\n').filter((line) => line.startsWith('payments_sandbox_platform_info'));
  expect(await names()).toEqual([`payments_sandbox_platform_info{platform="${id}",name="checkout-team"} 1`]);
  await sandbox.platform(id).rename('payments-team');
  expect(await names()).toEqual([`payments_sandbox_platform_info{platform="${id}",name="payments-team"} 1`]);
});

test('the metrics count requests, appends and deliveries from their first reading on', async () => {
  const { read, post } = await startWith();
  const endpoint = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
  onTestFinished(() => void endpoint.close());
  await once(endpoint, 'listening');
  const address = endpoint.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
  expect(valueOf(await read(), 'open_platforms')).toBe(1);

  await post('/_sandbox/platforms/default/publishers', {}, { url, events: ['payment.created'], account_type: 'test' });
  const keys = { client_id: 'test_default', client_secret: 'test_default_secret' };
  const { access_token = '' } = await post('/oauth/token', {}, keys);
  const headers = { Authorization: `Bearer ${access_token}` };
  const payment = { amount: 1_000, currency: 'usd', payment_method: { card } };
  await post('/v1/payments', { ...headers, 'Idempotency-Key': 'a' }, payment);
  await post('/v1/payments', { ...headers, 'Idempotency-Key': 'b' }, { ...payment, amuont: 1 });
  await post('/v1/nothing/acc_1', headers, {});
  await vi.waitFor(async () => expect(valueOf(await read(), 'delivery_attempts_total{outcome="delivered"}')).toBe(1), {
    timeout: 10_000,
  });

  const text = await read();
  const requests = (labelled: string) => valueOf(text, `request_duration_seconds_count{${labelled}}`);
  expect(requests('operation="createPayment",status="201"')).toBe(1);
  expect(requests('operation="createPayment",status="422"')).toBe(1);
  expect(requests('operation="none",status="404"')).toBe(1);
  expect(valueOf(text, 'append_duration_seconds_count')).toBeGreaterThan(0);
  expect(valueOf(text, 'appended_bytes_total')).toBeGreaterThan(1000);
  expect(valueOf(text, 'journal_bytes')).toBeGreaterThan(1000);
  expect(valueOf(text, 'delivery_lag_seconds_count')).toBe(1);
  expect(valueOf(text, 'event_loop_delay_seconds')).toBeGreaterThan(0);
  expect([valueOf(text, 'jobs_due'), valueOf(text, 'jobs_lag_seconds')]).toEqual([0, 0]);
  const named = new Set(Array.from(text.matchAll(/[{,](\w+)="/g), ([, name = '']) => name));
  expect([...named].filter((name) => !labels.includes(name))).toEqual([]);
  expect(text).not.toMatch(/acc_|py_|"default"|\/v1/);
});

test('the metrics need the control token, and none on a port of their own', async () => {
  const token = 'a-token-of-the-tests';
  const { url, metrics } = await startWith('--control-token', token, '--metrics-port', '0');
  const statusOf = async (address: string, headers = {}) => (await fetch(address, { headers })).status;
  expect(await statusOf(`${url}/_sandbox/metrics`)).toBe(401);
  expect(await statusOf(`${url}/_sandbox/metrics`, { Authorization: `Bearer ${token}` })).toBe(200);
  expect(metrics).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/);
  const response = await fetch(metrics);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  expect(await statusOf(metrics.replace('/metrics', '/_sandbox/platforms'))).toBe(404);
});

test('a lost lease, a hop and a compaction are counted by what became of them', async () => {
  const observer: Parameters<typeof createMetrics>[1] = {};
  const sandbox = createSandbox();
  const read = createMetrics(sandbox, observer);
  observer.leaseLost?.('stalled');
  observer.hop?.('response');
  observer.hop?.('unreachable');
  observer.compaction?.('completed');
  const text = await read();
  expect(valueOf(text, 'leases_lost_total{reason="stalled"}')).toBe(1);
  expect(valueOf(text, 'hops_total{outcome="response"}')).toBe(1);
  expect(valueOf(text, 'hops_total{outcome="unreachable"}')).toBe(1);
  expect(valueOf(text, 'compactions_total{outcome="completed"}')).toBe(1);
  await sandbox.close();
});

describe('a metric', () => {
  const names = Array.from(
    readFileSync('docs/guides/monitoring.md', 'utf8').matchAll(/^\| `[^|]*/gm),
    ([cell]) => cell,
  );
  const documented = names.flatMap((cell) => Array.from(cell.matchAll(/`(\w+)`/g), ([, name = '']) => name));
  const measured = async () => {
    const sandbox = createSandbox();
    const lease = { valid: true, until: 0 };
    const replica = {
      id: 'rep_1',
      url: null,
      lease,
      ownedPlatforms: 1,
      list: async () => [],
      advertise: async () => undefined,
    };
    const text = await createMetrics(Object.assign(sandbox, { replica }), {})();
    await sandbox.close();
    return Array.from(text.matchAll(/^# TYPE (?:payments_sandbox_)?(\w+)/gm), ([, name = '']) => name);
  };

  test('is in the guide', async () => {
    const unprefixed = ['process_cpu_seconds_total', 'process_resident_memory_bytes', 'nodejs_heap_size_used_bytes'];
    expect((await measured()).filter((name) => !documented.includes(name) && !unprefixed.includes(name))).toEqual([]);
  });

  test.each(['docs/guides/monitoring.md', 'deploy/grafana.json'])('of %s exists', async (file) => {
    const known = await measured();
    const used = Array.from(readFileSync(file, 'utf8').matchAll(/payments_sandbox_(\w+)/g), ([, name = '']) => name);
    expect(used.length).toBeGreaterThan(9);
    const bases = used.map((name) => name.replace(/_(bucket|count|sum)$/, ''));
    expect(bases.filter((name) => !known.includes(name))).toEqual([]);
  });
});
