import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DeclineHistory, isBlocked, withDecline } from '../../mock-server/domain/decline-limit';
import { defaultLimits } from '../../mock-server/domain/platform-limits';

const start = Date.parse('2031-05-04T10:20:30.400Z');
const at = (seconds: number) => new Date(start + seconds * 1000).toISOString();
const limit = defaultLimits.declineLimit;
const day = 86_400;

/** Whether a card is blocked by its history, if it has one. */
const isBlockedBy = (history: DeclineHistory | undefined, now: string) =>
  history !== undefined && isBlocked(history, now);

test('the limit is five declines within a day, and the block lasts a day', () => {
  expect(limit).toEqual({ declines: 5, windowSeconds: day, blockSeconds: day });
});

/** An independent model of the rule: all attempts with a card that is always declined, in order. */
function triesBlocked(tries: readonly number[], { declines, windowSeconds, blockSeconds }: typeof limit): boolean[] {
  let counted: number[] = [];
  let blockedUntil = -Infinity;
  return tries.map((second) => {
    if (second < blockedUntil) return true;
    counted.push(second);
    if (counted.filter((one) => second - one < windowSeconds).length >= declines) {
      blockedUntil = second + blockSeconds;
      counted = [];
    }
    return false;
  });
}

const limits = fc.record({
  declines: fc.integer({ min: 1, max: 6 }),
  windowSeconds: fc.integer({ min: 1, max: 40 }),
  blockSeconds: fc.integer({ min: 1, max: 40 }),
});
const tries = fc.array(fc.nat(20), { maxLength: 60 }).map((steps) => {
  let second = 0;
  return steps.map((step) => (second += step));
});

test('random attempts under random limits agree with the model', () => {
  fc.assert(
    fc.property(tries, limits, (seconds, anyLimit) => {
      let history: DeclineHistory | undefined;
      const blocked = seconds.map((second) => {
        if (isBlockedBy(history, at(second))) return true;
        history = withDecline(history, at(second), anyLimit);
        return false;
      });
      expect(blocked).toEqual(triesBlocked(seconds, anyLimit));
    }),
  );
});

test('an expired history has no effect, and a history stays small', () => {
  fc.assert(
    fc.property(tries, limits, (seconds, anyLimit) => {
      let history: DeclineHistory | undefined;
      let forgetful: DeclineHistory | undefined;
      for (const second of seconds) {
        const now = at(second);
        if (forgetful && forgetful.forgotten_at <= now) forgetful = undefined;
        expect(isBlockedBy(forgetful, now)).toBe(isBlockedBy(history, now));
        if (isBlockedBy(history, now)) continue;
        history = withDecline(history, now, anyLimit);
        forgetful = withDecline(forgetful, now, anyLimit);
        expect(forgetful).toEqual(history);
        expect(history.declines.length).toBeLessThan(Math.max(anyLimit.declines, 1));
      }
    }),
  );
});
