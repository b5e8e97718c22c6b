import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDateTime } from '../../spec/vocabulary/date-time';

test.each([
  ['2031-05-04T10:20:30.400Z', '2031-05-04T10:20:30.400Z'],
  ['2031-05-04T10:20:30Z', '2031-05-04T10:20:30.000Z'],
  ['2031-05-04T10:20:30.4Z', '2031-05-04T10:20:30.400Z'],
  ['2031-05-04T10:20Z', '2031-05-04T10:20:00.000Z'],
  ['2031-05-04T10:20:30', '2031-05-04T10:20:30.000Z'],
  ['2031-05-04', '2031-05-04T00:00:00.000Z'],
  ['2031-05-04T10:20:30+02:00', '2031-05-04T08:20:30.000Z'],
  ['2031-05-04T23:20:30-02:00', '2031-05-05T01:20:30.000Z'],
  ['2032-02-29', '2032-02-29T00:00:00.000Z'],
  ['2031-02-29', undefined],
  ['2031-02-30T10:00:00Z', undefined],
  ['2031-04-31', undefined],
  ['2031-13-01', undefined],
  ['2031-00-01', undefined],
  ['2031-01-00', undefined],
  ['2031-01-01T25:00:00Z', undefined],
  ['2031-01-01T10:60:00Z', undefined],
  ['2031-01-01T10:00:61Z', undefined],
  ['2031-01-01T10:00:00+25:00', undefined],
  ['2031-01-01 10:00:00Z', undefined],
  ['2031-01-01T10:00:00 02:00', undefined],
  ['20310101T100000Z', undefined],
  ['2031', undefined],
  ['2031-05', undefined],
  ['1935743430400', undefined],
  ['tomorrow', undefined],
  ['2031-05-04T10:20:30Z\n', undefined],
  ['', undefined],
])('%j is %s', (text, instant) => {
  const parsed = parseDateTime(text);
  expect(parsed === undefined ? undefined : new Date(parsed).toISOString()).toBe(instant);
});

test('parses every instant that the API writes', () => {
  const dates = fc.date({ min: new Date('0000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(dates, (date) => {
      expect(parseDateTime(date.toISOString())).toBe(date.getTime());
    }),
  );
});
