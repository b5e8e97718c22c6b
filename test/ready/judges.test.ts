import { describe, expect, test } from 'vitest';
import { factsOf } from '../../mock-server/ready/facts-of';
import { mergeFacts, type ReadyFact } from '../../spec/derive/ready-facts';
import { type ReadyRowId, readyRowIds } from '../../spec/tables/ready-rows';
import { statusOf } from '../../spec/derive/verdict';
import {
  attempt,
  declinedEntry,
  delivery,
  endpoint,
  entry,
  evidence,
  lost,
  paymentInLedger as payment,
  read,
  withKey,
} from './evidence';

type Given = Parameters<typeof evidence>[0];

interface Case {
  /** Logs that pass the row. */
  readonly passed: readonly Given[];
  /** Logs that fail it. Empty for a row that nothing in a log fails. */
  readonly failed: readonly Given[];
  /** Logs of the kind of the row that do not do it. */
  readonly not_met: readonly Given[];
  /** Logs of another kind. */
  readonly not_for_you: readonly Given[];
}

const violation = { kind: 'unknown_field', where: 'body.amuont', message: 'No such field.' } as const;
const violating = (fields: object) => entry({ verdict: 'violation', violations: [violation], ...fields });
const other = { request_body: { amount: 1_000, metadata: { order_id: 'A-2' } } };
const second = { request_body: { amount: 1_000, metadata: { order_id: 'A-1', attempt: '2' } } };
const bank = { request_body: { amount: 1_000, payment_method: { bank_account: {} } } };
const unnamed = { request_body: { amount: 1_000 } };
const onlyReads: Given = { requests: [read('getPayment', '/v1/payments/py_1')] };
const hooks = (events: readonly string[], ...attempts: Parameters<typeof delivery>[0][]): Given => ({
  endpoints: [endpoint(...events)],
  deliveries: attempts.map((each) => delivery(each)),
});
const refund = (fields: object = {}, amount = 400) =>
  entry({
    operation: 'createRefund',
    path: '/v1/payments/py_1/refunds',
    request_body: { amount },
    answer_body: { data: { amount, payment_id: 'py_1' } },
    ...fields,
  });
const capture = (fields: object = {}) =>
  entry({ operation: 'capturePayment', path: '/v1/payments/py_1/capture', request_body: null, ...fields });
const inLedger = { py_1: payment() };
const DAY_7 = '2026-01-07T00:00:00.000Z';

const unanswered = [503, 429].map((status) =>
  entry({ id: `req_${status}`, status, idempotency: withKey('k2'), ...other }),
);

const cases: Readonly<Record<ReadyRowId, Case>> = {
  requests_valid: {
    passed: [{ requests: [entry()] }, { requests: [entry(), violating({ status: 422 })] }],
    failed: [{ requests: [violating({})] }, { requests: [entry(), violating({ operation: null, status: 200 })] }],
    not_met: [
      {},
      { requests: [violating({ status: 422 })] },
      { requests: [entry({ operation: 'createAccessToken' })] },
    ],
    not_for_you: [],
  },
  declines: {
    passed: [{ requests: ['insufficient_funds', 'expired_card', 'stolen_card'].map((code) => declinedEntry(code)) }],
    failed: [],
    not_met: [{ requests: [entry()] }, { requests: [declinedEntry('insufficient_funds')] }],
    not_for_you: [{}, onlyReads, { requests: [entry(bank)] }],
  },
  decline_final: {
    passed: [
      { requests: [declinedEntry('do_not_retry')], ledger: { req_1: payment() } },
      {
        requests: [declinedEntry('do_not_retry'), entry({ id: 'req_2' })],
        ledger: { req_1: payment(), req_2: payment({ card: 'visa 5555' }) },
      },
      {
        requests: [declinedEntry('do_not_retry'), entry({ id: 'req_2', ...other })],
        ledger: { req_1: payment(), req_2: payment() },
      },
      {
        requests: [declinedEntry('do_not_retry', unnamed), declinedEntry('do_not_retry', { id: 'req_2', ...unnamed })],
        ledger: { req_1: payment(), req_2: payment() },
      },
    ],
    failed: [
      {
        requests: [declinedEntry('do_not_retry'), entry({ id: 'req_2', idempotency: withKey('k2') })],
        ledger: { req_1: payment(), req_2: payment() },
      },
    ],
    not_met: [{ requests: [entry(), declinedEntry('expired_card')] }],
    not_for_you: [onlyReads],
  },
  retries: {
    passed: [
      {
        requests: [
          lost(),
          ...[503, 429].map((status) => entry({ id: `req_${status}`, status })),
          entry({ id: 'req_4' }),
        ],
      },
      {
        requests: [
          lost(),
          read('listPayments', '/v1/payments'),
          ...unanswered,
          entry({ id: 'req_4', idempotency: withKey('k2'), ...other }),
        ],
      },
    ],
    failed: [
      { requests: [lost(), entry({ id: 'req_2', idempotency: withKey('k2') })] },
      {
        requests: [
          refund({ status: null, events: [{ id: 'evt_1', event_name: 'payment.refunded' }] }),
          refund({ id: 'req_2', idempotency: withKey('k2') }),
        ],
      },
    ],
    not_met: [
      { requests: [entry()] },
      { requests: [lost()] },
      { requests: [entry({ status: 503 }), entry({ id: 'req_2', idempotency: withKey('k2') })] },
      { requests: [lost(unnamed), entry({ id: 'req_2', idempotency: withKey('k2'), ...unnamed })] },
      {
        requests: [lost(), entry({ id: 'req_2', idempotency: withKey('k2') })],
        ledger: { req_1: payment({ status: 'canceled' }) },
      },
      { requests: [lost(), declinedEntry('expired_card', { id: 'req_2', idempotency: withKey('k2') })] },
    ],
    not_for_you: [onlyReads],
  },
  new_attempt: {
    passed: [
      { requests: [declinedEntry('expired_card'), entry({ id: 'req_2', idempotency: withKey('k2') })] },
      { requests: [declinedEntry('expired_card'), entry({ id: 'req_2', idempotency: withKey('k2'), ...second })] },
    ],
    failed: [],
    not_met: [
      { requests: [declinedEntry('expired_card')] },
      { requests: [declinedEntry('expired_card'), entry({ id: 'req_2', idempotency: withKey('k1', 'mismatch') })] },
    ],
    not_for_you: [onlyReads],
  },
  wrong_signature: {
    passed: [hooks(['*'], [attempt({ fault: 'wrong_signature', status: 401 })])],
    failed: [hooks(['*'], [attempt({ fault: 'wrong_signature' })])],
    not_met: [hooks(['*']), hooks(['*'], [attempt()])],
    not_for_you: [{}, { requests: [entry()] }],
  },
  deliveries: {
    passed: [
      hooks(['*'], [attempt({ fault: 'duplicate' })], [attempt({ fault: 'delay' })], [attempt({ fault: 'reorder' })]),
      hooks(['*'], [attempt({ status: 500 }), attempt()], [attempt()], [attempt({ fault: 'reorder' })]),
      hooks(['payment.succeeded'], [attempt({ fault: 'duplicate' })], [attempt({ fault: 'delay' })]),
    ],
    failed: [hooks(['*'], [attempt()], [attempt({ status: 409 })])],
    not_met: [hooks(['*'], [attempt()])],
    not_for_you: [{}],
  },
  events_handled: {
    passed: [hooks(['payment.succeeded'], [attempt()]), hooks(['*'], [attempt({ status: 500 }), attempt()])],
    failed: [
      hooks(['*'], [attempt({ status: 404 })]),
      hooks(['*'], [attempt({ duration_ms: 5_001 })]),
      hooks(['*'], [attempt({ status: null, failure: 'timed_out' }), attempt()]),
    ],
    not_met: [hooks(['payment.failed'], [attempt()])],
    not_for_you: [{}, hooks(['*']), hooks(['*'], [attempt({ status: null, failure: 'connection_failed' })])],
  },
  refunds: {
    passed: [{ requests: [refund(), refund({ status: 422 })], ledger: inLedger }],
    failed: [],
    not_met: [
      { requests: [refund()], ledger: inLedger },
      { requests: [refund({}, 1_000), refund({ status: 422 })], ledger: inLedger },
      { requests: [refund(), refund({ status: 404 })], ledger: inLedger },
    ],
    not_for_you: [{ requests: [entry()] }],
  },
  capture_lapse: {
    passed: [
      { requests: [capture({ clock: DAY_7 })], ledger: inLedger },
      { requests: [capture({ status: 422, error_code: 'charge_expired_for_capture' })] },
    ],
    failed: [],
    not_met: [
      { requests: [capture()], ledger: inLedger },
      { requests: [entry({ request_body: { capture_strategy: 'manual' } })] },
    ],
    not_for_you: [{ requests: [entry()] }],
  },
  dispute_answered: {
    passed: [{ requests: [entry({ operation: 'submitDisputeResponse', path: '/v1/disputes/dp_1/response' })] }],
    failed: [],
    not_met: [{ requests: [read('getDispute', '/v1/disputes/dp_1')] }, hooks(['payment.dispute.created'])],
    not_for_you: [{ requests: [entry()] }, hooks(['*'])],
  },
  payout_failed: {
    passed: [
      { requests: [read('listPayouts', '/v1/payouts', { data: [{ status: 'paid' }, { status: 'failed' }] })] },
      {
        endpoints: [endpoint('payout.failed')],
        deliveries: [delivery([attempt()], { event_name: 'payout.failed' })],
      },
    ],
    failed: [],
    not_met: [{ requests: [read('getPayout', '/v1/payouts/po_1', { data: { status: 'paid' } })] }, hooks(['payout.*'])],
    not_for_you: [{ requests: [entry()] }, hooks(['*'])],
  },
  all_pages: {
    passed: [{ requests: [read('listPayments', '/v1/payments?limit=5&after_cursor=abc')] }],
    failed: [],
    not_met: [{ requests: [read('listPayments', '/v1/payments?after_cursor=')] }],
    not_for_you: [onlyReads],
  },
  more_information: {
    passed: [
      {
        requests: [
          entry({ operation: 'createSubAccount' }),
          read('getSubAccount', '/v1/sub_accounts/acc_1', { data: { status: 'information_needed' } }),
        ],
      },
    ],
    failed: [],
    not_met: [{ requests: [entry({ operation: 'createSubAccount' })] }],
    not_for_you: [{ requests: [entry()] }],
  },
  explored: { passed: [], failed: [], not_met: [{ requests: [entry()] }], not_for_you: [onlyReads] },
  compared: { passed: [], failed: [], not_met: [onlyReads], not_for_you: [{}] },
};

const statuses = ['passed', 'failed', 'not_met', 'not_for_you'] as const;

describe.each(readyRowIds)('the row %s', (id) => {
  const logs = statuses.flatMap((status) => cases[id][status].map((log, at) => ({ status, at, log })));
  test.each(logs)('is $status (log $at)', ({ status, log }) => {
    expect(statusOf(factsOf(evidence(log))[id])).toBe(status);
  });
});

test('a violation that was refused is listed, and fails nothing', () => {
  const { requests_valid } = factsOf(evidence({ requests: [entry(), violating({ id: 'req_2', status: 422 })] }));
  expect(requests_valid).toMatchObject({
    failed: [],
    refused: [{ id: 'req_2', summary: 'createPayment: body.amuont. No such field.' }],
  });
});

describe('facts of several platforms', () => {
  const fact = (fields: Partial<ReadyFact>): { readonly declines: ReadyFact } => ({
    declines: { needed: ['a', 'b'], met: [], failed: [], refused: [], ...fields },
  });
  const seen = { id: 'req_1', summary: 'charged again' };

  test.each([
    ['failed over met', [fact({ met: ['a', 'b'] }), fact({ failed: [seen] })], 'failed'],
    ['met over not met', [fact({}), fact({ met: ['a', 'b'] })], 'passed'],
    ['parts of several', [fact({ met: ['a'] }), fact({ met: ['b'] })], 'passed'],
    ['one that applies nowhere', [{}, {}], 'not_for_you'],
    ['one that applies somewhere', [{}, fact({})], 'not_met'],
  ] as const)('merge in any order: %s', (_name, facts, status) => {
    expect(statusOf(mergeFacts(facts).declines)).toBe(status);
    expect(statusOf(mergeFacts([...facts].reverse()).declines)).toBe(status);
  });

  test('say the same thing once', () => {
    expect(mergeFacts([fact({ failed: [seen] }), fact({ failed: [seen] })]).declines?.failed).toEqual([seen]);
  });
});

test('the work of the judges grows with the requests, not with their square', () => {
  const readsOf = (count: number): number => {
    let reads = 0;
    const counted = (each: ReturnType<typeof entry>) =>
      new Proxy(each, {
        get: (target, name) => {
          reads += 1;
          return Reflect.get(target, name);
        },
      });
    const requests = Array.from({ length: count }, (_, i) => {
      const fields = {
        id: `req_${i}`,
        idempotency: withKey(`k${i}`),
        request_body: { amount: 1_000, metadata: { order_id: `A-${i}` } },
      };
      return counted(i % 2 === 0 ? lost(fields) : declinedEntry('do_not_retry', fields));
    });
    factsOf(evidence({ requests }));
    return reads;
  };
  expect(readsOf(400) / readsOf(100)).toBeLessThan(4.5);
});
