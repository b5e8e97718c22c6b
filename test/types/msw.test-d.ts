import { HttpResponse, type HttpHandler } from 'msw';
import type { SetupServer } from 'msw/node';
import { handlers, override } from '../../mock-server/msw';
import type { Sandbox } from '../../mock-server';
import { setupSandboxServer } from '../../mock-server/testing/entries/msw-node';
import { setupSandboxWorker } from '../../mock-server/testing/entries/msw-browser';
import type { Payment, Refund } from '../../sdk';

declare const payment: Payment;
declare const refund: Refund;

// A responder returns the resource of its operation, an error, any response, or nothing.
export const resource: HttpHandler = override('getPayment', () => payment);
override('getPayment', async ({ params }) => ({ ...payment, id: params.payment_id }));
override('createPayment', ({ body }) => ({ ...payment, amount: body.amount }));
override('listPayments', () => [payment]);
override('createAccessToken', () => ({ access_token: 'a', token_type: 'Bearer', expires_in: 1 }));
override('getPayment', ({ error }) => error('resource_not_found'));
override('createPayment', ({ error }) => error('card_declined', { decline_code: 'lost_card', message: undefined }));
override('getPayment', () => HttpResponse.error());
override('getPayment', () => new Response(null, { status: 502 }), { baseUrl: undefined, once: true });
override('getPayment', () => ({ ...payment, status: 'failed' }));
override('listPayments', async () => [{ ...payment, status: 'failed' }]);
override('getPayment', () => undefined);
override('getPayment', () => {});
override('getPayment', async () => {});
override('createPayment', ({ body, error }) => {
  return body.amount > 1_000 ? error('card_declined') : undefined;
});
override('createPayment', async ({ body, request, error }) => {
  if (body.capture_strategy === 'manual') return error('gateway_error');
  await request.text();
  return undefined;
});

// The operation decides.
// @ts-expect-error unknown operation
override('getPaymnt', () => undefined);
// @ts-expect-error getting a payment cannot be declined
override('getPayment', ({ error }) => error('card_declined'));
// @ts-expect-error unknown error code
override('createPayment', ({ error }) => error('card_was_declined'));
// @ts-expect-error unknown decline code
override('createPayment', ({ error }) => error('card_declined', { decline_code: 'no_money' }));
// @ts-expect-error a refund is not a payment
override('getPayment', () => refund);
// @ts-expect-error an amount is a number
override('getPayment', () => ({ ...payment, amount: '1' }));
// @ts-expect-error a list is an array
override('listPayments', () => payment);
// @ts-expect-error unknown parameter of the path
override('getPayment', ({ params }) => ({ ...payment, id: params.id }));
// @ts-expect-error unknown field of the body
override('createPayment', ({ body }) => ({ ...payment, amount: body.total }));
// @ts-expect-error unknown option
override('getPayment', () => payment, { times: 1 });

declare const sandbox: Sandbox;
const baseUrl = 'https://payments.example';
export const server: SetupServer = setupSandboxServer(sandbox, { baseUrl, handlers: undefined });
server.use(resource, ...handlers(sandbox, { baseUrl }));
server.listen({ onUnhandledRequest: 'warn' });
void setupSandboxWorker(sandbox, { baseUrl, handlers: [resource] }).start({ quiet: true });
// @ts-expect-error the base URL is required
setupSandboxServer(sandbox, {});
