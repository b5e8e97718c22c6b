import {
  checkoutUrl,
  onboardingUrl,
  onOnboardingMessage,
  signWebhook,
  verifyWebhook,
  WebhookVerificationError,
  type WindowMessage,
} from 'payments-sandbox';

const secret = 'sigk_consumer';
const at = '2027-01-15T09:30:00.000Z';
const refund = {
  id: 're_2kXs7WdP9fRm4LzG6tQc1V',
  payment_id: 'py_8vBn3JyE5hTa1UwK7pDf6R',
  amount: 400,
  description: 'Café',
  reason: null,
  status: 'succeeded' as const,
  metadata: {},
  created_at: at,
  updated_at: at,
  returned_fees: [],
};

function expectEqual(actual: unknown, expected: unknown): void {
  if (actual !== expected) throw new Error(`${String(actual)} instead of ${String(expected)}`);
}

/** Signs and verifies an event, and uses the hosted pages, without anything that only one runtime has. */
async function main(): Promise<string> {
  const signed = await signWebhook({ event: { event_name: 'payment.refunded', data: refund }, secret });
  const event = await verifyWebhook({ ...signed, secret });
  if (event.event_name === 'payment.refunded') expectEqual(event.data.description, refund.description);
  const { headers } = new Request('http://shop.test', { method: 'POST', body: signed.body, headers: signed.headers });
  const body = new TextEncoder().encode(signed.body);
  expectEqual((await verifyWebhook({ body, headers, secret })).id, event.id);
  const failure: unknown = await verifyWebhook({ ...signed, secret: 'sigk_other' }).catch((error: unknown) => error);
  // The class that a consumer imports is the one that is thrown, in either kind of module.
  if (!(failure instanceof WebhookVerificationError)) throw new Error(`not a failure: ${String(failure)}`);
  expectEqual(failure.reason, 'signature_wrong');

  const baseUrl = 'http://pages.test';
  expectEqual(checkoutUrl('c1', { baseUrl }), 'http://pages.test/r/c1');
  expectEqual(onboardingUrl('acc_1', { baseUrl }), 'http://pages.test/onboarding/acc_1');
  const listeners = new Set<(event: WindowMessage) => void>();
  const page = {
    addEventListener: (_type: string, listener: (event: WindowMessage) => void) => void listeners.add(listener),
    removeEventListener: (_type: string, listener: (event: WindowMessage) => void) => void listeners.delete(listener),
  };
  let received = '';
  const stop = onOnboardingMessage(page, ({ eventType }) => (received += eventType), { origin: baseUrl });
  for (const listener of listeners) listener({ origin: baseUrl, data: { eventType: 'submitSuccess' } });
  stop();
  expectEqual(`${received} ${listeners.size}`, 'submitSuccess 0');
  return 'succeeded';
}

export const result = main();
void result.then(console.log);
