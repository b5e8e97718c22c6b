import { expect, onTestFinished, test, vi } from 'vitest';
import { createSandbox } from '../../mock-server';
import { bankPayment, manualPayment } from '../support/bodies';
import { Caller, Transcript } from './transcript';
import { scaled } from '../support/run-scale';

const PAYMENTS_PER_KIND = scaled({ full: 1_000, short: 100 });
/** For a busy machine: creating the payments takes most of the time. */
const TIMEOUT_MS = 120_000;

/** Advances the clock by a month over uncaptured authorizations and slow bank payments that were created at many instants. */
async function month() {
  const errors: unknown[] = [];
  const sandbox = createSandbox({ randomSeed: 'month', onError: (error) => errors.push(error) });
  const platform = sandbox.platform();
  platform.jobSettings.set({ settle_payment: '2d' });
  const transcript = new Transcript({ baseUrl: 'http://sandbox.test', fetch: sandbox.fetch });
  const api = await Caller.with(transcript, { client_id: 'test_default', client_secret: 'test_default_secret' });
  for (let i = 0; i < PAYMENTS_PER_KIND; i++) {
    await api.post('/v1/payments', manualPayment());
    await api.post('/v1/payments', bankPayment());
    platform.clock.advance('30s');
  }
  // The advance is synchronous, so CPU time is its duration on an idle machine.
  const start = process.cpuUsage();
  const move = platform.clock.advance('30d');
  const { user, system } = process.cpuUsage(start);
  const milliseconds = (user + system) / 1000;
  const result = { move, events: platform.events(), transcript: transcript.take(), jobs: platform.jobs.list() };
  await sandbox.close();
  return { result, milliseconds, errors };
}

test(
  `a month over ${PAYMENTS_PER_KIND} authorizations and ${PAYMENTS_PER_KIND} bank payments takes less than a second, and is reproducible`,
  { timeout: TIMEOUT_MS },
  async ({ annotate }) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const first = await month();
    const second = await month();
    expect([first.errors, second.errors]).toEqual([[], []]);
    const kinds = first.result.move.ran.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'lapse_authorization')).toHaveLength(PAYMENTS_PER_KIND);
    expect(kinds.filter((kind) => kind === 'settle_payment')).toHaveLength(PAYMENTS_PER_KIND);
    // Compared as text, which includes the order of fields and is fast.
    expect(JSON.stringify(second.result) === JSON.stringify(first.result)).toBe(true);
    const milliseconds = Math.min(first.milliseconds, second.milliseconds);
    await annotate(`30 days in ${milliseconds.toFixed(0)} ms`);
    expect(milliseconds).toBeLessThan(1_000);
  },
);
