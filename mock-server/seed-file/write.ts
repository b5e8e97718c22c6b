import { resourceOf } from '../rows/event-resource';
import { renderEventState } from '../present/event-state';
import type { State } from '../store/state';
import type { EventsRow, JobRow, PlatformRow, Rows } from '../rows';
import { type Clock, toIso } from '../time/clock';
import { isSeedTable, jobSubjects, type SeedTable } from './rows';
import { type SeedFile, seedFileFormat, seedFileVersion } from './seed-file';

type Row = SeedFile['rows'][SeedTable][number];

/** Writes what a platform knows. The same state gives the same file. */
export function writeSeedFile(
  { tables, sequence, counts }: Readonly<State>,
  { currency, test, live }: PlatformRow,
  clock: Clock & { readonly frozen: boolean },
): SeedFile {
  const rowsOf = <Name extends SeedTable>(name: Name): Rows[Name][] => [...tables[name].rows()].sort(byCreation);
  return {
    format: seedFileFormat,
    version: seedFileVersion,
    currency,
    accounts: { test: test.account_id, live: live.account_id },
    clock: { now: toIso(clock.now()), frozen: clock.frozen },
    sequence,
    counts,
    rows: {
      accounts: rowsOf('accounts'),
      onboarding_entries: rowsOf('onboarding_entries'),
      payment_methods: rowsOf('payment_methods'),
      customers: rowsOf('customers'),
      card_declines: rowsOf('card_declines'),
      payment_intents: rowsOf('payment_intents'),
      payments: rowsOf('payments'),
      refunds: rowsOf('refunds'),
      disputes: rowsOf('disputes'),
      payment_balance_transactions: rowsOf('payment_balance_transactions'),
      fee_configurations: rowsOf('fee_configurations'),
      events: rowsOf('events').map(asRendered),
      jobs: rowsOf('jobs').filter(isAboutKeptRow),
      job_settings: rowsOf('job_settings'),
      checkouts: rowsOf('checkouts'),
      checkout_sessions: rowsOf('checkout_sessions'),
      proceeds_batches: rowsOf('proceeds_batches'),
      payouts: rowsOf('payouts'),
    },
  };
}

/** Rows in the order in which they were made, and by id where nobody counts them. */
function byCreation(a: Row, b: Row): number {
  const [first, second] = [sequenceOf(a), sequenceOf(b)];
  if (first !== second) return first - second;
  return a.id < b.id ? -1 : 1;
}

function sequenceOf(row: Row): number {
  return 'sequence' in row ? row.sequence : 0;
}

/** A seed file tells what was shown: it may be read by a release that shows the same rows in another way. */
function asRendered(row: EventsRow): EventsRow {
  const states = row.states.map((state) => {
    const { mode, account_id, resource_id } = resourceOf(state);
    return { mode, account_id, resource_id, data: renderEventState(state) };
  });
  return { ...row, states };
}

function isAboutKeptRow({ kind }: JobRow): boolean {
  return isSeedTable(jobSubjects[kind]);
}
