import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { builtPackage } from '../../support/built';
import { openTerminal } from '../support/sandbox';
import type { Story } from '../story';

/** The suite of a shop, with the variables that `exec` sets and nothing else. */
const suite = `
import { execFileSync } from 'node:child_process';
import { strict as assert } from 'node:assert';
import { CardDeclinedError, Client } from 'PACKAGE/dist/sdk/index.js';

const client = new Client();
const sandbox = (...args) => execFileSync(process.execPath, ['PACKAGE/dist/cli/index.cjs', ...args], { encoding: 'utf8' });
const order = (number, more) => ({
  amount: 1_000,
  currency: 'usd',
  payment_method: { card: { name: 'Ada', number, month: 12, year: 2040, address_postal_code: '94107' } },
  ...more,
});

await assert.rejects(client.payments.create(order('4000000000009995')), CardDeclinedError);
const { id } = await client.payments.create(order('4242424242424242', { capture_strategy: 'manual' }));
assert.match(sandbox('clock', 'advance', '8d'), /1 payment canceled/);
assert.equal((await client.payments.get(id)).status, 'canceled');
sandbox('faults', 'create', '--operation', 'createPayment', '--drop', '--times', '1');
await client.payments.create(order('4242424242424242'), { idempotencyKey: 'order-17-1' });
assert.equal((await client.payments.list().toArray()).length, 3);
// By hand, without what it needs: this is of the person, and not of the program.
assert.throws(() => sandbox('checkouts', 'create', '--amount', '1000'));
if (process.argv[2] === 'wrong') await client.payments.create(order('4242424242424242', { descripton: 'Tea' }));
console.log('the suite has passed at', process.env.PAYMENTS_SANDBOX_CONTROL_TOKEN ?? 'a sandbox of its own');
`;

export const story: Story = {
  title: 'a job in a pipeline runs its suite by exec, with a token of another sandbox in its variables',
  pairs: {
    cli: ['time', 'declines', 'retries', 'faults', 'tenants'],
  },
  run: async () => {
    const elsewhere = { PAYMENTS_SANDBOX_CONTROL_TOKEN: 'a-token-of-another-sandbox' };
    const { cwd, sandbox } = openTerminal(elsewhere);
    writeFileSync(join(cwd, 'suite.mjs'), suite.replaceAll('PACKAGE', builtPackage()));
    const passed = await sandbox('exec --fail-on accepted-violation -- node suite.mjs');
    expect(passed).toContain('the suite has passed at a sandbox of its own');
    const failed = await sandbox('exec --fail-on violation -- node suite.mjs wrong', 1);
    expect(failed).toContain('descripton');
    expect(failed).not.toContain('createCheckout');
    expect(failed).not.toContain('4242424242424242');
  },
};
