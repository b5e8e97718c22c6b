import { CardDeclinedError, Client, ConnectionError } from 'payments-sandbox';
import { createSandbox } from 'payments-sandbox/mock-server';
import { override } from 'payments-sandbox/msw';
import { setupSandboxWorker } from 'payments-sandbox/msw/browser';

/** A page whose service worker answers its requests from a sandbox. It runs in the browser. */

const baseUrl = 'https://payments.example/api';
const keys = { clientId: 'test_default', clientSecret: 'test_default_secret' };
const card = { name: 'Ada Lovelace', month: 12, year: 2050, address_postal_code: '94107' };

async function run(): Promise<Record<string, unknown>> {
  const sandbox = createSandbox();
  const worker = setupSandboxWorker(sandbox, { baseUrl });
  await worker.start({ quiet: true });
  const { payments } = new Client({ ...keys, baseUrl, maxRetries: 0 });
  const pay = async (number: string) => {
    const payment_method = { card: { ...card, number } };
    return payments.create({ amount: 1_000, currency: 'usd', payment_method }).catch((error: unknown) => error);
  };
  const paid = await pay('4242424242424242');
  const declined = await pay('4000000000000002');
  sandbox.platform().faults.create({ operation: 'createPayment', times: 1, fault: { drop: 'after_commit' } });
  const dropped = await pay('4242424242424242');
  worker.use(override('listPayments', ({ error }) => error('service_unavailable'), { once: true }));
  const list = async () => (await payments.list()).data;
  const overridden: unknown = await list().catch((error: unknown) => error);
  // In a browser MSW responds to what is an error with 500.
  const unhandled = (await fetch('/nothing')).status;
  const listed = await list();
  worker.stop();
  worker.stop();
  // The service worker is told by a message, which a request may overtake.
  let afterStop = unhandled;
  while (afterStop === unhandled) afterStop = (await fetch('/nothing')).status;
  return {
    paid,
    declined: declined instanceof CardDeclinedError && declined.declineCode,
    dropped: dropped instanceof ConnectionError && dropped.code,
    overridden: String(overridden),
    unhandled,
    statuses: listed.map(({ status }) => status),
    afterStop,
  };
}

Object.assign(globalThis, { run });
