import { bankPayment, card, cardPayment, manualPayment, payment, scenarioPayment } from '../../support/bodies';
import type { FlowContext } from '../flow';
import { cursorOf } from './accounts';

/** Card and bank payments: captured, declined, voided, returned, listed and replayed. */
export async function payments({ transcript, test, shop, control, advanceClock }: FlowContext): Promise<void> {
  const { id } = await shop.post('/v1/payments', payment({ amount: 10_000 }));
  await shop.get(`/v1/payments/${id}`);
  await shop.patch(`/v1/payments/${id}`, { metadata: { order: '17' } });
  await shop.get(`/v1/payments/${id}/payment_balance_transactions`);
  const key = { 'Idempotency-Key': transcript.newKey() };
  await test.post('/v1/payments', payment(), key);
  await test.post('/v1/payments', payment(), key);
  await test.post('/v1/payments', payment({ amount: 2 }), key);
  await test.post('/v1/payments', payment({ application_fee_amount: 50 }));
  await cards({ test });
  await capturedLater({ test, advanceClock });
  await banks({ shop, control, advanceClock });
  const { body } = await test.get('/v1/payments?limit=2');
  await test.get(`/v1/payments?limit=2&after_cursor=${cursorOf(body)}`);
  await test.get('/v1/payments?limit=1&status=failed');
}

async function cards({ test }: Pick<FlowContext, 'test'>): Promise<void> {
  await test.post('/v1/payments', cardPayment({ number: '4000000000000002' }));
  for (const scenario of ['insufficient_funds', 'do_not_honor', 'generic_decline', 'successful_payment'])
    await test.post('/v1/payments', scenarioPayment(scenario));
  const made = await test.post('/v1/payment_methods', {
    email: 'ada@tea.example',
    payment_method: { card: card() },
  });
  const token = made.at('data.card.token');
  await test.post('/v1/payments', payment({ payment_method: { token } }));
  await test.patch(`/v1/payment_methods/${token}`, { card: { month: '11' } });
  await test.get('/v1/payment_methods');
}

async function capturedLater({ test, advanceClock }: Pick<FlowContext, 'test' | 'advanceClock'>): Promise<void> {
  const ids: string[] = [];
  for (let i = 0; i < 3; i++) ids.push((await test.post('/v1/payments', manualPayment())).id);
  await test.post(`/v1/payments/${ids[0]}/capture`);
  await test.post(`/v1/payments/${ids[1]}/void`);
  await test.post(`/v1/payments/${ids[1]}/capture`);
  await advanceClock('8d');
  await test.get(`/v1/payments/${ids[2]}`);
}

async function banks({
  shop,
  control,
  advanceClock,
}: Pick<FlowContext, 'shop' | 'control' | 'advanceClock'>): Promise<void> {
  const { id } = await shop.post('/v1/payments', bankPayment());
  await shop.get(`/v1/payments/${id}`);
  await advanceClock('3d');
  await control('POST', `payments/${id}/return`);
  await shop.get(`/v1/payments/${id}`);
}
