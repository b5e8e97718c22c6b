import { expect, test } from 'vitest';
import { paid } from './support/actions/states';
import { attributesOf } from '../support/hosted-page';
import { openDashboard } from './support/open-dashboard';

/** Returns the attributes of the fields of a page by their names. */
const fieldsOf = (html: string) =>
  new Map(
    [...html.matchAll(/<(?:input|select) [^>]*>/g)]
      .map(([tag]) => attributesOf(tag))
      .filter(({ type }) => type !== 'hidden')
      .map((attributes) => [attributes['name'] ?? '', attributes]),
  );

test.for([
  ['payments/new', 'amount', 'Enter an amount such as 19.99.'],
  ['payment_intents/new', 'amount', 'Enter an amount such as 19.99.'],
  ['checkouts/new', 'description', 'Enter a description.'],
  ['refunds/new', 'payment_id', 'Enter the id of a payment.'],
  ['sub_accounts/new', 'name', 'Enter a name.'],
  ['publishers', 'url', 'Enter a URL such as http://127.0.0.1:3000/webhooks.'],
  ['time', 'advance', 'Enter a span such as 8d, 1h 30m or P8D.'],
  ['time', 'set', 'Choose a day that is not before the clock.'],
  ['snapshots', 'name', 'Enter a name.'],
  ['tokens', 'name', 'Enter a name.'],
  ['name', 'name', 'Enter a name.'],
  ['import', 'seed_file', 'Choose a file.'],
] as const)('%s requires %s, and a browser says: %s', async ([path, name, words]) => {
  const { open } = await openDashboard();
  const field = fieldsOf((await open(path)).html).get(name);
  expect([field?.['required'], field?.['data-missing']]).toEqual(['', words]);
});

test('an amount is checked against what is left of the payment', async () => {
  const { platform, open } = await openDashboard();
  const { html } = await open(await paid(platform));
  const amounts = [...html.matchAll(/<input [^>]*name="amount"[^>]*>/g)].map(([tag]) => attributesOf(tag));
  expect(amounts.map((each) => [each['data-most'], each['data-over']])).toEqual([
    ['1000', 'At most $10.00 can be refunded.'],
    ['1000', 'At most $10.00 can be disputed.'],
  ]);
});

test('a date of the past is not offered to the clock', async () => {
  const { open } = await openDashboard();
  expect(fieldsOf((await open('time')).html).get('set')?.['min']).toBe('2031-05-04');
});

test('every pattern is one that a browser reads', async () => {
  const { platform, open } = await openDashboard();
  const paths = ['payments/new', 'checkouts/new', 'publishers', 'snapshots', 'faults', 'name', await paid(platform)];
  const patterns = new Set<string>();
  for (const path of paths)
    for (const { pattern } of fieldsOf((await open(path)).html).values()) if (pattern) patterns.add(pattern);
  expect(patterns.size).toBeGreaterThan(5);
  for (const pattern of patterns) expect(() => new RegExp(`^(?:${pattern})$`, 'v'), pattern).not.toThrow();
});

test('the events of a publisher are ticked, and stay so when the form is refused', async () => {
  const { platform, open, send } = await openDashboard();
  expect((await open('publishers')).html).toContain('type="checkbox" name="events" value="payment.refunded"');
  const ticked = { action: 'add', url: 'http://127.0.0.1:2/webhooks', events: 'payment.refunded,payout.*' };
  await send('publishers', ticked);
  const [created] = (await platform.control('publishers', undefined, 'GET')).asControl('PublisherList').data;
  expect(created?.events).toEqual(['payment.refunded', 'payout.*']);
  const refused = await send('publishers', { ...ticked, url: 'nothing' });
  expect([refused.status, refused.html.match(/name="events" value="[^"]*" checked/g)?.length]).toEqual([422, 2]);
});
