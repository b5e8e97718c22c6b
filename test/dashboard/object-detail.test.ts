import { expect, test } from 'vitest';
import { linksOf } from '../../mock-server/pages/dashboard/links';
import { memoryOf } from '../../mock-server/pages/dashboard/memory';
import {
  fieldsOf,
  type NamedSchema,
  type SchemaName,
  schemaOf,
} from '../../mock-server/pages/dashboard/objects/fields';
import { DetailBySchema } from '../../mock-server/pages/dashboard/objects/object-detail';
import { isEmpty } from '../../mock-server/pages/dashboard/objects/value';
import { views } from '../../mock-server/pages/dashboard/objects/views';
import { boolean, date, freeForm, id, integer, list, money, timestamp, word } from '../../spec/vocabulary/schema';
import type { Schema } from '../../spec/vocabulary/schema';
import { payment } from '../support/bodies';
import { bankToken, completedCheckout, withFees } from '../support/checkouts';
import { disputedPayment } from '../support/disputes';
import { newAddress, newDocument, wholeBusiness } from '../support/entities';
import { FeeConfigurations } from '../support/fee-configurations';
import { opened } from '../support/opened-platform';
import { ShownPage } from './support/dashboard';
import { openDashboard } from './support/open-dashboard';

/** Returns what the detail of an object shows, as its schema describes it. */
async function shown(of: NamedSchema, item: object): Promise<ShownPage> {
  const { platform } = await opened();
  const request = { method: 'GET', path: '', query: '', headers: new Headers(), body: '' };
  const search = new URLSearchParams();
  const links = linksOf('payments/1', search, 'test');
  const visit = {
    platform,
    memory: memoryOf(new WeakMap(), platform),
    access: 'sandbox',
    mode: 'test',
    request,
    search,
    id: '',
    requestId: 'req_1',
    links,
  } as const;
  return new ShownPage(200, new Headers(), String(DetailBySchema({ visit, of, item })));
}

const withFields = ({ schema, name }: NamedSchema, properties: Readonly<Record<string, Schema>>): NamedSchema => ({
  name,
  schema: { ...schema, properties: { ...schema.properties, ...properties } },
});

test('a new field of a schema is shown by itself, by its kind', async () => {
  const dispute = schemaOf('Dispute');
  const page = await shown(
    withFields(dispute, {
      tip_amount: money('Tip.'),
      loyalty_points: integer('Points.'),
      doubted_at: timestamp('platform', 'When it was doubted.'),
      doubt_date: date('A day.'),
      clerk_id: id('clk', 'The clerk.'),
      clerk_status: word('Status of the clerk.'),
      is_doubted: boolean('Whether it is doubted.'),
      channels: list(word('A channel.'), 'Channels.'),
      clerk: { type: 'object', properties: { nickname: word('Name.'), paid_amount: money('Paid.') } },
      hints: freeForm('Anything.'),
      nothing: word('Null.'),
    }),
    {
      currency: 'cad',
      tip_amount: 250,
      loyalty_points: 250,
      doubted_at: '2031-01-02T03:04:05.000Z',
      doubt_date: '2031-01-02',
      clerk_id: 'clk_1',
      clerk_status: 'failed',
      is_doubted: false,
      channels: ['shop', 'street'],
      clerk: { nickname: '<b>Bo</b>', paid_amount: 100 },
      hints: { colour: 'red' },
      nothing: null,
    },
  );
  expect(page.facts).toEqual({
    'Clerk status': 'failed',
    'Tip amount': 'CA$2.50',
    'Loyalty points': '250',
    Clerk: 'clk_1',
    Currency: 'cad',
    'Doubt date': '2031-01-02',
    'Is doubted': 'No',
    Doubted: '2031-01-02 03:04:05',
    Hints: expect.stringContaining('"colour": "red"'),
    Channels: 'shop, street',
    Nickname: '<b>Bo</b>',
    'Paid amount': 'CA$1.00',
  });
  expect(page.parts).toEqual(['Clerk']);
});

test('a new list of objects is a table, in which new fields of these objects are columns', async () => {
  const fees = list({ $ref: '#/components/schemas/ReturnedFee' }, 'Its extra fees, newest first. Or none.');
  const fee = { id: 'rtfee_1', returned_amount: 100, original_amount: 300, currency: 'usd' };
  const page = await shown(withFields(schemaOf('Dispute'), { extra_fees: fees }), { extra_fees: [fee] });
  expect(page.parts).toEqual(['Extra fees']);
  expect(page.rows('Its extra fees, newest first')).toMatchObject([
    { 'Returned fee': 'rtfee_1', 'Returned amount': '$1.00', 'Original amount': '$3.00' },
  ]);
});

/** The lists of objects with the schema of each. */
const kinds = {
  payments: 'Payment',
  payment_intents: 'PaymentIntent',
  refunds: 'Refund',
  disputes: 'Dispute',
  checkouts: 'Checkout',
  payment_methods: 'PaymentMethod',
  payment_method_groups: 'PaymentMethodGroup',
  sub_accounts: 'SubAccount',
  businesses: 'Business',
  identities: 'Identity',
  addresses: 'Address',
  bank_accounts: 'EntityBankAccount',
  documents: 'EntityDocument',
  payouts: 'Payout',
  proceeds_payouts: 'ProceedsPayout',
  balance_transactions: 'BalanceTransaction',
  fee_configurations: 'FeeConfiguration',
} as const satisfies Readonly<Record<string, SchemaName>>;

/** A dashboard with an object of each kind. */
async function openWithAll() {
  const dashboard = await openDashboard();
  const { platform, clock } = dashboard;
  const { testMode: api } = platform;
  const shop = await platform.newSubAccount();
  const business = await wholeBusiness(api);
  await newAddress(api);
  await newDocument(api, { business_id: business.id });
  await disputedPayment(platform);
  const fees = [{ type: 'platform_fee', amount: 50 }];
  const { id } = (await shop.api.post('/v1/payments', payment({ fees }))).payment;
  await shop.api.post(`/v1/payments/${id}/refunds`, { amount: 100 });
  await completedCheckout(shop.api, withFees(...fees));
  await bankToken(api);
  await new FeeConfigurations(api, shop.id).create('platform');
  await shop.api.post('/v1/payment_method_groups');
  clock.advance({ days: 1 });
  return dashboard;
}

test('each object has a page in its own mode, with each of its fields, except empty ones and those hidden with a reason', async () => {
  const { open } = await openWithAll();
  const missing: string[] = [];
  for (const [path, name] of Object.entries(kinds)) {
    const list = await open(path);
    const address = Object.values(list.links).find((href) => href.startsWith(`${path}/`) && !href.endsWith('/new'));
    const page = await open(address ?? 'none');
    expect([page.status, page.repeatedIds], path).toEqual([200, []]);
    const elsewhere = [`${address}?mode=live`, `${path}/unknown`];
    for (const each of elsewhere) expect([each, (await open(each)).status]).toEqual([each, 404]);
    const titles = [...Object.keys(page.facts), ...page.parts];
    const hidden: Readonly<Record<string, unknown>> = { id: 'heading', ...(views[name] ?? {}).hidden };
    for (const field of fieldsOf(schemaOf(name)))
      if (!titles.includes(field.title) && hidden[field.name] === undefined && !isEmpty(page.json[field.name] ?? null))
        missing.push(`${name}.${field.name}`);
  }
  expect(missing).toEqual([]);
});
