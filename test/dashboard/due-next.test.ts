import { expect, test } from 'vitest';
import { dueNext } from '../../mock-server/platform/due-next';
import { manualPayment } from '../support/bodies';
import { opened, pay } from '../support/opened-platform';

const DAY_MS = 86_400_000;

test('what is due next comes in the order of instants, at most as many as asked for', async () => {
  const { api, platform, clock } = await opened();
  const ids: string[] = [];
  for (let i = 0; i < 5; i++) {
    ids.push(await pay(api, manualPayment()));
    clock.advance({ minutes: 1 });
  }
  const [first] = dueNext(platform, 1);
  expect(first).toEqual({
    id: expect.stringMatching(/^job_/),
    kind: 'lapse_authorization',
    subject_id: ids[0],
    due_at: new Date(clock.now() - 5 * 60_000 + 7 * DAY_MS).toISOString(),
    delivery: null,
  });
  expect(dueNext(platform, 3).map(({ subject_id }) => subject_id)).toEqual(ids.slice(0, 3));
  expect(dueNext(platform, 100)).toHaveLength(5);
  expect(dueNext(platform, 0)).toEqual([]);
});

test('a job that is held is not due, and neither is anything on a new platform', async () => {
  const { api, platform } = await opened();
  expect(dueNext(platform, 10)).toEqual([]);
  platform.jobSettings.set({ enable_sub_account: 'manual' });
  await api.testMode.post('/v1/sub_accounts', { name: 'Shop' });
  expect(platform.jobs.list()).toHaveLength(1);
  expect(dueNext(platform, 10)).toEqual([]);
});

test('the next attempt of a delivery has its event, its publisher and the number of attempts so far', async () => {
  const { api, platform } = await opened();
  const { id } = platform.publishers.create({
    events: ['payment.created'],
    fetch: () => new Response(null, { status: 500 }),
  });
  // Nothing is paid out of an authorization.
  await pay(api, manualPayment());
  await platform.waitForIdle();
  const [delivery] = platform.deliveries();
  expect(dueNext(platform, 1)).toMatchObject([
    {
      kind: 'retry_delivery',
      subject_id: delivery?.id,
      due_at: delivery?.next_attempt_at,
      delivery: {
        id: delivery?.id,
        event_id: delivery?.event_id,
        event_name: 'payment.created',
        publisher_id: id,
        attempts: 1,
      },
    },
  ]);
});
