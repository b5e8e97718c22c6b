import { expect, test } from 'vitest';
import { openDashboard, tea } from './support/traffic';

const ways = ['a reset', 'requests clear'] as const;

test.each(ways)('after %s, pages of requests, of events and searches show what came later', async (way) => {
  const { sandbox, platform, client, open, address } = openDashboard();
  await client.payments.create(tea);
  await client.payments.create(tea);
  const before = platform.requests.list();
  const [former] = platform.events();
  if (way === 'a reset') platform.reset();
  else
    expect(
      await sandbox
        .fetch(`http://sandbox.test/_sandbox/platforms/${platform.id}/requests`, { method: 'DELETE' })
        .then((response) => response.json()),
    ).toEqual({ cleared: before.length });
  const gone = before[0]?.id ?? '';
  expect((await open(`requests/${gone}`)).status).toBe(404);
  expect((await open(`search?q=${gone}`)).status).toBe(200);
  expect((await open(`events/${former?.id ?? ''}`)).status).toBe(way === 'a reset' ? 404 : 200);

  await client.payments.create(tea);
  const [entry] = platform.requests.list();
  const id = entry?.id ?? '';
  expect((await open('requests')).status).toBe(200);
  expect((await open(`requests/${id}`)).heading).toBe('POST /v1/payments');
  expect((await open(`search?q=${id}`)).headers.get('location')).toBe(address(`requests/${id}`));
  const event = platform.events().at(-1)?.id ?? '';
  const page = await open(`events/${event}`);
  expect([page.status, page.link(id)]).toEqual([200, `../requests/${id}`]);
});
