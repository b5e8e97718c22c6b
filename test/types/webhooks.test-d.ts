import {
  checkoutUrl,
  onboardingUrl,
  onOnboardingMessage,
  signWebhook,
  verifyWebhook,
  type CheckoutSession,
  type Event,
  type EventName,
  type Payment,
  type Refund,
  type SignedWebhook,
  type SubAccount,
  type UnsignedEvent,
} from '../../sdk';

declare const payment: Payment;
declare const refund: Refund;
declare const account: SubAccount;
declare const session: CheckoutSession;
declare const event: Event;
declare const name: EventName;
const secret = 'sigk_';

// The name of an event decides the type of its data.
export const signed: Promise<SignedWebhook> = signWebhook({
  event: { event_name: 'payment.succeeded', data: payment },
  secret,
});
signWebhook({ event: { event_name: 'payment.refunded', data: refund }, secret, now: new Date() });
signWebhook<'sub_account.updated'>({ event: { event_name: 'sub_account.updated', data: account }, secret });
// @ts-expect-error a refund is not a payment
signWebhook({ event: { event_name: 'payment.succeeded', data: refund }, secret });
// @ts-expect-error a payment is not a refund
signWebhook({ event: { event_name: 'payment.refunded', data: payment }, secret });
// @ts-expect-error the data is not complete
signWebhook({ event: { event_name: 'payment.succeeded', data: { id: 'py_1' } }, secret });
// @ts-expect-error unknown event
signWebhook({ event: { event_name: 'payment.regretted', data: payment }, secret });
// @ts-expect-error the data is missing
signWebhook({ event: { event_name: 'payment.succeeded' }, secret });
// @ts-expect-error any name does not fit the data of one
signWebhook({ event: { event_name: name, data: payment }, secret });
// @ts-expect-error the secret is missing
signWebhook({ event: { event_name: 'payment.succeeded', data: payment } });

// All other fields are optional.
signWebhook({ event: { event_name: 'payment.created', data: payment, id: undefined, request_id: null }, secret });
signWebhook({ event: { event_name: 'payment.created', data: payment, account_type: 'live' }, secret, now: undefined });
// @ts-expect-error unknown mode
signWebhook({ event: { event_name: 'payment.created', data: payment, account_type: 'sandbox' }, secret });
// @ts-expect-error unknown field
signWebhook({ event: { event_name: 'payment.created', data: payment, amount: 1 }, secret });

// A received event can be signed again.
signWebhook({ event, secret });
export const unsigned: UnsignedEvent<'payment.created'> = { event_name: 'payment.created', data: payment };
signWebhook({ event: unsigned, secret });

// The result is a request, and a delivery.
export async function send(): Promise<Event> {
  const delivery = await signed;
  new Request('http://shop.test', { method: 'POST', ...delivery });
  new Request('http://shop.test', { method: 'POST', body: delivery.body, headers: delivery.headers });
  return verifyWebhook({ ...delivery, secret });
}

verifyWebhook({
  body: new ArrayBuffer(1),
  secret,
  headers: new Headers(),
  now: undefined,
  toleranceSeconds: undefined,
});
verifyWebhook({ body: '', secret, headers: { get: () => null } });
// @ts-expect-error a stream was not read
verifyWebhook({ body: new ReadableStream(), secret, headers: {} });
// @ts-expect-error a promise was not awaited
verifyWebhook({ body: Promise.resolve(''), secret, headers: {} });
// @ts-expect-error an environment variable can be missing
verifyWebhook({ body: '', secret: process.env['WEBHOOK_SECRET'], headers: {} });

// Addresses of hosted pages.
export const urls: readonly string[] = [
  checkoutUrl(session),
  checkoutUrl('id', { baseUrl: undefined }),
  onboardingUrl(account, { baseUrl: 'http://a.test' }),
  onboardingUrl('acc_1'),
];
// @ts-expect-error a sub account has no checkout
checkoutUrl(account);
// @ts-expect-error a session has no onboarding
onboardingUrl(session);

// Messages of a window, or of a fake one.
declare const listeners: Pick<Window, 'addEventListener' | 'removeEventListener'>;
export const stop: () => void = onOnboardingMessage(window, () => undefined, { origin: 'http://a.test' });
onOnboardingMessage(
  listeners,
  (message) => {
    if (message.eventType === 'submitFailure') message.reason?.toUpperCase();
    // @ts-expect-error success has no reason
    if (message.eventType === 'submitSuccess') message.reason?.toUpperCase();
  },
  { origin: 'http://a.test' },
);
// @ts-expect-error the origin is missing
onOnboardingMessage(window, () => undefined);
