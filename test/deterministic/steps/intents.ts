import { card, paymentIntent } from '../../support/bodies';
import type { FlowContext } from '../flow';

/** Payment intents that are completed, declined and captured, and one for a checkout session. */
export async function intents({ test }: FlowContext): Promise<void> {
  const { id } = await test.post('/v1/payment_intents', paymentIntent());
  const declined = { payment_test: { scenario: 'insufficient_funds' } };
  await test.patch(`/v1/payment_intents/${id}`, { payment_method: { card: card() }, metadata: declined });
  await test.post(`/v1/payment_intents/${id}/capture`);
  await test.get(`/v1/payment_intents/${id}/payments`);
  const { id: later } = await test.post('/v1/payment_intents', paymentIntent({ payment_method: { card: card() } }));
  await test.post(`/v1/payment_intents/${later}/capture`);
  await test.get(`/v1/payment_intents/${later}`);
  const { id: open } = await test.post('/v1/payment_intents', paymentIntent({ amount: 500 }));
  await test.post('/v1/checkout_sessions', { payment_intent_id: open, after_payment_url: 'https://tea.example/paid' });
  await test.get('/v1/payment_intents?limit=2');
}
