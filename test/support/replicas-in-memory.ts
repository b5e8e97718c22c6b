import { Sandbox } from '../../mock-server/sandbox';
import { type RunningServer, type SandboxOptions, serve, type ServeOptions } from '../../mock-server/server';
import { systemClock } from '../../mock-server/time/clock';
import { connectPeers } from '../../mock-server/replicas/peers';
import type { ThisReplica } from '../../mock-server/replicas/shared-sandbox';
import { ProcessStorage } from '../../mock-server/store/journal/process-storage';
import type { HeldLease, Place, Placement } from '../../mock-server/replicas/placement-port';

/** The key by which the replicas of tests know each other. */
export const hopKey = Buffer.alloc(32, 'key');

/** A lease that a test decides about. */
export class FakeLease implements HeldLease {
  term = 1;
  /** Whether the lease is known to be held. Otherwise `confirm` is asked. */
  isHeld = true;
  /** The result of `confirm`. */
  isConfirmed = true;
  confirmations = 0;

  confirm(term: number): Promise<boolean> {
    this.confirmations++;
    return Promise.resolve(term === this.term && this.isConfirmed);
  }

  /** Loses the lease, and takes another one. */
  lose(): void {
    this.term++;
  }
}

/** The places of platforms, as a test says. It can change its mind. */
export class FakePlacement implements Placement {
  readonly lease = new FakeLease();
  holdMs = 500;
  readonly forgotten: string[] = [];
  readonly observations = new Set<() => void>();

  constructor(
    /** Called for each `find`. */
    public place: (id: string) => Place,
    /** Returns the platforms that have an address. */
    public ownersOf: (address: string) => Promise<readonly string[]>,
    /** The `find` of this replica returns `here` for a platform that it has. */
    public has: (id: string) => boolean,
  ) {}

  owns(id: string): boolean {
    return this.lease.isHeld && this.has(id);
  }

  confirm(id: string): Promise<boolean> {
    return Promise.resolve(this.has(id) && this.lease.isConfirmed);
  }

  find(id: string): Promise<Place> {
    return Promise.resolve().then(() => this.place(id));
  }

  forget(id: string, reason: string): void {
    this.forgotten.push(`${id} ${reason}`);
  }

  onMoved(_id: string, _url: string, run: () => void): () => void {
    this.observations.add(run);
    return () => void this.observations.delete(run);
  }

  owners(address: string): Promise<readonly string[]> {
    return this.ownersOf(address);
  }

  /** Says that the owners of all platforms have changed. */
  move(): void {
    for (const run of [...this.observations]) run();
  }
}

/** A replica over HTTP, whose platforms are in memory. */
export interface OpenReplica {
  readonly sandbox: Sandbox;
  readonly placement: FakePlacement;
  readonly url: string;
  readonly server: RunningServer;
  readonly close: () => Promise<void>;
}

export interface ReplicaOptions extends SandboxOptions {
  readonly serve?: ServeOptions;
  /** Returns the key of a replica, by its number. Default: all have `hopKey`. */
  readonly keyOf?: (number: number) => Uint8Array;
}

const replicaFacts: Omit<ThisReplica, 'id'> = {
  url: '',
  lease: { valid: true, until: 0 },
  ownedPlatforms: 0,
  list: async () => [],
  advertise: async () => undefined,
};

/**
 * Opens some replicas. A platform is found at the replica that `ownerOf` names by its number, if that one has it, and otherwise
 * at the replica itself.
 */
export async function openReplicas(
  count: number,
  ownerOf: (id: string) => number,
  { serve: serveOptions, keyOf = () => hopKey, ...options }: ReplicaOptions = {},
): Promise<OpenReplica[]> {
  const replicas: OpenReplica[] = [];
  const ownerAmong = (id: string) => {
    const owner = replicas[ownerOf(id)];
    return owner?.sandbox.platforms.get(id) ? owner : undefined;
  };
  const ownersOf = async (address: string) => {
    const lists = await Promise.all(replicas.map(({ sandbox }) => sandbox.platforms.owners(address)));
    return [...new Set(lists.flat())];
  };
  for (let number = 0; number < count; number++) {
    const has = (id: string) => {
      const owner = ownerAmong(id);
      return owner === undefined ? sandbox.platforms.get(id) !== undefined : owner.sandbox === sandbox;
    };
    const place = (id: string): Place => {
      if (has(id)) return { at: 'here' };
      const owner = ownerAmong(id);
      return owner ? { at: 'replica', url: owner.url } : { at: 'nowhere' };
    };
    const placement = new FakePlacement(place, ownersOf, has);
    const id = `replica_${number}`;
    const peers = connectPeers(placement, {
      id,
      key: () => keyOf(number),
      observer: options.observer,
    });
    const storage = new ProcessStorage(systemClock);
    const sandbox: Sandbox = new Sandbox(options, storage, { peers, replica: { ...replicaFacts, id } });
    sandbox.platforms.createDefault(storage);
    const server = await serve(sandbox, serveOptions);
    const close = async () => {
      await server.close();
      await sandbox.close();
    };
    replicas.push({ sandbox, placement, url: server.url, server, close });
  }
  return replicas;
}
