import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDuration, type Duration, isDuration, parseDuration } from '../../spec/vocabulary/duration';

const start = Date.parse('2031-05-04T10:20:30.400Z');
const after = (text: string, from = start) => new Date(addDuration(from, parseDuration(text) ?? {})).toISOString();

describe('parseDuration', () => {
  test.each<[text: string, duration: Duration]>([
    ['8d', { days: 8 }],
    ['25m', { minutes: 25 }],
    ['1d 12h', { days: 1, hours: 12 }],
    ['1d12h', { days: 1, hours: 12 }],
    ['90s', { seconds: 90 }],
    ['250ms', { milliseconds: 250 }],
    ['2w', { weeks: 2 }],
    ['3mo', { months: 3 }],
    ['1y 2mo 3w 4d 5h 6m 7s 8ms', all(1, 2, 3, 4, 5, 6, 7, 8)],
    ['1.5h', { hours: 1.5 }],
    ['0d', { days: 0 }],
    [' 8 days ', { days: 8 }],
    ['1 day 12 hours 30 min', { days: 1, hours: 12, minutes: 30 }],
    ['P8D', { days: 8 }],
    ['PT25M', { minutes: 25 }],
    ['P1DT12H', { days: 1, hours: 12 }],
    ['P2W', { weeks: 2 }],
    ['P3M', { months: 3 }],
    ['PT0.5S', { seconds: 0.5 }],
    ['PT0,5S', { seconds: 0.5 }],
    ['P1Y2M3W4DT5H6M7S', { years: 1, months: 2, weeks: 3, days: 4, hours: 5, minutes: 6, seconds: 7 }],
  ])('%s', (text, duration) => {
    expect(parseDuration(text)).toEqual(duration);
  });

  test.each([
    '',
    ' ',
    '8',
    'd',
    'tomorrow',
    '-8d',
    '+8d',
    '8 parsecs',
    '8dd',
    '1d 1d',
    '12h 1d',
    '1d, 12h',
    '1d and 12h',
    '8D',
    '.5d',
    '1.d',
    '1e3d',
    '1_000d',
    '1.5mo',
    '0x8d',
    'Infinityd',
    'P',
    'PT',
    'P8',
    'P1DT',
    'P12H',
    'PT8D',
    'p8d',
    'P-8D',
    'P 8D',
    'P8D 1h',
    'P0.5Y',
    '٨d',
    '{"days":8}',
  ])('%j is not a duration', (text) => {
    expect(parseDuration(text)).toBeUndefined();
  });

  /** In the order in which they are written, longest first. */
  const letters = { years: 'y', months: 'mo', weeks: 'w', days: 'd', hours: 'h', minutes: 'm', seconds: 's' } as const;
  const anyDuration = fc.record(
    Object.fromEntries(Object.keys(letters).map((unit) => [unit, fc.nat({ max: 99_999 })])),
    { requiredKeys: [] },
  );

  test('every duration parses the same from both formats, and equals the sum of its units', () => {
    fc.assert(
      fc.property(anyDuration, fc.constantFrom('', ' '), (duration, space) => {
        const parts = Object.entries(letters).flatMap(([unit, letter]) =>
          duration[unit] === undefined ? [] : [`${duration[unit]}${letter}`],
        );
        fc.pre(parts.length > 0);
        const iso = Object.entries(letters).map(([unit, letter]) => ({
          late: ['hours', 'minutes', 'seconds'].includes(unit),
          text: duration[unit] === undefined ? '' : `${duration[unit]}${letter.charAt(0).toUpperCase()}`,
        }));
        const half = (late: boolean) => iso.map((part) => (part.late === late ? part.text : '')).join('');
        const inIso = `P${half(false)}${half(true) === '' ? '' : `T${half(true)}`}`;
        expect(parseDuration(parts.join(space))).toEqual(duration);
        expect(parseDuration(inIso)).toEqual(duration);

        const { years, months, ...exact } = duration;
        const seconds = { weeks: 604_800n, days: 86_400n, hours: 3_600n, minutes: 60n, seconds: 1n };
        const sum = Object.entries(seconds).reduce((all, [unit, each]) => all + each * BigInt(exact[unit] ?? 0), 0n);
        expect(BigInt(addDuration(start, exact) - start)).toBe(sum * 1_000n);
      }),
    );
  });

  test('it throws for no text, and never returns a negative duration', () => {
    const nearly = fc
      .array(fc.constantFrom('1', '25', '0.5', 'd', 'h', 'm', 's', 'mo', 'P', 'T', 'D', 'M', ' ', '-'), {
        maxLength: 8,
      })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), nearly), (text) => {
        const duration = parseDuration(text);
        if (duration) expect(addDuration(start, duration)).toBeGreaterThanOrEqual(start);
      }),
      { numRuns: 1_000 },
    );
  });
});

function all(...numbers: readonly number[]): Duration {
  const units = ['years', 'months', 'weeks', 'days', 'hours', 'minutes', 'seconds', 'milliseconds'];
  return Object.fromEntries(units.map((unit, index) => [unit, numbers[index] ?? 0]));
}

describe('addDuration', () => {
  test.each([
    ['8d', '2031-05-12T10:20:30.400Z'],
    ['1d 12h', '2031-05-05T22:20:30.400Z'],
    ['0.5ms', '2031-05-04T10:20:30.401Z'],
    ['1mo', '2031-06-04T10:20:30.400Z'],
    ['1y', '2032-05-04T10:20:30.400Z'],
    ['9mo', '2032-02-04T10:20:30.400Z'],
    ['1mo 1d', '2031-06-05T10:20:30.400Z'],
  ])('%s later', (text, instant) => {
    expect(after(text)).toBe(instant);
  });

  test.each([
    ['2031-01-31T00:00:00.000Z', '1mo', '2031-02-28T00:00:00.000Z'],
    ['2032-01-31T00:00:00.000Z', '1mo', '2032-02-29T00:00:00.000Z'],
    ['2032-02-29T00:00:00.000Z', '1y', '2033-02-28T00:00:00.000Z'],
    ['2031-12-31T23:59:59.999Z', '2mo', '2032-02-29T23:59:59.999Z'],
  ])('from %s, %s: a month that is too short ends on its last day', (from, text, instant) => {
    expect(after(text, Date.parse(from))).toBe(instant);
  });
});

test.each([
  [{ days: 8 }, true],
  [{ days: 8, hours: 0.5 }, true],
  [{}, false],
  [{ days: -1 }, false],
  [{ days: NaN }, false],
  [{ days: Infinity }, false],
  [{ days: '8' }, false],
  [{ days: undefined }, false],
  [{ day: 8 }, false],
  [{ months: 0.5 }, false],
  [{ toString: 1 }, false],
  [[8], false],
])('%j is a duration: %s', (value, expected) => {
  expect(isDuration(value)).toBe(expected);
});
