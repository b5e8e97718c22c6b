import { payment } from '../../support/bodies';
import type { OpenDashboard } from './open-dashboard';

/** Creates a payout of 30 cents in test mode, which is scheduled until the next day. Tokens end meanwhile. */
export async function newPayout({ platform, clock }: OpenDashboard) {
  const api = platform.testMode.renewed();
  await api.post('/v1/payments', payment({ fees: [{ type: 'platform_fee', amount: 30 }] }));
  clock.advance({ days: 1 });
  const [payout] = (await api.renewed().get('/v1/proceeds')).as('ProceedsPayoutList').data;
  if (payout === undefined) throw new Error('no payout was created');
  return payout;
}
