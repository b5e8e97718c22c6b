import { expect, test } from 'vitest';
import { formatVerdict, withoutColours } from '../../mock-server/verdict/screen';
import { unseenRows, verdictOf } from '../../spec/derive/verdict';
import { openDashboard as openPlatform } from './support/open-dashboard';
import { openDashboard, tea } from './support/traffic';

const order = (number: number, fields: object = {}) => ({ ...tea, metadata: { order_id: `A-${number}` }, ...fields });

/** Opens a dashboard with a client that repeats nothing by itself. */
function openPatiently() {
  const opened = openDashboard();
  return { ...opened, client: opened.sandbox.client().with({ maxRetries: 0 }) };
}

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&gt;', '>')
    .replace(/\s+/g, ' ');

const lineOn = (html: string) => /<p class="verdict-line">(.*?)<\/p>/s.exec(html)?.[1];

test('a row that failed leads to the requests and the delivery that it was seen in', async () => {
  const { client, platform, open } = openPatiently();
  platform.publishers.create({ fetch: () => new Response() });
  platform.faults.create({ operation: 'createPayment', times: 1, fault: { drop: 'after_commit' } });
  await client.payments.create(order(1), { idempotencyKey: 'k1' }).catch(() => undefined);
  platform.faults.create({ event_name: 'payment.succeeded', times: 1, fault: { webhook: 'wrong_signature' } });
  await client.payments.create(order(1), { idempotencyKey: 'k2' });
  await platform.waitForIdle();
  const [second, first] = platform.requests.list({ operation: 'createPayment' });
  const forged = platform.deliveries().find(({ attempts }) => attempts[0]?.fault === 'wrong_signature');
  const { html, heading } = await open('ready');
  expect(heading).toBe('Ready to go live');
  const [, failed = ''] = /<section class="part" id="failed">(.*?)<\/section>/s.exec(html) ?? [];
  const targets = [...failed.matchAll(/<a class="id" href="(.*?)"/g)].map(([, address]) => address ?? '');
  expect(targets).toEqual([`requests/${second?.id}`, `requests/${first?.id}`, `deliveries/${forged?.id}`]);
  for (const target of targets) expect((await open(target)).status).toBe(200);
  platform.requests.deleteAll();
  expect((await open('ready')).html).toContain(`${second?.id}: createPayment was sent again`);
});

test('it says what the screen of the command says, in the same order, and folds the other rows', async () => {
  const { client, platform, open } = openPatiently();
  await client.payments.create(order(1));
  for (const [query, runner] of [
    ['', 'vitest'],
    ['?tests=other', 'other'],
    ['?tests=nothing', 'vitest'],
  ] as const) {
    const { html } = await open(`ready${query}`);
    const verdict = verdictOf(platform.facts(), unseenRows);
    const screen = formatVerdict(verdict, { runner, paint: withoutColours, width: 1_000 });
    const text = textOf(html.slice(html.indexOf('id="verdict"'))).replaceAll('&quot;', '"');
    const lines = screen.split('\n\nPassed')[0]?.split('\n') ?? [];
    let from = 0;
    for (const line of lines.map((each) => each.trim().replaceAll(/^\d\. | \[\w+\]$/g, ''))) {
      const place = text.indexOf(line, from);
      expect(place, line).toBeGreaterThanOrEqual(from);
      from = place + line.length;
    }
    const folded = [...html.matchAll(/<div class="row" id="(\w+)"/g)].map(([, id]) => id);
    expect(folded).toHaveLength(verdict.rows.length - 4);
    const titles = [...html.matchAll(/<details class="folded"[^>]*>.*?<h2>(.*?)<\/h2>/gs)].map(([, title]) => title);
    expect(titles).toEqual(['Passed (1)', 'Not for you (11)']);
  }
});

test('it escapes what a program sent, shows three of many violations, and has each id once', async () => {
  const { platform, open } = await openPlatform();
  for (let i = 0; i < 5; i++) await platform.testMode.get(`/v1/payments?${encodeURIComponent(`\u202e<b>x${i}`)}=1`);
  const { html, repeatedIds } = await open('ready');
  expect(html).toContain('\\u202e&lt;b&gt;x0');
  expect(html).toContain('<summary>and 2 more</summary>');
  expect(repeatedIds).toEqual([]);
});

test('the overview has its verdict once the program has sent something, which the dashboard has not', async () => {
  const { client, open, send } = openPatiently();
  expect(lineOn((await open('')).html)).toBeUndefined();
  await send('payments/new', { ...(await open('payments/new')).fields, action: 'create' });
  expect(lineOn((await open('')).html)).toBeUndefined();
  expect((await open('ready')).html).toContain('No verdict');
  await client.payments.create(order(1));
  expect(lineOn((await open('?mode=live')).html)).toBe(
    'Ready to go live? <a href="ready?mode=live">Not ready yet: 4 rows were not met. None failed.</a>',
  );
});
