import type { Work } from './context';
import { assertInvariants } from './domain/invariants';
import { type Cause, outbox, presentEvent, type SandboxEvent } from './events/outbox';
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
import { JobRunner } from './time/job-runner';

export interface PlatformOptions {
  readonly clock: Clock;
  /** Hears of faults that no caller can be told of. */
  readonly onError: (error: unknown) => void;
}

const byClock: Cause = { request_id: null, idempotency_key: null };

/**
 * The unit of isolation: a platform account with its key pairs, sub accounts and all they own, its own clock, events and
 * jobs. Platforms never meet.
 */
export class Platform {
  readonly newId: NewId = randomIds();
  readonly hash: KeyedHash;
  /** Requests with an idempotency key whose answer has not left yet. */
  readonly inProgress = new Set<string>();
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #jobs: JobRunner;
  readonly #row: PlatformRow;
  #latest = 0;

  private constructor(store: Store, row: PlatformRow, { clock, onError }: PlatformOptions) {
    this.#store = store;
    this.#row = row;
    this.hash = keyedHash(row.hash_key);
    this.#clock = clock;
    this.#jobs = new JobRunner({ nextJob: () => this.#nextJob(), run: (job) => this.#runJob(job) }, onError);
    this.#jobs.wake();
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
    this.#latest = Math.max(this.#latest, this.#clock.now());
    return this.#latest;
  }

  /** Runs a unit of work as one transaction: all of it, or nothing if it throws. */
  transact<Result>(cause: Cause, run: (work: Work) => Result): Result {
    const first = this.rows.first('jobs', 'due', 'all');
    const result = this.#store.transact((rows) => run(this.#work(rows, cause)));
    if (this.rows.first('jobs', 'due', 'all') !== first) this.#jobs.wake();
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

  /** Takes away all but the key pairs. Tokens stay valid. */
  reset(): void {
    this.#store.restart((rows) => putPlatform(rows, this.#row, this.newId, toIso(this.now())));
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

  close(): Promise<void> {
    this.#jobs.close();
    return this.#store.close();
  }

  #work(rows: Transaction, cause: Cause): Work {
    const { newId, hash } = this;
    const now = toIso(this.now());
    return {
      rows,
      now,
      newId,
      hash,
      ...outbox(rows, now, newId, cause),
      schedule: (kind, subject_id, due_at) =>
        rows.put('jobs', { id: newId('job'), sequence: rows.nextSequence(), kind, subject_id, due_at }),
    };
  }

  #nextJob() {
    const job = this.rows.first('jobs', 'due', 'all');
    return job && { job, inMilliseconds: fromIso(job.due_at) - this.now() };
  }

  #runJob({ id, kind, subject_id }: JobRow): void {
    this.transact(byClock, (work) => {
      work.rows.delete('jobs', id);
      jobs[kind](work, subject_id);
    });
  }
}
