import { expect, test } from 'vitest';
import { pages } from '../../mock-server/pages/dashboard/pages';
import { payment } from '../support/bodies';
import { openSession } from '../support/checkout-sessions';
import { filledLists } from '../support/filled-lists';
import type { ShownPage } from './support/dashboard';
import { openDashboard } from './support/open-dashboard';

/** They have all of their rows on one page. */
const whole = ['time', 'snapshots'];
const lists = Object.entries(pages).flatMap(([name, { detail }]) => (detail && !whole.includes(name) ? [name] : []));

const rowsOf = ({ html }: ShownPage) => /<tbody.*?<\/tbody>/s.exec(html)?.[0];

test('a list leads on to its next page and back', async () => {
  const { platform, inProcess, open } = await openDashboard();
  await filledLists(platform);
  for (let i = 0; i < 2; i++) {
    await platform.testMode.renewed().post('/v1/payments', payment({ email: `ada${i}@tea.example` }));
    inProcess.publishers.create({ url: `http://127.0.0.1:${2 + i}/` });
    inProcess.faults.create({ operation: 'createRefund', fault: { error: 'internal_server_error' } });
    await openSession(platform.testMode.renewed());
  }
  for (const list of lists) {
    const first = await open(`${list}?limit=1`);
    // With two rows, before its first one is not before its last one.
    const second = await open(first.links['Next']?.replace('limit=1', 'limit=2') ?? `${list} has no next page`);
    const back = await open(second.links['Previous'] ?? `${list} has no previous page`);
    expect([list, first.status, second.status]).toEqual([list, 200, 200]);
    expect(rowsOf(first), list).toBeDefined();
    expect(rowsOf(second), list).not.toBe(rowsOf(first));
    expect(rowsOf(back), list).toBe(rowsOf(first));
    expect([list, (await open(`${list}?after_cursor=invented`)).status]).toEqual([list, 422]);
  }
});
