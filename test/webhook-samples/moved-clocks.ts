import { createSandbox, type Sandbox } from '../../mock-server';
import { plainPayment } from '../support/bodies';
import { textOf } from '../support/seed-files';
import type { Delivery } from './deliveries';

const WEEK_MS = 7 * 24 * 3_600_000;
const card = plainPayment().payment_method;

/** Sandboxes whose clocks are far from that of an endpoint. */
const sandboxes: Readonly<Record<string, () => Promise<Sandbox>>> = {
  'after clock.advance': async () => {
    const sandbox = createSandbox();
    sandbox.platform().clock.advance('8d');
    return sandbox;
  },
  'with a random seed': async () => createSandbox({ randomSeed: 'tea' }),
  'of a seed file of last week': async () => {
    const lastWeek = createSandbox({ clock: { now: () => Date.now() - WEEK_MS } });
    const sandbox = createSandbox();
    await sandbox.platform().import(await textOf(lastWeek.platform().export()));
    return sandbox;
  },
};

/** Sends a payment to an endpoint from each of the sandboxes. Returns what it refused, and the number of deliveries. */
export async function checkMovedClocks(endpoint: { readonly url: string; readonly secret: string }) {
  const failures: string[] = [];
  let count = 0;
  for (const [name, open] of Object.entries(sandboxes)) {
    const sandbox = await open();
    const platform = sandbox.platform();
    platform.publishers.create({ ...endpoint, events: ['payment.*'] });
    await sandbox.client().payments.create({ amount: 1_000, currency: 'usd', payment_method: card });
    await platform.waitForIdle();
    const deliveries = platform.deliveries();
    count += deliveries.length;
    for (const { attempts, status } of deliveries)
      if (status !== 'delivered') failures.push(`${name}: ${status}, ${attempts.at(-1)?.answer ?? 'no attempt'}`);
    await sandbox.close();
  }
  return { count, failures };
}

/** Returns a delivery of each of the sandboxes, as the functions of the guide get it at this moment. */
export async function movedDeliveries(secret: string): Promise<readonly (readonly [name: string, Delivery])[]> {
  const found: (readonly [string, Delivery])[] = [];
  for (const [name, open] of Object.entries(sandboxes)) {
    const sandbox = await open();
    const platform = sandbox.platform();
    const receive = async (request: Request) => {
      const signature = request.headers.get('webhook-signature') ?? '';
      const timestamp = request.headers.get('webhook-timestamp') ?? '';
      found.push([name, { secret, signature, timestamp, body: await request.text(), now: new Date().toISOString() }]);
      return new Response();
    };
    platform.publishers.create({ fetch: receive, secret, events: ['payment.succeeded'] });
    await sandbox.client().payments.create({ amount: 1_000, currency: 'usd', payment_method: card });
    await platform.waitForIdle();
    await sandbox.close();
  }
  return found;
}
