import { bankPayment, payment } from '../../support/bodies';
import type { FlowContext } from '../flow';

/** Partial and full refunds with returned fees, to cards and to banks. */
export async function refunds({ shop, test, advanceClock }: FlowContext): Promise<void> {
  const { id } = await shop.post('/v1/payments', payment({ amount: 10_000 }));
  const { id: part } = await shop.post(`/v1/payments/${id}/refunds`, {
    amount: 5_000,
    fees: [{ type: 'platform_fee', amount: 50 }],
  });
  await shop.patch(`/v1/refunds/${part}`, { metadata: { why: 'cold tea' } });
  await shop.post(`/v1/payments/${id}/refunds`, { amount: 6_000 });
  await shop.post(`/v1/payments/${id}/refunds`, {});
  await shop.get(`/v1/payments/${id}`);
  await shop.get(`/v1/payments/${id}/payment_balance_transactions`);
  const { id: bank } = await test.post('/v1/payments', bankPayment());
  const { id: slow } = await test.post(`/v1/payments/${bank}/refunds`, { amount: 300 });
  await advanceClock('2d');
  await test.get(`/v1/refunds/${slow}`);
  await test.get('/v1/refunds');
}
