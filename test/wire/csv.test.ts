import { expect, test } from 'vitest';
import { csvLine, type CsvValue } from '../../mock-server/wire/csv';

const cases: [given: CsvValue, written: string][] = [
  [1_000, '1000'],
  [-970, '-970'],
  [0, '0'],
  [null, ''],
  ['usd', '"usd"'],
  ['', '""'],
  ['12', '"12"'],
  ['Smith, "Jo"', '"Smith, ""Jo"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', `"'=1+1"`],
  ['+1', `"'+1"`],
  ['-970', `"'-970"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['\n=1', `"'\n=1"`],
  ['\r=1', `"'\r=1"`],
  ["'=1", `"'=1"`],
  ['a=1', '"a=1"'],
];

test.each(cases)('%j is written as %j', (given, written) => {
  expect(csvLine([given])).toBe(`${written}\r\n`);
});

test('values are separated by commas, and lines end as RFC 4180 has it', () => {
  expect(csvLine(['=a', -1, null, 'b'])).toBe(`"'=a",-1,,"b"\r\n`);
});
