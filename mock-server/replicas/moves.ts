import { isAliveIn } from '../store/journal/postgres/alive-lease';
import type { Sql } from '../store/journal/postgres/sql';
import { textOf } from '../store/journal/postgres/row-values';
import type { Timer } from './timer';

/** Returns the address of the owner of each of some platforms. A platform is missing when no living replica owns it. */
export type OwnerUrls = (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** Reads the addresses of owners from the database. */
export function ownerUrls(sql: Sql): OwnerUrls {
  return async (ids) => {
    const { rows } = await sql.query(
      `select p.id, r.url from sandbox.platforms p join sandbox.replicas r on r.id = p.owner and r.term = p.term
       where p.id = any($1::text[]) and ${isAliveIn('r')} and r.url is not null`,
      [[...ids]],
      { timeoutMs: 1000, prepared: true },
    );
    return new Map(rows.map((row) => [textOf(row, 'id'), textOf(row, 'url')]));
  };
}

/** Pause between two looks into the database, while requests wait for other replicas. */
const LOOK_MS = 250;

interface Observation {
  readonly id: string;
  /** Address of the owner. */
  readonly url: string;
  readonly run: () => void;
  /** A request that takes less than a pause is never looked for. */
  wasSeen: boolean;
}

/** Observes whether platforms stay with the replicas that requests were forwarded to. */
export class MoveObserver {
  readonly #ownerUrls: OwnerUrls;
  readonly #timer: Timer;
  readonly #observations = new Set<Observation>();
  #isWaiting = false;
  #cancel: () => void = () => undefined;
  #isClosed = false;

  constructor(read: OwnerUrls, timer: Timer) {
    this.#ownerUrls = read;
    this.#timer = timer;
  }

  /** Calls back once the replica at an address does not own a platform any more. Returns a function that ends the observation. */
  observe(id: string, url: string, run: () => void): () => void {
    const observation: Observation = { id, url, run, wasSeen: false };
    this.#observations.add(observation);
    this.#schedule();
    return () => void this.#observations.delete(observation);
  }

  close(): void {
    this.#isClosed = true;
    this.#cancel();
  }

  #schedule(): void {
    if (this.#isWaiting || this.#isClosed || this.#observations.size === 0) return;
    this.#isWaiting = true;
    this.#cancel = this.#timer.after(LOOK_MS, () => {
      void this.#look().finally(() => {
        this.#isWaiting = false;
        this.#schedule();
      });
    });
  }

  async #look(): Promise<void> {
    const long = [...this.#observations].filter(({ wasSeen }) => wasSeen);
    for (const observation of this.#observations) observation.wasSeen = true;
    if (long.length === 0) return;
    const urls = await this.#ownerUrls([...new Set(long.map(({ id }) => id))]).catch(() => undefined);
    // What the database does not tell is no move.
    if (urls === undefined) return;
    for (const observation of long) {
      if (urls.get(observation.id) === observation.url || !this.#observations.delete(observation)) continue;
      observation.run();
    }
  }
}
