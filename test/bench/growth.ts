import { createSandbox, openSandboxIn, type Sandbox } from '../../mock-server/server';
import { median } from './median';
import { temporaryDirectory } from './servers';

const few = 1_000;
const many = 100_000;
const measured = 1_000;

const body = JSON.stringify({
  amount: 1_000,
  currency: 'usd',
  payment_method: {
    card: { name: 'Ada', number: '4242424242424242', month: 12, year: 2040, address_postal_code: '94107' },
  },
});

/** How much longer the creation of a payment takes over 100,000 payments than over 1,000, in memory and on the file store. */
export async function growthRatios(): Promise<Readonly<Record<'memory' | 'file', number>>> {
  return {
    memory: await ratioOf(createSandbox(), createSandbox()),
    file: await ratioOf(await openSandboxIn(temporaryDirectory()), await openSandboxIn(temporaryDirectory())),
  };
}

/** The two take turns, so that a slower machine is slower for both. */
async function ratioOf(small: Sandbox, large: Sandbox): Promise<number> {
  const [createFew, createMany] = [await creatorOf(small), await creatorOf(large)];
  await createFew(few);
  await createMany(many);
  const ratios: number[] = [];
  for (let round = 0; round < 9; round++) ratios.push((await createMany(measured)) / (await createFew(measured)));
  await Promise.all([small.close(), large.close()]);
  return median(ratios);
}

/** Creates a number of payments, ten at a time, and gives the time it took. */
async function creatorOf(sandbox: Sandbox): Promise<(count: number) => Promise<number>> {
  const credentials = JSON.stringify({ client_id: 'test_default', client_secret: 'test_default_secret' });
  const granted = await sandbox.fetch('http://localhost/oauth/token', { method: 'POST', body: credentials });
  const { access_token } = Object(await granted.json());
  let key = 0;
  const create = async () => {
    const headers = { authorization: `Bearer ${access_token}`, 'idempotency-key': `k${key++}` };
    const { status } = await sandbox.fetch('http://localhost/v1/payments', { method: 'POST', headers, body });
    if (status !== 201) throw new Error(`a payment was answered with ${status}`);
  };
  return async (count) => {
    const start = performance.now();
    for (let made = 0; made < count; made += 10) await Promise.all(Array.from({ length: 10 }, create));
    return performance.now() - start;
  };
}
