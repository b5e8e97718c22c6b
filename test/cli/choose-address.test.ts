import { expect, test } from 'vitest';
import { type AddressSources, chooseAddress, type StartAddress } from '../../cli/connection/choose-address';

const start: StartAddress = { port: 4010, isSecure: false, basePath: '', source: 'the default' };
const file = { ...start, source: 'shop.yaml' };
const option = 'https://sandbox.example';
const variable = 'http://10.0.0.5:4010';

test.each<[Partial<AddressSources>, url: string, source: string]>([
  [{}, 'http://127.0.0.1:4010', 'the default'],
  [{ start: { ...file, port: 8080 } }, 'http://127.0.0.1:8080', 'shop.yaml'],
  [{ start: { ...file, isSecure: true } }, 'https://127.0.0.1:4010', 'shop.yaml'],
  [{ start: { ...file, basePath: '/pay' } }, 'http://127.0.0.1:4010/pay', 'shop.yaml'],
  [{ start: file, variable }, variable, 'PAYMENTS_SANDBOX_URL'],
  [{ start: file, variable, option }, option, '--sandbox'],
  [{ start: { ...file, port: 0 }, option }, option, '--sandbox'],
])('%j means %s, by %s', (sources, url, source) => {
  expect(chooseAddress({ start, ...sources })).toEqual({ url, source });
});

test('a port that start picks is not known', () => {
  expect(() => chooseAddress({ start: { ...file, port: 0 } })).toThrow('port is 0 by shop.yaml');
});
