import { expect, test } from 'vitest';
import { centsFrom, dollarsOf } from '../../mock-server/pages/money';

test.each([
  ['19.99', 1_999],
  ['$19.99', 1_999],
  [' 20 ', 2_000],
  ['0.5', 50],
  ['1.15', 115],
  ['4815.16', 481_516],
  ['$4,815.16', 481_516],
  ['1,234,567', 123_456_700],
  ['90071992547409.91', 9_007_199_254_740_991],
])('reads %j as %d cents', (text, cents) => {
  expect(centsFrom(text)).toBe(cents);
  expect(centsFrom(dollarsOf(cents))).toBe(cents);
});

test.each([
  '',
  '.5',
  '19,99',
  '1.005',
  '1e3',
  '-5',
  '12,34.00',
  '0x10',
  '5 usd',
  '19.',
  '90071992547409.92',
  '9'.repeat(400),
])('reads no amount in %j', (text) => {
  expect(centsFrom(text)).toBeUndefined();
});
