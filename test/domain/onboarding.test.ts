import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCalendarDate, isOfAge } from '../../mock-server/domain/calendar-date';
import { isIpAddress } from '../../mock-server/domain/ip-address';
import { maskedPayload, masked, requireComplete } from '../../mock-server/domain/onboarding';
import { onboardingRequirements } from '../../spec/tables/onboarding-requirements';
import { onboardingEntry } from '../support/onboarding';

const now = '2031-05-04T10:20:30.400Z';

describe('masked', () => {
  test.each([
    ['12-3456789', '**-***6789'],
    ['123-45-6789', '***-**-6789'],
    ['123456789', '*****6789'],
    ['12345', '*2345'],
    ['1234', '****'],
    ['8317', '****'],
    ['1', '*'],
    ['', ''],
  ])('%s → %s', (text, expected) => expect(masked(text)).toBe(expected));

  test('at most the last four digits remain, at least one digit is masked, and nothing else changes', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d-]{1,20}$/), (text) => {
        const hidden = masked(text);
        expect(hidden).toHaveLength(text.length);
        const stays = /\d[\d-]*$/.exec(hidden)?.[0] ?? '';
        expect(text.endsWith(stays)).toBe(true);
        expect(stays.replaceAll('-', '').length).toBeLessThanOrEqual(4);
        expect(hidden.includes('*')).toBe(/\d/.test(text));
        expect(hidden.replace(/[\d*]/g, '0')).toBe(text.replace(/\d/g, '0'));
      }),
    );
  });
});

test('the stored payload differs from the request only in the masked fields', () => {
  const sent = requireComplete(JSON.parse(JSON.stringify(onboardingEntry('multi_llc'))), now);
  const kept = maskedPayload(sent);
  const marked = onboardingRequirements.filter((row) => row.masked).map(({ path }) => path);
  expect(changedPaths(sent, kept)).toEqual(marked);
  expect(JSON.stringify(kept)).not.toMatch(/8317|98-7|000987/);
});

function changedPaths(before: unknown, after: unknown, within: readonly string[] = []): string[] {
  if (typeof before !== 'object') return before === after ? [] : [within.join('.')];
  const inner: [string, unknown][] = Object.entries(Object(before));
  return inner.flatMap(([name, value]) => changedPaths(value, Object(after)[name], [...within, name]));
}

describe('days', () => {
  test('exactly the days of the calendar are accepted', () => {
    const years = fc.integer({ min: 1, max: 9999 });
    const months = fc.integer({ min: 1, max: 12 });
    const days = fc.nat(31);
    fc.assert(
      fc.property(years, months, days, (y, m, d) => {
        const year = String(y).padStart(4, '0');
        const month = String(m).padStart(2, '0');
        const day = String(d).padStart(2, '0');
        const iso = `${year}-${month}-${day}`;
        const instant = new Date(`${iso}T00:00:00.000Z`);
        const exists = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(iso);
        expect(isCalendarDate({ year, month, day })).toBe(exists);
      }),
    );
  });

  test.each([
    ['2013-05-03', true],
    ['2013-05-04', true],
    ['2013-05-05', false],
    ['2013-04-30', true],
    ['2012-12-31', true],
    ['2031-05-04', false],
    ['9999-01-01', false],
    ['0001-01-01', true],
  ])('born %s, 18 on 4 May 2031: %j', (born, expected) => {
    const [year = '', month = '', day = ''] = born.split('-');
    expect(isOfAge({ year, month, day }, 18, now)).toBe(expected);
  });

  test.each([
    ['2030-02-28T23:59:59.999Z', false],
    ['2030-03-01T00:00:00.000Z', true],
    ['2032-02-29T00:00:00.000Z', true],
  ])('born on a leap day of 2012, 18 at %s: %j', (at, expected) => {
    expect(isOfAge({ year: '2012', month: '02', day: '29' }, 18, at)).toBe(expected);
  });
});

describe('IP addresses', () => {
  const group = fc.nat(0xffff).map((number) => number.toString(16));

  test('every common notation is accepted', () => {
    const v4 = fc.ipV4();
    const v6 = fc.oneof(
      fc.ipV6(),
      fc.array(group, { minLength: 8, maxLength: 8 }).map((all) => all.join(':')),
    );
    fc.assert(fc.property(fc.oneof(v4, v6), isIpAddress));
  });

  test.each([
    '',
    '1',
    '1.2.3',
    '1.2.3.4.5',
    '01.2.3.4',
    '1.2.3.4 ',
    '0x1.2.3.4',
    '1:2',
    '1::2::3',
    'g::',
    '::1]/#',
    '::1%1',
  ])('"%s" is not an IP address', (text) => expect(isIpAddress(text)).toBe(false));
});
