import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ClockMove, createSandbox, type Platform } from '../../mock-server';
import { tableNames, tables } from '../../mock-server/rows/registry';
import { seedTables } from '../../mock-server/rows/seed-tables';
import { Api, exchange } from '../support/api';
import { bankPayment, card, cardPayment, manualPayment, payment } from '../support/bodies';
import { TestClock } from '../support/clock';
import { allFronts, eachFront } from '../support/fronts';
import { parseSeedFile, textOf } from '../support/seed-files';
import { openPlatform, type TestPlatform } from '../support/test-platform';
import { part, scaled } from '../support/run-scale';

interface World {
  readonly platform: TestPlatform;
  readonly control: Platform;
  readonly shopId: string;
  readonly shop: () => Api;
}

/** The digits of a digest, of which some look like those of a card. */
const cardLike = 'ab12cd34ef56ab12cd34ef56ab12c4111111111111111d56ab12ef3';

const slowBank = bankPayment({ account_number: '000555555559' });
const withFee = payment({ fees: [{ type: 'platform_fee', amount: 90 }] });
const firstPayment = async ({ shop }: World) => (await shop().get('/v1/payments')).as('PaymentList').data[0]?.id ?? '';

/** An action on a platform. It may be refused: that is no less a state. */
const steps: Readonly<Record<string, (world: World) => unknown>> = {
  pay: ({ shop }) => shop().post('/v1/payments', withFee),
  payByBank: ({ shop }) => shop().post('/v1/payments', slowBank),
  authorize: ({ shop }) => shop().post('/v1/payments', manualPayment({ email: 'ada@example.com' })),
  decline: ({ shop }) => shop().post('/v1/payments', cardPayment({ number: '4000000000000002' })),
  refund: async (world) => world.shop().post(`/v1/payments/${await firstPayment(world)}/refunds`, { amount: 100 }),
  dispute: async (world) => world.platform.openDispute(await firstPayment(world), { amount: 50 }),
  openAccount: ({ platform }) =>
    platform.testMode.renewed().post('/v1/sub_accounts', { name: `Shop ${platform.countEvents()}` }),
  checkout: ({ shop }) => shop().post('/v1/checkouts', { amount: 700, description: 'Tea' }),
  group: async ({ shop }) => {
    const payment_method_group_id = (await shop().post('/v1/payment_method_groups')).paymentMethodGroup.id;
    await shop().post('/v1/payment_methods', { payment_method: { card: card() }, payment_method_group_id });
    await shop().post('/v1/checkouts', { amount: 700, description: 'Tea', payment_method_group_id });
  },
  intent: ({ shop }) =>
    shop().post('/v1/payment_intents', { amount: 900, currency: 'usd', payment_method: { card: card() } }),
  session: async ({ shop }) => {
    const sent = { amount: 900, currency: 'usd', description: `of ${cardLike}` };
    const payment_intent_id = (await shop().post('/v1/payment_intents', sent)).paymentIntent.id;
    const page = `https://shop.test/back/${cardLike}?of=4111%201111`;
    await shop().post('/v1/checkout_sessions', { payment_intent_id, after_payment_url: page, back_url: page });
    await shop().post('/v1/checkouts', { amount: 700, description: cardLike, origin_url: page });
  },
  /** Texts that are masked where they are printed, and texts with a card number. */
  texts: ({ shop }) => {
    const metadata = { [cardLike]: cardLike, at: 4111111111113, card: '4242 4242 4242 4242', list: [4242424242424242] };
    const headers = { 'Idempotency-Key': `${cardLike}-${shop().target.baseUrl.length}` };
    return shop().send('POST', '/v1/payments', {
      body: payment({ description: 'x4111111111111111y', metadata }),
      headers,
    });
  },
  capture: async (world) => world.shop().post(`/v1/payments/${await firstPayment(world)}/capture`, { amount: 400 }),
  evidence: async ({ platform, shop }) => {
    const disputes = (await platform.testMode.renewed().get('/v1/disputes')).as('DisputeList').data;
    const sent = { file_name: `${cardLike}.pdf`, file_type: 'application/pdf', dispute_evidence_type: 'receipt' };
    await shop().send('PUT', `/v1/disputes/${disputes[0]?.id ?? 'dp_none'}/evidence`, { body: sent });
  },
  business: async ({ platform: { testMode } }) => {
    const api = testMode.renewed();
    const { id } = (await api.post('/v1/entities/business', { legal_name: `Tea ${cardLike}` })).as(
      'BusinessEnvelope',
    ).data;
    await api.post('/v1/entities/terms_and_conditions', { business_id: id, accepted: true, ip: '192.0.2.7' });
  },
  undo: async ({ shop, control }) => {
    await shop().post('/v1/payments', withFee);
    control.undo();
  },
  hold: ({ control }) => control.jobSettings.set({ settle_refund: 'manual', settle_payment: '3d' }),
  listen: ({ control }) => control.publishers.create({ url: 'http://127.0.0.1:2/hooks' }),
  freeze: ({ control }) => control.clock.freeze(),
  aDay: ({ control }) => control.clock.advance('1d'),
};

async function openWorld(): Promise<World> {
  const sandbox = createSandbox({ clock: new TestClock() });
  const platform = await openPlatform({ baseUrl: 'http://sandbox.test', fetch: sandbox.fetch, sandbox });
  const { id } = await platform.newSubAccount({ name: 'Tea Shop' });
  return worldOf(platform, sandbox.platform(platform.id), id);
}

function worldOf(platform: TestPlatform, control: Platform, shopId: string): World {
  // Tokens end after a day, and days pass.
  const shop = () => platform.testMode.renewed().with({ 'Sub-Account': shopId });
  return { platform, control, shopId, shop };
}

/** Another platform, in a sandbox of its own, that begins with a text. */
async function begun(text: string, { shopId }: World): Promise<World> {
  const { platform, control } = await openWorld();
  await control.import(text);
  return worldOf(platform, control, shopId);
}

const lists = [
  'payments',
  'refunds',
  'payment_intents',
  'payment_methods',
  'payment_method_groups',
  'checkouts',
  'sub_accounts',
  'proceeds',
  'payouts',
  'balance_transactions',
];
/** The lists, without the cursors: these are signed by their platform. */
const answers = async ({ platform: { testMode: api } }: World) =>
  Promise.all(
    lists.map(async (list) => {
      const { text } = await api.renewed().get(`/v1/${list}`);
      return text.replaceAll(/("(?:start|end)_cursor"):"[\w-]+"/g, '$1:"signed"');
    }),
  );

/**
 * Everything that was done, except deliveries to publishers. The ids of payouts and batches that were made on the way are random.
 */
const shown = (ran: ClockMove['ran'] = []) =>
  ran
    .filter(({ kind }) => kind !== 'retry_delivery')
    .map((job) => (/^pob?_/.test(job.subject_id) ? { ...job, subject_id: 'a payout' } : job));

const MAX_MS = 900_000;

test(
  'random programs: a platform that begins with a seed file gives the same file and responses, and goes on the same',
  { timeout: MAX_MS },
  async () => {
    const story = fc.array(fc.constantFrom(...Object.keys(steps)), { maxLength: 16 });
    await fc.assert(
      fc.asyncProperty(story, async (names) => {
        const world = await openWorld();
        for (const name of names) await steps[name]?.(world);
        const text = await textOf(world.control.export());
        const other = await begun(text, world);
        expect(await textOf(other.control.export())).toBe(text);
        expect(await answers(other)).toEqual(await answers(world));

        const [way, otherWay] = [world, other].map(({ control }) => control.clock.advance('35d').ran);
        expect(shown(otherWay)).toEqual(shown(way));
      }),
      {
        numRuns: Number(process.env['PROGRAMS'] ?? scaled({ full: part.runsOf(400, import.meta.filename), short: 40 })),
      },
    );
  },
);

test('keys, publishers, faults and kept answers stay with their platform', async () => {
  const world = await openWorld();
  const { secret } = world.control.publishers.create({ url: 'http://127.0.0.1:2/hooks' });
  const key = { 'Idempotency-Key': 'order-1' };
  const paid = await world.shop().send('POST', '/v1/payments', { body: payment(), headers: key });
  const text = await textOf(world.control.export());
  for (const kept of [secret, '4242424242424242', 'secret', 'hash_key', '127.0.0.1:2', 'retry_delivery'])
    expect(text).not.toContain(kept);

  const other = await begun(text, world);
  expect(other.control.publishers.list()).toEqual([]);
  const again = await other.shop().send('POST', '/v1/payments', { body: payment(), headers: key });
  expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, null]);
  expect(again.payment.id).not.toBe(paid.payment.id);
  expect(other.platform.keys.test.client_id).not.toBe(world.platform.keys.test.client_id);
});

test('the clock goes on from the instant of the file, however old that is', async () => {
  const { control } = await openWorld();
  control.clock.advance('10d');
  const file = control.export();
  const { now } = parseSeedFile(await textOf(file)).clock;
  const clock = new TestClock();
  clock.advance({ days: 400 });
  const platform = createSandbox({ clock }).platform();
  await platform.import(file);
  expect(platform.clock.now()).toBe(Date.parse(now));
  clock.advance({ hours: 1 });
  expect(platform.clock.now()).toBe(Date.parse(now) + 3_600_000);
});

test('it can be undone, and a snapshot of before be restored', async () => {
  const { control, shop } = await openWorld();
  await shop().post('/v1/payments', payment());
  const before = await textOf(control.export());
  const other = await openWorld();
  other.control.snapshots.create('before');
  const own = await textOf(other.control.export());
  await other.control.import(before);
  other.control.undo();
  expect(await textOf(other.control.export())).toBe(own);
  await other.control.import(before);
  other.control.snapshots.restore('before');
  expect(await textOf(other.control.export())).toBe(own);
  expect((await other.shop().post('/v1/payments', payment())).status).toBe(201);
});

test('a platform in use is empty again after a reset, and only then', async () => {
  const { control } = await openWorld();
  expect(control.isEmpty()).toBe(false);
  control.reset();
  expect(control.isEmpty()).toBe(true);
  control.publishers.create({ url: 'http://127.0.0.1:2/hooks' });
  expect(control.isEmpty()).toBe(false);
});

eachFront((front) => {
  const exported = async ({ id, testMode }: TestPlatform) =>
    testMode.target.fetch(`${testMode.target.baseUrl}/_sandbox/platforms/${id}/export`);

  test('the same file over HTTP, in chunks', async () => {
    const platform = await front.newPlatform();
    await platform.testMode.post('/v1/payments', payment());
    const response = await exported(platform);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/x-ndjson');
    expect(response.headers.get('content-length')).toBeNull();
    const text = await response.text();
    front.opened.sandbox.platform(platform.id).clock.freeze();
    const file = parseSeedFile(await textOf(front.opened.sandbox.platform(platform.id).export()));
    expect(parseSeedFile(text).rows).toEqual(file.rows);
  });

  test('an import over HTTP takes the bytes of an export', async () => {
    const from = await front.newPlatform();
    const to = await front.newPlatform();
    await from.testMode.post('/v1/payments', payment());
    front.opened.sandbox.platform(from.id).clock.freeze();
    const text = await (await exported(from)).text();
    const path = `/_sandbox/platforms/${to.id}/import`;
    const headers = { 'Content-Type': 'application/x-ndjson' };
    const response = await exchange(to.testMode.target, 'POST', path, { body: text, headers });
    expect([response.status, response.body]).toEqual([200, { rows: text.split('\n').length - 3 }]);
    expect(await (await exported(to)).text()).toBe(text);
    expect((await to.testMode.post('/v1/payments', payment())).status).toBe(201);

    const broken = await exchange(to.testMode.target, 'POST', path, { body: text.slice(0, -20), headers });
    expect([broken.status, broken.error.code]).toEqual([422, 'seed_file_invalid']);
    expect(broken.error.message).toContain('line ');
    expect((await to.testMode.get('/v1/payments')).as('PaymentList').data).toHaveLength(2);
  });
}, allFronts);

test('a seed file has every table that describes its rows for one', () => {
  expect([...seedTables].sort()).toEqual(tableNames.filter((name) => tables[name].seed !== null).sort());
});
