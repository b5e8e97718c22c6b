import { card } from '../../support/bodies';
import { checkout, withFees } from '../../support/checkouts';
import type { FlowContext } from '../flow';

/** Checkouts that are completed, declined, refunded, updated and expired. */
export async function checkouts({ shop, advanceClock }: FlowContext): Promise<void> {
  const paying = await shop.post('/v1/payment_methods', { payment_method: { card: card() } });
  const declining = await shop.post('/v1/payment_methods', {
    payment_method: { card: card({ number: '4000000000009995' }) },
  });
  const { id } = await shop.post('/v1/checkouts', withFees({ type: 'platform_fee', amount: 25 }));
  await shop.post(`/v1/checkouts/${id}/complete`, { payment_token: declining.at('data.card.token') });
  await shop.post(`/v1/checkouts/${id}/complete`, { payment_token: paying.at('data.card.token') });
  await shop.post(`/v1/checkouts/${id}/refunds`, { amount: 400 });
  await shop.get(`/v1/checkouts/${id}`);
  const { id: expiring } = await shop.post('/v1/checkouts', checkout({ payment: { description: 'Tea for two' } }));
  await shop.patch(`/v1/checkouts/${expiring}`, { amount: 2_000, application_fees: { card: { amount: 50 } } });
  await advanceClock('7d');
  await shop.get(`/v1/checkouts/${expiring}`);
  await shop.get('/v1/checkouts');
  const { id: group } = await shop.post('/v1/payment_method_groups');
  const payment_method_ids = [paying.at('data.card.id'), declining.at('data.card.id')];
  await shop.patch(`/v1/payment_method_groups/${group}`, { payment_method_ids });
  await shop.get(`/v1/payment_methods?payment_method_group_id=${group}`);
  await shop.post('/v1/checkouts', checkout({ payment_method_group_id: group }));
}
