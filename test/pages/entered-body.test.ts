import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { enteredBody } from '../../mock-server/pages/operation-form/entered-body';

describe('a body that was entered is sent', () => {
  test.each([
    '{"amount": 12345678901234567890}',
    '{"rate": 0.10, "other": 1e999, "zero": -0, "big": 1.000000000000000000001}',
    '{"a": 1, "a": 2}',
    '{"a":"\\u0041\\"{\\\\",\r\n  "number"\t: [ "5", {"b": "x"} ]}',
    '{"[test card visa]": "number"}',
    '[1.0]',
    '"[test card visa]"',
  ])('as it is: %s', (text) => {
    expect(enteredBody(text)).toBe(text);
  });

  test('as it is, whatever it has', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom('', ' ', '\n'), (json, end) => {
        expect(enteredBody(json + end)).toBe(json + end);
      }),
    );
  });

  test.each([
    ['{"number": "[test card visa]"}', '{"number": "4242424242424242"}'],
    [
      '{"payment_method": {"bank": {}, "card": {"name": "[test card visa]", "number" : "4000 00** **** 9995"}}, "n": 1.0}',
      '{"payment_method": {"bank": {}, "card": {"name": "[test card visa]", "number" : "4000000000009995"}}, "n": 1.0}',
    ],
    ['{"number": ["[visa card]"]}', '{"number": ["4242424242424242"]}'],
    ['{"num\\u0062er": "[test card visa]"}', '{"num\\u0062er": "4242424242424242"}'],
  ])('with the number of the test card that %s names', (text, sent) => {
    expect(enteredBody(text)).toBe(sent);
  });

  test('not while it has what the log redacted, with the place of it', () => {
    const text = '{"a": [{"b": 1}, {"c": {"d": "x", "verification": "[redacted]"}}]}';
    expect(() => enteredBody(text)).toThrow('Replace the value of a.c.verification');
    expect(() => enteredBody('{"a": {"b": 1}, "c": "[redacted]"}')).toThrow('Replace the value of c:');
  });
});
