import { performance } from 'node:perf_hooks';
import { randomIds } from '../random/ids';
import type { LeaseHolder } from '../store/journal/lease-holder';
import { DatabaseUnavailableError } from '../store/journal/postgres/database-error';
import type { Database } from '../store/journal/postgres/sql';
import { type Clock, systemClock } from '../time/clock';
import { type LeaseLoss, type LeaseTimes, leaseTimes } from './lease';
import { unlessMoved } from './move-lock';
import { MoveObserver, ownerUrls } from './moves';
import { OverduePoll } from './overdue';
import { overdueRows } from './overdue-rows';
import { DatabasePlacement, type OwnedPlatforms } from './placement';
import type { Placement } from './placement-port';
import { PresenceWatch } from './presence';
import { ReplicaRegistry } from './replica-registry';
import { RunningLease } from './running-lease';
import type { ListedReplica, ThisReplica } from './shared-sandbox';
import { systemTimer, type Timer } from './timer';
import { UpgradeWatch } from './upgrade';

/** The storage of a replica. */
export interface ReplicaStorage extends OwnedPlatforms {
  /** Number of platforms that this replica owns. */
  readonly ownedCount: number;
  /** Whether a platform is open here, by a claim within the present term of the lease. */
  isOpen(id: string): boolean;
  /** Ids of the platforms that are not claimed in the present term of the lease. */
  readonly unreadable: readonly string[];
}

/** Begins to claim platforms with something due that no living replica owns. `look` opens one of them. */
export type PollOverdue = (look: (id: string) => Promise<void>) => Pick<OverduePoll, 'close'>;

export interface ReplicaOptions<Storage extends ReplicaStorage> {
  /** Creates the storage, whose platforms are claimed with the lease. */
  readonly createStorage: (lease: LeaseHolder, pollOverdue: PollOverdue) => Storage;
  /** Receives errors that cannot be returned to a caller. */
  readonly onError?: ((error: unknown) => void) | undefined;
  /** Called when the lease was lost. */
  readonly onLeaseLost?: ((reason: LeaseLoss) => void) | undefined;
  /** Default: a random one. */
  readonly id?: string | undefined;
  readonly times?: LeaseTimes | undefined;
  readonly timer?: Timer | undefined;
  /** Clock of the machine. */
  readonly clock?: Clock | undefined;
}

/** Between two looks for the end of an upgrade, a replica that has lost its lease has time to take another one. */
const UPGRADE_LEASES = 2;

/** This process among those that share a database. */
export class Replica<Storage extends ReplicaStorage = ReplicaStorage> implements ThisReplica {
  readonly id: string;
  readonly storage: Storage;
  readonly placement: Placement;
  readonly #database: Database;
  readonly #options: ReplicaOptions<Storage>;
  readonly #registry: ReplicaRegistry;
  readonly #lease: RunningLease;
  readonly #clock: Clock;
  readonly #timer: Timer;
  readonly #placement: DatabasePlacement;
  readonly #presence: PresenceWatch;
  readonly #moves: MoveObserver;
  #upgrade: UpgradeWatch | undefined;
  #poll: OverduePoll | undefined;
  #ending: Promise<void> | undefined;
  /** The last error that was reported. */
  #reported: string | undefined;

  constructor(database: Database, options: ReplicaOptions<Storage>) {
    const { times = leaseTimes, timer = systemTimer } = options;
    const onError = (error: unknown) => this.#report(error);
    this.id = options.id ?? randomIds()('rep');
    this.#database = database;
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
    this.#timer = timer;
    this.#registry = new ReplicaRegistry(database, this.id, times.leaseMs);
    const connect = () => this.#registry.connect();
    const onLoss = (reason: LeaseLoss) => options.onLeaseLost?.(reason);
    this.#lease = new RunningLease({ id: this.id, connect, times, timer, onError, onLoss });
    this.storage = options.createStorage(this.#lease, (look) => this.#pollOverdue(look));
    this.#presence = new PresenceWatch(this.#registry, { graceMs: times.graceMs, timer });
    this.#moves = new MoveObserver(ownerUrls(database), timer);
    this.#placement = new DatabasePlacement({
      platforms: this.storage,
      lease: this.#lease,
      presence: this.#presence,
      moves: this.#moves,
      holdMs: times.leaseMs,
    });
    this.placement = this.#placement;
  }

  /** The address at which the other replicas reach this one; null until it serves. */
  get url(): string | null {
    return this.#registry.url;
  }

  /**
   * The lease: whether it is held, and when it ends without a renewal, in milliseconds since 1970 on the clock of the machine.
   */
  get lease(): { readonly valid: boolean; readonly until: number } {
    const { state, remainingMs } = this.#lease;
    return { valid: state !== 'lost', until: this.#clock.now() + remainingMs };
  }

  /** The key by which the replicas of a database know each other: 32 bytes. */
  get hopKey(): Uint8Array {
    return this.#registry.hopKey;
  }

  /** Number of platforms that this replica owns. */
  get ownedPlatforms(): number {
    return this.storage.ownedCount;
  }

  /** Number of statements that wait for a connection to the database. */
  get waitingStatements(): number {
    return this.#database.waiting ?? 0;
  }

  /** Registers the replica, and begins its first lease. */
  async start(): Promise<void> {
    await unlessMoved(this.#database, () => this.#lease.start());
    const { times = leaseTimes } = this.#options;
    const everyMs = times.leaseMs * UPGRADE_LEASES;
    this.#upgrade = new UpgradeWatch(this.#database, { timer: this.#timer, everyMs });
    await this.#registry.deleteGone().catch((error: unknown) => this.#report(error));
  }

  /** Tells the other replicas where this one is reached. Before, it can own platforms, but nothing is forwarded to it. */
  advertise(url: string): Promise<void> {
    return this.#registry.advertise(url);
  }

  /** Returns all replicas of the database, the oldest first. */
  list(): Promise<readonly ListedReplica[]> {
    return this.#registry.list();
  }

  /**
   * Stops claims and the poll, calls `release`, which lets go of all platforms, and deregisters: the others need not wait for the
   * end of the lease. While `release` runs, the lease is renewed, and requests are still placed.
   */
  end(release: () => Promise<void> = async () => undefined): Promise<void> {
    return (this.#ending ??= this.#end(release));
  }

  async #end(release: () => Promise<void>): Promise<void> {
    this.#placement.close();
    this.#upgrade?.close();
    await this.#poll?.close();
    try {
      await release();
    } finally {
      this.#moves.close();
      await this.#lease.close();
      await this.#registry.deregister().catch((error: unknown) => this.#report(error));
    }
  }

  #pollOverdue(look: (id: string) => Promise<void>): OverduePoll {
    this.#poll ??= new OverduePoll({
      rows: overdueRows(this.#database, this.id),
      lease: this.#lease,
      sweep: () => this.#presence.sweep(this.id),
      owns: (id) => this.storage.isOpen(id),
      except: () => this.storage.unreadable,
      look,
      loopUse: loopUse(),
      onError: (error) => this.#report(error),
      clock: this.#clock,
      timer: this.#timer,
    });
    return this.#poll;
  }

  /** An unreachable database is seen in the health of the sandbox. An error that comes again and again is reported once. */
  #report(error: unknown): void {
    const message = String(error);
    if (error instanceof DatabaseUnavailableError || message === this.#reported) return;
    this.#reported = message;
    this.#options.onError?.(error);
  }
}

/** Returns what measures the use of the event loop between its calls. */
function loopUse(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const before = last;
    last = performance.eventLoopUtilization();
    return performance.eventLoopUtilization(last, before).utilization;
  };
}

/** Registers this process as a replica of a sandbox whose platforms are in a database. */
export async function openReplica<Storage extends ReplicaStorage>(
  database: Database,
  options: ReplicaOptions<Storage>,
): Promise<Replica<Storage>> {
  const replica = new Replica(database, options);
  await replica.start();
  return replica;
}
