import { payment } from '../../support/bodies';
import type { FlowContext } from '../flow';

/** Disputes and their outcomes, proceeds and payouts. */
export async function disputesAndPayouts({ test, shop, control, advanceClock }: FlowContext): Promise<void> {
  const { id } = await shop.post('/v1/payments', payment({ amount: 7_000 }));
  const dispute = (await control('POST', `payments/${id}/disputes`, { amount: 500 })).at('data.id');
  await control('POST', `disputes/${dispute}/outcome`, { outcome: 'win' });
  const { id: lost } = await shop.post('/v1/payments', payment({ amount: 3_000 }));
  await control('POST', `payments/${lost}/disputes`);
  await control('POST', 'clock', { advance: '25h' });
  await shop.get(`/v1/payments/${lost}`); // its token has expired
  await advanceClock('90d');
  await shop.get(`/v1/payments/${lost}`);
  await shop.get('/v1/proceeds');
  await test.get('/v1/platform/proceeds?limit=3');
}
