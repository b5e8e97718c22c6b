import { expect, test } from 'vitest';
import { payment } from '../support/bodies';
import { eachFront } from '../support/fronts';

eachFront((front) => {
  const now = () => new Date(front.clock.now()).toISOString();

  test('behind a clock of the machine that was set back it stands still, says so, and is reset to it', async () => {
    const platform = await front.newPlatform();
    const before = now();
    await platform.testMode.post('/v1/payments', payment());
    front.clock.advance({ hours: -3 });
    try {
      expect((await platform.clock()).body).toEqual({
        now: before,
        frozen: false,
        behind_ms: 3 * 3_600_000,
        notice: expect.stringContaining('it is 3h behind the clock of the platform, which stands still'),
      });
      expect((await platform.clock({ reset: true })).body).toEqual({
        now: now(),
        frozen: false,
        behind_ms: 0,
        notice: expect.stringContaining('The clock went back by 3h.'),
        ran: [],
        outcomes: [],
      });
      expect((await platform.testMode.post('/v1/payments', payment())).payment.created_at).toBe(now());
      expect((await platform.clock()).body).toStrictEqual({ now: now(), frozen: false, behind_ms: 0, notice: null });
    } finally {
      front.clock.advance({ hours: 3 });
    }
  });
});
