import { statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createSandbox, openSandboxIn, type Sandbox } from '../../mock-server/server';
import { Table } from '../../mock-server/store/table';
import * as bodies from '../support/bodies';
import { checkout } from '../support/checkouts';
import { temporaryDirectory } from '../support/fronts';
import { scaled } from '../support/run-scale';
import { WorkCounter } from './work-counter';

/** Each payment makes some ten rows: itself, its method, its intent, their events, its key. A few hundred are few. */
const MANY_PAYMENTS = scaled({ full: 2_500, short: 1_500 });
const MANY_SUB_ACCOUNTS = scaled({ full: 1_000, short: 600 });
/** Over so many of each request, what happens to some of them alone, such as a chunk that splits, evens out. */
const REPETITIONS = 60;

const counter = new WorkCounter();
afterAll(() => counter.close());

const METHODS_OF_GROUP = 3;

/** Requests to a sandbox, each with a key of its own unless it names one. */
class Requests {
  #token = '';
  #keys = 0;
  readonly #payments: string[] = [];
  /** A group with some payment methods. */
  group = '';

  private constructor(readonly sandbox: Sandbox) {}

  static async to(sandbox: Sandbox): Promise<Requests> {
    const by = new Requests(sandbox);
    const keys = { client_id: 'test_default', client_secret: 'test_default_secret' };
    const granted: object = await by.send('POST', '/oauth/token', keys);
    if ('access_token' in granted) by.#token = String(granted.access_token);
    await by.pay('the first payment');
    by.group = (await by.addGroup()).id;
    const body = { payment_method: { card: bodies.card() }, payment_method_group_id: by.group };
    for (let i = 0; i < METHODS_OF_GROUP; i++) await by.send('POST', '/v1/payment_methods', body);
    return by;
  }

  async send(method: string, path: string, body?: object, key = `key ${++this.#keys}`): Promise<{ id: string }> {
    const headers = { Authorization: `Bearer ${this.#token}`, 'Idempotency-Key': key };
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const response = await this.sandbox.fetch(`http://sandbox.test${path}`, init);
    const text = await response.text();
    expect(response.ok, text).toBe(true);
    return JSON.parse(text);
  }

  async pay(key?: string): Promise<void> {
    const { id } = await this.send('POST', '/v1/payments', bodies.payment(), key);
    this.#payments.push(id);
  }

  addSubAccount(): Promise<unknown> {
    return this.send('POST', '/v1/sub_accounts', { name: `Shop ${++this.#keys}` });
  }

  addGroup(): Promise<{ id: string }> {
    return this.send('POST', '/v1/payment_method_groups');
  }

  async addMany(): Promise<void> {
    for (let i = 0; i < MANY_PAYMENTS; i++) await this.pay();
    for (let i = 0; i < MANY_SUB_ACCOUNTS; i++) {
      await this.addSubAccount();
      await this.addGroup();
    }
  }

  /** One of the latest payments: another one for each number. */
  payment(number: number): string {
    return `/v1/payments/${this.#payments.at(-1 - number)}`;
  }
}

const requests: Readonly<Record<string, (by: Requests, number: number) => Promise<unknown>>> = {
  'create a payment': (by) => by.pay(),
  'get a payment': (by, number) => by.send('GET', by.payment(number)),
  'list payments': (by) => by.send('GET', '/v1/payments?limit=10'),
  'list failed payments': (by) => by.send('GET', '/v1/payments?limit=10&payment_status=failed'),
  'list payments of a time': (by) =>
    by.send('GET', '/v1/payments?limit=10&created_after=2000-01-01&created_before=9000-01-01'),
  'list payment methods': (by) => by.send('GET', '/v1/payment_methods?limit=10'),
  'create a payment method group': (by) => by.addGroup(),
  'list payment method groups': (by) => by.send('GET', '/v1/payment_method_groups?limit=10'),
  'list payment methods of a group': (by) => by.send('GET', `/v1/payment_methods?payment_method_group_id=${by.group}`),
  'create a checkout with a group': (by) =>
    by.send('POST', '/v1/checkouts', checkout({ payment_method_group_id: by.group })),
  'create a payment of a customer': (by, number) =>
    by.send('POST', '/v1/payments', bodies.payment({ email: `${number}@shop.test` })),
  'update a payment': (by, number) => by.send('PATCH', by.payment(number), { description: 'another' }),
  'refund a payment': (by, number) => by.send('POST', `${by.payment(number)}/refunds`, { amount: 1 }),
  'list refunds': (by) => by.send('GET', '/v1/refunds?limit=10'),
  'replay a payment': (by) => by.send('POST', '/v1/payments', bodies.payment(), 'the first payment'),
  'create a sub account': (by) => by.addSubAccount(),
  'list sub accounts': (by) => by.send('GET', '/v1/sub_accounts?limit=10'),
  'list payments of a mode and a holder': (by) =>
    by.send('GET', '/v1/payments?limit=10&payment_mode=ecom&account_holder=Ada%20Lovelace&payment_status=succeeded'),
  'list one payment': (by, number) => by.send('GET', `/v1/payments?payment_id=${by.payment(number).split('/').at(-1)}`),
  'get the volume of an account': (by) => {
    const { account_id } = by.sandbox.platform().keyPair('test');
    return by.send('GET', `/v1/account/${account_id}/reports/gross_volume`);
  },
};

/** Requests of which the first one reads all rows. */
const readingAll = [
  'list failed payments',
  'list sub accounts',
  'list payments of a mode and a holder',
  'get the volume of an account',
];

/** How much each request does, by its name. */
async function workOf(by: Requests): Promise<Map<string, number>> {
  for (let i = 0; i < REPETITIONS; i++) await by.pay();
  const work = new Map<string, number>();
  for (const [name, request] of Object.entries(requests)) {
    // The first one counts rows, or builds an index.
    if (readingAll.includes(name)) await request(by, 0);
    work.set(name, await counter.count(REPETITIONS, (number) => request(by, number)));
  }
  return work;
}

/** Room for the logarithm: a search halves a few times more among so many rows. */
const ROOM = 40;
/**
 * The first does little else than to look for what is beyond both ends of its page, as its payments are not rendered again. The
 * second looks for both ends of the time, the others for each payment method of the group.
 */
const searches: Readonly<Record<string, number>> = {
  'list payments': 2,
  'list payments of a time': 2,
  'list payment methods of a group': METHODS_OF_GROUP,
  'create a checkout with a group': METHODS_OF_GROUP,
};

function assertAsMuch(many: ReadonlyMap<string, number>, few: ReadonlyMap<string, number>): void {
  for (const [name, work] of few) {
    const most = work * 1.05 + ROOM * (searches[name] ?? 1);
    expect(many.get(name), `work to ${name}, which was ${work} over few rows`).toBeLessThan(most);
  }
}

describe(`a request does as much over ${10 * MANY_PAYMENTS} rows as over a few hundred`, () => {
  test('in memory', async () => {
    const few = await Requests.to(createSandbox());
    const many = await Requests.to(createSandbox());
    await many.addMany();
    // A copy of all rows would not be counted: the engine makes it in one go. This is the only way to all rows.
    const rows = vi.spyOn(Table.prototype, 'rows');
    assertAsMuch(await workOf(many), await workOf(few));
    expect(rows).not.toHaveBeenCalled();
  });

  test('on the file store, and it writes as much', async () => {
    const few = await Filed.open();
    const many = await Filed.open();
    await many.by.addMany();
    const [bytesOfMany, workOfMany] = await many.measure();
    const [bytesOfFew, workOfFew] = await few.measure();
    assertAsMuch(workOfMany, workOfFew);
    expect(bytesOfMany).toBeLessThan(bytesOfFew * 1.1);
    await Promise.all([few.close(), many.close()]);
  });
});

class Filed {
  private constructor(
    readonly directory: string,
    readonly by: Requests,
  ) {}

  static async open(): Promise<Filed> {
    const directory = await temporaryDirectory();
    return new Filed(directory, await Requests.to(await openSandboxIn(directory)));
  }

  async measure(): Promise<readonly [bytes: number, work: Map<string, number>]> {
    const before = this.#bytes();
    const work = await workOf(this.by);
    return [this.#bytes() - before, work];
  }

  async close(): Promise<void> {
    await this.by.sandbox.close();
    await rm(this.directory, { recursive: true });
  }

  #bytes(): number {
    return statSync(join(this.directory, 'platforms', 'default.ndjson')).size;
  }
}
