import type { LeaseHolder } from '../store/journal/lease-holder';
import type { MoveObserver } from './moves';
import type { Place, Placement } from './placement-port';
import type { PresenceWatch } from './presence';

/** The owner of a platform, as the database shows it. */
export type Owner =
  | { readonly at: 'nowhere' | 'here' | 'nobody' }
  | { readonly at: 'replica'; readonly id: string; readonly url: string | null };

/** The platforms of a storage, as their placement needs them. */
export interface OwnedPlatforms {
  /** Whether this replica owns a platform, by a claim within the present term of the lease. */
  owns(id: string): boolean;
  find(id: string): Promise<Owner>;
  owners(address: string): Promise<readonly string[]>;
}

export interface PlacementOptions {
  readonly platforms: OwnedPlatforms;
  readonly lease: LeaseHolder;
  readonly presence: Pick<PresenceWatch, 'look'>;
  readonly moves: Pick<MoveObserver, 'observe'>;
  readonly holdMs: number;
  /** Greatest number of places that are cached. Default: 50,000. */
  readonly maxCached?: number | undefined;
}

interface CachedPlace {
  readonly place: Place;
  /** Id of the owner. */
  readonly replica: string;
}

const MAX_CACHED = 50_000;

/** The placement of platforms by their rows in the database. */
export class DatabasePlacement implements Placement {
  readonly holdMs: number;
  readonly lease: LeaseHolder;
  readonly #options: PlacementOptions;
  /** Places at other replicas, by the id of the platform; the oldest first. */
  readonly #cached = new Map<string, CachedPlace>();
  readonly #finding = new Map<string, Promise<Place>>();
  /** Platforms that could not be opened here, until somebody looks for their owner. */
  readonly #elsewhere = new Set<string>();
  /** Ids of replicas that were unreachable. */
  readonly #suspects = new Set<string>();
  #isClosing = false;

  constructor(options: PlacementOptions) {
    this.holdMs = options.holdMs;
    this.lease = options.lease;
    this.#options = options;
  }

  owns(id: string): boolean {
    return this.#options.platforms.owns(id) && this.lease.isHeld;
  }

  async confirm(id: string): Promise<boolean> {
    const { platforms } = this.#options;
    if (!platforms.owns(id)) return (await platforms.find(id).catch(() => undefined))?.at === 'here';
    return (await this.lease.confirm(this.lease.term)) && platforms.owns(id);
  }

  async find(id: string): Promise<Place> {
    if (this.#options.platforms.owns(id)) return { at: 'here' };
    const cached = this.#cached.get(id);
    if (cached !== undefined) return cached.place;
    // Opening a platform claims it in the same statement, unless another replica owns it.
    if (!this.#elsewhere.delete(id) && this.#suspects.size === 0 && this.#mayClaim(id)) return { at: 'here' };
    const current = this.#finding.get(id);
    if (current !== undefined) return current;
    const finding = this.#look(id).finally(() => this.#finding.delete(id));
    this.#finding.set(id, finding);
    return finding;
  }

  forget(id: string, reason: Parameters<Placement['forget']>[1]): void {
    const cached = this.#cached.get(id);
    this.#cached.delete(id);
    if (reason === 'owned_elsewhere') this.#elsewhere.add(id);
    if (reason === 'unreachable' && cached !== undefined) this.#suspects.add(cached.replica);
  }

  onMoved(id: string, url: string, run: () => void): () => void {
    return this.#options.moves.observe(id, url, run);
  }

  owners(address: string): Promise<readonly string[]> {
    return this.#options.platforms.owners(address);
  }

  /** Stops claims. From now on, only a platform that this replica owns is here. */
  close(): void {
    this.#isClosing = true;
  }

  async #look(id: string): Promise<Place> {
    const owner = await this.#options.platforms.find(id);
    switch (owner.at) {
      case 'nowhere':
        return { at: 'nowhere' };
      case 'here':
      case 'nobody':
        return { at: this.#mayClaim(id) ? 'here' : 'wait' };
      case 'replica':
        return this.#placeAt(id, owner.id, owner.url);
    }
  }

  /** Without a lease there are no claims. While it is uncertain, the claim itself settles whether it is alive. */
  #mayClaim(id: string): boolean {
    return this.#options.platforms.owns(id) || (this.lease.term !== 0 && !this.#isClosing);
  }

  async #placeAt(id: string, replica: string, url: string | null): Promise<Place> {
    if (this.#suspects.has(replica)) return { at: await this.#placeAfter(id, replica) };
    if (url === null) return { at: 'wait' };
    const place: Place = { at: 'replica', url };
    this.#cached.delete(id);
    this.#cached.set(id, { place, replica });
    const { maxCached = MAX_CACHED } = this.#options;
    const [oldest] = this.#cached.keys();
    if (this.#cached.size > maxCached && oldest !== undefined) this.#cached.delete(oldest);
    return place;
  }

  /** A replica that was unreachable and is present may be reached again by the next attempt, after a wait. */
  async #placeAfter(id: string, suspect: string): Promise<'here' | 'wait'> {
    const presence = await this.#options.presence.look(suspect);
    if (presence !== 'absent') this.#suspects.delete(suspect);
    return presence === 'gone' && this.#mayClaim(id) ? 'here' : 'wait';
  }
}
