import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Api, exchange, type Send } from '../support/api';
import { payment } from '../support/bodies';
import { type RunningCli, startCli } from '../support/cli-process';
import { temporaryDirectory } from '../support/fronts';
import { startWebhookEndpoint } from '../support/webhook-endpoint';
import { scaled } from '../support/run-scale';
import { defaultKeys } from './caller';

async function newDirectory(): Promise<string> {
  const directory = await temporaryDirectory();
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

const startOn = (directory: string) => startCli(['--data', directory]);
const apiOf = ({ url }: RunningCli) => new Api({ baseUrl: url, fetch }, defaultKeys);
const control = ({ url }: RunningCli, method: string, path: string, send?: Send) =>
  exchange({ baseUrl: url, fetch }, method, `/_sandbox/platforms/default/${path}`, send);

const eventsOf = async (cli: RunningCli) => (await control(cli, 'GET', 'events')).asControl('EventList').data.reverse();
const isFirst = (id: string, i: number, all: readonly string[]) => all.indexOf(id) === i;

test('events that were undelivered at a kill are delivered after the restart, in order', async () => {
  const directory = await newDirectory();
  const endpoint = await startWebhookEndpoint();
  const first = await startOn(directory);
  const publisher = (await control(first, 'POST', 'publishers', { body: { url: endpoint.url } })).asControl(
    'NewPublisher',
  );
  endpoint.respondWith(200, 'silence');
  await apiOf(first).post('/v1/payments', payment());
  await apiOf(first).post('/v1/payments', payment());
  await endpoint.waitFor(2);
  await first.kill();

  const second = await startOn(directory);
  expect((await control(second, 'POST', 'idle')).status).toBe(200);
  const events = await eventsOf(second);
  expect(events).toHaveLength(10);
  const ids = endpoint.received.map(({ event }) => event.id);
  expect(ids.filter(isFirst)).toEqual(events.map(({ id }) => id));
  for (const request of endpoint.received) await endpoint.verify(request, publisher.secret, Date.now());
  const pending = await control(second, 'GET', 'deliveries?status=pending');
  expect(pending.asControl('DeliveryList').data).toEqual([]);
});

test('a retry that came due while no process ran is sent after the restart', async () => {
  const directory = await newDirectory();
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
  const directory = await newDirectory();
  const first = await startOn(directory);
  // `fetch` never connects to port 9.
  const body = { url: 'http://127.0.0.1:9/hooks', events: ['payment.created'] };
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

test.for(scaled({ full: [0, 1, 2, 4], short: [1] }))('killed after %i deliveries: no event is lost', async (count) => {
  const directory = await newDirectory();
  const endpoint = await startWebhookEndpoint();
  const first = await startOn(directory);
  await control(first, 'POST', 'publishers', { body: { url: endpoint.url } });
  const paying = Array.from({ length: 5 }, () =>
    apiOf(first)
      .post('/v1/payments', payment())
      .catch(() => undefined),
  );
  await endpoint.waitFor(count);
  await first.kill();
  const paid = await Promise.all(paying);

  const second = await startOn(directory);
  await control(second, 'POST', 'idle');
  const events = await eventsOf(second);
  for (const response of paid) {
    const id = response?.payment.id;
    if (id !== undefined) expect(events.filter(({ data }) => data['id'] === id)).toHaveLength(2);
  }
  const ids = endpoint.received.map(({ event }) => event.id);
  expect(ids.filter(isFirst)).toEqual(events.map(({ id }) => id));
});

test('a webhook secret is stored only with its publisher (webhook endpoint), and is never printed', async () => {
  const directory = await newDirectory();
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
