import {
  disputeStates,
  paymentIntentStates,
  paymentStates,
  refundStates,
  subAccountStates,
} from '../../spec/tables/states';
import type { Machine } from '../../spec/vocabulary/machine';
import { lastDates } from '../domain/last-dates';
import type { Currency, Mode } from '../rows';
import type { Reader } from '../store/reader';
import type { Store, Written } from '../store/store';
import { type Clock, toIso } from '../time/clock';
import { endOfTick } from '../time/tick';
import { countedTables, RowCounts, type Volume } from './row-counts';

/** The number of objects in a state. */
export interface StateCount {
  readonly state: string;
  readonly count: number;
}

/** The objects whose numbers are known by state. */
export type CountedByState = 'payments' | 'payment_intents' | 'refunds' | 'disputes' | 'sub_accounts';

/** The payments that were created on one day. */
export interface DayVolume {
  /** The date in UTC, such as `2027-01-31`. */
  readonly date: string;
  readonly volumes: Readonly<Record<Currency, Volume>>;
}

/** The numbers of a platform in one mode. */
export interface PlatformTotals {
  /** Each state in the order of the state machine, also those without objects. */
  readonly byState: Readonly<Record<CountedByState, readonly StateCount[]>>;
  readonly counts: {
    readonly checkouts: number;
    readonly payment_methods: number;
    readonly payment_method_groups: number;
    readonly payouts: number;
    readonly proceeds_payouts: number;
    readonly fee_configurations: number;
  };
  /**
   * The volume of each of the last 30 days of the platform's clock, oldest first, including today. A payment counts on the day on
   * which it was created, with its whole amount, unless it is pending, failed or canceled: refunds and disputes are not deducted,
   * and an authorized payment counts before its capture.
   */
  readonly volume: readonly DayVolume[];
}

/** The platform, as its totals use it. */
export interface TotalsPort {
  readonly store: Pick<Store, 'state' | 'rows'>;
  /** The clock of the machine. */
  readonly machine: Clock;
  /** The instant on the clock of the platform. */
  readonly now: () => number;
}

/** Counts of every row: of those that were there at first, as far as they were read, and of what was written since. */
interface MaintainedCounts {
  readonly counts: RowCounts;
  isComplete: boolean;
  /** Resolves when the counts are complete, or no longer maintained. */
  built: Promise<void>;
}

const VOLUME_DAYS = 30;
/** Rows that are read before the event loop runs: one or two milliseconds. */
const ROWS_PER_SLICE = 4_096;
/** For so long after they were read, counts are maintained. */
const MAINTAINED_MS = 5 * 60_000;

/**
 * Numbers of objects and the volume of payments. The first reader has all rows read, once; from then on each transaction updates
 * them, so a later reader waits for nothing, however many rows there are. Nothing is counted before the first reader, and no
 * longer when nobody has read for five minutes.
 */
export class Totals {
  readonly #platform: TotalsPort;
  #maintained: MaintainedCounts | undefined;
  #readAt = 0;

  constructor(platform: TotalsPort) {
    this.#platform = platform;
  }

  /** Whether transactions are counted now. */
  get isMaintained(): boolean {
    return this.#maintained !== undefined;
  }

  /** Resolves with the totals of a mode at the instant of the resolution. */
  async read(mode: Mode): Promise<PlatformTotals> {
    return this.#present(mode, await this.#counted());
  }

  /** Resolves when the rows are counted. Then `capturedOn` reads none. */
  async prepare(): Promise<void> {
    await this.#counted();
  }

  /**
   * Returns the sum of the payments that an account captured on a day, such as `2027-01-31`. Each counts with its whole amount,
   * unless it was voided or failed since. Rows that are not counted yet are read at once.
   */
  readonly capturedOn = (accountId: string, date: string): number => {
    this.#readAt = this.#platform.machine.now();
    if (this.#maintained?.isComplete !== true) this.#maintained = this.#countNow();
    return this.#maintained.counts.captured(accountId, date);
  };

  async #counted(): Promise<RowCounts> {
    for (;;) {
      this.#readAt = this.#platform.machine.now();
      const maintained = (this.#maintained ??= this.#begin());
      if (maintained.isComplete) return maintained.counts;
      await maintained.built;
    }
  }

  #countNow(): MaintainedCounts {
    const counts = new RowCounts();
    const { tables } = this.#platform.store.state;
    for (const name of countedTables) for (const row of tables[name].rows()) counts.addRow(name, row);
    return { counts, isComplete: true, built: Promise.resolve() };
  }

  /** Takes note of what was written. */
  update(written: Written): void {
    if (this.#maintained === undefined || written === 'lists') return;
    if (written === 'rows' || this.#platform.machine.now() - this.#readAt > MAINTAINED_MS) this.#maintained = undefined;
    else this.#maintained.counts.update(written.redo, written.undo);
  }

  #begin(): MaintainedCounts {
    const maintained: MaintainedCounts = { counts: new RowCounts(), isComplete: false, built: Promise.resolve() };
    maintained.built = this.#build(maintained);
    return maintained;
  }

  /** Reads the rows as they are now. The first slice is read at once. */
  async #build(maintained: MaintainedCounts): Promise<void> {
    const { tables } = this.#platform.store.state;
    const views = countedTables.map((name) => ({ name, rows: tables[name].view().values() }));
    let read = 0;
    for (const { name, rows } of views)
      for (const row of rows) {
        maintained.counts.addRow(name, row);
        if (++read % ROWS_PER_SLICE !== 0) continue;
        await endOfTick();
        if (this.#maintained !== maintained) return;
      }
    maintained.isComplete = true;
  }

  #present(mode: Mode, counted: RowCounts): PlatformTotals {
    const { store, now } = this.#platform;
    const { rows } = store;
    return {
      byState: {
        payments: byState(paymentStates, (state) => counted.count('payments', mode, state)),
        payment_intents: byState(paymentIntentStates, (state) => counted.count('payment_intents', mode, state)),
        refunds: byState(refundStates, (state) => counted.count('refunds', mode, state)),
        disputes: byState(disputeStates, (state) => counted.count('disputes', mode, state)),
        sub_accounts: byState(subAccountStates, (state) => counted.count('accounts', mode, state)),
      },
      counts: { ...indexedCounts(rows, mode), fee_configurations: counted.count('fee_configurations', mode) },
      volume: lastDates(toIso(now()), VOLUME_DAYS).map((date) => ({
        date,
        volumes: { usd: counted.volume(mode, date, 'usd'), cad: counted.volume(mode, date, 'cad') },
      })),
    };
  }
}

function byState({ states }: Pick<Machine<string, string>, 'states'>, count: (state: string) => number): StateCount[] {
  return Object.keys(states).map((state) => ({ state, count: count(state) }));
}

function indexedCounts(rows: Reader, mode: Mode) {
  return {
    checkouts: rows.count('checkouts', 'newest', mode),
    payment_methods: rows.count('payment_methods', 'newest', mode),
    payment_method_groups: rows.count('payment_method_groups', 'newest', mode),
    payouts: rows.count('payouts', 'newest', mode),
    proceeds_payouts: rows.count('payouts', 'proceeds', mode),
  };
}
