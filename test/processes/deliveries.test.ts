import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { payment } from '../support/bodies';
import { startCli } from '../support/cli-process';
import { temporaryDirectory } from '../store/support';
import { startWebhookEndpoint } from '../support/webhook-endpoint';
import { apiOf, control, startOn } from '../durability/default-platform';

test('a retry that came due while no process ran is sent after the restart', async () => {
  const directory = temporaryDirectory();
  const endpoint = await startWebhookEndpoint();
  const first = await startOn(directory);
  await control(first, 'POST', 'publishers', { body: { url: endpoint.url, events: ['payment.created'] } });
  endpoint.respondWith(500);
  await apiOf(first).post('/v1/payments', payment());
  await control(first, 'POST', 'idle');
  await control(first, 'POST', 'clock', { body: { advance: '8m' } });
  expect(endpoint.received).toHaveLength(1);
  await first.kill();

  const second = await startOn(directory);
  await control(second, 'POST', 'clock', { body: { advance: '1m' } });
  await control(second, 'POST', 'idle');
  const { data } = (await control(second, 'GET', 'deliveries')).asControl('DeliveryList');
  expect(data).toMatchObject([{ status: 'delivered', attempts: [{ status: 500 }, { status: 200 }] }]);
});

test('a publisher that is disabled is reported by `start`, and stays disabled after a kill', async () => {
  const directory = temporaryDirectory();
  const first = await startOn(directory);
  // `fetch` never connects to port 9.
  const body = { url: 'http://127.0.0.1:2/hooks', events: ['payment.created'] };
  const { id } = (await control(first, 'POST', 'publishers', { body })).asControl('NewPublisher');
  await apiOf(first).post('/v1/payments', payment());
  await control(first, 'POST', 'idle');
  await control(first, 'POST', 'clock', { body: { advance: '1h' } });
  await control(first, 'POST', 'idle');
  const { stderr } = await first.stop();
  expect(stderr).toContain(`Publisher ${id} of platform "default" is disabled: ${body.url} failed for a full span`);
  expect(stderr).toContain(`payments-sandbox publishers enable ${id} --platform default`);

  const second = await startOn(directory);
  await apiOf(second).post('/v1/payments', payment());
  const { data } = (await control(second, 'GET', 'publishers')).asControl('PublisherList');
  expect(data).toMatchObject([{ id, status: 'disabled', dropped_count: 1 }]);
  await second.kill();
  const third = await startOn(directory);
  const enabled = (await control(third, 'POST', `publishers/${id}/enable`)).asControl('Publisher');
  expect(enabled).toMatchObject({ id, status: 'enabled', dropped_count: 1 });
  await third.stop();
});

test('a webhook secret is stored only with its publisher (webhook endpoint), and is never printed', async () => {
  const directory = temporaryDirectory();
  const endpoint = await startWebhookEndpoint();
  const cli = await startOn(directory);
  const { secret } = (await control(cli, 'POST', 'publishers', { body: { url: endpoint.url } })).asControl(
    'NewPublisher',
  );
  await apiOf(cli).post('/v1/payments', payment());
  await control(cli, 'POST', 'idle');
  const { stdout, stderr } = await cli.stop();
  expect(stdout + stderr).not.toContain(secret);
  const kept = readFileSync(join(directory, 'platforms', 'default.ndjson'), 'utf8');
  expect(kept.split(secret)).toHaveLength(2);
  expect(endpoint.received.map(({ body }) => body).join()).not.toContain(secret);
});

test('a webhook endpoint that never responds does not keep the process from stopping', async () => {
  const endpoint = await startWebhookEndpoint();
  const cli = await startCli(['--memory']);
  await control(cli, 'POST', 'publishers', { body: { url: endpoint.url } });
  endpoint.respondWith('silence');
  await apiOf(cli).post('/v1/payments', payment());
  await endpoint.waitFor(1);
  const { code, stderr } = await cli.stop();
  expect([code, stderr]).toEqual([0, '']);
});
