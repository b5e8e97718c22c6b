import { Client, PaymentError } from 'payments-sandbox';
import { createSandbox } from 'payments-sandbox/mock-server';
import { override } from 'payments-sandbox/msw';
import { setupSandboxServer } from 'payments-sandbox/msw/node';
import { paymentInput } from 'payments-sandbox/testing';

/** A payment under MSW, and a decline by an override of one operation. */
async function main(): Promise<string> {
  const baseUrl = 'https://payments.test/api';
  const declines = override('createPayment', ({ error }) => error('card_declined', { decline_code: 'lost_card' }));
  const server = setupSandboxServer(createSandbox(), { baseUrl, handlers: undefined });
  server.listen();
  const client = new Client({ clientId: 'test_default', clientSecret: 'test_default_secret', baseUrl });
  const { status } = await client.payments.create(paymentInput());
  server.use(declines);
  const declined: unknown = await client.payments.create(paymentInput()).catch((error: unknown) => error);
  if (!(declined instanceof PaymentError && declined.declineCode === 'lost_card')) throw new Error(String(declined));
  server.close();
  return status;
}

export const result = main();
void result.then(console.log);
