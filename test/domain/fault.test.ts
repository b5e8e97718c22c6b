import { assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draw, remainingOf, matchesNext } from '../../mock-server/domain/fault';
import { errorOfStatus, errorOnRequest } from '../../mock-server/domain/fault-error';
import { errors, isErrorCode } from '../../spec/tables/errors';
import { isApiErrorCode } from '../../spec/tables/faults';

const seeds = integer({ min: 0, max: 2 ** 32 - 1 });
const drawsOf = (seed: number, count: number) => Array.from({ length: count }, (_, k) => draw(seed, k));

describe('draws', () => {
  test('are at least 0 and less than 1, and the same for the same seed', () => {
    assert(
      property(seeds, (seed) => {
        const draws = drawsOf(seed, 20);
        expect(draws).toEqual(drawsOf(seed, 20));
        for (const one of draws) expect(one >= 0 && one < 1).toBe(true);
        expect(new Set(draws).size).toBeGreaterThan(18);
      }),
    );
  });

  test('match in a share close to the probability, for every seed', () => {
    assert(
      property(seeds, integer({ min: 0, max: 10 }), (seed, tenths) => {
        const hits = drawsOf(seed, 2_000).filter((one) => one < tenths / 10).length;
        // Six standard deviations of the binomial distribution at its widest.
        expect(Math.abs(hits - 200 * tenths)).toBeLessThan(135);
      }),
    );
  });

  test('of consecutive seeds are independent', () => {
    const all = [0, 1, 2, 3].flatMap((seed) => drawsOf(seed, 500));
    expect(new Set(all).size).toBeGreaterThan(1_990);
    const agreed = drawsOf(7, 1_000).filter((one, k) => one < 0.5 === draw(8, k) < 0.5).length;
    expect(Math.abs(agreed - 500)).toBeLessThan(100);
  });
});

test.each([
  [{ probability: null, seed: null }, true],
  [{ probability: 1, seed: 3 }, true],
  [{ probability: 0, seed: 3 }, false],
])('%o matches the next one: %s', (frequency, expected) => {
  for (let k = 0; k < 100; k++) expect(matchesNext({ ...frequency, after: 0, matched: k, passed: 0 })).toBe(expected);
});

test.each([
  [null, 7, null],
  [3, 0, 3],
  [3, 2, 1],
  [3, 3, 0],
])('of %s times, %i matched: %s left', (times, matched, left) => {
  expect(remainingOf({ times, matched })).toBe(left);
});

describe('errors', () => {
  const codes = Object.keys(errors).filter(isErrorCode);

  test.each(codes.filter(isApiErrorCode))('%s has its status, and a message without placeholders', (code) => {
    const error = errorOnRequest(code, 'flt_1');
    expect([error.code, error.status]).toEqual([code, errors[code].status]);
    expect(error.message).not.toMatch(/<|undefined/);
    expect(error.explanation).toMatch(/^Asked for by the fault flt_1\. ./);
  });

  test('an error of only the control API is not an API error', () => {
    expect(codes.filter((code) => !isApiErrorCode(code))).toContain('clock_cannot_go_back');
    expect(isApiErrorCode('constructor')).toBe(false);
  });

  test.each([
    [400, 'malformed_request'],
    [402, 'card_declined'],
    [418, 'malformed_request'],
    [429, 'gateway_rate_limit_error'],
    [499, 'malformed_request'],
    [500, 'internal_server_error'],
    [503, 'internal_server_error'],
    [599, 'internal_server_error'],
  ])('status %i has the code %s', (status, code) => {
    expect(errorOfStatus(status, 'flt_1')).toMatchObject({ status, code });
  });

  test('the name in a message is that of the code', () => {
    expect(errorOnRequest('email_required', 'flt_1').message).toBe('missing required parameter email');
    expect(errorOnRequest('currency_invalid', 'flt_1').message).toContain('currency');
  });
});
