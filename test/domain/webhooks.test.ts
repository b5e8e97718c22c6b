import { describe, expect, test } from 'vitest';
import { isSubscribedTo } from '../../mock-server/domain/publisher';
import { resourceId } from '../../mock-server/domain/resource-id';
import { retryAfterSeconds } from '../../mock-server/domain/webhook-retries';
import { eventPatterns, matchesEvent } from '../../spec/derive/event-patterns';
import { type EventName, events } from '../../spec/tables/events';
import { limits } from '../../spec/tables/limits';

describe('retries', () => {
  test.each(['test', 'live'] as const)(
    '%s: the allowed number, each pause twice as long, all within the retry period',
    (mode) => {
      const { retries, within_seconds } = limits.webhook_retries[mode];
      const instants = Array.from({ length: retries + 1 }, (_, failures) => retryAfterSeconds(mode, failures) ?? NaN);
      expect([instants[0], instants.at(-1)]).toEqual([0, within_seconds]);
      for (let i = 2; i <= retries; i++) {
        const [first = 0, second = 0, third = 0] = instants.slice(i - 2);
        expect(Math.abs(third - second - 2 * (second - first))).toBeLessThan(4);
      }
      expect(retryAfterSeconds(mode, retries + 1)).toBeUndefined();
    },
  );

  test('in test mode', () => {
    expect([1, 2, 3].map((failures) => retryAfterSeconds('test', failures))).toEqual([514, 1542, 3600]);
  });
});

describe('patterns', () => {
  test.each<[pattern: string, name: EventName, matches: boolean]>([
    ['*', 'payment.created', true],
    ['payment.*', 'payment.created', true],
    ['payment.*', 'payment.refund.updated', true],
    ['payment.*', 'payment_intent.created', false],
    ['payment.refund.*', 'payment.refunded', false],
    ['payment.refund.*', 'payment.refund.updated', true],
    ['payment.created', 'payment.created', true],
    ['payment.created', 'payment.pending', false],
  ])('%s, %s: %s', (pattern, name, matches) => {
    expect(matchesEvent(pattern, name)).toBe(matches);
  });

  test('each pattern matches an event and occurs once', () => {
    const names = Object.keys(events);
    expect(new Set(eventPatterns).size).toBe(eventPatterns.length);
    expect(eventPatterns).toEqual(expect.arrayContaining(['*', 'payment.*', 'payment.dispute.*', ...names]));
    expect(eventPatterns).not.toContain('payment.created.*');
  });
});

test.each([
  [{}, true],
  [{ account_id: 'acc_1' }, true],
  [{ account_id: 'acc_2' }, false],
  [{ account_type: 'live' }, false],
  [{ account_type: 'test', account_id: 'acc_1' }, true],
  [{ events: ['checkout.*', 'payment.created'] }, true],
  [{ events: ['checkout.*'] }, false],
] as const)('a publisher of %j is subscribed: %s', (scope, expected) => {
  const publisher = { events: ['*'] as const, account_id: null, account_type: null, ...scope };
  expect(isSubscribedTo(publisher, { event_name: 'payment.created', account_id: 'acc_1', mode: 'test' })).toBe(
    expected,
  );
});

test.each([
  [{ id: 'py_1', card: { id: 'card_1' } }, 'py_1'],
  [{ card: { id: 'card_1' } }, 'card_1'],
  [{ card: null, bank_account: { id: 'ba_1' } }, 'ba_1'],
  [{ sub_account_id: 'acc_1' }, 'acc_1'],
  [{}, null],
])('%j is %s', (resource, id) => {
  expect(resourceId(resource)).toBe(id);
});
