import { describe, expect, test } from 'vitest';
import { canTransition, transition } from '../../mock-server/domain/transition';
import { machines, paymentStates, subAccountStates } from '../../spec/tables/states';
import type { Machine } from '../../spec/vocabulary/machine';

const all: [string, Machine<string, string>][] = Object.entries(machines);

describe.each(all)('%s', (_, machine) => {
  const pairs = Object.keys(machine.transitions).flatMap((event) =>
    Object.keys(machine.states).map((state) => [state, event] as const),
  );
  test.each(pairs)('%s, %s', (state, event) => {
    const row = machine.transitions[event];
    if (row?.from.includes(state)) {
      expect(canTransition(machine, state, event)).toBe(true);
      expect(transition(machine, state, event)).toBe(row.to);
    } else {
      expect(canTransition(machine, state, event)).toBe(false);
      expect(() => transition(machine, state, event)).toThrow(`${event} cannot happen in state ${state}`);
    }
  });
});

test.each([
  ['authorized', 'capture', 'succeeded'],
  ['authorized', 'lapse', 'canceled'],
  ['pending', 'settle', 'succeeded'],
  ['pending', 'fail', 'failed'],
  ['succeeded', 'void', 'canceled'],
  ['succeeded', 'refund_partially', 'partially_refunded'],
  ['partially_refunded', 'refund_fully', 'fully_refunded'],
  ['disputed', 'win_dispute', 'succeeded'],
] as const)('a payment that is %s: %s makes it %s', (state, event, next) => {
  expect(transition(paymentStates, state, event)).toBe(next);
});

test('a new test account is enabled automatically, and a rejected one never', () => {
  expect(transition(subAccountStates, 'created', 'auto_enable')).toBe('enabled');
  expect(canTransition(subAccountStates, 'rejected', 'auto_enable')).toBe(false);
});
