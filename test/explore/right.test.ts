import { expect, it } from 'vitest';
import { explore } from '../../mock-server/testing/explore';
import { rightShop } from './program';

it('accuses a shop of nothing that does everything right', { timeout: 60_000 }, async () => {
  const { findings, points, searched } = await explore({ ...rightShop, budget: { schedules: 300, ms: 60_000 } });
  expect(findings).toEqual([]);
  expect(points).toEqual(['createPaymentMethod#1', 'createPayment#1', 'payment.succeeded#1']);
  expect(searched.schedules).toBe(Math.min(300, searched.of));
});
