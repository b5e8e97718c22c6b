import { expect, it } from 'vitest';
import { type JudgeName, judges } from '../../spec/tables/judges';
import type { EndPayment } from '../../mock-server/testing/explore/ending';
import { judge, wasGivenBack } from '../../mock-server/testing/explore/judges';
import type { RunResult } from '../../mock-server/testing/explore/run-result';
import { Trace } from '../../mock-server/testing/explore/trace';
import { rowsOf } from '../../spec/vocabulary/table';

function payment(id: string, captured: number, refunded = 0, order: string | undefined = '17'): EndPayment {
  const money = { captured, refunded, kept: captured - refunded };
  return { id, order, money, finalDecline: undefined, charged: `card 10 ${order}` };
}

const declined: EndPayment = { ...payment('py_0', 0), finalDecline: 'do_not_retry' };
const paid = payment('py_1', 10);

const calm: RunResult = {
  schedule: [],
  told: 'paid',
  ending: { payments: [paid], violations: [] },
  trace: new Trace(),
  isMet: true,
  notTried: [],
  neverEnded: undefined,
  rejections: [],
  thrown: {},
  longestSilence: 0,
};

const learnt = new Trace();
learnt.learn('{"id":"py_1"}');

const endsWith = (...payments: readonly EndPayment[]) => ({ ending: { payments, violations: [] } });

/** For each judge: runs that it accuses, and runs that it does not. The calm run keeps 10 for order 17. */
const cases: Readonly<Record<JudgeName, Readonly<Record<'accused' | 'fine', readonly Partial<RunResult>[]>>>> = {
  more_kept: {
    accused: [endsWith(paid, payment('py_2', 10)), endsWith(payment('py_1', 10), payment('py_2', 10, 5))],
    fine: [
      endsWith(paid, payment('py_2', 10, 10)),
      endsWith(),
      endsWith(paid, payment('py_2', 0)),
      endsWith(payment('py_1', 10, 0, 'A-2')),
    ],
  },
  more_refunded: {
    accused: [endsWith(payment('py_1', 10, 5))],
    fine: [
      endsWith(payment('py_1', 10, 10), payment('py_2', 10)),
      { told: 'failed', ...endsWith(payment('py_1', 10, 10)) },
    ],
  },
  failed_but_kept: {
    accused: [{ told: 'failed' }],
    fine: [{ told: 'failed', trace: learnt }, { told: 'failed', ...endsWith() }, { told: 'open' }],
  },
  paid_but_missing: {
    accused: [endsWith(), endsWith(payment('py_1', 10, 10))],
    fine: [
      { told: 'open', ...endsWith() },
      { told: 'failed', ...endsWith() },
    ],
  },
  decline_repeated: {
    accused: [endsWith(declined, paid)],
    fine: [endsWith(paid, declined), endsWith(declined, { ...paid, charged: 'another card' })],
  },
  never_ended: { accused: [{ neverEnded: 'the scenario did not end' }], fine: [{}] },
  unhandled_rejection: { accused: [{ rejections: [new Error('lost')] }], fine: [{}] },
  new_violation: {
    accused: [{ ending: { payments: [paid], violations: ['createPayment: wrong_type body.amount'] } }],
    fine: [{}],
  },
  check: { accused: [{ thrown: { check: new Error('shipped twice') } }], fine: [{ thrown: { settle: new Error() } }] },
};

const rows = rowsOf(judges).flatMap(([name]) =>
  (['accused', 'fine'] as const).flatMap((kind) => cases[name][kind].map((run, n) => ({ name, kind, n: n + 1, run }))),
);

it.each(rows)('$name: a run that is $kind ($n)', ({ name, kind, run }) => {
  const accused = judge({ ...calm, ...run }, calm).map(({ judge: by }) => by);
  expect(accused.includes(name)).toBe(kind === 'accused');
});

it('accuses nothing of the calm run', () => {
  expect(judge(calm, calm)).toEqual([]);
});

it('accuses an order that is charged again while another one is missing', () => {
  const other = payment('py_2', 10, 0, '18');
  const twoOrders = { ...calm, ...endsWith(paid, other) };
  const run = { ...calm, ...endsWith(paid, payment('py_3', 10)) };
  expect(judge(run, twoOrders)[0]).toEqual({
    judge: 'more_kept',
    because: '0.20 is kept for order 17, and 0.10 in the calm run',
  });
});

it('accuses no flow that ended before its refund', () => {
  const refunding = { ...calm, ...endsWith(payment('py_1', 20, 10)) };
  const run: RunResult = { ...calm, told: 'open', trace: learnt, ...endsWith(payment('py_1', 20)) };
  expect(judge(run, refunding)).toEqual([]);
});

it('notes what was captured twice and given back', () => {
  expect(wasGivenBack({ ...calm, ...endsWith(paid, payment('py_2', 10, 10)) }, calm)).toBe(true);
  expect(wasGivenBack(calm, calm)).toBe(false);
});
