import { expect } from 'vitest';
import { Caller, newToken } from './caller';
import type { Acknowledged, Oracle, Payment, Refund, SubAccount, ExpectedWrite } from './oracle';

/** Asks again for what got no answer. It was done then or it is done now, and never twice. */
export async function retryLost(
  caller: Caller,
  ledger: Oracle,
): Promise<{ readonly asked: number; readonly hadBeenDone: number }> {
  const retries = ledger.takeLost().map(async (wish: ExpectedWrite) => {
    const { status, text, replayed } = await caller.write(wish);
    expect({ status, key: wish.key }, text).toEqual({ status: wish.status, key: wish.key });
    ledger.acknowledge(wish, text);
    return replayed;
  });
  const all = await Promise.all(retries);
  return { asked: all.length, hadBeenDone: all.filter((replayed) => replayed).length };
}

/** Whether keys answer byte by byte as they did when their writes were acknowledged. */
export async function verifyReplays(caller: Caller, writes: readonly Acknowledged[]): Promise<void> {
  const replays = writes.map(async ({ text, ...wish }) => {
    expect(await caller.write(wish)).toEqual({ status: wish.status, text, replayed: true });
  });
  await Promise.all(replays);
}

export type Scope = 'new' | 'all';

/**
 * Whether writes are there as they were acknowledged, each once, and none besides: of all that was ever acknowledged, or of
 * what is new since the last time.
 */
export async function verifyKept(
  caller: Caller,
  ledger: Oracle,
  scope: Scope,
  fresh: readonly Acknowledged[],
): Promise<void> {
  const of = (kind: ExpectedWrite['of']) =>
    (scope === 'all' ? ledger.acknowledged : fresh).filter((write) => write.of === kind);
  const latest = <Item>(kind: ExpectedWrite['of']) =>
    list<Item>(caller, kind, scope === 'all' ? Infinity : of(kind).length);
  const [payments, refunds, subAccounts] = await Promise.all([
    latest<Payment>('payments'),
    latest<Refund>('refunds'),
    list<SubAccount>(caller, 'sub_accounts', Infinity), // by name, so the latest could be anywhere
  ]);
  expect(sorted(payments.map(({ description }) => description ?? ''))).toEqual(sorted(of('payments').map(keyOf)));
  expect(sorted(refunds.map(({ metadata }) => String(metadata['key'])))).toEqual(sorted(of('refunds').map(keyOf)));
  expect(sorted(subAccounts.map(({ id }) => id))).toEqual(sorted(ledger.subAccounts.keys()));
  for (const payment of payments) assertAsAcknowledged.payment(ledger, payment);
  for (const refund of refunds) assertAsAcknowledged.refund(ledger, refund);
  for (const subAccount of subAccounts) assertAsAcknowledged.subAccount(ledger, subAccount);
}

/** Whether every platform that was made is there: its tokens and both its key pairs are good. */
export async function verifyPlatforms({ platforms }: Oracle, url: string): Promise<void> {
  await Promise.all(
    platforms.map(async ({ test, live, token }) => {
      if (token !== undefined) await getJson(new Caller(url, token), '/v1/payments');
      for (const keys of [test, live]) await getJson(new Caller(url, await newToken(url, keys)), '/v1/payments');
    }),
  );
}

/** Compared as texts: equal down to the order of the fields, and quick. */
const assertAsAcknowledged = {
  payment: (ledger: Oracle, found: Payment) => {
    const { id, description } = found;
    if (ledger.declined.has(description ?? '')) return expect(found.status).toBe('failed');
    const kept = ledger.payments.get(id);
    const expected = kept && withRefunds(settled(kept, found), ledger.refundsOf(id));
    expect(JSON.stringify({ ...found, refunds: byId(found.refunds) })).toBe(JSON.stringify(expected));
  },
  refund: (ledger: Oracle, found: Refund) => {
    expect(JSON.stringify(found)).toBe(JSON.stringify(ledger.refunds.get(found.id)));
  },
  subAccount: (ledger: Oracle, found: SubAccount) => {
    const enabled = { status: 'enabled', processing_ready: true, payout_ready: true, updated_at: found.updated_at };
    expect(JSON.stringify(found)).toBe(JSON.stringify({ ...ledger.subAccounts.get(found.id), ...enabled }));
  },
};

/** The bank answers a moment after the payment was acknowledged, whatever happened in that moment. */
function settled(payment: Payment, { updated_at }: Payment): Payment {
  if (payment.status !== 'pending') return payment;
  const { amount } = payment;
  return { ...payment, status: 'succeeded', captured: true, amount_refundable: amount, balance: amount, updated_at };
}

function withRefunds(payment: Payment, refunds: readonly Refund[]): Payment {
  const amount_refunded = refunds.reduce((sum, { amount }) => sum + amount, 0);
  if (amount_refunded === 0) return payment;
  const amount_refundable = payment.amount - amount_refunded;
  const updated_at = sorted(refunds.map(({ created_at }) => created_at)).at(-1) ?? '';
  const amounts = { amount_refunded, amount_refundable, balance: amount_refundable, refunded: true };
  const status = amount_refundable === 0 ? 'fully_refunded' : 'partially_refunded';
  return { ...payment, ...amounts, status, refunds: byId(refunds), updated_at };
}

function byId(refunds: readonly Refund[]): Refund[] {
  return [...refunds].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The first so many of a list. */
async function list<Item>(caller: Caller, kind: ExpectedWrite['of'], count: number): Promise<Item[]> {
  interface Page {
    readonly data: readonly Item[];
    readonly page_info: { readonly has_next: boolean; readonly end_cursor: string };
  }
  const items: Item[] = [];
  let cursor = '';
  while (items.length < count) {
    const limit = Math.min(100, count - items.length);
    const { data, page_info } = await getJson<Page>(caller, `/v1/${kind}?limit=${limit}${cursor}`);
    items.push(...data);
    if (!page_info.has_next) break;
    cursor = `&after_cursor=${page_info.end_cursor}`;
  }
  return items;
}

async function getJson<Body>(caller: Caller, path: string): Promise<Body> {
  const { status, text } = await caller.get(path);
  expect({ status, path }, text).toEqual({ status: 200, path });
  const body: Body = JSON.parse(text);
  return body;
}

function keyOf({ key }: ExpectedWrite): string {
  return key;
}

function sorted(texts: Iterable<string>): string[] {
  return [...texts].sort();
}
