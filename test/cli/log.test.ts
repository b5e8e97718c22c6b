import { describe, expect, test } from 'vitest';
import { createLog } from '../../cli/log/log';
import { startHere } from './process-io';

const number = '378282246310005';
const secret = 'test_default_secret';
const ids = { 'X-Request-Id': 'order-1', traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` };

/** Sends requests with secrets to a sandbox, until it stops. Returns what it has printed, which has none of them. */
async function logOf(...args: string[]) {
  const { url, stop } = await startHere(['--memory', '--random-seed', 'a', ...args], { env: { HOST: 'box' } });
  const post = async (path: string, headers: object, body: object) => {
    const all = { 'Content-Type': 'application/json', ...headers };
    const response = await fetch(url + path, { method: 'POST', headers: all, body: JSON.stringify(body) });
    const result: { access_token?: string } = await response.json();
    return result;
  };
  await fetch(`${url}/v1/nothing?client_secret=${secret}&number=${number}`);
  const { access_token = '' } = await post('/oauth/token', {}, { client_id: 'test_default', client_secret: secret });
  const headers = { Authorization: `Bearer ${access_token}`, 'Idempotency-Key': number, ...ids };
  const card = { name: 'Ada', number, verification: '9173', month: 12, year: 2040, address_postal_code: '94107' };
  await post('/v1/payments', headers, { amount: 1_000, currency: 'usd', payment_method: { card } });
  await post('/v1/payments', { ...headers, 'Idempotency-Key': 'k', 'X-Request-Id': number }, { amuont: 1 });
  const { stdout, stderr } = await stop();
  for (const text of [number, '9173', secret, access_token, '3782']) expect(stderr).not.toContain(text);
  return { stdout, lines: stderr.split('\n').slice(0, -1) };
}

describe('start --log-format json', () => {
  test('writes a line of JSON for each request to standard error at the level info', async () => {
    const { stdout, lines } = await logOf('--log-level', 'info', '--log-format', 'json', '--json');
    expect(stdout.trim().split('\n')).toHaveLength(1);
    const [warning, ...requests] = lines.map((line): Record<string, unknown> => JSON.parse(line));
    expect(warning).toEqual({ level: 'warn', time: expect.any(String), msg: expect.stringContaining('HOST') });
    const common = { level: 'info', duration_ms: 0, request_id: expect.stringMatching(/^req_/) };
    const time: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
    const [unknown, token, payment, refused] = requests;
    expect(unknown).toMatchObject({ ...common, platform: null, operation: null, status: 404 });
    expect(token).toMatchObject({ ...common, platform: 'default', operation: 'createAccessToken', status: 200 });
    expect(payment).toEqual({
      ...common,
      time,
      x_request_id: ids['X-Request-Id'],
      traceparent: ids.traceparent,
      platform: 'default',
      operation: 'createPayment',
      status: 201,
      error_code: null,
      msg: 'createPayment 201',
    });
    expect(refused).toMatchObject({ ...common, status: 422, error_code: 'amount_required' });
    expect(refused).not.toHaveProperty('x_request_id');
    expect(requests).toHaveLength(4);
  });

  test('has warnings and errors only by default', async () => {
    const { lines } = await logOf('--log-format', 'json');
    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([{ level: 'warn' }]);
  });
});

test('the level debug has a line for each delivery, too', async () => {
  const lines: string[] = [];
  const stderr = { write: (text: string) => void lines.push(text) };
  const { observer } = await createLog({ logLevel: 'debug', logFormat: 'json' }, { stderr, env: {} });
  const at = '2026-01-01T00:00:00.000Z';
  const failed = {
    status: null,
    failure: 'timed_out',
    cause: null,
    duration_ms: 5,
    answer: null,
    fault: null,
  } as const;
  const delivery = { publisher_id: 'pub_1', event_name: 'payment.created', created_at: at } as const;
  observer.delivery?.({ platform: 'default', ...delivery, attempt: { attempted_at: at, signed_at: at, ...failed } });
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { level: 'debug', platform: 'default', publisher_id: 'pub_1', outcome: 'timed_out', duration_ms: 5 },
  ]);
});

describe('start --log-level', () => {
  test('writes the same as text by default', async () => {
    const { lines } = await logOf('--log-level', 'info');
    expect(lines[0]).toMatch(/^warning: The environment variable HOST is ignored/);
    expect(lines.slice(1)).toEqual([
      expect.stringMatching(
        /^info: GET of no operation 404 request_id=req_\w+ status=404 error_code=resource_not_found/,
      ),
      expect.stringMatching(/^info: createAccessToken 200 request_id=req_\w+ platform=default /),
      expect.stringMatching(/^info: createPayment 201 request_id=req_\w+ x_request_id=order-1 traceparent=00-a{32}-/),
      expect.stringMatching(/^info: createPayment 422 .* error_code=amount_required duration_ms=0$/),
    ]);
  });

  test('error leaves warnings out', async () => {
    expect((await logOf('--log-level', 'error')).lines).toEqual([]);
  });
});
