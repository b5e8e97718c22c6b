import { beforeAll, describe, expect, test } from 'vitest';
import type { TestPlatform } from '../support/test-platform';
import { addressOf, firstDetail, seed } from './support/dashboard';
import { take } from './support/picture';
import { useSite } from './support/site';
import { dark, desktop, type Look, phone } from './support/visit';

/** The pictures of the dashboard in the documentation: see `pictures.test.ts`. */

const site = useSite({ randomSeed: 'pictures' });
let platform: TestPlatform;
beforeAll(async () => {
  platform = await site.newPlatform();
  await seed(platform);
});

interface Picture {
  readonly name: string;
  /** The path of the page, or the list whose newest object the picture shows. */
  readonly path: string;
  readonly isDetail?: true;
  readonly look?: Look;
}

const pictures: readonly Picture[] = [
  { name: 'dashboard', path: '' },
  { name: 'dashboard-payments-dark', path: 'payments', look: dark(desktop) },
  { name: 'dashboard-payment', path: 'payments', isDetail: true },
  { name: 'dashboard-requests', path: 'requests?verdict=violation' },
  { name: 'dashboard-request', path: 'requests', isDetail: true },
  { name: 'dashboard-time', path: 'time' },
  { name: 'dashboard-snapshots', path: 'snapshots?from=base&to=present' },
  { name: 'dashboard-phone', path: '', look: phone },
];

describe.for(pictures)('$name', ({ name, path, isDetail = false, look = desktop }) => {
  test('is what the page shows', async () => {
    const visit = await site.visit({ look });
    await visit.open(addressOf(site, platform, path));
    if (isDetail) {
      const detail = await firstDetail(visit.page.mainFrame(), path);
      expect(detail).toBeDefined();
      await visit.open(addressOf(site, platform, detail));
    }
    await take(visit.page, name);
  });
});
