import { expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { type Api, type ApiResponse } from '../support/api';
import { bankPayment } from '../support/bodies';
import { eachFront } from '../support/fronts';
import { openPlatform, type TestPlatform } from '../support/test-platform';

const fees = [
  { type: 'processing_fee', amount: 30 },
  { type: 'platform_fee', amount: 20 },
];

const outcome = ({ status, error }: ApiResponse) => [status, error.code];
const get = async (api: Api, id: string) => (await api.get(`/v1/payments/${id}`)).payment;

/** The ledger entries of a payment after its capture and its two fees, the oldest first. */
async function entriesOf(api: Api, id: string) {
  const { balanceTransactions } = await api.get(`/v1/payments/${id}/payment_balance_transactions`);
  return balanceTransactions
    .map(({ payment_balance_txn_type, amount, balance }) => [payment_balance_txn_type, amount, balance])
    .reverse()
    .slice(3);
}

/** What happens to a bank payment of 1,000 with fees of 50 before the bank returns it. */
type Before = (platform: TestPlatform, id: string) => Promise<void>;

const refund =
  (body: object): Before =>
  async ({ testMode }, id) => {
    expect((await testMode.post(`/v1/payments/${id}/refunds`, body)).status).toBe(201);
  };

const dispute =
  (amount?: number, ...outcomes: readonly ('respond' | 'win' | 'lose')[]): Before =>
  async (platform, id) => {
    const { dispute } = await platform.openDispute(id, { amount });
    for (const each of outcomes) expect((await platform.decideDispute(dispute.id, each)).status).toBe(200);
  };

interface Row {
  readonly what: string;
  readonly before: readonly Before[];
  /** Refunded, disputed and returned: in total what was paid. */
  readonly amounts: readonly [refunded: number, disputed: number, returned: number];
  /** The last entries, with the balance after each. */
  readonly entries: readonly (readonly [type: string, amount: number, balance: number])[];
  readonly events: readonly string[];
}

const lostWithIt = ['payment.dispute.closed', 'payment.failed'];

const rows: readonly Row[] = [
  {
    what: 'after a partial refund',
    before: [refund({ amount: 400 })],
    amounts: [400, 0, 600],
    entries: [
      ['fee_refund', 30, 580],
      ['fee_refund', 20, 600],
      ['void', -600, 0],
    ],
    events: ['payment.failed'],
  },
  {
    what: 'after a refund that returned a fee, and a part of the other',
    before: [refund({ amount: 999, fees: [fees[0], { type: 'platform_fee', amount: 5 }] })],
    amounts: [999, 0, 1],
    entries: [
      ['fee_refund', 15, 1],
      ['void', -1, 0],
    ],
    events: ['payment.failed'],
  },
  {
    what: 'during a dispute of all of it',
    before: [dispute()],
    amounts: [0, 1_000, 0],
    entries: [
      ['fee_refund', 30, -20],
      ['fee_refund', 20, 0],
    ],
    events: lostWithIt,
  },
  {
    what: 'during a dispute of a part that is under review',
    before: [dispute(300, 'respond')],
    amounts: [0, 300, 700],
    entries: [
      ['fee_refund', 30, 680],
      ['fee_refund', 20, 700],
      ['void', -700, 0],
    ],
    events: lostWithIt,
  },
  {
    what: 'during a dispute, after a refund of the rest',
    before: [dispute(300), refund({})],
    amounts: [700, 300, 0],
    entries: [
      ['fee_refund', 30, -20],
      ['fee_refund', 20, 0],
    ],
    events: lostWithIt,
  },
  {
    what: 'after a dispute of a part was lost',
    before: [dispute(300, 'lose')],
    amounts: [0, 300, 700],
    entries: [
      ['fee_refund', 30, 680],
      ['fee_refund', 20, 700],
      ['void', -700, 0],
    ],
    events: ['payment.failed'],
  },
  {
    what: 'after a dispute was won',
    before: [dispute(undefined, 'respond', 'win')],
    amounts: [0, 0, 1_000],
    entries: [
      ['fee_refund', 30, 980],
      ['fee_refund', 20, 1_000],
      ['void', -1_000, 0],
    ],
    events: ['payment.failed'],
  },
];

eachFront((front) => {
  test.each(rows)('a bank payment comes back $what', async ({ before, amounts, entries, events }) => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const { id } = (await api.post('/v1/payments', { ...bankPayment(), fees })).payment;
    for (const step of before) await step(platform, id);
    await get(api, id);
    const eventsBefore = platform.events().length;
    const answer = await platform.returnPayment(id, { reason: 'account_closed' });
    const payment = await get(api, id);
    expect(answer.asControl('PaymentEnvelope').data).toEqual(payment);
    expect(payment).toMatchObject({ status: 'failed', returned: true, error_code: 'account_closed', balance: 0 });
    const { amount_refunded, amount_disputed, amount_returned, amount_refundable } = payment;
    expect([amount_refunded, amount_disputed, amount_returned, amount_refundable]).toEqual([...amounts, 0]);
    expect(payment.fees.map(({ remaining_amount }) => remaining_amount)).toEqual([0, 0]);
    expect((await entriesOf(api, id)).slice(-entries.length)).toEqual(entries);
    const emitted = platform.events().slice(eventsBefore);
    expect(emitted.map(({ event_name }) => event_name)).toEqual(events);
    expect(emitted.at(-1)?.data).toEqual(payment);
    expect(outcome(await platform.returnPayment(id))).toEqual([422, 'payment_cannot_be_returned']);
  });

  test('the dispute is lost, and stays lost', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const { id } = (await api.post('/v1/payments', bankPayment())).payment;
    const { dispute: opened } = await platform.openDispute(id);
    await platform.returnPayment(id);
    expect((await get(api, id)).disputes).toMatchObject([{ id: opened.id, status: 'lost' }]);
    for (const each of ['win', 'reverse'] as const) {
      const refused = await platform.decideDispute(opened.id, each);
      expect(outcome(refused)).toEqual([422, 'dispute_unexpected_state']);
      expect(refused.headers.get('sandbox-explain')).toContain('The bank returned the payment');
    }
    // The job that would lose the dispute at its due date has nothing to do.
    await platform.clock({ advance: { days: 30 } });
    expect((await get(platform.testMode.renewed(), id)).status).toBe('failed');
  });
});

test('the fee for the dispute stays charged', async () => {
  const sandbox = createSandbox({ disputeFeeCents: 1_500 });
  const platform = await openPlatform({ sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch });
  const { id } = (await platform.testMode.post('/v1/payments', bankPayment())).payment;
  await platform.openDispute(id);
  await platform.returnPayment(id);
  expect((await get(platform.testMode, id)).balance).toBe(-1_500);
  await sandbox.close();
});
