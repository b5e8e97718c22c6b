import { payment } from '../../../support/bodies';
import { onboardingEntry } from '../../../support/onboarding';
import type { TestPlatform } from '../../../support/test-platform';
import { TimedPlatform } from '../../../support/timed-platform';

export const slowBank = { account_number: '000555555559' };

export const paid = async ({ testMode }: TestPlatform, body: object = payment()): Promise<string> =>
  `payments/${(await testMode.post('/v1/payments', body)).payment.id}`;

export const control = async (platform: TestPlatform, path: string, body: object): Promise<string> => {
  const response = await platform.control(path, body);
  if (response.status >= 300) throw new Error(response.text);
  return response.text;
};

export const disputed = async (platform: TestPlatform): Promise<string> => {
  const { id } = (await platform.testMode.post('/v1/payments', payment())).payment;
  return `disputes/${(await platform.openDispute(id)).dispute.id}`;
};

export const scheduledPayout = async (
  platform: TestPlatform,
  list: 'payouts' | 'proceeds_payouts',
): Promise<string> => {
  const timed = new TimedPlatform(platform);
  await platform.clock({ set: '2032-03-01T12:00:00Z' });
  await timed.post('/v1/payments', payment({ fees: [{ type: 'platform_fee', amount: 50 }] }));
  await timed.wait('12h');
  const [newest] =
    list === 'payouts'
      ? (await timed.get('/v1/payouts')).as('PayoutList').data
      : (await timed.get('/v1/proceeds')).as('ProceedsPayoutList').data;
  return `${list}/${newest?.id ?? ''}`;
};

export const underReview = async ({ liveMode }: TestPlatform): Promise<string> => {
  const { id } = (await liveMode.post('/v1/sub_accounts', { name: 'Tea Shop' })).subAccount;
  await liveMode.post(`/v1/onboarding/${id}`, onboardingEntry('individual'));
  return `sub_accounts/${id}?mode=live`;
};

/** Creates a publisher at a port where nothing listens. Returns the path of its page. */
export const withPublisher = async (platform: TestPlatform): Promise<string> => {
  await control(platform, 'publishers', { url: 'http://127.0.0.1:2/webhooks' });
  const [created] = (await platform.control('publishers', undefined, 'GET')).asControl('PublisherList').data;
  return `publishers/${created?.id}`;
};

export const withSnapshot = async (platform: TestPlatform): Promise<string> => {
  await control(platform, 'snapshots', { name: 'base' });
  await paid(platform);
  return 'snapshots';
};

export const exportOf = async (platform: TestPlatform): Promise<string> => {
  const { fetch, baseUrl } = platform.testMode.target;
  return (await fetch(`${baseUrl}/_sandbox/platforms/${platform.id}/export`)).text();
};

export const idle = async (platform: TestPlatform): Promise<void> => {
  const response = await platform.control('idle', undefined, 'POST');
  if (response.status >= 300) throw new Error(response.text);
};

export const withDisabledPublisher = async (platform: TestPlatform): Promise<string> => {
  await withPublisher(platform);
  await paid(platform);
  await idle(platform);
  await platform.clock({ advance: '2h' });
  await idle(platform);
  return 'publishers';
};

export const withHeldRequest = async (platform: TestPlatform): Promise<string> => {
  await control(platform, 'faults', { operation: 'listRefunds', fault: { hold: true } });
  void platform.testMode.get('/v1/refunds');
  for (;;) {
    const { data } = (await platform.control('faults', undefined, 'GET')).asControl('FaultList');
    if (data.some(({ held }) => held > 0)) return 'faults';
  }
};
