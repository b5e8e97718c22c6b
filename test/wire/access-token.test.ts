import { expect, test } from 'vitest';
import { readClaims } from '../../mock-server/pipeline/access-token';

const withExpiry = (expires: string) => `pf_1.test.${expires}.salt.signature`;

test('an expiry is decimal digits', () => {
  expect(readClaims(withExpiry('1800000000000'))).toEqual({
    platform: 'pf_1',
    mode: 'test',
    expires: 1_800_000_000_000,
  });
});

test.each(['', ' ', ' 12', '12 ', '+12', '-12', '0x10', '1e99', 'Infinity', 'NaN', '1_000', '١٢', '9'.repeat(400)])(
  'a token with the expiry %j is no token',
  (expires) => {
    expect(readClaims(withExpiry(expires))).toBeUndefined();
  },
);
