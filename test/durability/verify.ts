import { expect } from 'vitest';
import { Caller, newToken } from './caller';
import type { Acknowledged, Oracle, Payment, Refund, SubAccount, ExpectedWrite } from './oracle';

/** Sends again the writes without a response. Each was done before or is done now, never twice. */
export async function retryUnacknowledged(
  caller: Caller,
  oracle: Oracle,
): Promise<{ readonly sent: number; readonly replayed: number }> {
  const retries = oracle.takeUnacknowledged().map(async (write: ExpectedWrite) => {
    const { status, text, replayed } = await caller.write(write);
    expect({ status, key: write.key }, text).toEqual({ status: write.status, key: write.key });
    oracle.acknowledge(write, text);
    return replayed;
  });
  const all = await Promise.all(retries);
  return { sent: all.length, replayed: all.filter((replayed) => replayed).length };
}

/** Verifies that idempotency keys replay the acknowledged responses byte for byte. */
export async function verifyReplays(caller: Caller, writes: readonly Acknowledged[]): Promise<void> {
  const replays = writes.map(async ({ text, ...write }) => {
    expect(await caller.write(write)).toEqual({ status: write.status, text, replayed: true });
  });
  await Promise.all(replays);
}

export type Scope = 'new' | 'all';

/**
 * Verifies that acknowledged writes are kept, each exactly once, and that nothing else is: all of them, or those since the
 * last check.
 */
export async function verifyKept(
  caller: Caller,
  oracle: Oracle,
  scope: Scope,
  unchecked: readonly Acknowledged[],
): Promise<void> {
  const acknowledged = (kind: ExpectedWrite['resource']) =>
    (scope === 'all' ? oracle.acknowledged : unchecked).filter((write) => write.resource === kind);
  const latest = <Item>(kind: ExpectedWrite['resource']) =>
    list<Item>(caller, kind, scope === 'all' ? Infinity : acknowledged(kind).length);
  const [payments, refunds, subAccounts] = await Promise.all([
    latest<Payment>('payments'),
    latest<Refund>('refunds'),
    list<SubAccount>(caller, 'sub_accounts', Infinity), // sorted by name: the latest may be anywhere
  ]);
  expect(sorted(payments.map(({ description }) => description ?? ''))).toEqual(
    sorted(acknowledged('payments').map(keyOf)),
  );
  expect(sorted(refunds.map(({ metadata }) => String(metadata['key'])))).toEqual(
    sorted(acknowledged('refunds').map(keyOf)),
  );
  expect(sorted(subAccounts.map(({ id }) => id))).toEqual(sorted(oracle.subAccounts.keys()));
  for (const payment of payments) assertAsAcknowledged.payment(oracle, payment);
  for (const refund of refunds) assertAsAcknowledged.refund(oracle, refund);
  for (const subAccount of subAccounts) assertAsAcknowledged.subAccount(oracle, subAccount);
}

/** Verifies that every created platform is kept: its token and both its key pairs work. */
export async function verifyPlatforms({ platforms }: Oracle, url: string): Promise<void> {
  await Promise.all(
    platforms.map(async ({ test, live, token }) => {
      if (token !== undefined) await getJson(new Caller(url, token), '/v1/payments');
      for (const keys of [test, live]) await getJson(new Caller(url, await newToken(url, keys)), '/v1/payments');
    }),
  );
}

/** Compares as text: includes the order of fields, and is fast. */
const assertAsAcknowledged = {
  payment: (oracle: Oracle, found: Payment) => {
    const { id, description } = found;
    if (oracle.declined.has(description ?? '')) return expect(found.status).toBe('failed');
    const kept = oracle.payments.get(id);
    const expected = kept && withRefunds(settled(kept, found), oracle.refundsOf(id));
    expect(JSON.stringify({ ...found, refunds: byId(found.refunds) })).toBe(JSON.stringify(expected));
  },
  refund: (oracle: Oracle, found: Refund) => {
    expect(JSON.stringify(found)).toBe(JSON.stringify(oracle.refunds.get(found.id)));
  },
  subAccount: (oracle: Oracle, found: SubAccount) => {
    const { updated_at, payments_activated_on } = found;
    const enabled = { status: 'enabled', processing_ready: true, payout_ready: true, updated_at };
    // Its payments may have succeeded since.
    const since = { ...enabled, payments_activated_on };
    expect(JSON.stringify(found)).toBe(JSON.stringify({ ...oracle.subAccounts.get(found.id), ...since }));
  },
};

/** The bank settles a payment right after it was acknowledged, even when the process was killed in between. */
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

/** Reads the first items of a list, page by page. */
async function list<Item>(caller: Caller, kind: ExpectedWrite['resource'], count: number): Promise<Item[]> {
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
