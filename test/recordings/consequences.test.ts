import { beforeAll, expect, test } from 'vitest';
import { compareRecording } from '../../mock-server/recordings/comparison/compare-recording';
import { countedDifferences } from '../../mock-server/recordings/comparison/report';
import type { Har, HarEntry } from '../../mock-server/recordings/har/har';
import { objectSource } from '../../mock-server/recordings/har/har-object';
import { memoryTarget } from '../../mock-server/recordings/replay/memory-target';
import { selectRecording } from '../../mock-server/recordings/select';
import { createSandbox } from '../../mock-server/server';
import { bankAccount, otherCard } from '../support/bodies';
import { Recorder } from '../support/recorder';

const CARDS = 5;
const lists = ['payment_methods', 'payments', 'payment_intents', 'balance_transactions', 'disputes'];

interface Item {
  readonly id: string;
  readonly card?: { readonly id: string };
  readonly bank_account?: { readonly id: string };
  amount: number;
}

interface Page {
  readonly data: Item[];
  readonly page_info: Readonly<Record<'has_next' | 'has_previous' | 'start_cursor' | 'end_cursor', string>>;
}

/** Sends a request to the API, and returns the body of the response. */
type Ask = <Body>(method: string, path: string, body?: object) => Promise<Body>;

/** Pays with some cards, then reads each list whole and in pages of two, and what the lists have. */
async function shop(ask: Ask): Promise<void> {
  const cards: string[] = [];
  for (let index = 0; index < CARDS; index++) {
    const card = otherCard(index, { month: '5' });
    const { data } = await ask<{ data: Item }>('POST', 'payment_methods', {
      email: 'ada@tea.example',
      payment_method: { card },
    });
    cards.push(idOf(data));
  }
  for (const [index, token] of cards.entries())
    await ask('POST', 'payments', {
      amount: 1_000 + index,
      currency: 'usd',
      payment_method: { token },
      ...(index === 1 && { capture_strategy: 'manual' }),
      ...(index % 2 === 0 && { metadata: { dispute_test_spec: { reason: 'general' } } }),
    });
  await ask('POST', 'payments', { amount: 5_000, currency: 'usd', payment_method: { bank_account: bankAccount() } });
  await ask('POST', 'payments', { amount: 5_001, currency: 'usd', payment_method: { card: otherCard(99) } });
  for (const list of lists) await readList(ask, list);
  const { data } = await ask<Page>('GET', 'payments?limit=100');
  for (const { id } of data.slice(0, 3)) await ask('POST', `payments/${id}/refunds`, { amount: 100 });
  await readList(ask, 'refunds');
}

const idOf = ({ id, card, bank_account: account }: Item): string => (card ?? account)?.id ?? id;

async function readList(ask: Ask, list: string): Promise<void> {
  const whole = await ask<Page>('GET', list);
  let page = await ask<Page>('GET', `${list}?limit=2`);
  while (page.page_info.has_next)
    page = await ask<Page>('GET', `${list}?limit=2&after_cursor=${page.page_info.end_cursor}`);
  if (page.page_info.has_previous) await ask('GET', `${list}?limit=2&before_cursor=${page.page_info.start_cursor}`);
  for (const item of whole.data) await ask('GET', `${list}/${idOf(item)}`);
}

async function record(): Promise<{ readonly entries: readonly HarEntry[]; readonly deliveries: number }> {
  const sandbox = createSandbox({ randomSeed: 'recorded' });
  const platform = sandbox.platform();
  const recorder = new Recorder(sandbox.fetch, { now: () => platform.now() });
  const send = async (path: string, init: RequestInit) =>
    (await recorder.fetch(`http://sandbox.test${path}`, init)).json();
  const type = { 'Content-Type': 'application/json' };
  const { client_id, client_secret } = platform.keys.test;
  const keys = JSON.stringify({ client_id, client_secret });
  const { access_token } = await send('/oauth/token', { method: 'POST', headers: type, body: keys });
  await shop((method, path, body) =>
    send(`/v1/${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${access_token}`,
        ...(body && { ...type, 'Idempotency-Key': `key-${recorder.entries.length}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
  const count = recorder.entries.length;
  recorder.addDeliveries(platform.events());
  await sandbox.close();
  return { entries: recorder.entries, deliveries: recorder.entries.length - count };
}

let recorded: Awaited<ReturnType<typeof record>>;
beforeAll(async () => void (recorded = await record()));

interface Entry {
  readonly request: { readonly method: string; readonly url: string; readonly postData: { text: string } };
  readonly response: { readonly content: { text: string } };
}

/** Returns the recording with changed entries. */
function changed(change: (entries: readonly Entry[]) => void, withDeliveries = true): Har {
  const { entries, deliveries } = recorded;
  const copy = JSON.parse(JSON.stringify(withDeliveries ? entries : entries.slice(0, -deliveries)));
  change(copy);
  return { log: { version: '1.2', creator: { name: 'test', version: '1' }, entries: copy } };
}

/** A card of the recording that the sandbox refuses: it ends in a month that there is not. */
const refuseCard = (index: number) => (entries: readonly Entry[]) => {
  const created = entries.filter(({ request }) => /POST.*payment_methods$/.test(request.method + request.url));
  const sent = created[index]?.request.postData;
  if (sent !== undefined) sent.text = sent.text.replace('"month":"5"', '"month":"15"');
};

async function compared(har: Har) {
  const report = await compareRecording(
    await selectRecording(objectSource(har)),
    memoryTarget({ randomSeed: 'other' }),
  );
  return { counted: countedDifferences(report).map(({ id }) => id), unknown: report.unknown, all: report.differences };
}

const refusal = 'createPaymentMethod/status/status/201:422';

test('without a change there is no difference', async () => {
  expect(await compared(changed(() => undefined))).toEqual({ counted: [], unknown: [], all: [] });
});

const indexes = Array.from({ length: CARDS }, (_, index) => index);
test.each(indexes.flatMap((index) => [[index, true] as const, [index, false] as const]))(
  'a refused card is one difference, and the lists, pages and objects without it follow: card %i, events %s',
  async (index, withDeliveries) => {
    const { counted, unknown, all } = await compared(changed(refuseCard(index), withDeliveries));
    expect({ counted, unknown }).toEqual({ counted: [refusal], unknown: [] });
    expect(all.length).toBeGreaterThan(10);
  },
);

/** Changes the body of each page of payments that has so many items. */
const changePages = (items: number, change: (data: Item[]) => void) => (entries: readonly Entry[]) => {
  for (const { request, response } of entries) {
    if (request.method !== 'GET' || !/\/v1\/payments(\?|$)/.test(request.url)) continue;
    const body: Page = JSON.parse(response.content.text);
    if (body.data.length === items) change(body.data);
    response.content.text = JSON.stringify(body);
  }
};

test('another difference is counted beside it: of an object on shifted pages, and of a whole list', async () => {
  const amount = changed((entries) => {
    refuseCard(1)(entries);
    changePages(2, (data) => data.forEach((each) => (each.amount += 1)))(entries);
  });
  expect((await compared(amount)).counted).toEqual([refusal, 'listPayments/data[].amount/value']);
  const length = changed((entries) => {
    refuseCard(1)(entries);
    changePages(7, (data) => data.splice(0, 2))(entries);
  });
  expect((await compared(length)).counted).toContain('listPayments/data/length');
});
