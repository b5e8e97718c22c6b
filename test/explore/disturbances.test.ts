import { describe, expect, it } from 'vitest';
import { disturbances, type DisturbanceName } from '../../spec/tables/disturbances';
import { rowsOf } from '../../spec/vocabulary/table';
import { type Flow, type Log, probe, type Way } from './probe';

const created = 'payment.created of 1000';
const succeeded = 'payment.succeeded of 1000';
const retried = ', 9 min later';

/** The outcome of the first payment for the program: the result of its call, then the events, in the order of their arrival. */
interface Met {
  readonly result?: string;
  readonly events?: readonly string[];
  readonly starts?: number;
  /** The payments that are kept when the scenario ends; undefined for a scenario that does not end. */
  readonly kept?: number | undefined;
}

const calmly: Required<Met> = { result: 'succeeded', events: [created, succeeded], starts: 1, kept: 2 };

const met: Readonly<Record<DisturbanceName, Met>> = {
  lost: { result: 'connection_failed' },
  unreachable: { result: 'connection_failed', events: [], kept: 1 },
  slow: { result: 'timed_out' },
  refused: { result: 'service_unavailable', events: [], kept: 1 },
  declined: { result: 'card_declined', events: [created], kept: 1 },
  late: {},
  webhook_first: {},
  paused: {},
  restarted: { result: '', starts: 2, kept: undefined },
  twice: { events: [created, created, succeeded] },
  missed: { events: [created + retried, succeeded + retried] },
  failed: { events: [created, created + retried, succeeded + retried] },
  swapped: { events: [succeeded, created] },
  delayed: {},
  crashed: { starts: 2 },
};

/** The two things that change places under a disturbance, and the flow in which they do. */
const orders: Partial<Record<DisturbanceName, readonly [before: string, after: string, flow?: Flow]>> = {
  late: ['payment of 2000 succeeded', 'payment of 1000 succeeded', 'overlapping'],
  webhook_first: [succeeded, 'payment of 1000 succeeded'],
  paused: ['payment of 1000 succeeded', '8 days later'],
  swapped: [succeeded, created],
  delayed: ['end', created, 'waits'],
};

describe.each<Way>(['in process', 'over HTTP'])('%s', (way) => {
  it.each(rowsOf(disturbances))('%s', { timeout: 30_000 }, async (name, { strikes }) => {
    const point = strikes === 'write' ? 'createPayment#1' : 'payment.created#1';
    const [before = '', after = '', flow] = orders[name] ?? [];
    const { calm, log, exploration } = await probe(way, `${point}:${name}`, flow);
    expect(metIn(log)).toEqual({ ...calmly, ...met[name] });
    expect(exploration.notTried).toEqual([]);
    const isInOrder = (lines: Log) => lines.includes(after) && lines.indexOf(before) < lines.indexOf(after);
    if (orders[name])
      expect({ calm: isInOrder(calm), disturbed: isInOrder(log) }).toEqual({ calm: false, disturbed: true });
  });

  it.each(['lost', 'unreachable', 'slow', 'refused'])('%s at the first attempt only', async (name) => {
    const { log } = await probe(way, `createPayment#1:${name}:first`);
    expect(metIn(log)).toEqual(calmly);
  });
});

function metIn(log: Log): Met {
  const kept = log.find((line) => line.startsWith('payments kept: '));
  return {
    result: log.find((line) => line.startsWith('payment of 1000 '))?.slice('payment of 1000 '.length) ?? '',
    events: log.filter((line) => /^payment\.\w+ of 1000/.test(line)),
    starts: log.filter((line) => line === 'start').length,
    kept: kept === undefined ? undefined : Number(kept.slice('payments kept: '.length)),
  };
}
