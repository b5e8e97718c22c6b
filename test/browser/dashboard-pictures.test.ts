import { beforeAll, describe, expect, test } from 'vitest';
import { payment } from '../support/bodies';
import type { TestPlatform } from '../support/test-platform';
import { TimedPlatform } from '../support/timed-platform';
import { addressOf, firstDetail, seed } from './support/dashboard';
import { take } from './support/picture';
import { useSite } from './support/site';
import { desktop, type Look, phone } from './support/visit';

/** The pictures of the dashboard in the documentation: see `pictures.test.ts`. */

const site = useSite({ randomSeed: 'pictures' });
let platform: TestPlatform;
beforeAll(async () => {
  platform = await site.newPlatform();
  // A volume that rises and falls, in the thirty days before.
  const timed = new TimedPlatform(platform);
  let id = '';
  for (let day = 3; day <= 29; day += 2) {
    await platform.clock({ set: `2032-02-${String(day).padStart(2, '0')}T12:00:00Z` });
    ({ id } = (await timed.post('/v1/payments', payment({ amount: 2_000 + 150 * ((day * 7) % 19) }))).payment);
  }
  await seed(platform);
  await timed.patch(`/v1/payments/${id}`, { description: 'Three cups of tea' });
  await platform.control('snapshots', { name: 'later' });
  // The newest request, which has a picture.
  await timed.api.get('/v1/payments/Two%20cups%20of%20tea');
});

interface Picture {
  readonly name: string;
  /** The path of the page, or the list whose newest object the picture shows. */
  readonly path: string;
  readonly isDetail?: true;
  readonly look?: Look;
}

const pictures: readonly Picture[] = [
  { name: 'dashboard', path: '', look: { ...desktop, height: 744 } },
  { name: 'dashboard-payment', path: 'payments', isDetail: true, look: { ...desktop, height: 600 } },
  { name: 'dashboard-requests', path: 'requests?verdict=violation' },
  { name: 'dashboard-request', path: 'requests', isDetail: true },
  { name: 'dashboard-time', path: 'time', look: { ...desktop, height: 760 } },
  { name: 'dashboard-phone', path: '', look: phone },
];

describe.for(pictures)('$name', ({ name, path, isDetail = false, look = desktop }) => {
  test('is what the page shows', async () => {
    const visit = await site.visit({ look });
    expect((await visit.open(addressOf(site, platform, path))).status()).toBe(200);
    if (isDetail) {
      const detail = await firstDetail(visit.page.mainFrame(), path);
      expect(detail).toBeDefined();
      await visit.open(addressOf(site, platform, detail));
    }
    await take(visit.page, name);
  });
});
