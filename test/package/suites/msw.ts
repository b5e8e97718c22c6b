import { equal, match, rejects } from 'node:assert/strict';
import { CardDeclinedError, Client, ConnectionError } from 'payments-sandbox';
import { createSandbox } from 'payments-sandbox/mock-server';
import { override } from 'payments-sandbox/msw';
import { setupSandboxServer } from 'payments-sandbox/msw/node';

/** A suite under MSW. It runs with each version of MSW, and prints a line for each check. */

const baseUrl = 'https://payments.test/api';
const sandbox = createSandbox();
const server = setupSandboxServer(sandbox, { baseUrl });
const keys = { clientId: 'test_default', clientSecret: 'test_default_secret' };
const { payments } = new Client({ ...keys, baseUrl, maxRetries: 0 });
const paymentBy = (number: string) =>
  payments.create({
    amount: 1_000,
    currency: 'usd',
    payment_method: { card: { name: 'A. Buyer', number, month: 12, year: 2050, address_postal_code: '94107' } },
  });

const checks: Readonly<Record<string, () => Promise<void>>> = {
  'a payment succeeds': async () => equal((await paymentBy('4242424242424242')).status, 'succeeded'),
  'a payment is declined': () => rejects(paymentBy('4000000000000002'), CardDeclinedError),
  'an operation is overridden once': async () => {
    server.use(override('getPayment', ({ error }) => error('service_unavailable'), { once: true }));
    await rejects(payments.get('py_1'), { status: 503, code: 'service_unavailable' });
    await rejects(payments.get('py_1'), { status: 404 });
  },
  'an overridden resource has its envelope': async () => {
    const payment = await paymentBy('4242424242424242');
    server.use(override('getPayment', ({ params }) => ({ ...payment, description: params.payment_id })));
    equal((await payments.get('py_2')).description, 'py_2');
    server.resetHandlers();
  },
  'a connection is dropped': async () => {
    sandbox.platform().faults.create({ operation: 'listPayments', times: 1, fault: { drop: 'before_commit' } });
    await rejects(async () => payments.list(), ConnectionError);
    equal((await payments.list()).data.length > 0, true);
  },
  'an unhandled request is an error': async () => {
    const complaints: string[] = [];
    const { error } = console;
    console.error = (text) => complaints.push(String(text));
    await rejects(fetch('http://other.test/')).finally(() => (console.error = error));
    match(complaints.join('\n'), /http:\/\/other\.test\//);
  },
  'closing twice is closing once': async () => {
    server.close();
    server.close();
    server.listen();
    equal((await payments.list()).data.length > 0, true);
  },
};

server.listen();
for (const [name, check] of Object.entries(checks)) {
  try {
    await check();
    console.log(`ok ${name}`);
  } catch (error) {
    console.log(`FAILED ${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
server.close();
await sandbox.close();
