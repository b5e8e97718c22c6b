import type { IncomingMessage } from 'node:http';
import {
  createWebhookHandler,
  isNewer,
  type Event,
  type EventHandlers,
  type EventName,
  type Payment,
  type Refund,
  type SeenEvents,
  type WebhookHandler,
  type WebhookResponse,
} from '../../sdk';

declare const request: Request;
declare const incoming: IncomingMessage;
declare const event: Event;
const secret = 'sigk_';

/** What a handler writes in. */
interface Transaction {
  query(text: string): Promise<void>;
}
declare const seen: SeenEvents<Transaction>;

// The name of an event decides the type of its handler's event.
const handler: WebhookHandler = createWebhookHandler({
  secret,
  on: {
    'payment.succeeded': async ({ event_name, data }) => {
      const name: 'payment.succeeded' = event_name;
      const payment: Payment = data;
      // @ts-expect-error a payment is not a refund
      const refund: Refund = data;
      await Promise.resolve([name, payment, refund]);
    },
    'payment.refunded': ({ data }) => data.payment_id,
    'sub_account.updated': undefined,
  },
  otherwise: (other) => other.event_name,
});
// @ts-expect-error unknown event
createWebhookHandler({ secret, on: { 'payment.regretted': () => undefined } });
// @ts-expect-error unknown option
createWebhookHandler({ secret, on: {}, tolerance: 5 });
// @ts-expect-error the secret is missing
createWebhookHandler({ on: {} });
// @ts-expect-error an environment variable can be missing
createWebhookHandler({ secret: process.env['WEBHOOK_SECRET'], on: {} });
// @ts-expect-error a handler of refunds gets no payments
createWebhookHandler({ secret, on: { 'payment.succeeded': (refunded: Event<'payment.refunded'>) => refunded } });
// @ts-expect-error the present is a function, as a handler lives long
createWebhookHandler({ secret, on: {}, now: new Date() });
createWebhookHandler({ secret: ['sigk_old', 'sigk_new'], on: {}, now: () => new Date(), toleranceSeconds: undefined });

// One function can handle several events.
const settle = (settled: Event<'payment.succeeded' | 'payment.failed'>): string => settled.data.status;
createWebhookHandler({ secret, on: { 'payment.succeeded': settle, 'payment.failed': settle } });
const handlers: EventHandlers = { 'payment.created': ({ data }) => data.amount };
createWebhookHandler({ secret, on: handlers });

// The ids pass their transaction to each handler.
createWebhookHandler({
  secret,
  seen,
  on: { 'payment.succeeded': (paid, transaction) => transaction.query(paid.id) },
  otherwise: (_other, transaction) => transaction.query(''),
});
createWebhookHandler({
  secret,
  on: {
    // @ts-expect-error without `seen` there is no transaction
    'payment.succeeded': (_paid, transaction) => transaction.query(''),
  },
});
// @ts-expect-error without `seen` nothing passes the transaction
createWebhookHandler({
  secret,
  on: { 'payment.succeeded': (_paid, transaction: Transaction) => transaction.query('') },
});

// It is a fetch handler, and takes what other frameworks have.
export const response: Promise<Response> = handler(request);
export const answer: Promise<WebhookResponse> = handler.handle({ body: new Uint8Array(), headers: incoming.headers });
handler.handle({ body: '', headers: request.headers });
// @ts-expect-error a request of node:http is not one of fetch
handler(incoming);
// @ts-expect-error a body that was parsed
handler.handle({ body: {}, headers: {} });

export const newer: boolean = isNewer(event, { created_at: '2027-01-15T09:30:00.000Z' });
export type Names = keyof EventHandlers extends EventName ? true : never;
