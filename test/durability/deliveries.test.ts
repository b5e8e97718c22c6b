import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Api, exchange, type Send } from '../support/api';
import { payment } from '../support/bodies';
import { type RunningCli, startCli } from '../support/cli-process';
import { temporaryDirectory } from '../support/fronts';
import { startReceiver } from '../support/receiver';
import { defaultKeys } from './caller';

async function newDirectory(): Promise<string> {
  const directory = await temporaryDirectory();
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

const startOn = (directory: string) => startCli(['--data', directory]);
const apiOf = ({ url }: RunningCli) => new Api({ baseUrl: url, fetch }, defaultKeys);
const ask = ({ url }: RunningCli, method: string, path: string, send?: Send) =>
  exchange({ baseUrl: url, fetch }, method, `/_sandbox/platforms/default/${path}`, send);

const eventsOf = async (cli: RunningCli) => (await ask(cli, 'GET', 'events')).asControl('EventList').data.reverse();
const isFirst = (id: string, i: number, all: readonly string[]) => all.indexOf(id) === i;

test('what was not delivered when the process was killed is delivered by the next one, in order', async () => {
  const directory = await newDirectory();
  const receiver = await startReceiver();
  const first = await startOn(directory);
  const publisher = (await ask(first, 'POST', 'publishers', { body: { url: receiver.url } })).asControl('NewPublisher');
  receiver.react(200, 'silence');
  await apiOf(first).post('/v1/payments', payment());
  await apiOf(first).post('/v1/payments', payment());
  await receiver.got(2);
  await first.kill();

  const second = await startOn(directory);
  expect((await ask(second, 'POST', 'idle')).status).toBe(200);
  const events = await eventsOf(second);
  expect(events).toHaveLength(10);
  const ids = receiver.received.map(({ event }) => event.id);
  expect(ids.filter(isFirst)).toEqual(events.map(({ id }) => id));
  for (const request of receiver.received) await receiver.verify(request, publisher.secret, Date.now());
  const open = await ask(second, 'GET', 'deliveries?status=pending');
  expect(open.asControl('DeliveryList').data).toEqual([]);
});

test('a retry that came due while nothing ran is made at the next start', async () => {
  const directory = await newDirectory();
  const receiver = await startReceiver();
  const first = await startOn(directory);
  await ask(first, 'POST', 'publishers', { body: { url: receiver.url, events: ['payment.created'] } });
  receiver.react(500);
  await apiOf(first).post('/v1/payments', payment());
  await ask(first, 'POST', 'idle');
  await ask(first, 'POST', 'clock', { body: { advance: '8m' } });
  expect(receiver.received).toHaveLength(1);
  await first.kill();

  const second = await startOn(directory);
  await ask(second, 'POST', 'clock', { body: { advance: '1m' } });
  await ask(second, 'POST', 'idle');
  const { data } = (await ask(second, 'GET', 'deliveries')).asControl('DeliveryList');
  expect(data).toMatchObject([{ status: 'delivered', attempts: [{ status: 500 }, { status: 200 }] }]);
});

test.for([0, 1, 2, 4])('killed while %i answers have come from the receiver, it loses no event', async (answers) => {
  const directory = await newDirectory();
  const receiver = await startReceiver();
  const first = await startOn(directory);
  await ask(first, 'POST', 'publishers', { body: { url: receiver.url } });
  const paying = Array.from({ length: 5 }, () =>
    apiOf(first)
      .post('/v1/payments', payment())
      .catch(() => undefined),
  );
  await receiver.got(answers);
  await first.kill();
  const paid = await Promise.all(paying);

  const second = await startOn(directory);
  await ask(second, 'POST', 'idle');
  const events = await eventsOf(second);
  for (const answer of paid) {
    const id = answer?.payment.id;
    if (id !== undefined) expect(events.filter(({ data }) => data['id'] === id)).toHaveLength(2);
  }
  const ids = receiver.received.map(({ event }) => event.id);
  expect(ids.filter(isFirst)).toEqual(events.map(({ id }) => id));
});

test('a secret is kept with its publisher alone, and printed nowhere', async () => {
  const directory = await newDirectory();
  const receiver = await startReceiver();
  const cli = await startOn(directory);
  const { secret } = (await ask(cli, 'POST', 'publishers', { body: { url: receiver.url } })).asControl('NewPublisher');
  await apiOf(cli).post('/v1/payments', payment());
  await ask(cli, 'POST', 'idle');
  const { stdout, stderr } = await cli.stop();
  expect(stdout + stderr).not.toContain(secret);
  const kept = readFileSync(join(directory, 'platforms', 'default.ndjson'), 'utf8');
  expect(kept.split(secret)).toHaveLength(2);
  expect(receiver.received.map(({ body }) => body).join()).not.toContain(secret);
});

test('a receiver that does not answer does not keep the process from stopping', async () => {
  const receiver = await startReceiver();
  const cli = await startCli(['--memory']);
  await ask(cli, 'POST', 'publishers', { body: { url: receiver.url } });
  receiver.react('silence');
  await apiOf(cli).post('/v1/payments', payment());
  await receiver.got(1);
  const { code, stderr } = await cli.stop();
  expect([code, stderr]).toEqual([0, '']);
});
