import { afterAll, expect, test } from 'vitest';
import { createSandbox, type Platform } from '../../mock-server/server';
import { payment } from '../support/bodies';
import { WorkCounter } from './work-counter';

/** A page is full in both sandboxes, so that it differs only by what is behind it. */
const PAGE = 5;
const FEW = 20;
const MANY = 400;
const REPETITIONS = 20;
/** Room for the logarithm: a search halves a few times more among so many rows. */
const ROOM = 40;

const counter = new WorkCounter();
afterAll(() => counter.close());

/** Sends requests with the test keys of a sandbox. */
class Requests {
  readonly #sandbox = createSandbox();
  #token = '';
  #keys = 0;

  get platform(): Platform {
    return this.#sandbox.platform();
  }

  /** Requests a token. One ends after a day. */
  async signIn(): Promise<void> {
    const keys = { client_id: 'test_default', client_secret: 'test_default_secret' };
    const granted: object = await this.send('POST', '/oauth/token', keys);
    if ('access_token' in granted) this.#token = String(granted.access_token);
  }

  async send(method: string, path: string, body?: object): Promise<{ readonly id: string; readonly data: unknown }> {
    const headers = { Authorization: `Bearer ${this.#token}`, 'Idempotency-Key': `key ${++this.#keys}` };
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const response = await this.#sandbox.fetch(`http://sandbox.test${path}`, init);
    const text = await response.text();
    expect(response.ok, text).toBe(true);
    return JSON.parse(text);
  }
}

type Make = (by: Requests) => Promise<unknown>;

const pay: Make = (by) => by.send('POST', '/v1/payments', payment());

/** A function that creates an object, by its list. */
const lists: Readonly<Record<string, Make>> = {
  '/v1/disputes': async (by) => {
    const { id } = await by.send('POST', '/v1/payments', payment());
    by.platform.disputes.open(id);
  },
  '/v1/balance_transactions': pay,
  '/v1/payouts': async (by) => {
    await pay(by);
    by.platform.clock.advance({ days: 1 });
    await by.signIn();
  },
  '/v1/entities/business': (by) => by.send('POST', '/v1/entities/business', { legal_name: 'Tea' }),
  '/v1/entities/identity': (by) => by.send('POST', '/v1/entities/identity', { name: 'Ada' }),
  '/v1/entities/address': (by) => by.send('POST', '/v1/entities/address', { line1: '1 Market Street' }),
};

async function sandboxWith(objects: number, make: Make): Promise<Requests> {
  const by = new Requests();
  await by.signIn();
  for (let made = 0; made < objects; made++) await make(by);
  return by;
}

test.each(Object.entries(lists))(`%s does as much over ${MANY} objects as over ${FEW}`, async (path, make) => {
  // Many objects come first, so that both are measured when the engine has made all code as quick as it will be.
  const many = await sandboxWith(MANY, make);
  const few = await sandboxWith(FEW, make);
  const list = async (by: Requests) => expect((await by.send('GET', `${path}?limit=${PAGE}`)).data).toHaveLength(PAGE);
  await Promise.all([list(many), list(few)]);
  const workOfMany = await counter.count(REPETITIONS, () => list(many));
  const workOfFew = await counter.count(REPETITIONS, () => list(few));
  expect(workOfMany).toBeLessThan(workOfFew * 1.05 + ROOM);
});
