import { isHeldStill } from '../../mock-server/replicas/held-response';
import type { LeaseTimes } from '../../mock-server/replicas/lease';
import { PresenceWatch } from '../../mock-server/replicas/presence';
import { RunningLease } from '../../mock-server/replicas/running-lease';
import { pause } from '../../mock-server/replicas/timer';
import type { Client, SimulatedDatabase } from './simulated-database';
import type { SimulatedProcess } from './simulated-time';

/** The platform that a replica has claimed, in its memory. */
interface Tenure {
  readonly term: number;
  readonly epoch: number;
  value: number;
}

/** A response that a caller received. */
export interface Acknowledgement {
  readonly kind: RequestKind;
  readonly value: number;
  /** Name of the write. */
  readonly name: string;
  readonly sentAt: number;
  /** The greatest value that was acknowledged when the request was sent. */
  readonly latestBefore: number;
  /** The claim of the replica, and that of the owner when the work was done. */
  readonly epoch: number;
  readonly ownerEpoch: number;
}

export interface Callers {
  readonly now: number;
  /** The greatest value that was acknowledged. */
  readonly latest: number;
  take(acknowledgement: Acknowledgement): void;
}

export type RequestKind = 'read' | 'write';

export interface ReplicaSettings {
  readonly times: LeaseTimes;
  /** Whether the lease is looked at again before a response leaves. */
  readonly checksResponses: boolean;
  /** Milliseconds that the next request takes before it reads or writes. */
  readonly workMs: () => number;
}

/** A process that serves a platform, whose value is the number of writes, with the code of leases that runs for real. */
export class SimulatedReplica {
  readonly lease: RunningLease;
  readonly #process: SimulatedProcess;
  readonly #client: Client;
  readonly #database: SimulatedDatabase;
  readonly #settings: ReplicaSettings;
  readonly #presence: PresenceWatch;
  #tenure: Tenure | undefined;
  #requests = 0;

  constructor(id: string, process: SimulatedProcess, database: SimulatedDatabase, settings: ReplicaSettings) {
    this.#process = process;
    this.#client = { id, process };
    this.#database = database;
    this.#settings = settings;
    const { times } = settings;
    this.lease = new RunningLease({ id, connect: () => database.connect(this.#client), times, timer: process });
    this.#presence = new PresenceWatch(database.presenceRows(this.#client), { graceMs: times.graceMs, timer: process });
  }

  get id(): string {
    return this.#client.id;
  }

  /** The claim by which the replica is certain to own the platform now. */
  get heldEpoch(): number | undefined {
    const tenure = this.#tenure;
    return tenure?.term === this.lease.term && this.lease.state === 'held' ? tenure.epoch : undefined;
  }

  /** Sends one request after the other. */
  async serve(nextKind: () => RequestKind, pauseMs: () => number, callers: Callers): Promise<never> {
    for (;;) {
      await pause(this.#process, pauseMs());
      await this.#respond(nextKind(), callers).catch(() => undefined);
    }
  }

  async #respond(kind: RequestKind, callers: Callers): Promise<void> {
    const { latest: latestBefore, now: sentAt } = callers;
    const name = `${this.id} ${++this.#requests}`;
    const tenure = this.#tenure ?? (await this.#claim());
    if (tenure === undefined || !(await isHeldStill(this.lease, tenure.term))) return;
    await pause(this.#process, this.#settings.workMs());
    if (this.#tenure !== tenure) return;
    if (kind === 'write') {
      tenure.value += 1;
      if (!(await this.#append(tenure, name))) return;
    }
    const { value, epoch } = tenure;
    const ownerEpoch = this.#database.platform.epoch;
    if (this.#settings.checksResponses && !(await isHeldStill(this.lease, tenure.term))) return;
    callers.take({ kind, value, name, sentAt, latestBefore, epoch, ownerEpoch });
  }

  async #claim(): Promise<Tenure | undefined> {
    const { platform } = this.#database;
    const { term } = this.lease;
    const { owner, epoch, isAlive } = await this.#run(() => ({
      ...platform,
      isAlive: this.#database.isAlive(platform.owner, platform.term),
    }));
    const isOther = isAlive && owner !== undefined && owner !== this.id;
    if (isOther && (await this.#presence.look(owner)) !== 'gone') return undefined;
    const claimed = await this.#run(() => {
      if (platform.epoch !== epoch || !this.#database.isAlive(this.id, term)) return undefined;
      Object.assign(platform, { owner: this.id, term, epoch: this.#database.newEpoch() });
      return { term, epoch: platform.epoch, value: platform.lines.length };
    });
    if (claimed === undefined || this.lease.term !== term) return undefined;
    this.#tenure = claimed;
    this.lease.onLost(term, () => this.#drop());
    return claimed;
  }

  /** Repeats the statement until it is known whether it was carried out. */
  async #append({ epoch, term, value }: Tenure, name: string): Promise<boolean> {
    const { platform } = this.#database;
    while (this.lease.term === term) {
      const isWritten = await this.#run(() => {
        const isNext = platform.epoch === epoch && platform.lines.length === value - 1;
        if (isNext) platform.lines = [...platform.lines, name];
        return platform.epoch === epoch && platform.lines.length === value;
      }).catch(() => undefined);
      if (isWritten === false) this.#drop();
      if (isWritten !== undefined) return isWritten;
    }
    return false;
  }

  #run<Result>(execute: () => Result): Promise<Result> {
    return this.#database.run(this.#client, execute);
  }

  #drop(): void {
    this.#tenure = undefined;
  }
}
