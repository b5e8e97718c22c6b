import { beforeEach, describe, expect, test } from 'vitest';
import { onBuiltIndexes, ROWS_PER_STEP } from '../../mock-server/store/unbuilt-index';
import { endOfTick } from '../../mock-server/time/tick';
import { payment } from '../support/bodies';
import { FeeConfigurations } from '../support/fee-configurations';
import { makeCheckout } from '../support/checkouts';
import { opened, type OpenedPlatform, pay } from '../support/opened-platform';
import { multiply, ticksOf } from './support/many-rows';

/** The ticks that an index of so many rows takes at least: one after each full step. */
const STEPS = 2;
const COPIES = STEPS * ROWS_PER_STEP;

interface Objects {
  readonly payment: string;
  readonly method: string;
  readonly dispute: string;
  readonly configuration: string;
}

let on: OpenedPlatform;
let objects: Objects;
beforeEach(async () => {
  on = await opened();
  const { api, platform } = on;
  const shop = await api.newSubAccount();
  const configuration = (await new FeeConfigurations(api.testMode, shop.id).create('platform')).id;
  await makeCheckout(api.testMode);
  const id = await pay(api, payment({ email: 'ada@example.com' }));
  const dispute = platform.disputes.open(id).id;
  objects = { payment: id, method: platform.rows.require('payments', id).payment_method_id, dispute, configuration };
  await get('/_sandbox/dashboard/_/states'); // loads the pages
});

const get = async (path: string) => {
  const url = `http://sandbox.test${path.replace('/_/', `/${on.api.id}/`)}`;
  const { target } = on.api.testMode;
  const headers = path.startsWith('/v1/') ? { Authorization: `Bearer ${await on.api.testMode.token()}` } : {};
  const response = await target.fetch(url, { headers });
  expect(response.status, await response.text()).toBe(200);
};

const dashboard = '/_sandbox/dashboard/_';
const control = '/_sandbox/platforms/_';

/** The reads of lazy indexes, with what fills their tables. */
const reads: Readonly<
  Record<
    string,
    readonly [table: 'payments' | 'disputes' | 'events' | 'fee_configurations' | 'checkouts', path: () => string]
  >
> = {
  'payments of a payment method': ['payments', () => `/v1/payments?payment_method_id=${objects.method}`],
  'the page of a payment method': ['payments', () => `${dashboard}/payment_methods/${objects.method}`],
  'the page with payments of a payment method': [
    'payments',
    () => `${dashboard}/payments?payment_method_id=${objects.method}`,
  ],
  'the page of disputes': ['disputes', () => `${dashboard}/disputes`],
  'the page of fee configurations': ['fee_configurations', () => `${dashboard}/fee_configurations`],
  'events of a name': ['events', () => `${control}/events?event_name=payment.created`],
  'the page of events of a name': ['events', () => `${dashboard}/events?event_name=payment.created`],
  'the timeline of a payment': ['events', () => `${dashboard}/payments/${objects.payment}`],
  'checkouts of a status': ['checkouts', () => '/v1/checkouts?status=created'],
};

function fill(table: (typeof reads)[string][0]): void {
  const { platform } = on;
  const { rows } = platform;
  switch (table) {
    case 'payments':
      return multiply(platform, table, rows.find(table, objects.payment), COPIES);
    case 'disputes':
      return multiply(platform, table, rows.find(table, objects.dispute), COPIES);
    case 'events':
      return multiply(platform, table, [...rows.walk(table, 'newest', 'all', 'ascending')][0], COPIES);
    case 'fee_configurations':
      return multiply(platform, table, rows.find(table, objects.configuration), COPIES);
    case 'checkouts':
      return multiply(platform, table, [...rows.walk(table, 'newest', 'test', 'ascending')][0], COPIES);
  }
}

describe('other requests are carried out while an index is built for', () => {
  test.each(Object.entries(reads))('%s', async (_, [table, path]) => {
    fill(table);
    const first = await ticksOf(() => get(path()));
    const second = await ticksOf(() => get(path()));
    expect(first - second).toBeGreaterThanOrEqual(STEPS);
  });
});

test('two readers wait for the same index, and a reader that cannot wait builds it at once', async () => {
  fill('payments');
  const { rows, repeatableRows } = on.platform;
  const filters = { payment_method_id: objects.method };
  const list = { table: 'payments', index: 'newest', partition: 'test', filters } as const;
  const reader = async () => onBuiltIndexes(() => repeatableRows.countList(list));
  const both = [reader(), reader()];
  await endOfTick();
  const count = rows.countList(list);
  expect(count).toBe(1 + COPIES);
  expect(await Promise.all(both)).toEqual([count, count]);
});

test('what fails for another reason is not repeated', async () => {
  let runs = 0;
  const run = () => {
    runs++;
    throw new Error('fails');
  };
  await expect(async () => onBuiltIndexes(run)).rejects.toThrow('fails');
  expect(runs).toBe(1);
});
