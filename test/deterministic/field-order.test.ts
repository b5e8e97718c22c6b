import { expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { paymentExample } from '../../spec/generated/built-examples';
import { misplacedInEvent, misplacedInResponse } from './field-order';
import { flow } from './flow';
import { goldenOptions } from './run-in-memory';

test('the fields of responses and events stand in the order of the document', async () => {
  const sandbox = createSandbox(goldenOptions);
  const found: string[] = [];
  await flow({
    baseUrl: 'http://sandbox.test',
    fetch: async (url, init) => {
      const response = await sandbox.fetch(url, init);
      const body: unknown = await response
        .clone()
        .json()
        .catch(() => null); // a page or a file
      const { pathname } = new URL(url);
      found.push(...misplacedInResponse(init?.method ?? 'GET', pathname, response.status, body));
      return response;
    },
  });
  const events = sandbox.platform().events();
  expect(events.length).toBeGreaterThan(100);
  found.push(...events.flatMap(misplacedInEvent));
  expect([...new Set(found)]).toEqual([]);
  await sandbox.close();
});

test('a field that stands elsewhere is named, at any depth', () => {
  const { amount, payment_method: method, ...rest } = paymentExample;
  const { status, ...others } = method;
  const payment = { payment_method: { status, ...others }, ...rest, amount };
  const names = [
    'Payment.payment_method stands before id',
    'Payment.updated_at stands before amount',
    'PaymentMethod.status stands before card',
  ];
  const body = { id: payment.id, type: 'payment', data: payment, page_info: null };
  expect(misplacedInResponse('GET', '/v1/payments/py_1', 200, body)).toEqual(expect.arrayContaining(names));
  const event = { data: payment, event_name: 'payment.created' };
  expect(misplacedInEvent(event)).toEqual(expect.arrayContaining(names));
});
