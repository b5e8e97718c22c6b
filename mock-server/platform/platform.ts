import type { EventName } from '../../spec/tables/events';
import type { UnitOfWork } from '../context';
import { type ThirdParties, thirdParties } from './third-parties';
import { Faults } from './faults';
import { type SeedFiles, seedFiles } from './seed-files';
import { Snapshots, type Undone } from './snapshots';
import { type JobSettings, jobControls, type Jobs } from './job-settings';
import { assertInvariants } from '../domain/invariants';
import type { DeliveryFilter } from '../events/delivery-filter';
import { walkEvents } from '../events/stored-events';
import { afterDueJobs, automatic, type Cause, renderEvent, type SandboxEvent } from '../events/outbox';
import type { Publishers } from '../events/endpoints';
import { Webhooks } from '../events/webhooks';
import { FaultInjector } from '../faults/fault-injector';
import { jobs } from '../jobs';
import { prepareRestart, lastEventInstant, frozenClock } from './restart';
import type { PlatformOptions } from './options';
import { RequestLog } from '../request-log/request-log';
import { keyedHash, type KeyedHash } from '../random/hashes';
import type { PlatformRandom } from '../random/random';
import type { JobRow, KeyPairRow, Mode, PlatformRow } from '../rows';
import { MemoryAdapter } from '../store/journal/memory';
import { platformRow, type PlatformDefinition, putPlatform } from './definition';
import { Store } from '../store/store';
import type { Reader } from '../store/reader';
import type { StoreAdapter } from '../store/journal/store-adapter';
import type { Transaction } from '../store/transaction';
import type { StepOrigin } from '../store/undo-log';
import { type Clock, fromIso, toIso } from '../time/clock';
import { JobRunner, type JobSource } from '../time/job-runner';
import { type ClockPort, PlatformClock } from '../time/platform-clock';
import { trigger } from '../trigger/trigger';
import { type UnitContext, runUnitOfWork } from './unit-of-work';

/**
 * The unit of isolation: a platform account with its key pairs, sub accounts and all they own, its own clock, events and
 * jobs. Platforms never meet.
 */
export class Platform {
  readonly random: PlatformRandom;
  readonly hash: KeyedHash;
  /** What was asked of it, and how that was answered. */
  readonly requests = new RequestLog();
  /** Requests with an idempotency key whose answer has not left yet. */
  readonly inProgress = new Set<string>();
  /** Moves, freezes and unfreezes its time. */
  readonly clock: PlatformClock;
  readonly review: ThirdParties['review'];
  readonly disputes: ThirdParties['disputes'];
  readonly payouts: ThirdParties['payouts'];
  readonly payments: ThirdParties['payments'];
  /** Sets when asynchronous work is done. */
  readonly jobSettings: JobSettings;
  /** What waits to be done. */
  readonly jobs: Jobs;
  readonly isEmpty: SeedFiles['isEmpty'];
  /** Makes a seed file of it. */
  readonly export: SeedFiles['export'];
  /** Begins anew with a seed file. */
  readonly import: SeedFiles['import'];
  /** Lets faults meet requests and deliveries. */
  readonly faultInjector = new FaultInjector(this);
  /** What goes wrong on request. */
  readonly faults = new Faults(this, this.faultInjector.heldRequests);
  /** States of it that are kept under names. */
  readonly snapshots: Snapshots;
  readonly #store: Store;
  readonly #machine: Clock;
  readonly #jobs: JobRunner;
  #row: PlatformRow;
  readonly #unitContext: UnitContext;
  readonly #startAt: number | null;
  readonly #webhooks: Webhooks;
  /** The instant of the last unit of work: whatever comes later is not stamped earlier. */
  #lastUnitAt: number;

  private constructor(store: Store, row: PlatformRow, options: PlatformOptions) {
    const { clock, onError, autoEnable, limits, random, startAt } = options;
    this.random = random.forPlatform(row.id, (kind) => store.count(kind));
    this.#startAt = startAt;
    this.#store = store;
    this.#row = row;
    this.hash = keyedHash(row.hash_key);
    this.#unitContext = { settings: { autoEnable, limits }, newId: this.random.newId, hash: this.hash };
    this.#machine = clock;
    this.#lastUnitAt = lastEventInstant(store.rows);
    this.clock = this.#createClock();
    this.#jobs = this.#createRunner(onError);
    this.#webhooks = new Webhooks(this, options);
    const made = thirdParties((run) => this.transact(afterDueJobs, run));
    ({ review: this.review, disputes: this.disputes, payouts: this.payouts, payments: this.payments } = made);
    ({ work: this.jobSettings, jobs: this.jobs } = jobControls(this, (job) =>
      this.#runJob(job, this.now(), afterDueJobs),
    ));
    this.snapshots = new Snapshots(this, store, () => this.#afterReplacement());
    const files = seedFiles(this, {
      store,
      machine: clock,
      isFrozen: startAt !== null,
      afterReplacement: () => this.#afterReplacement(),
    });
    ({ isEmpty: this.isEmpty, export: this.export, import: this.import } = files);
    this.#jobs.wake();
    this.#webhooks.wake();
  }

  /** Opens what the adapter kept of a platform. When it kept nothing, makes the platform of the seed, if there is one. */
  static async open(
    adapter: StoreAdapter,
    id: string,
    options: PlatformOptions,
    seed?: PlatformDefinition,
  ): Promise<Platform | undefined> {
    const store = await Store.open(adapter, assertInvariants);
    const known = store.rows.find('platform', id);
    if (known) {
      if (options.startAt !== null) prepareRestart(store, options.startAt);
      return new Platform(store, known, options);
    }
    if (seed === undefined) return undefined;
    return Platform.#create(store, seed, options);
  }

  /** Makes a platform that is kept in memory alone. */
  static inMemory(seed: PlatformDefinition, options: PlatformOptions): Platform {
    return Platform.#create(new Store(new MemoryAdapter(), assertInvariants), seed, options);
  }

  static #create(store: Store, seed: PlatformDefinition, options: PlatformOptions): Platform {
    const platform = new Platform(store, platformRow(seed, options.random.entropyFor(seed.id)), options);
    store.transact((rows) => platform.#putFirstRows(rows));
    return platform;
  }

  /** The first rows of all. */
  #putFirstRows(rows: Transaction): void {
    putPlatform(rows, this.#row, this.random.newId, toIso(this.#startAt ?? this.#machine.now()));
    if (this.#startAt !== null) rows.put('clock', frozenClock(this.#startAt));
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

  /** Runs a unit of work as one transaction: all of it, or nothing if it throws. What is nobody's request comes after what is due. */
  transact<Result>(cause: Cause, run: (work: UnitOfWork) => Result): Result {
    if (cause === afterDueJobs) this.runDueJobs();
    return this.#transactAt(this.now(), cause, run);
  }

  #transactAt<Result>(instant: number, cause: Cause, run: (work: UnitOfWork) => Result): Result {
    const first = this.#jobs.next();
    this.#lastUnitAt = Math.max(this.#lastUnitAt, instant);
    const now = toIso(this.#lastUnitAt);
    const origin = cause === automatic ? undefined : { request_id: cause.request_id, created_at: now };
    const result = this.#store.transact((rows) => runUnitOfWork(run, rows, cause, now, this.#unitContext), origin);
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
    return [...walkEvents(this.rows, 'ascending')].map((event) =>
      renderEvent(event, this.keyPair(event.mode).account_id),
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

  /**
   * Brings an object to an event, by what the API, people, banks and work that waits do: all of it happens, or nothing. Gives
   * the events on the way, in order. Throws an `ApiError` with the reason where nothing leads there.
   */
  trigger(event: EventName, on: string): SandboxEvent[] {
    return trigger(this, event, on);
  } // resource_not_found parameter_invalid event_out_of_reach

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

  /**
   * Takes away all but the key pairs and the snapshots, and sets the clock back to that of the machine, or to where it began.
   * Tokens stay valid.
   */
  reset(): void {
    this.#store.reset((rows) => this.#putFirstRows(rows), this.#controlOrigin());
    this.requests.deleteAll();
    this.#afterReplacement();
  }

  /** Takes back the last requests that changed something, with what followed them: see `Snapshots.undo`. */
  undo(transactions = 1): Undone {
    return this.snapshots.undo(transactions);
  }

  /** Goes on from rows that it did not come to by its own work. */
  #afterReplacement(): void {
    this.#row = this.rows.require('platform', this.id);
    this.#webhooks.abort();
    this.faultInjector.heldRequests.interrupt();
    this.#lastUnitAt = lastEventInstant(this.rows);
    this.clock.restart(this.#lastUnitAt);
    this.#jobs.restart();
    this.#webhooks.wake();
  }

  #controlOrigin(): StepOrigin {
    return { request_id: null, created_at: toIso(this.now()) };
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
    this.requests.close();
    this.#jobs.close();
    this.faultInjector.heldRequests.close();
    await this.#webhooks.close();
    await this.#store.close();
  }

  #createClock(): PlatformClock {
    const port: ClockPort = {
      machine: this.#machine,
      read: () => this.rows.find('clock', 'clock'),
      keep: (row) => this.#store.transact((rows) => rows.put('clock', row), this.#controlOrigin()),
      runDue: (until) => this.#jobs.runDue(until),
      wake: () => this.#jobs.wake(),
    };
    return new PlatformClock(port, this.#lastUnitAt);
  }

  #createRunner(onError: PlatformOptions['onError']): JobRunner {
    const source: JobSource = {
      first: () => this.rows.first('jobs', 'due', 'all'),
      all: () => this.rows.walk('jobs', 'due', 'all', 'ascending'),
      now: () => this.now(),
      timeUntil: (instant) => this.clock.timeUntil(instant),
      run: (job) => this.#runJob(job, fromIso(job.due_at), automatic),
    };
    return new JobRunner(source, onError);
  }

  /** A job runs at the instant it was due, however late that is noticed: so its outcome is the same on every machine. */
  #runJob({ id, kind, subject_id }: JobRow, instant: number, cause: Cause): void {
    this.#transactAt(instant, cause, (work) => {
      work.rows.delete('jobs', id);
      jobs[kind](work, subject_id);
    });
  }
}
