import { describe, expect, test } from 'vitest';
import { businessDaysAfter, nextMidnight } from '../../mock-server/domain/business-days';

describe('the next midnight', () => {
  test.each([
    ['2031-05-04T10:20:30.400Z', '2031-05-05T00:00:00.000Z'],
    ['2031-05-04T23:59:59.999Z', '2031-05-05T00:00:00.000Z'],
    // Midnight belongs to the day that it begins.
    ['2031-05-05T00:00:00.000Z', '2031-05-06T00:00:00.000Z'],
    ['2031-12-31T12:00:00.000Z', '2032-01-01T00:00:00.000Z'],
    ['2032-02-28T12:00:00.000Z', '2032-02-29T00:00:00.000Z'],
  ])('after %s is %s', (instant, midnight) => {
    expect(nextMidnight(instant)).toBe(midnight);
  });
});

describe('business days', () => {
  // 2031-05-05 is a Monday.
  test.each([
    ['Monday', '2031-05-05', 1, '2031-05-06'],
    ['Monday', '2031-05-05', 2, '2031-05-07'],
    ['Wednesday', '2031-05-07', 2, '2031-05-09'],
    ['Thursday', '2031-05-08', 1, '2031-05-09'],
    ['Thursday', '2031-05-08', 2, '2031-05-12'],
    ['Friday', '2031-05-09', 1, '2031-05-12'],
    ['Friday', '2031-05-09', 2, '2031-05-13'],
    ['Saturday', '2031-05-10', 1, '2031-05-12'],
    ['Saturday', '2031-05-10', 2, '2031-05-13'],
    ['Sunday', '2031-05-11', 1, '2031-05-12'],
    ['Sunday', '2031-05-11', 2, '2031-05-13'],
    ['Monday', '2031-05-05', 10, '2031-05-19'],
    ['Monday', '2031-05-05', 0, '2031-05-05'],
  ])('on a %s, %s, and %i of them later it is %s', (_weekday, day, count, later) => {
    for (const time of ['00:00:00.000Z', '23:59:59.999Z']) {
      expect(businessDaysAfter(`${day}T${time}`, count)).toBe(`${later}T00:00:00.000Z`);
    }
  });
});
