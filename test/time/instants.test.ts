import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { createSandbox, type Platform } from '../../mock-server';
import { serve } from '../../mock-server/server';
import { readSignedName } from '../../mock-server/domain/signed-name';
import { type InstantName, instants } from '../../spec/tables/instants';
import { manualPayment, payment } from '../support/bodies';
import { filesBelow } from '../support/files-below';
import { textOf } from '../support/seed-files';
import { openPlatform, type SubAccount, type TestPlatform } from '../support/test-platform';
import { webComponentToken } from '../support/web-component-tokens';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface World {
  readonly shop: SubAccount;
  readonly platform: TestPlatform;
  /** The same platform in this process. */
  readonly own: Platform;
  /** Sends a request over HTTP. */
  readonly overHttp: (path: string) => Promise<Response>;
}

/** Opens a platform whose clock was advanced by eight days, so that a payment of before was paid out. */
async function advanced(): Promise<World> {
  const sandbox = createSandbox();
  const server = await serve(sandbox);
  onTestFinished(async () => {
    await server.close();
    await sandbox.close();
  });
  const platform = await openPlatform({ sandbox, baseUrl: server.url, fetch: (url, init) => fetch(url, init) });
  const shop = await platform.newSubAccount();
  await shop.api.post('/v1/payments', payment());
  const own = sandbox.platform(platform.id);
  own.clock.advance({ days: 8 });
  return { shop, platform, own, overHttp: (path) => fetch(server.url + path) };
}

const claimsOf = (token: string): { readonly iat: number; readonly exp: number } =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

/** Returns the present as an instant shows it, given how long before or after the present it is. */
const shown = (instant: number | string | undefined | null, aheadMs = 0): number =>
  (typeof instant === 'number' ? instant : Date.parse(String(instant))) - aheadMs;

/** Delivers a payment to a function. Returns the request, and the delivery. */
async function delivered({ shop, own }: World) {
  const requests: Request[] = [];
  const receive = (request: Request) => {
    requests.push(request);
    return new Response();
  };
  own.publishers.create({ fetch: receive, events: ['payment.created'] });
  await shop.api.post('/v1/payments', payment());
  await own.waitForIdle();
  const [request] = requests;
  if (request === undefined) throw new Error('nothing was delivered');
  const [delivery] = own.deliveries();
  return { request, attempt: delivery?.attempts[0] };
}

/** For each instant, the present that it shows. */
const probes: Readonly<Record<InstantName, (world: World) => Promise<readonly number[]>>> = {
  webhook_signature: async (world) => {
    const { request, attempt } = await delivered(world);
    return [shown(request.headers.get('webhook-timestamp')), shown(attempt?.signed_at)];
  },
  access_token: async ({ platform }) => {
    const [, , expires] = (await platform.testMode.renewed().token()).split('.');
    return [shown(Number(expires), DAY)];
  },
  web_component_token: async ({ shop, platform }) => {
    const { iat, exp } = claimsOf(await webComponentToken(platform.testMode, [`read:account:${shop.id}`]));
    return [shown(iat * 1_000), shown(exp * 1_000, HOUR)];
  },
  platform_token: async ({ platform }) => [
    shown((await platform.control('tokens', { name: 'Ada' })).asControl('NewPlatformToken').created_at),
  ],
  storage: async ({ platform, overHttp }) => {
    const { data }: { data: readonly { id: string; last_write_at: string }[] } = await (
      await overHttp('/_sandbox/platforms')
    ).json();
    return [shown(data.find(({ id }) => id === platform.id)?.last_write_at)];
  },
  http_date: async ({ overHttp }) => [shown((await overHttp('/_sandbox/health')).headers.get('date'))],
  object: async ({ shop }) => {
    const made = (await shop.api.post('/v1/payments', payment())).payment;
    return [shown(made.created_at), shown(made.updated_at)];
  },
  event: async (world) => {
    const { request } = await delivered(world);
    const body: { readonly created_at: string } = JSON.parse(await request.text());
    return [shown(body.created_at), shown(world.own.events().at(-1)?.created_at)];
  },
  delivery: async (world) => [shown((await delivered(world)).attempt?.attempted_at)],
  job: async ({ shop, own }) => {
    const { id } = (await shop.api.post('/v1/payments', manualPayment())).payment;
    return [shown(own.jobs.list({ subject_id: id })[0]?.due_at, 7 * DAY)];
  },
  idempotency_key: async ({ shop, own }) => {
    const key = { 'Idempotency-Key': 'order-17' };
    const { id } = (await shop.api.post('/v1/payments', payment(), key)).payment;
    const kept = own.now();
    own.clock.advance('25h');
    expect((await shop.api.post('/v1/payments', payment(), key)).payment.id).not.toBe(id);
    return [kept];
  },
  checkout_session: async ({ platform, own }) => {
    const { id } = (await platform.testMode.post('/v1/payment_intents', { amount: 100, currency: 'usd' })).as(
      'PaymentIntent',
    );
    const body = { payment_intent_id: id, after_payment_url: 'https://shop.test/' };
    const { data } = (await platform.testMode.post('/v1/checkout_sessions', body)).as('CheckoutSessionEnvelope');
    const expires = own.rows.require('checkout_sessions', data.checkout_session_id).expires_at;
    return [shown(expires, DAY)];
  },
  upload_address: async ({ platform, shop, own }) => {
    const paid = (await shop.api.post('/v1/payments', payment())).payment;
    const { id: dispute } = (await platform.openDispute(paid.id)).dispute;
    const file = { file_name: 'a.pdf', file_type: 'application/pdf', dispute_evidence_type: 'shipping_documentation' };
    const evidence = (await shop.api.put(`/v1/disputes/${dispute}/evidence`, file)).as('DisputeEvidenceEnvelope').data;
    const [name = ''] = evidence.presigned_url?.split('/').slice(-1) ?? [];
    const [id = ''] = readSignedName('upload', name)?.parts ?? [];
    return [shown(own.rows.require('uploads', id).expires_at, HOUR)];
  },
  report_address: async ({ shop }) => {
    const [{ id } = { id: '' }] = (await shop.api.get('/v1/payouts')).as('PayoutList').data;
    const { data } = (await shop.api.get(`/v1/reports/payouts/${id}`)).as('PayoutReportEnvelope');
    const name = data.csv_url.split('/').at(-1) ?? '';
    return [shown(Number(readSignedName('report', name)?.parts[1]), HOUR)];
  },
  request_log: async ({ shop, own }) => {
    await shop.api.get('/v1/payments');
    const { created_at } = own.snapshots.create('present');
    return [shown(own.requests.list()[0]?.clock), shown(created_at)];
  },
  seed_file: async ({ own }) => {
    const head: { readonly clock: { readonly now: string } } = JSON.parse(
      (await textOf(own.export())).split('\n')[0] ?? '',
    );
    return [shown(head.clock.now)];
  },
};

test.each(Object.entries(instants))('%s', async (name, { clock }) => {
  const world = await advanced();
  const isAhead = { caller: 0, platform: 8 * DAY }[clock];
  const probe = Object.entries(probes).find(([known]) => known === name)?.[1];
  for (const present of (await probe?.(world)) ?? [NaN])
    expect(Math.abs(present - Date.now() - isAhead), new Date(present).toISOString()).toBeLessThan(HOUR / 2);
});

/** The fields of the documents that are of the caller's clock, by the names of their schemas. */
function fieldsOfCaller(): string[] {
  const found: string[] = [];
  const walk = (value: unknown, path: readonly string[]): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('x-clock' in value) found.push(path.filter((name) => name !== 'properties').join('.'));
    for (const [name, member] of Object.entries(value)) walk(member, [...path, name]);
  };
  for (const name of ['openapi.json', 'control-openapi.json'])
    walk(
      JSON.parse(readFileSync(new URL(`../../spec/generated/${name}`, import.meta.url), 'utf8')).components.schemas,
      [],
    );
  return found;
}

test('the fields of the documents that are of the clock of the caller are those of the table', () => {
  const rows: readonly { readonly clock: string; readonly fields?: readonly string[] }[] = Object.values(instants);
  expect(fieldsOfCaller().sort()).toEqual(rows.flatMap(({ fields = [] }) => fields).sort());
});

test('every timestamp of a schema names its clock: none is made in another way', () => {
  const files = [...filesBelow('spec/control'), ...filesBelow('spec/resources')];
  const others = files.filter((file) => readFileSync(file, 'utf8').includes('date-time'));
  expect(others).toEqual([]);
});

test('the decision page has the table', () => {
  const page = readFileSync('docs/decisions/42-two-clocks.md', 'utf8').replaceAll(/ +/g, ' ');
  const rows = [...page.matchAll(/^\| (.*) \| (caller|platform) \|$/gm)].map(([, meaning, clock]) => ({
    meaning,
    clock,
  }));
  expect(rows).toEqual(Object.values(instants).map(({ meaning, clock }) => ({ meaning, clock })));
});
