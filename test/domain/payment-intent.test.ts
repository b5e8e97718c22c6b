import { expect, test } from 'vitest';
import { moved } from '../../mock-server/domain/payment-intent';
import { paymentIntentRow, paymentRow } from './rows';

test('a direct payment that fails leaves the payment method that replaced its own, and the amount', () => {
  const changed = paymentIntentRow({ status: 'pending', amount: 700, payment_method_id: 'pm_2' });
  const next = { status: 'requires_capture', amount: 700, payment_method_id: 'pm_2' };
  expect(moved(changed, paymentRow({ direct: true }), 'fail', '2031-01-01T00:00:01.000Z')).toMatchObject(next);
});
