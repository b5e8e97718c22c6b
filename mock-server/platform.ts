import type { Settings, Work } from './context';
import { type Decisions, decisions } from './control/decisions';
import { assertInvariants } from './domain/invariants';
import type { DeliveryFilter } from './events/delivery-filter';
import { byClock, type Cause, outbox, presentEvent, type SandboxEvent } from './events/outbox';
import type { Publishers } from './events/publishers';
import { Webhooks } from './events/webhooks';
import { jobs } from './jobs';
import { keyedHash, type KeyedHash } from './secrets';
import { type NewId, randomIds } from './store/ids';
import type { JobRow, KeyPairRow, Mode, PlatformRow } from './store/rows';
import { InMemoryAdapter } from './store/in-memory-adapter';
import { type PlatformSeed, putPlatform, seedPlatform } from './store/seed';
import { Store } from './store/store';
import type { Reader } from './store/reader';
import type { StoreAdapter } from './store/store-adapter';
import type { Transaction } from './store/transaction';
import { type Clock, fromIso, toIso } from './time/clock';
import { JobRunner, type JobSource } from './time/job-runner';
import { type ClockPort, PlatformClock } from './time/platform-clock';

export interface PlatformOptions extends Settings {
  /** The clock of the machine, with which the clock of a platform runs. */
  readonly clock: Clock;
  /** Names, besides this machine and private addresses, that webhooks may be sent to. */
  readonly allowPublisherHosts: readonly string[];
  /** Hears of faults that no caller can be told of. */
  readonly onError: (error: unknown) => void;
}

/**
 * The unit of isolation: a platform account with its key pairs, sub accounts and all they own, its own clock, events and
 * jobs. Platforms never meet.
 */
export class Platform {
  readonly newId: NewId = randomIds();
  readonly hash: KeyedHash;
  /** Requests with an idempotency key whose answer has not left yet. */
  readonly inProgress = new Set<string>();
  /** Moves, freezes and unfreezes its time. */
  readonly clock: PlatformClock;
  readonly review: Decisions['review'];
  readonly disputes: Decisions['disputes'];
  readonly payouts: Decisions['payouts'];
  readonly payments: Decisions['payments'];
  readonly #store: Store;
  readonly #machine: Clock;
  readonly #jobs: JobRunner;
  readonly #row: PlatformRow;
  readonly #settings: Settings;
  readonly #webhooks: Webhooks;
  /** The instant of the last unit of work: whatever comes later is not stamped earlier. */
  #workedAt: number;

  private constructor(store: Store, row: PlatformRow, options: PlatformOptions) {
    const { clock, onError, autoEnable, limits } = options;
    this.#store = store;
    this.#row = row;
    this.#settings = { autoEnable, limits };
    this.hash = keyedHash(row.hash_key);
    this.#machine = clock;
    this.#workedAt = lastInstantOf(store.rows);
    this.clock = this.#createClock();
    this.#jobs = this.#createRunner(onError);
    this.#webhooks = new Webhooks(this, options);
    const made = decisions((run) => {
      this.runDueJobs();
      return this.transact(byClock, run);
    });
    ({ review: this.review, disputes: this.disputes, payouts: this.payouts, payments: this.payments } = made);
    this.#jobs.wake();
    this.#webhooks.wake();
  }

  /** Opens what the adapter kept of a platform. When it kept nothing, makes the platform of the seed, if there is one. */
  static async open(
    adapter: StoreAdapter,
    id: string,
    options: PlatformOptions,
    seed?: PlatformSeed,
  ): Promise<Platform | undefined> {
    const store = await Store.open(adapter, assertInvariants);
    const known = store.rows.find('platform', id);
    if (known) return new Platform(store, known, options);
    if (seed === undefined) return undefined;
    return Platform.#create(store, seed, options);
  }

  /** Makes a platform that is kept in memory alone. */
  static inMemory(seed: PlatformSeed, options: PlatformOptions): Platform {
    return Platform.#create(new Store(new InMemoryAdapter(), assertInvariants), seed, options);
  }

  static #create(store: Store, seed: PlatformSeed, options: PlatformOptions): Platform {
    const row = store.transact((rows) => seedPlatform(rows, seed, randomIds(), toIso(options.clock.now())));
    return new Platform(store, row, options);
  }

  get id(): string {
    return this.#row.id;
  }

  keyPair(mode: Mode): KeyPairRow {
    return this.#row[mode];
  }

  /** The instant on its clock, which never goes back. */
  now(): number {
    return this.clock.now();
  }

  /** Runs a unit of work as one transaction: all of it, or nothing if it throws. */
  transact<Result>(cause: Cause, run: (work: Work) => Result): Result {
    return this.#transactAt(this.now(), cause, run);
  }

  #transactAt<Result>(instant: number, cause: Cause, run: (work: Work) => Result): Result {
    const first = this.#jobs.next();
    this.#workedAt = Math.max(this.#workedAt, instant);
    const result = this.#store.transact((rows) => run(this.#work(rows, cause, toIso(this.#workedAt))));
    if (this.#jobs.next() !== first) this.#jobs.wake();
    this.#webhooks.wake();
    return result;
  }

  /** The rows as they are now, for reading alone. */
  get rows(): Reader {
    return this.#store.rows;
  }

  /** Does what is due: see `JobRunner.runDue`. */
  runDueJobs(): void {
    this.#jobs.runDue();
  }

  /** Everything that happened, in the order in which it happened. */
  events(): SandboxEvent[] {
    const { rows } = this;
    return [...rows.walk('events', 'newest', 'all', 'ascending')].map((row) =>
      presentEvent(rows, row, this.keyPair(row.mode).account_id),
    );
  }

  /** The receivers of its webhooks. Source: Events. */
  get publishers(): Publishers {
    return this.#webhooks.publishers;
  }

  /** What was sent to publishers, newest first, with every attempt. */
  deliveries(filter: DeliveryFilter = {}): ReturnType<Webhooks['deliveries']> {
    return this.#webhooks.deliveries(filter);
  }

  /** Delivers an event again to all who hear of it, and gives how many those are. Throws an `ApiError` for an unknown one. */
  redeliver(eventId: string): number {
    return this.#webhooks.redeliver(eventId);
  } // resource_not_found

  /** The same for all events since an instant. */
  redeliverSince(instant: number | Date): number {
    return this.#webhooks.redeliverSince(Number(instant));
  }

  /**
   * Resolves once no delivery is under way and no work is due; what waits for the clock is not waited for. Rejects with a
   * `NotIdleError` when that takes longer than 10 seconds, or than `timeoutMs`.
   */
  waitForIdle({ timeoutMs = 10_000 }: { readonly timeoutMs?: number | undefined } = {}): Promise<void> {
    return this.#webhooks.waitForIdle(timeoutMs);
  }

  /** Takes away all but the key pairs, and sets the clock back to that of the machine. Tokens stay valid. */
  reset(): void {
    const now = toIso(this.#machine.now());
    this.#store.restart((rows) => putPlatform(rows, this.#row, this.newId, now));
    this.#webhooks.abort();
    this.#workedAt = 0;
    this.clock.restart();
    this.#jobs.wake();
  }

  /** Whether it shows something that is not durable yet. */
  get pending(): boolean {
    return this.#store.pending;
  }

  /** Resolves when all that it shows now is durable. */
  settled(): Promise<void> {
    return this.#store.settled();
  }

  async close(): Promise<void> {
    this.#jobs.close();
    await this.#webhooks.close();
    await this.#store.close();
  }

  #work(rows: Transaction, cause: Cause, now: string): Work {
    const { newId, hash } = this;
    const { emit, keeperOf } = outbox(rows, now, newId, cause);
    return {
      rows,
      settings: this.#settings,
      now,
      newId,
      hash,
      emit,
      keeperOf,
      schedule: (kind, subject_id, due_at) =>
        rows.put('jobs', { id: newId('job'), sequence: rows.nextSequence(), kind, subject_id, due_at }),
    };
  }

  #createClock(): PlatformClock {
    const port: ClockPort = {
      machine: this.#machine,
      read: () => this.rows.find('clock', 'clock'),
      keep: (row) => this.#store.transact((rows) => rows.put('clock', row)),
      runDue: (until) => this.#jobs.runDue(until),
      wake: () => this.#jobs.wake(),
    };
    return new PlatformClock(port, this.#workedAt);
  }

  #createRunner(onError: PlatformOptions['onError']): JobRunner {
    const source: JobSource = {
      first: () => this.rows.first('jobs', 'due', 'all'),
      all: () => this.rows.walk('jobs', 'due', 'all', 'ascending'),
      now: () => this.now(),
      timeUntil: (instant) => this.clock.timeUntil(instant),
      run: (job) => this.#runJob(job),
    };
    return new JobRunner(source, onError);
  }

  /** A job runs at the instant it was due, however late that is noticed: so its outcome is the same on every machine. */
  #runJob({ id, kind, subject_id, due_at }: JobRow): void {
    this.#transactAt(fromIso(due_at), byClock, (work) => {
      work.rows.delete('jobs', id);
      jobs[kind](work, subject_id);
    });
  }
}

/** When something last happened, as far as its rows tell. */
function lastInstantOf(rows: Reader): number {
  for (const { created_at } of rows.walk('events', 'newest', 'all', 'descending')) return fromIso(created_at);
  return 0;
}
