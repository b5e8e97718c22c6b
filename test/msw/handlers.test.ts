import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createSandbox } from '../../mock-server';
import { handlers, override } from '../../mock-server/msw';
import { Client } from '../../sdk';

const baseUrl = 'https://payments.test/sandbox';
const sandbox = createSandbox();
const server = setupServer(...handlers(sandbox, { baseUrl }));
const client = new Client({ clientId: 'test_default', clientSecret: 'test_default_secret', baseUrl });

const checkout = { amount: 1_250, description: 'Tea' };

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

test('a request to the API is not copied', async () => {
  const copies = vi.spyOn(Request.prototype, 'clone');
  onTestFinished(() => copies.mockRestore());
  await client.checkouts.create(checkout);
  expect(copies).not.toHaveBeenCalled();
});

test('a request whose body an override has read is carried out', async () => {
  const read: unknown[] = [];
  server.use(override('createCheckout', ({ body }) => void read.push(body)));
  const { payment_amount } = await client.checkouts.create(checkout);
  expect(read).toEqual([checkout]);
  expect(payment_amount).toBe(1_250);
});

test('a URL that only begins like the base URL is left to other handlers', async () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue(undefined);
  onTestFinished(() => complaints.mockRestore());
  await expect(fetch(`${baseUrl}es/v1/payments`)).rejects.toThrow();
  expect(complaints).toHaveBeenCalledWith(expect.stringContaining('/sandboxes/v1/payments'));
});
