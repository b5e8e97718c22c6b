import { expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { bankPayment, manualPayment } from '../support/bodies';
import { Caller, Transcript } from './transcript';

const MANY = 1_000;
/** For a busy machine: most of it goes into making the payments. */
const PATIENCE = 120_000;

/** A month over authorizations that nobody captures, and bank payments that the bank is days over, made at as many instants. */
async function month() {
  const faults: unknown[] = [];
  const sandbox = createSandbox({ randomSeed: 'month', onError: (error) => faults.push(error) });
  const platform = sandbox.platform();
  platform.jobSettings.set({ settle_payment: '2d' });
  const transcript = new Transcript({ baseUrl: 'http://sandbox.test', fetch: sandbox.fetch });
  const api = await Caller.with(transcript, { client_id: 'test_default', client_secret: 'test_default_secret' });
  for (let i = 0; i < MANY; i++) {
    await api.post('/v1/payments', manualPayment());
    await api.post('/v1/payments', bankPayment());
    platform.clock.advance('30s');
  }
  // It waits for nothing, so this is how long it takes on a machine that has nothing else to do.
  const start = process.cpuUsage();
  const move = platform.clock.advance('30d');
  const { user, system } = process.cpuUsage(start);
  const milliseconds = (user + system) / 1000;
  const told = { move, events: platform.events(), answers: transcript.take(), jobs: platform.jobs.list() };
  await sandbox.close();
  return { told, milliseconds, faults };
}

test(
  'a month over a thousand authorizations and a thousand bank payments: under a second, and always the same',
  { timeout: PATIENCE },
  async ({ annotate }) => {
    const [one, other] = [await month(), await month()];
    expect([one.faults, other.faults]).toEqual([[], []]);
    const kinds = one.told.move.ran.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'lapse_authorization')).toHaveLength(MANY);
    expect(kinds.filter((kind) => kind === 'settle_payment')).toHaveLength(MANY);
    // As text: so the order of every field counts, and a difference is found at once.
    expect(JSON.stringify(other.told) === JSON.stringify(one.told)).toBe(true);
    const milliseconds = Math.min(one.milliseconds, other.milliseconds);
    await annotate(`30 days in ${milliseconds.toFixed(0)} ms`);
    expect(milliseconds).toBeLessThan(1_000);
  },
);
