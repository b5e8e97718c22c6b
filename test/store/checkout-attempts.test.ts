import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSandboxIn } from '../../mock-server/server';
import { Api } from '../support/api';
import { cardToken, checkout, complete, makeCheckout } from '../support/checkouts';
import { temporaryDirectory } from './support';

const ATTEMPTS = 30;
/** Sequence numbers and instants that get longer. */
const LONGER_NUMBERS = 60;

/** Returns the number of a card, another one for each index: the declines of one card are counted and limited. */
function cardNumber(index: number): string {
  const digits = `4${String(index).padStart(14, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

test('a declined attempt writes as many bytes after many attempts as after two', async () => {
  const directory = temporaryDirectory();
  const sandbox = await openSandboxIn(directory);
  const keys = { client_id: 'test_default', client_secret: 'test_default_secret' };
  const api = new Api({ baseUrl: 'http://sandbox.test', fetch: sandbox.fetch }, keys);
  const size = () => statSync(join(directory, 'platforms', 'default.ndjson')).size;

  const declined = checkout({ metadata: { payment_test: { scenario: 'do_not_honor' } } });
  const { id } = await makeCheckout(api, declined);
  const bytes: number[] = [];
  for (let i = 0; i < ATTEMPTS; i++) {
    const token = await cardToken(api, cardNumber(1_000 + i));
    const before = size();
    const { completion } = await complete(api, id, token);
    expect(completion).toMatchObject({ status: 'failed', payment_error_code: 'do_not_honor' });
    expect(completion.checkout.completions).toHaveLength(i + 1);
    bytes.push(size() - before);
  }
  await sandbox.close();
  const third = bytes[2] ?? 0;
  const last = bytes.at(-1) ?? Infinity;
  expect(last).toBeLessThan(third + LONGER_NUMBERS);
});
