import { describe, expect, test, vi } from 'vitest';
import { type ApiResponse, exchange } from '../support/api';
import { bankPayment, manualPayment, payment } from '../support/bodies';
import { eachFront } from '../support/fronts';
import type { TestPlatform } from '../support/test-platform';

const outcome = ({ status, error }: ApiResponse) => [status, error.code];
const day = 86_400_000;

/** What a clock says whose machine is in time. */
const inTime = { behind_ms: 0, notice: null };

/** What a move has that runs no job. */
const quiet = { ...inTime, ran: [], outcomes: [] };

/** What came of so many authorizations. */
const lapsed = (count: number, summary: string) => ({
  kind: 'lapse_authorization',
  event: 'payment.canceled',
  count,
  summary,
});

eachFront((front) => {
  const now = (later = 0) => new Date(front.clock.now() + later).toISOString();
  const authorize = async ({ testMode: api }: TestPlatform) =>
    (await api.post('/v1/payments', manualPayment())).payment.id;

  test('it runs with the clock of the machine', async () => {
    const platform = await front.newPlatform();
    expect((await platform.clock()).body).toStrictEqual({ now: now(), frozen: false, ...inTime });
    front.clock.advance({ hours: 1 });
    const answer = await platform.clock();
    expect([answer.status, answer.body]).toStrictEqual([200, { now: now(), frozen: false, ...inTime }]);
  });

  test.each([
    ['8d', 8 * day],
    ['25m', 1_500_000],
    ['1d 12h', 1.5 * day],
    ['90s', 90_000],
    ['1ms', 1],
    ['2w', 14 * day],
    ['0d', 0],
    ['P8D', 8 * day],
    ['PT25M', 1_500_000],
    ['P1DT12H', 1.5 * day],
    ['PT0.5S', 500],
  ])('it is advanced by %s', async (advance, later) => {
    const platform = await front.newPlatform();
    const answer = await platform.clock({ advance });
    expect([answer.status, answer.body]).toStrictEqual([200, { now: now(later), frozen: false, ...quiet }]);
    front.clock.advance({ seconds: 1 });
    expect((await platform.clock()).body).toStrictEqual({ now: now(later), frozen: false, ...inTime });
    const { updated_at } = (await platform.testMode.post('/v1/payments', payment())).payment;
    expect(updated_at).toBe(now(later));
  });

  test('it is set to an instant, and to none before the one it shows', async () => {
    const platform = await front.newPlatform();
    for (const [set, shown] of [
      ['2032-01-01T00:00:00Z', '2032-01-01T00:00:00.000Z'],
      ['2032-01-01T00:00:00Z', '2032-01-01T00:00:00.000Z'],
      ['2032-01-01T01:00:00.5+00:30', '2032-01-01T00:30:00.500Z'],
      ['2032-01-02', '2032-01-02T00:00:00.000Z'],
    ]) {
      expect((await platform.clock({ set })).body).toStrictEqual({ now: shown, frozen: false, ...quiet });
    }
    for (const set of ['2032-01-01T23:59:59.999Z', '2020-01-01']) {
      const refused = await platform.clock({ set });
      expect(outcome(refused)).toEqual([422, 'clock_cannot_go_back']);
      expect(refused.error.message).toBe('the clock cannot go back: it shows 2032-01-02T00:00:00.000Z already');
    }
    expect((await platform.clock()).body).toEqual({ now: '2032-01-02T00:00:00.000Z', frozen: false, ...inTime });
  });

  test('frozen it stands still; unfrozen it runs on from there', async () => {
    const platform = await front.newPlatform();
    const frozenAt = now();
    expect((await platform.clock({ frozen: true })).body).toStrictEqual({ now: frozenAt, frozen: true, ...quiet });
    front.clock.advance({ days: 3 });
    expect((await platform.clock()).body).toEqual({ now: frozenAt, frozen: true, ...inTime });
    expect((await platform.testMode.post('/v1/payments', payment())).payment.created_at).toBe(frozenAt);
    expect((await platform.clock({ frozen: false })).body).toEqual({ now: frozenAt, frozen: false, ...quiet });
    front.clock.advance({ hours: 1 });
    expect((await platform.clock()).asControl('Clock').now).toBe(now(-3 * day));
  });

  test('frozen it can be moved, and both can be asked for at once', async () => {
    const platform = await front.newPlatform();
    expect((await platform.clock({ frozen: true, advance: '1d' })).body).toEqual({
      now: now(day),
      frozen: true,
      ...quiet,
    });
    expect((await platform.clock({ advance: '1d' })).body).toEqual({ now: now(2 * day), frozen: true, ...quiet });
    const set = '2033-01-01T00:00:00.000Z';
    expect((await platform.clock({ set })).body).toEqual({ now: set, frozen: true, ...quiet });
    expect((await platform.clock({ set: '2034-01-01', frozen: false })).asControl('MovedClock').frozen).toBe(false);
  });

  test.each<[body: object | string, status: number, code: string, named: string]>([
    [{ advance: '8 parsecs' }, 422, 'parameter_invalid', 'advance'],
    [{ advance: '' }, 422, 'parameter_invalid', 'advance'],
    [{ advance: '-8d' }, 422, 'parameter_invalid', 'advance'],
    [{ advance: 8 }, 422, 'parameter_invalid', 'advance'],
    [{ advance: { days: 8 } }, 422, 'parameter_invalid', 'advance'],
    [{ advance: '9999y' }, 422, 'parameter_invalid', 'advance'],
    [{ advance: `${'9'.repeat(99)}d` }, 422, 'parameter_invalid', 'advance'],
    [{ advance: `${' '.repeat(100)}8d` }, 422, 'parameter_invalid', 'advance'],
    [{ set: 'noon' }, 422, 'parameter_invalid', 'set'],
    [{ set: '2033-02-29' }, 422, 'parameter_invalid', 'set'],
    [{ set: '9999-01-01' }, 422, 'parameter_invalid', 'set'],
    [{ set: 1_900_000_000_000 }, 422, 'parameter_invalid', 'set'],
    [{ frozen: 'yes' }, 422, 'parameter_invalid', 'frozen'],
    [{ advance: '8d', set: '2033-01-01' }, 422, 'unexpected_parameter', 'set'],
    [{ reset: true, advance: '8d' }, 422, 'unexpected_parameter', 'advance'],
    [{ reset: true, frozen: false }, 422, 'unexpected_parameter', 'frozen'],
    [{ reset: false }, 422, 'parameter_missing', 'advance, set, frozen or reset'],
    [{ reset: 'yes' }, 422, 'parameter_invalid', 'reset'],
    [{ forward: '8d' }, 422, 'unexpected_parameter', 'forward'],
    [{}, 422, 'parameter_missing', 'advance, set, frozen or reset'],
    [{ advance: null }, 422, 'parameter_missing', 'advance, set, frozen or reset'],
    ['', 400, 'malformed_request', 'JSON'],
    ['{"advance":', 400, 'malformed_request', 'JSON'],
    ['["8d"]', 400, 'malformed_request', 'JSON'],
  ])('%j is refused, and nothing moves', async (body, status, code, named) => {
    const platform = await front.newPlatform();
    const refused = await platform.clock(body);
    expect(outcome(refused)).toEqual([status, code]);
    expect(refused.error.message).toContain(named);
    expect((await platform.clock()).body).toEqual({ now: now(), frozen: false, ...inTime });
  });

  test('a platform that is not there has no clock, whatever is sent', async () => {
    const path = '/_sandbox/platforms/nobody/clock';
    expect(outcome(await exchange(front.opened, 'GET', path))).toEqual([404, 'resource_not_found']);
    for (const body of [{ advance: '8d' }, { advance: 8 }, '{'])
      expect(outcome(await exchange(front.opened, 'POST', path, { body }))).toEqual([404, 'resource_not_found']);
  });

  test('each platform has its own', async () => {
    const moved = await front.newPlatform();
    const other = await front.newPlatform();
    await moved.clock({ advance: '8d', frozen: true });
    expect((await other.clock()).body).toEqual({ now: now(), frozen: false, ...inTime });
    expect((await exchange(front.opened, 'GET', '/_sandbox/platforms/default/clock')).asControl('Clock').frozen).toBe(
      false,
    );
  });

  describe('what is due on the way', () => {
    test('is done in order, each thing at its own instant', async () => {
      const platform = await front.newPlatform();
      const first = await authorize(platform);
      await platform.clock({ advance: '1h' });
      const second = await authorize(platform);
      await platform.clock({ advance: '1h' });
      const last = await authorize(platform);
      const dues = [now(7 * day), now(7 * day + 3_600_000)];

      const answer = await platform.clock({ advance: '7d' });
      expect(answer.body).toStrictEqual({
        now: now(7 * day + 7_200_000),
        frozen: false,
        ...inTime,
        ran: [
          { kind: 'lapse_authorization', subject_id: first, due_at: dues[0] },
          { kind: 'lapse_authorization', subject_id: second, due_at: dues[1] },
          { kind: 'lapse_authorization', subject_id: last, due_at: now(7 * day + 7_200_000) },
        ],
        outcomes: [lapsed(3, '3 payments canceled (authorization lapsed)')],
      });
      const api = platform.testMode.renewed();
      for (const [index, id] of [first, second].entries()) {
        const { status, updated_at } = (await api.get(`/v1/payments/${id}`)).payment;
        expect([status, updated_at]).toEqual(['canceled', dues[index]]);
      }
      const instants = platform.events().map((event) => event.created_at);
      expect(instants).toEqual([...instants].sort());
    });

    test('is done when the clock of the machine passes it, too', async () => {
      const platform = await front.newPlatform();
      const id = await authorize(platform);
      const due = now(7 * day);
      front.clock.advance({ days: 100 });
      const lapsed = (await platform.testMode.renewed().get(`/v1/payments/${id}`)).payment;
      expect([lapsed.status, lapsed.updated_at]).toEqual(['canceled', due]);
      expect((await platform.clock({ advance: '0d' })).asControl('MovedClock').ran).toEqual([]);
    });

    test('is not done while the clock stands still before it', async () => {
      const platform = await front.newPlatform();
      await platform.clock({ frozen: true });
      const id = await authorize(platform);
      front.clock.advance({ days: 8 });
      expect((await platform.testMode.renewed().get(`/v1/payments/${id}`)).payment.status).toBe('authorized');
      const { ran } = (await platform.clock({ advance: '7d' })).asControl('MovedClock');
      expect(ran.map((job) => job.subject_id)).toEqual([id]);
    });

    test('does not have in it what was due before', async () => {
      const platform = await front.newPlatform();
      const { id } = (await platform.testMode.post('/v1/payments', bankPayment())).payment;
      const { ran } = (await platform.clock({ advance: '8d' })).asControl('MovedClock');
      // The payout of the payment is due on the way.
      expect(ran.map(({ kind }) => kind)).toEqual(['close_payout_batch', 'send_payout', 'pay_payout']);
      expect((await platform.testMode.renewed().get(`/v1/payments/${id}`)).payment).toMatchObject({
        status: 'succeeded',
      });
    });
  });

  test('what is due at once is done right after the answer, also when the clock stands still', async () => {
    const platform = await front.newPlatform();
    await platform.clock({ frozen: true });
    const { id, status } = (await platform.testMode.post('/v1/payments', bankPayment())).payment;
    expect(status).toBe('pending');
    // No request is made meanwhile that would see to it.
    await vi.waitFor(() => expect(platform.eventNames()).toContain('payment.succeeded'), {
      interval: 1,
      timeout: 10_000,
    });
    expect((await platform.testMode.get(`/v1/payments/${id}`)).payment.status).toBe('succeeded');
  });

  test('a reset sets it back to the clock of the machine, and forgets what was due', async () => {
    const platform = await front.newPlatform();
    await authorize(platform);
    await platform.clock({ advance: '1d', frozen: true });
    const reset = await exchange(front.opened, 'POST', `/_sandbox/platforms/${platform.id}/reset`);
    expect([reset.status, reset.body]).toEqual([200, { id: platform.id }]);
    front.clock.advance({ seconds: 1 });
    expect((await platform.clock()).body).toEqual({ now: now(), frozen: false, ...inTime });
    expect((await platform.testMode.renewed().post('/v1/payments', payment())).payment.created_at).toBe(now());
    const { ran } = (await platform.clock({ advance: '30d' })).asControl('MovedClock');
    // Only the payout of the new payment is due.
    expect(ran.map(({ kind }) => kind)).toEqual(['close_payout_batch', 'send_payout', 'pay_payout']);
  });

  test('in the same process it is moved without a request', async () => {
    const platform = await front.newPlatform();
    const id = await authorize(platform);
    const { clock } = front.opened.sandbox.platform(platform.id);
    expect([clock.now(), clock.frozen]).toEqual([front.clock.now(), false]);
    const ran = [{ kind: 'lapse_authorization', subject_id: id, due_at: now(7 * day) }];
    const outcomes = [lapsed(1, '1 payment canceled (authorization lapsed)')];
    expect(clock.advance({ days: 8 })).toEqual({ now: now(8 * day), frozen: false, ran, outcomes });
    expect(clock.set('2040-01-01T00:00:00Z').now).toBe('2040-01-01T00:00:00.000Z');
    expect(clock.freeze().frozen).toBe(true);
    expect((await platform.clock()).body).toEqual({ now: '2040-01-01T00:00:00.000Z', frozen: true, ...inTime });
    expect(clock.unfreeze().frozen).toBe(false);
    expect(() => clock.set('2039-01-01')).toThrow('the clock cannot go back');
  });
});
