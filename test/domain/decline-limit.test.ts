import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DeclineHistory, isBlocked, withDecline } from '../../mock-server/domain/decline-limit';
import { defaultLimits } from '../../mock-server/domain/platform-limits';

const start = Date.parse('2031-05-04T10:20:30.400Z');
const at = (seconds: number) => new Date(start + seconds * 1000).toISOString();
const limit = defaultLimits.declineLimit;
const day = 86_400;

/** Whether a card is blocked by its history, if it has one. */
const isBlockedBy = (history: DeclineHistory | undefined, now: string) =>
  history !== undefined && isBlocked(history, now);

/** The history after declines at the given seconds. */
const after = (...seconds: readonly number[]) =>
  seconds.reduce<DeclineHistory | undefined>((history, second) => withDecline(history, at(second), limit), undefined);

test('the limit is five declines within a day, and the block lasts a day', () => {
  expect(limit).toEqual({ declines: 5, windowSeconds: day, blockSeconds: day });
});

describe('blocked', () => {
  test.each<[what: string, declines: number[], tried: number, blocked: boolean]>([
    ['a card without declines', [], 0, false],
    ['four declines', [0, 0, 0, 0], 0, false],
    ['five at once', [0, 0, 0, 0, 0], 0, true],
    ['until the end of the day', [0, 0, 0, 0, 0], day - 0.001, true],
    ['no longer than a day', [0, 0, 0, 0, 0], day, false],
    ['from the fifth decline on', [0, 100, 200, 300, 400], day + 399.999, true],
    ['for a day from the fifth decline on', [0, 100, 200, 300, 400], day + 400, false],
    ['the first one still counts', [0, 1, 2, 3, day - 0.001], day, true],
    ['the first one no longer counts', [0, 1, 2, 3, day], day, false],
    ['the four latest and a new one', [0, 1, 2, 3, day, day + 0.5], day + 0.5, true],
    ['after a block the count starts again', [0, 0, 0, 0, 0, day, day, day, day], day, false],
    ['and blocks again', [0, 0, 0, 0, 0, day, day, day, day, day], day, true],
  ])('%s', (_, declines, tried, blocked) => {
    expect(isBlockedBy(after(...declines), at(tried))).toBe(blocked);
  });
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
