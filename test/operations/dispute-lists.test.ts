import { expect, test } from 'vitest';
import type { ApiResponse } from '../support/api';
import { disputedPayment } from '../support/disputes';
import { eachFront } from '../support/fronts';

const outcome = ({ status, error }: ApiResponse) => [status, error.code];
const idsIn = ({ disputes }: ApiResponse) => disputes.map(({ id }) => id);

eachFront((front) => {
  test('lists disputes newest first, by status and by payment', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    expect((await api.get('/v1/disputes')).body).toEqual({
      id: null,
      type: 'array',
      data: [],
      page_info: { has_previous: false, has_next: false, start_cursor: null, end_cursor: null },
    });
    const first = await disputedPayment(platform);
    const won = (await platform.decideDispute(first.dispute.id, 'win')).dispute;
    const again = (await platform.openDispute(first.id, { amount: 10 })).dispute;
    const other = (await disputedPayment(platform)).dispute;
    expect((await api.get('/v1/disputes')).disputes).toEqual([other, again, won]);
    const find = async (query: string) => idsIn(await api.get(`/v1/disputes?${query}`));
    expect(await find('status=won')).toEqual([won.id]);
    expect(await find('status=needs_response')).toEqual([other.id, again.id]);
    expect(await find(`payment_id=${first.id}`)).toEqual([again.id, won.id]);
    expect(await find(`payment_id=${first.id}&status=won`)).toEqual([won.id]);
    expect(await find('payment_id=py_none')).toEqual([]);
    expect(await find('status=&payment_id=')).toEqual([other.id, again.id, won.id]);
    expect(outcome(await api.get('/v1/disputes?status=lots'))).toEqual([422, 'parameter_invalid']);
  });

  test('updates metadata as a whole, without an event', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const { id: paymentId, dispute } = await disputedPayment(platform);
    const path = `/v1/disputes/${dispute.id}`;
    const events = platform.countEvents();
    front.clock.advance({ minutes: 1 });
    const updated_at = new Date(front.clock.now()).toISOString();
    const updated = await api.patch(path, { metadata: { order: 7, note: null } });
    const expected = { ...dispute, metadata: { order: 7, note: null }, updated_at };
    expect([updated.status, updated.body]).toEqual([
      200,
      { id: dispute.id, type: 'dispute', data: expected, page_info: null },
    ]);
    expect((await api.get(`/v1/payments/${paymentId}`)).payment.disputes).toEqual([expected]);
    expect((await api.patch(path, { metadata: { a: 1 } })).dispute.metadata).toEqual({ a: 1 });
    expect((await api.patch(path, {})).dispute.metadata).toEqual({ a: 1 });
    expect((await api.patch(path, { metadata: {} })).dispute.metadata).toEqual({});
    expect(platform.countEvents()).toBe(events);
    expect(outcome(await api.patch(path, { metadata: {} }, { 'Idempotency-Key': null }))).toEqual([
      400,
      'idempotency_key_required',
    ]);
    expect(outcome(await api.patch(path, { status: 'won' }))).toEqual([422, 'unexpected_parameter']);
    expect(outcome(await api.patch(path, { metadata: 'x' }))).toEqual([422, 'parameter_invalid']);
    expect(outcome(await api.patch('/v1/disputes/dp_1', { metadata: {} }))).toEqual([404, 'resource_not_found']);
  });

  test('metadata can be updated when the dispute is decided', async () => {
    const platform = await front.newPlatform();
    const { dispute } = await disputedPayment(platform);
    await platform.decideDispute(dispute.id, 'lose');
    const { testMode: api } = platform;
    expect((await api.patch(`/v1/disputes/${dispute.id}`, { metadata: { a: 1 } })).dispute).toMatchObject({
      status: 'lost',
      metadata: { a: 1 },
    });
  });
});
