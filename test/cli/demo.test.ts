import { describe, expect, test } from 'vitest';
import { createDemoSeedFile } from '../../cli/demo/demo';
import { machines } from '../../spec/tables/states';
import { scaled } from '../support/run-scale';
import { parseSeedFile, type SeedFile, textOf } from '../support/seed-files';

const statuses = (list: readonly { readonly status: string }[]) => list.map(({ status }) => status);

/** Reads the states of the rows in a seed file, by state machine. */
const readStates: { readonly [Name in keyof typeof machines]: (file: SeedFile) => readonly string[] } = {
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

/** Days of a week and times around midnight: what is in progress at the end depends on the business days around it. */
const weekOfEnds: readonly string[] = [
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
];

describe('the demo', () => {
  test.each(scaled({ full: weekOfEnds, short: weekOfEnds.slice(4, 7) }))(
    'has a row in every state when it ends at %s',
    async (end) => {
      const file = parseSeedFile(await textOf(await createDemoSeedFile(Date.parse(end))));
      expect(file.clock).toEqual({ now: end, frozen: false });
      const actual = Object.entries(readStates).map(([name, states]) => [name, [...new Set(states(file))].sort()]);
      const expected = Object.entries(machines).map(([name, { states }]) => [name, Object.keys(states).sort()]);
      expect(Object.fromEntries(actual)).toEqual(Object.fromEntries(expected));
    },
  );

  test('is byte-identical each time', async () => {
    const first = await createDemoSeedFile(1_800_000_000_000);
    const second = await createDemoSeedFile(1_800_000_000_000);
    expect(await textOf(first)).toBe(await textOf(second));
  });
});
