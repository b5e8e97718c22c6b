import { payment } from '../../support/bodies';
import type { FlowContext } from '../flow';
import type { TranscribedResponse } from '../transcript';

/** Disputes and their outcomes, proceeds and payouts. */
export async function disputesAndPayouts(context: FlowContext): Promise<void> {
  const { test, shop, control, advanceClock } = context;
  const { id } = await shop.post('/v1/payments', payment({ amount: 7_000 }));
  const dispute = (await control('POST', `payments/${id}/disputes`, { amount: 500 })).at('data.id');
  await control('POST', `disputes/${dispute}/outcome`, { outcome: 'win' });
  await responses(context, await shop.post('/v1/payments', payment({ amount: 4_000 })));
  const { id: lost } = await shop.post('/v1/payments', payment({ amount: 3_000 }));
  await control('POST', `payments/${lost}/disputes`);
  await control('POST', 'clock', { advance: '25h' });
  await shop.get(`/v1/payments/${lost}`); // its token has expired
  await advanceClock('90d');
  await shop.get(`/v1/payments/${lost}`);
  await shop.get('/v1/proceeds');
  await test.get('/v1/platform/proceeds?limit=3');
  const payout = (await shop.get('/v1/payouts')).at('data.0.id');
  await shop.patch(`/v1/payouts/${payout}`, { metadata: { customer_payout_id: 'order_1' } });
  await shop.get(`/v1/balance_transactions?payout_id=${payout}`);
}

/** A response with evidence, a decision and its reversal. */
async function responses({ shop, control }: FlowContext, { id }: TranscribedResponse): Promise<void> {
  const dispute = (await control('POST', `payments/${id}/disputes`, { reason: 'general' })).at('data.id');
  const path = `/v1/disputes/${dispute}`;
  await shop.patch(path, { metadata: { order: 7 } });
  await shop.patch(`${path}/response`, { customer_name: 'Ada', service_date: '' });
  await shop.put(`${path}/evidence`, {
    file_name: 'receipt.pdf',
    file_type: 'application/pdf',
    dispute_evidence_type: 'receipt',
  });
  await shop.post(`${path}/response`, { forfeit: false, product_description: 'Tea' });
  await control('POST', `disputes/${dispute}/outcome`, { outcome: 'lose' });
  await control('POST', `disputes/${dispute}/outcome`, { outcome: 'reverse' });
  await shop.get('/v1/disputes?limit=2');
}
