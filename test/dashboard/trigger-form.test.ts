import { describe, expect, test } from 'vitest';
import { eventsOfKind } from '../../mock-server/trigger/reachable-events';
import { payment } from '../support/bodies';
import { openDashboard } from './support/open-dashboard';

describe('the events that can be triggered', () => {
  test('of a payment exclude those that happen only when it is created', () => {
    expect(eventsOfKind('payment')).toEqual([
      'payment.succeeded',
      'payment.failed',
      'payment.captured',
      'payment.canceled',
      'payment.refunded',
      'payment.refund.updated',
      'payment.dispute.created',
      'payment.dispute.submitted',
      'payment.dispute.forfeited',
      'payment.dispute.closed',
      'payment.dispute.funds_returned',
    ]);
    expect(eventsOfKind('dispute')).toEqual([
      'payment.dispute.submitted',
      'payment.dispute.forfeited',
      'payment.dispute.closed',
      'payment.dispute.funds_returned',
    ]);
    expect(eventsOfKind('dispute_evidence')).toEqual(['payment.dispute_evidence.uploaded']);
    expect(eventsOfKind('platform_account')).toEqual(['payout.created', 'proceeds.payout.created']);
  });
});

const newPage = async (body: object) => {
  const dashboard = await openDashboard();
  const { platform } = dashboard;
  const { id } = (await platform.testMode.post('/v1/payments', body)).payment;
  return { platform, id, path: `payments/${id}`, dashboard };
};

test('shows why an event is out of reach that was in reach when the page was loaded', async () => {
  const { id, path, dashboard } = await newPage(payment());
  const fields = { action: 'trigger', on: id, event: 'payment.captured' };
  const page = await dashboard.send(path, fields);
  expect(page.status).toBe(422);
  expect(page.alert).toContain('payment.captured');
  expect(page.form('trigger')?.options['event']).not.toContain('payment.captured');
});

test('shows beside the field that none was chosen', async () => {
  const { id, path, dashboard } = await newPage(payment());
  const page = await dashboard.send(path, { action: 'trigger', on: id, event: '' });
  expect([page.status, page.alert]).toEqual([422, undefined]);
  expect(page.errors['event']).toContain('event');
  expect(page.repeatedIds).toEqual([]);
});
