import { describe, expect, test } from 'vitest';
import { unknownName } from '../../mock-server/domain/unknown-name';
import { warningHeader } from '../../mock-server/wire/warnings';
import { bankScenarios } from '../../spec/tables/bank-scenarios';
import { scenarios } from '../../spec/tables/scenarios';

describe('unknown names', () => {
  test.each([
    ['insuficient_funds', 'insufficient_funds'],
    ['do_not_honour', 'do_not_honor'],
    ['gateway', 'gateway_error'],
    ['invalid_expiry', 'invalid_expiry_year'],
  ])('closest to "%s"', (name, closest) => {
    const warning = unknownName('scenario', name, Object.keys(scenarios));
    expect(warning).toBe(`unknown scenario "${name}"; did you mean "${closest}"?`);
  });

  test.each(['', 'INSUFFICIENT_FUNDS', 'constructor', '__proto__'])('none is near "%s"', (name) => {
    expect(unknownName('scenario', name, Object.keys(bankScenarios))).toBe(`unknown scenario "${name}"`);
  });

  test('a name is cut at 40 characters, and a card number is masked', () => {
    expect(unknownName('scenario', 'x'.repeat(10_000), [])).toBe(`unknown scenario "${'x'.repeat(40)}"`);
    expect(unknownName('scenario', '4242424242424242', [])).toBe('unknown scenario "424242******4242"');
  });
});

describe('the header', () => {
  test('joins warnings; without any there is none', () => {
    expect(warningHeader([])).toEqual({});
    expect(warningHeader(['a', 'b; c'])).toEqual({ 'Sandbox-Warning': 'a, b; c' });
  });

  test.each([
    ['é', '\\u00e9'],
    ['a\r\nSet-Cookie: b', 'a\\u000d\\u000aSet-Cookie: b'],
    ['\u0000\u007f', '\\u0000\\u007f'],
    ['😀', '\\ud83d\\ude00'],
  ])('escapes what is not printable ASCII: %j', (text, escaped) => {
    expect(warningHeader([text])).toEqual({ 'Sandbox-Warning': escaped });
  });
});
