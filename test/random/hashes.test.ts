import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashSecret, keyedHash, portableKeyedHash, randomKey, sameHash } from '../../mock-server/random/hashes';

test('both ways to the keyed hash lead to the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const key = randomKey();
      expect(keyedHash(key)(text)).toBe(portableKeyedHash(key)(text));
    }),
  );
});

test('a keyed hash is HMAC-SHA-256', () => {
  const key = '0b'.repeat(20);
  const expected = 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7';
  expect([keyedHash(key)('Hi There'), portableKeyedHash(key)('Hi There')]).toEqual([expected, expected]);
});

test.each([
  ['a', 'a', true],
  ['a', 'b', false],
  ['ab', 'a', false],
  ['', '', true],
])('%j and %j are the same hash: %s', (a, b, same) => {
  expect(sameHash(a, b)).toBe(same);
});

test('a hash of a secret does not tell the secret', () => {
  expect(hashSecret('test_default_secret')).toMatch(/^[0-9a-f]{64}$/);
});
