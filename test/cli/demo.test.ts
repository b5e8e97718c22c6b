import { describe, expect, test } from 'vitest';
import { demoSeedFile } from '../../cli/demo/demo';
import { type SeedFile, seedFileText } from '../../mock-server';
import { machines } from '../../spec/tables/states';

const statuses = (list: readonly { readonly status: string }[]) => list.map(({ status }) => status);

/** The states that the rows of a file are in, by machine. */
const found: { readonly [Name in keyof typeof machines]: (file: SeedFile) => readonly string[] } = {
  payment: ({ rows }) => statuses(rows.payments),
  payment_intent: ({ rows }) => statuses(rows.payment_intents),
  refund: ({ rows }) => statuses(rows.refunds),
  sub_account: ({ rows }) => statuses(rows.accounts.filter(({ kind, mode }) => kind === 'sub' && mode === 'test')),
  checkout: ({ rows }) => statuses(rows.checkouts),
  payout: ({ rows }) => statuses(rows.payouts),
  dispute: ({ rows }) => statuses(rows.disputes),
  fee_configuration: ({ rows, clock: { now } }) =>
    rows.fee_configurations.map(({ effective_start: start, effective_end: end }) => {
      if (start > now) return 'scheduled';
      return end !== null && end <= now ? 'retired' : 'active';
    }),
};

describe('the demo', () => {
  // A week, and the hours at which a day turns: what is on its way then depends on the business days around.
  test.each([
    '2026-11-16T00:00:00.000Z',
    '2026-11-16T23:55:00.000Z',
    '2026-11-17T09:30:00.000Z',
    '2026-11-18T15:00:00.000Z',
    '2026-11-19T12:00:00.000Z',
    '2026-11-20T23:55:00.000Z',
    '2026-11-21T00:00:00.000Z',
    '2026-11-21T23:55:00.000Z',
    '2026-11-22T00:00:00.000Z',
    '2026-11-22T23:55:00.000Z',
  ])('has something in every state when it ends at %s', async (end) => {
    const file = await demoSeedFile(Date.parse(end));
    expect(file.clock).toEqual({ now: end, frozen: false });
    const there = Object.entries(found).map(([name, states]) => [name, [...new Set(states(file))].sort()]);
    const wanted = Object.entries(machines).map(([name, { states }]) => [name, Object.keys(states).sort()]);
    expect(Object.fromEntries(there)).toEqual(Object.fromEntries(wanted));
  });

  test('is the same each time, to the byte', async () => {
    const [first, second] = [await demoSeedFile(1_800_000_000_000), await demoSeedFile(1_800_000_000_000)];
    expect(seedFileText(first)).toBe(seedFileText(second));
  });
});
