import { expect, test } from 'vitest';
import { plainPayment } from '../support/bodies';
import type { RunningCli } from '../support/cli-process';
import { temporaryDirectory } from '../store/support';
import { startWebhookEndpoint } from '../support/webhook-endpoint';
import { part, scaled } from '../support/run-scale';
import { apiOf, control, startOn } from './default-platform';

const eventsOf = async (cli: RunningCli) => (await control(cli, 'GET', 'events')).asControl('EventList').data.reverse();
const isFirst = (id: string, i: number, all: readonly string[]) => all.indexOf(id) === i;

test('events that were undelivered at a kill are delivered after the restart, in order', async () => {
  const directory = temporaryDirectory();
  const endpoint = await startWebhookEndpoint();
  const first = await startOn(directory);
  const publisher = (await control(first, 'POST', 'publishers', { body: { url: endpoint.url } })).asControl(
    'NewPublisher',
  );
  endpoint.respondWith(200, 'silence');
  await apiOf(first).post('/v1/payments', plainPayment());
  await apiOf(first).post('/v1/payments', plainPayment());
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

test.for([1, ...scaled({ full: part.of([0, 2, 4], import.meta.filename), short: [] })])(
  'killed after %i deliveries: no event is lost',
  async (count) => {
    const directory = temporaryDirectory();
    const endpoint = await startWebhookEndpoint();
    const first = await startOn(directory);
    await control(first, 'POST', 'publishers', { body: { url: endpoint.url } });
    const paying = Array.from({ length: 5 }, () =>
      apiOf(first)
        .post('/v1/payments', plainPayment())
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
  },
);
