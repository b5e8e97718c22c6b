import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { controlCall } from '../../mock-server/events/cause';
import * as clock from '../../mock-server/time/clock';
import { card, payment } from '../support/bodies';
import { multiply, ticksOf } from './support/many-rows';
import { newDashboard, type OpenDashboard } from './support/open-dashboard';

const COPIES = 3_000;
/** The most rows that are looked at before the event loop runs. */
const ROWS_PER_SLICE = 256;

let dashboard: OpenDashboard;
beforeEach(async () => {
  dashboard = await newDashboard();
  const { platform, inProcess } = dashboard;
  await platform.testMode.post('/v1/payments', payment({ description: 'The oldest teapot' }));
  const [oldest] = inProcess.rows.walk('payments', 'newest', 'test', 'ascending');
  multiply(inProcess, 'payments', oldest && { ...oldest, description: 'A cup' }, COPIES);
  await dashboard.open('search?q=nothing'); // loads the pages
});
afterEach(async () => {
  vi.restoreAllMocks();
  await dashboard.close();
});

/** Ends the time of a search, whatever it is, when it is asked for often enough. */
function hurry(): void {
  let now = clock.elapsed();
  vi.spyOn(clock, 'elapsed').mockImplementation(() => (now += 1_000));
}

test('other requests are carried out while rows are searched', async () => {
  const ticks = await ticksOf(() => dashboard.open('search?q=heron'));
  expect(ticks).toBeGreaterThanOrEqual(COPIES / ROWS_PER_SLICE);
});

const teapotOfIda = payment({ payment_method: { card: card({ name: 'Ida Rhodes' }) } });

/** Reads a page of the control API. */
async function pageOf(path: string) {
  const response = await dashboard.platform.control(path, undefined, 'GET');
  return path.startsWith('search') ? response.asControl('SearchResultList') : response.asControl('PaymentList');
}

test.each(['search?text=heron', 'payments?name=heron', 'payments?email=heron'])(
  'the control API carries out other requests during %s',
  async (path) => {
    const ticks = await ticksOf(() => pageOf(path));
    expect(ticks).toBeGreaterThanOrEqual(COPIES / ROWS_PER_SLICE);
    expect(await pageOf(path)).toMatchObject({ data: [], page_info: { has_next: false, end_cursor: null } });
  },
);

test.each([
  ['search?text=teapot', 'The oldest teapot'],
  ['payments?name=oldest', 'The oldest teapot'],
])('%s takes long: a page ends after its time, and the next one goes on', async (path, found) => {
  const [oldest] = dashboard.inProcess.rows.walk('payments', 'newest', 'test', 'ascending');
  const renamed = oldest && { ...oldest, account_holder: 'Ida Oldest' };
  dashboard.inProcess.transact(controlCall('moveClock'), ({ rows }) => renamed && rows.replace('payments', renamed));
  hurry();
  let page = await pageOf(path);
  let pages = 1;
  for (; page.page_info.has_next; pages++) {
    expect(page.data).toEqual([]);
    const cursor = `after_cursor=${page.page_info.end_cursor}`;
    const other = await dashboard.platform.control(`${path}s&${cursor}`, undefined, 'GET');
    expect(other.error.code).toBe('cursor_invalid');
    page = await pageOf(`${path}&${cursor}`);
  }
  expect(pages).toBeGreaterThan(2);
  expect(JSON.stringify(page.data)).toContain(found);
});

test('pages of payments by their payer have no gaps, in both directions', async () => {
  const ids: string[] = [];
  for (const amount of [1, 2, 3, 4, 5].map((dollars) => 100 * dollars))
    ids.unshift(
      (await dashboard.platform.testMode.renewed().post('/v1/payments', { ...teapotOfIda, amount })).payment.id,
    );
  const idsOf = (page: Awaited<ReturnType<typeof pageOf>>) => page.data.map(({ id }) => id);
  const list = 'payments?name=IDA&limit=2';
  const first = await pageOf(list);
  const next = await pageOf(`${list}&after_cursor=${first.page_info.end_cursor}`);
  const last = await pageOf(`${list}&after_cursor=${next.page_info.end_cursor}`);
  expect([...idsOf(first), ...idsOf(next), ...idsOf(last)]).toEqual(ids);
  expect(last.page_info).toMatchObject({ has_previous: true, has_next: false });
  const back = await pageOf(`${list}&before_cursor=${last.page_info.start_cursor}`);
  expect([idsOf(back), idsOf(await pageOf(`${list}&before_cursor=${back.page_info.start_cursor}`))]).toEqual([
    idsOf(next),
    idsOf(first),
  ]);
});

test('a search that takes long shows what it found and how far it looked, and goes on without gaps', async () => {
  hurry();
  let page = await dashboard.open('search?q=teapot');
  expect(page.html).toContain('Nothing so far in test mode matches <b>teapot</b>.');
  const looked: number[] = [];
  for (let next = page.links['Continue']; next !== undefined; next = page.links['Continue']) {
    expect(page.html).not.toContain('The oldest teapot');
    const [, count = ''] = /Looked at the newest ([\d,]+) of 3,001 payments\./.exec(page.html) ?? [];
    looked.push(Number(count.replace(',', '')));
    page = await dashboard.open(next);
  }
  expect(looked.length).toBeGreaterThan(1);
  expect(looked).toEqual([...new Set(looked)].sort((a, b) => a - b));
  expect(page.links['$10.00 · succeeded · The oldest teapot']).toMatch(/^payments\/py_/);
  expect(page.links['Show the newest results']).toBe('search?q=teapot');
});

test('a kind with many results shows the newest, and leads to more of it without gaps', async () => {
  const titles = ({ html }: { readonly html: string }) =>
    [...html.matchAll(/class="title" href="payments\/(.*?)"/g)].map(([, id = '']) => id);
  let page = await dashboard.open('search?q=cup');
  expect(titles(page)).toHaveLength(10);
  const found = [...titles(page)];
  for (let pages = 0; pages < 3; pages++) {
    page = await dashboard.open(page.links['More payments'] ?? '');
    expect(titles(page)).toHaveLength(50);
    found.push(...titles(page));
  }
  const newest = dashboard.inProcess.rows.walk('payments', 'newest', 'test', 'descending');
  expect(found).toEqual([...newest].slice(0, found.length).map(({ id }) => id));
});

test('a kind whose results fit on the page leads to no more of it', async () => {
  dashboard.inProcess.reset();
  const api = dashboard.platform.testMode.renewed();
  for (let pot = 0; pot < 10; pot++) await api.post('/v1/payments', payment({ description: 'A samovar' }));
  const page = await dashboard.open('search?q=samovar');
  expect(page.html.match(/class="title" href="payments/g)).toHaveLength(10);
  expect(page.links['More payments']).toBeUndefined();
});

test('a page goes on behind the position of its cursor, even when the row there was deleted', async () => {
  const newer = '$10.00 · succeeded · A newer teapot';
  await dashboard.platform.testMode.post('/v1/payments', payment({ description: 'A newer teapot' }));
  hurry();
  const { links } = await dashboard.open('search?q=teapot');
  expect(links[newer]).toMatch(/^payments/);
  const next = links['Continue'] ?? '';
  const [, looked = ''] = /payments=(\d+)\./.exec(next) ?? [];
  const newest = [...dashboard.inProcess.rows.walk('payments', 'newest', 'test', 'descending')];
  const { id = '' } = newest[Number(looked) - 1] ?? {};
  dashboard.inProcess.transact(controlCall('moveClock'), ({ rows }) => rows.delete('payments', id));
  const { html, links: kept } = await dashboard.open(next);
  expect([kept[newer], html.split(newer)]).toEqual([links[newer], [expect.anything(), expect.anything()]]);
});

test('a page that goes on after a reset shows what came later', async () => {
  hurry();
  const { links } = await dashboard.open('search?q=teapot');
  dashboard.inProcess.reset();
  await dashboard.platform.testMode.renewed().post('/v1/payments', payment({ description: 'A new teapot' }));
  const page = await dashboard.open(links['Continue'] ?? '');
  expect(page.links['$10.00 · succeeded · A new teapot']).toMatch(/^payments\/py_/);
});
