import { expect, test } from 'vitest';
import { choosePlatform, type PlatformSources, type Use } from '../../cli/connection/choose-platform';

const token = { id: 'pf_1', name: 'checkout-team' };
const keyPair = { id: 'pf_1', name: 'checkout-team' };
const other = { id: 'pf_2', name: 'payouts-team' };
const file = { path: 'shop.yaml', platform: 'checkout-team' };

test.each<[PlatformSources, platform: string, source: string]>([
  [{}, 'default', 'the default'],
  [{ file }, 'checkout-team', 'shop.yaml'],
  [{ file, keyPair: other }, 'pf_2', 'the key pair of PAYMENTS_CLIENT_ID'],
  [{ file, keyPair, token }, 'pf_1', 'the token'],
  [{ token: { id: 'pf_1' } }, 'pf_1', 'the token'],
  [{ file, keyPair, token, variable: 'pf_1' }, 'pf_1', 'PAYMENTS_SANDBOX_PLATFORM'],
  [{ file, keyPair, token, variable: 'pf_1', option: 'checkout-team' }, 'checkout-team', '--platform'],
  [{ file: { ...file, platform: 'shop' }, keyPair: other, variable: 'pf_2' }, 'pf_2', 'PAYMENTS_SANDBOX_PLATFORM'],
])('%j means %s, by %s', (sources, platform, source) => {
  for (const use of ['control', 'api'] as const) expect(choosePlatform(sources, use)).toEqual({ platform, source });
});

test.each<[PlatformSources, Use, problem: string]>([
  [
    { token, option: 'default' },
    'control',
    'the token is of the platform pf_1 (checkout-team), and --platform names default',
  ],
  [{ token, option: 'payouts-team' }, 'api', 'and --platform names payouts-team'],
  [{ token, variable: 'pf_2' }, 'control', 'and PAYMENTS_SANDBOX_PLATFORM names pf_2'],
  [{ token, option: 'pf_1', variable: 'pf_2' }, 'control', 'and PAYMENTS_SANDBOX_PLATFORM names pf_2'],
  [{ token, keyPair: other }, 'control', 'and the key pair of PAYMENTS_CLIENT_ID names pf_2 (payouts-team)'],
  [{ token, file: { ...file, platform: 'shop' } }, 'control', 'and shop.yaml names shop'],
  [
    { keyPair, option: 'default' },
    'api',
    'the key pair of PAYMENTS_CLIENT_ID is of the platform pf_1 (checkout-team), and --platform names default',
  ],
  [{ keyPair, variable: 'payouts-team' }, 'api', 'and PAYMENTS_SANDBOX_PLATFORM names payouts-team'],
])('%j for the %s is refused', (sources, use, problem) => {
  expect(() => choosePlatform(sources, use)).toThrow(problem);
});

test.each<[PlatformSources, platform: string]>([
  [{ keyPair, option: 'default' }, 'default'],
  [{ keyPair, variable: 'payouts-team', file }, 'payouts-team'],
])('%j is %s for the control API, which the key pair does not open', (sources, platform) => {
  expect(choosePlatform(sources, 'control').platform).toBe(platform);
});
