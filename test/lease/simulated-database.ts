import type { LeaseTimes } from '../../mock-server/replicas/lease';
import type { PresenceRows } from '../../mock-server/replicas/presence';
import type { ReplicaSession } from '../../mock-server/replicas/replica-session';
import type { SimulatedProcess, SimulatedTime } from './simulated-time';

/** The delays of statements: one on the way there and one on the way back, in milliseconds. */
export interface Network {
  /** Undefined: a statement, or its response, is lost. */
  delay(replica: string): number | undefined;
}

interface ReplicaRow {
  term: number;
  leaseUntil: number;
  /** The server on which the term began. */
  server: number;
}

interface OpenSession {
  readonly replica: string;
  /** Tells the process that the session has ended. */
  readonly tell: () => void;
}

interface PlatformRow {
  owner: string | undefined;
  term: number;
  /** The number of the claim. No other one ever has it, like a number that is drawn at random. */
  epoch: number;
  /** Its lines: the names of writes. */
  lines: readonly string[];
}

/** The state of a standby at an instant. */
interface Replicated {
  readonly at: number;
  readonly platform: PlatformRow;
  readonly replicas: ReadonlyMap<string, ReplicaRow>;
}

/** The standby does not have what was written in the last milliseconds, and its clock differs. */
export interface Failover {
  /** The replica whose sessions end later than those of the others. */
  readonly late: string;
  readonly forgottenMs: number;
  readonly clockDifference: number;
  /** The time until processes are told that their sessions have ended; undefined: never. */
  readonly toldAfter: number | undefined;
}

export interface Client {
  readonly id: string;
  readonly process: SimulatedProcess;
}

/** A database with the rows of replicas and of one platform. Its clock has an offset to all others. */
export class SimulatedDatabase {
  readonly platform: PlatformRow = { owner: undefined, term: 0, epoch: 0, lines: [] };
  readonly #time: SimulatedTime;
  readonly #network: Network;
  readonly #times: LeaseTimes;
  #offset: number;
  readonly #replicas = new Map<string, ReplicaRow>();
  readonly #sessions = new Set<OpenSession>();
  #replicated: Replicated[] = [];
  #server = 1;
  #epochs = 0;
  /** Whether a lease ends with the server on which it began. */
  endsLeases = true;

  constructor(time: SimulatedTime, network: Network, times: LeaseTimes, offset: number) {
    this.#time = time;
    this.#network = network;
    this.#times = times;
    this.#offset = offset;
  }

  newEpoch(): number {
    return ++this.#epochs;
  }

  get #now(): number {
    return this.#time.now + this.#offset;
  }

  isAlive(id: string | undefined, term: number): boolean {
    const row = id === undefined ? undefined : this.#replicas.get(id);
    const isAlive = row !== undefined && row.term === term && row.leaseUntil > this.#now;
    return isAlive && (row.server === this.#server || !this.endsLeases);
  }

  /** Ends the sessions of a replica. The process is told after a while, or never. */
  endSessions(replica: string, toldAfter: number | undefined): void {
    for (const session of this.#sessions) {
      if (session.replica !== replica) continue;
      this.#sessions.delete(session);
      if (toldAfter !== undefined) this.#time.after(toldAfter, session.tell);
    }
  }

  /** Another server takes over. */
  failOver({ late, forgottenMs, clockDifference, toldAfter }: Failover): void {
    const known = this.#replicated.findLast(({ at }) => at <= this.#time.now - forgottenMs) ?? this.#replicated[0];
    this.#replicated = [];
    Object.assign(this.platform, known?.platform);
    this.#replicas.clear();
    for (const [id, row] of known?.replicas ?? []) this.#replicas.set(id, { ...row });
    this.#offset += clockDifference;
    this.#server += 1;
    for (const { replica, tell } of this.#sessions) {
      const after = replica === late ? toldAfter : 1;
      if (after !== undefined) this.#time.after(after, tell);
    }
    this.#sessions.clear();
  }

  #replicate(): void {
    const replicas = new Map([...this.#replicas].map(([id, row]) => [id, { ...row }]));
    this.#replicated.push({ at: this.#time.now, platform: { ...this.platform }, replicas });
  }

  /** Carries out a statement in one instant, unless it is lost. */
  run<Result>({ id, process }: Client, execute: () => Result, isConnected = () => true): Promise<Result> {
    return new Promise((resolve, reject) => {
      process.after(this.#times.leaseMs / 6, () => reject(new Error('No response in time')));
      const there = this.#network.delay(id);
      if (there === undefined) return;
      this.#time.after(there, () => {
        if (!isConnected()) return;
        const result = execute();
        this.#replicate();
        const back = this.#network.delay(id);
        if (back !== undefined) this.#time.after(back, () => process.deliver(() => resolve(result)));
      });
    });
  }

  async connect(client: Client): Promise<ReplicaSession> {
    const { id, process } = client;
    let tell: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => {
      tell = () => process.deliver(resolve);
    });
    const session: OpenSession = { replica: id, tell };
    const row = await this.run(client, () => {
      this.#sessions.add(session);
      return this.#rowOf(id);
    });
    const isConnected = () => this.#sessions.has(session);
    /** A statement that is given up ends the session. That reaches the database like a statement, or never. */
    const close = async () => {
      tell();
      const delay = this.#network.delay(id);
      if (delay !== undefined) this.#time.after(delay, () => this.#sessions.delete(session));
    };
    const send = async <Result>(execute: () => Result): Promise<Result> => {
      const rejected = ended.then((): never => {
        throw new Error('The session has ended');
      });
      const sent = this.run(client, execute, isConnected);
      sent.catch(() => void close());
      return Promise.race([sent, rejected]);
    };
    return {
      ended,
      close,
      beginTerm: (last) =>
        send(() => {
          row.leaseUntil = this.#now + this.#times.leaseMs;
          row.term = Math.max(row.term, last) + 1;
          row.server = this.#server;
          return row.term;
        }),
      renew: (term) =>
        send(() => {
          const isAlive = this.isAlive(id, term);
          if (isAlive) row.leaseUntil = this.#now + this.#times.leaseMs;
          return isAlive;
        }),
      check: (term) => send(() => this.isAlive(id, term)),
    };
  }

  presenceRows(client: Client): PresenceRows {
    const isPresent = (id: string) => [...this.#sessions].some(({ replica }) => replica === id);
    return {
      view: (id) =>
        this.run(client, () => {
          const { term, leaseUntil } = this.#rowOf(id);
          return { isAlive: this.isAlive(id, term), isPresent: isPresent(id), leaseUntil: String(leaseUntil) };
        }),
      revoke: (id, leaseUntil) =>
        this.run(client, () => {
          const row = this.#rowOf(id);
          const isOver = !this.isAlive(id, row.term) || (String(row.leaseUntil) === leaseUntil && !isPresent(id));
          if (isOver) row.leaseUntil = -Infinity;
          return isOver;
        }),
      absent: async () => [],
    };
  }

  #rowOf(id: string): ReplicaRow {
    const row = this.#replicas.get(id) ?? { term: 0, leaseUntil: -Infinity, server: 0 };
    this.#replicas.set(id, row);
    return row;
  }
}
