import type { LeaseHolder } from '../store/journal/lease-holder';
import { afterRunningCode } from '../time/tick';
import { guarded } from './guarded';
import { Lease, type LeaseLoss, type LeaseState, type LeaseTimes } from './lease';
import { ReplacedError, type ReplicaSession } from './replica-session';
import { pause, type Timer } from './timer';

/** A lease is renewed this many times before it would expire. */
const RENEWALS = 3;
/** Pause between two attempts to connect a session. */
const RECONNECT_AFTER_MS = 50;
/** While requests arrive, the lease is proven again after this part of the time for which it is certain. */
const PROOF_PART = 0.4;
/** Time for which it is proven after the last request. */
const DEMAND_MS = 1000;

export interface RunningLeaseOptions {
  readonly id: string;
  /** Connects a session, and takes the presence lock with it. */
  readonly connect: () => Promise<ReplicaSession>;
  readonly times: LeaseTimes;
  readonly timer: Timer;
  /** Receives errors of statements and of connections. The lease goes on in any case. */
  readonly onError?: ((error: unknown) => void) | undefined;
  /** Called once for each term that ends against the will of this process, and once more if there is no next one. */
  readonly onLoss?: ((reason: LeaseLoss) => void) | undefined;
}

/** Receives whether the lease was held after it was asked. */
type Question = (isHeld: boolean) => void;

/** The lease of this process: renews it, proves it while requests arrive, and begins a new term after a loss. */
export class RunningLease implements LeaseHolder {
  readonly id: string;
  readonly times: LeaseTimes;
  readonly #connectSession: RunningLeaseOptions['connect'];
  readonly #onError: (error: unknown) => void;
  readonly #reportLoss: (reason: LeaseLoss) => void;
  readonly #timer: Timer;
  #lease: Lease | undefined;
  #lastTerm = 0;
  #observers = new Set<() => void>();
  /** Callers of `confirm`. A statement that is sent later responds to all of them. */
  #questions: Question[] = [];
  #askedAt = -Infinity;
  #sentAt = -Infinity;
  #renewedAt = -Infinity;
  #cancelExpiry: () => void = () => undefined;
  #wake: () => void = () => undefined;
  #isClosed = false;
  #running: Promise<void> = Promise.resolve();

  constructor(options: RunningLeaseOptions) {
    this.id = options.id;
    this.times = options.times;
    this.#timer = options.timer;
    this.#connectSession = options.connect;
    this.#onError = guarded(options.onError);
    this.#reportLoss = guarded(options.onLoss);
  }

  /** Begins the first term. Rejects when the database refuses it. */
  async start(): Promise<void> {
    const session = await this.#connectSession();
    try {
      await this.#exchange(session, true);
    } catch (error) {
      void session.close();
      throw error;
    }
    this.#running = this.#run(session);
  }

  get term(): number {
    return this.#lease?.term ?? 0;
  }

  get state(): LeaseState {
    return this.#lease?.state(this.#timer.now()) ?? 'lost';
  }

  /** Milliseconds until the lease expires, when it is not renewed before; 0 when it is lost. */
  get remainingMs(): number {
    return this.state === 'lost' ? 0 : Math.max(0, (this.#lease?.until ?? -Infinity) - this.#timer.now());
  }

  /** Whether the lease is held now. Asking also makes it be proven during the next second. */
  get isHeld(): boolean {
    const now = this.#timer.now();
    const wasIdle = now - this.#askedAt >= DEMAND_MS;
    this.#askedAt = now;
    if (wasIdle) this.#wake();
    return this.state === 'held';
  }

  /** Callers of the same time share a round trip. It is sent after the call: the lease was held at some instant since then. */
  async confirm(term: number): Promise<boolean> {
    if (this.#isClosed || term !== this.term || this.state === 'lost') return false;
    if (this.isHeld) return true;
    return new Promise((resolve) => {
      this.#questions.push(resolve);
      this.#wake();
    });
  }

  onLost(term: number, run: () => void): () => void {
    let isOver = false;
    const once = () => {
      if (!isOver) run();
      isOver = true;
    };
    const isCurrent = term === this.term && this.state !== 'lost';
    if (isCurrent) this.#observers.add(once);
    else afterRunningCode(once);
    return () => {
      isOver = true;
      this.#observers.delete(once);
    };
  }

  /** Ends the lease and its session. The lease is lost from now on. Observers are not called: they have let go before. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#observers.clear();
    this.#lease?.end();
    this.#onLoss();
    this.#wake();
    await this.#running;
  }

  /** A session after the other. The next one is connected at once when one has ended, then again and again. */
  async #run(first: ReplicaSession): Promise<void> {
    let session: ReplicaSession | undefined = first;
    let isNew = false;
    while (!this.#isClosed) {
      const wasUsed: boolean = session !== undefined && (await this.#use(session, isNew));
      if (this.#isClosed) break;
      if (!wasUsed) await pause(this.#timer, RECONNECT_AFTER_MS);
      session = await this.#connect();
      isNew = true;
    }
    void session?.close();
  }

  /** Sends statements over a session until it ends. Returns whether any of them had a result. */
  async #use(session: ReplicaSession, isNew: boolean): Promise<boolean> {
    let hasEnded = false;
    let isFirst = isNew;
    void session.ended.then(() => {
      hasEnded = true;
      this.#wake();
    });
    try {
      while (!this.#isClosed && !hasEnded) {
        const left = isFirst ? 0 : this.#untilNextStatement();
        if (left > 0) {
          await this.#sleep(left);
          continue;
        }
        await this.#exchange(session, isFirst);
        isFirst = false;
      }
    } catch (error) {
      if (error instanceof ReplacedError) this.#end('replaced');
      else this.#onError(error);
    }
    void session.close();
    return !isFirst;
  }

  #untilNextStatement(): number {
    const now = this.#timer.now();
    if (this.#questions.length > 0 || this.state === 'lost') return 0;
    const renewal = this.#renewedAt + this.times.leaseMs / RENEWALS;
    const isAsked = now - this.#askedAt < DEMAND_MS;
    const proof = isAsked ? this.#sentAt + this.times.certainMs * PROOF_PART : Infinity;
    return Math.max(0, Math.min(renewal, proof) - now);
  }

  /** Sends the statement that is due. Each of them proves the lease. */
  async #exchange(session: ReplicaSession, isFirst: boolean): Promise<void> {
    this.#noticeExpiry();
    // On a server that took over, others may still be certain of leases that it does not know.
    if (this.#lease === undefined && this.#lastTerm > 0) await pause(this.#timer, this.times.certainMs);
    const sentAt = this.#timer.now();
    const lease = this.#lease;
    const asked = this.#questions.length;
    this.#sentAt = sentAt;
    if (lease === undefined) {
      this.#begin(new Lease(await session.beginTerm(this.#lastTerm), sentAt, this.times), sentAt);
      return;
    }
    if (isFirst || sentAt >= this.#renewedAt + this.times.leaseMs / RENEWALS) {
      lease.renewed(sentAt, await session.renew(lease.term), this.#timer.now());
      this.#renewedAt = sentAt;
      this.#watchExpiry(lease);
    } else {
      lease.proven(sentAt, await session.check(lease.term), this.#timer.now());
    }
    const state = lease.state(this.#timer.now());
    if (state === 'lost') return this.#onLoss();
    // What is held now was held since everybody asked.
    for (const respond of this.#questions.splice(0, state === 'held' ? Infinity : asked)) respond(true);
  }

  #begin(lease: Lease, sentAt: number): void {
    this.#lease = lease;
    this.#lastTerm = lease.term;
    this.#renewedAt = sentAt;
    if (this.#isClosed) lease.end();
    else this.#watchExpiry(lease);
  }

  #watchExpiry(lease: Lease): void {
    this.#cancelExpiry();
    this.#cancelExpiry = this.#timer.after(lease.until - this.#timer.now(), () => this.#noticeExpiry());
  }

  #noticeExpiry(): void {
    if (this.state === 'lost') this.#onLoss();
    else if (this.#lease !== undefined) this.#watchExpiry(this.#lease);
  }

  #end(reason: LeaseLoss): void {
    this.#isClosed = true;
    this.#reportLoss(reason);
  }

  /** Called before a new term begins: what belonged to the old one is dropped by then. */
  #onLoss(): void {
    this.#cancelExpiry();
    if (this.#lease !== undefined && !this.#isClosed) this.#reportLoss(this.#lease.lossAt(this.#timer.now()));
    this.#lease = undefined;
    const observers = [...this.#observers];
    this.#observers.clear();
    for (const respond of this.#questions.splice(0)) respond(false);
    for (const observer of observers) observer();
    this.#wake();
  }

  /** Returns undefined when that takes too long. A session that is connected too late is closed. */
  async #connect(): Promise<ReplicaSession | undefined> {
    let isLate = false;
    let cancel: () => void = () => undefined;
    const limit = new Promise<undefined>((resolve) => {
      cancel = this.#timer.after(this.times.leaseMs / RENEWALS, () => {
        isLate = true;
        resolve(undefined);
      });
    });
    try {
      const connecting = this.#connectSession();
      void connecting.then(
        (session) => void (isLate && session.close()),
        () => undefined,
      );
      return await Promise.race([connecting, limit]);
    } catch (error) {
      this.#onError(error);
      return undefined;
    } finally {
      cancel();
    }
  }

  /** Ends early when somebody calls `wake`. */
  #sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const cancel = this.#timer.after(milliseconds, resolve);
      this.#wake = () => {
        cancel();
        resolve();
      };
    });
  }
}
