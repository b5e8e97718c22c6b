import { describe, expect, test } from 'vitest';
import { startHere } from './process-io';

/** Sends requests to a sandbox until it stops. Returns what it has printed after its first line. */
async function linesOf(...args: string[]): Promise<string[]> {
  const { ready, url, stop } = await startHere(['--memory', '--random-seed', 'a', '--log', ...args]);
  const json = { 'Content-Type': 'application/json' };
  const post = (path: string, headers: object, body: object) =>
    fetch(url + path, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) });
  await fetch(`${url}/v1/nothing?client_secret=s3cret`);
  const token = await post('/oauth/token', {}, { client_id: 'test_default', client_secret: 'test_default_secret' });
  const { access_token }: { access_token: string } = await token.json();
  const Authorization = `Bearer ${access_token}`;
  await fetch(`${url}/v1/payments?limit=1`, { headers: { Authorization } });
  await post('/v1/payments', { Authorization, 'Idempotency-Key': 'k' }, { amuont: 1 });
  await fetch(`${url}/_sandbox/health`);
  const { code, stdout } = await stop();
  expect(code).toBe(0);
  expect(stdout.startsWith(ready)).toBe(true);
  const printed = stdout.slice(ready.length).replace('\nStopped.\n', '');
  expect(printed).not.toContain('s3cret');
  expect(printed).not.toContain(access_token);
  return printed.split('\n').slice(0, -1);
}

describe('start --log', () => {
  test('prints a line for each request to the API, in the order of their responses', async () => {
    expect(await linesOf()).toEqual(
      [
        'GET    /v1/nothing?client_secret=[redacted]  404 resource_not_found  0 ms  violation',
        'POST   /oauth/token  200  0 ms  ok',
        'GET    /v1/payments?limit=1  200  0 ms  ok',
        'POST   /v1/payments  422 amount_required  0 ms  violation',
      ].map((line) => `2026-01-01T00:00:00.000Z  ${line}`),
    );
  });

  test('prints entries of the request log as JSON with --json', async () => {
    const entries = (await linesOf('--json')).map((line): unknown => JSON.parse(line));
    expect(entries).toMatchObject([
      { platform_id: null, method: 'GET', status: 404 },
      { platform_id: 'default', path: '/oauth/token', status: 200 },
      { platform_id: 'default', path: '/v1/payments?limit=1', verdict: 'ok' },
      { platform_id: 'default', error_code: 'amount_required', verdict: 'violation' },
    ]);
  });
});
