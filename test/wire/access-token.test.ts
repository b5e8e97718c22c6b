import { expect, test } from 'vitest';
import { signedToken } from '../../mock-server/domain/web-component-token';
import { readClaims } from '../../mock-server/platform/access-token';
import { platformIdOf } from '../../mock-server/wire/platform-id';

const withExpiry = (expires: string) => `pf_1.test.${expires}.salt.signature`;

test('an expiry is decimal digits', () => {
  expect(readClaims(withExpiry('1800000000000'))).toEqual({
    platform: 'pf_1',
    mode: 'test',
    expires: 1_800_000_000_000,
    isOwn: false,
    generation: undefined,
  });
});

test.each(['', ' ', ' 12', '12 ', '+12', '-12', '0x10', '1e99', 'Infinity', 'NaN', '1_000', '١٢', '9'.repeat(400)])(
  'a token with the expiry %j is no token',
  (expires) => {
    expect(readClaims(withExpiry(expires))).toBeUndefined();
  },
);

const webComponentToken = signedToken(
  { sub: 'pf_1', mode: 'test', grants: [{ role: 'read', kind: 'account', id: 'acc_1' }], iat: 1, exp: 2 },
  () => '00ff',
);

const platformOf = (authorization: string) =>
  platformIdOf({
    method: 'GET',
    path: '/v1/payments',
    query: '',
    headers: new Headers({ Authorization: authorization }),
    body: '',
  });

test('the claims of a web component token', () => {
  expect(readClaims(webComponentToken)).toEqual({
    platform: 'pf_1',
    mode: 'test',
    expires: 2_000,
    grants: [{ role: 'read', kind: 'account', id: 'acc_1' }],
  });
});

test('a request names its platform by either token', () => {
  expect(platformOf(`Bearer ${withExpiry('1')}`)).toBe('pf_1');
  expect(platformOf(`bearer  ${webComponentToken}`)).toBe('pf_1');
  const [header] = webComponentToken.split('.');
  for (const token of [`${header}.`, `${header}.x.y`, `${header}..`, `${webComponentToken} x`])
    expect(platformOf(`Bearer ${token}`)).toBe('');
});
