import { getHeapStatistics } from 'node:v8';
import { printError, type SandboxOptions } from '../platform/sandbox-options';
import { guarded } from '../replicas/guarded';
import { type LeaseLoss, leaseTimes } from '../replicas/lease';
import { isOfOutage } from '../replicas/outage';
import { connectPeers } from '../replicas/peers';
import { openReplica } from '../replicas/replica';
import { openSandbox, type Sandbox } from '../sandbox';
import type { JournalingAdapterOptions } from '../store/journal/adapter';
import { newerReleaseIn } from '../store/journal/newer-release-error';
import { openDatabase } from '../store/journal/postgres/database';
import { PostgresStorage } from '../store/journal/postgres/postgres-storage';
import { applySchema } from '../store/journal/postgres/schema';
import { URL } from '../../spec/vocabulary/globals';

/** Options of a sandbox on PostgreSQL. All replicas need the same. */
export interface OpenAtOptions
  extends Omit<SandboxOptions, 'randomSeed' | 'startAt'>, Pick<JournalingAdapterOptions, 'onCompactionFailure'> {
  /**
   * The base URL at which other replicas reach this one, such as `http://10.0.0.5:4010`. Without it, `serve` tells its own. Until
   * either is known, nothing is forwarded to this replica: the others answer 503 for its platforms.
   */
  readonly advertise?: string | undefined;
  /**
   * Milliseconds after which another replica may take over the platforms of one that does not renew its lease any more. Default:
   * 3,000.
   */
  readonly leaseMs?: number | undefined;
  /**
   * Called when this replica lost its lease: it was stopped, or the database did not respond, for longer than `leaseMs`. Other
   * replicas take its platforms over. It takes another lease as soon as the database responds, unless a newer release has ended
   * an upgrade meanwhile: then it is called once more, with `replaced`, and the sandbox should be closed.
   */
  readonly onLeaseLost?: ((reason: LeaseLoss) => void) | undefined;
}

/**
 * Opens a replica of a sandbox whose platforms are in a PostgreSQL database: `postgres://user:password@host:5432/database`. Any
 * number of them share one database, and each platform is served by one of them at a time. A response leaves once its changes are
 * committed there. Needs the package `pg`: rejects with a `MissingDriverError` without it, with a `DatabaseUnavailableError` when
 * the database does not respond within seconds, with a `SchemaVersionError` when a newer release has written it, and with a
 * `RangeError` for an invalid option.
 */
export async function openSandboxAt(url: string, options: OpenAtOptions = {}): Promise<Sandbox> {
  const { advertise, leaseMs = leaseTimes.leaseMs, onLeaseLost, onCompactionFailure, ...rest } = options;
  const { clock, observer, onError: report = printError } = options;
  if (advertise !== undefined && !isAddress(advertise))
    throw new RangeError('advertise must be an http URL without a path, such as http://10.0.0.5:4010');
  if (!(leaseMs >= MIN_LEASE_MS)) throw new RangeError(`leaseMs must be ${MIN_LEASE_MS} or more`);
  // An error that is thrown while another one is reported must not end what goes on in the background.
  const onError = guarded(unlessKnown(report));
  const database = await openDatabase(url);
  try {
    await applySchema(database);
    const replica = await openReplica(database, {
      createStorage: (lease, pollOverdue) =>
        new PostgresStorage(database, lease, {
          pollOverdue,
          meter: observer,
          ...(onCompactionFailure && { onCompactionFailure }),
        }),
      times: { ...leaseTimes, leaseMs },
      clock,
      onError,
      onLeaseLost: (reason) => {
        observer?.leaseLost?.(reason);
        onLeaseLost?.(reason);
      },
    });
    const end = async (release: () => Promise<void>) => {
      try {
        await replica.end(release);
      } finally {
        await database.close();
      }
    };
    try {
      if (advertise !== undefined) await replica.advertise(advertise);
      const peers = connectPeers(replica.placement, { id: replica.id, key: () => replica.hopKey, observer });
      const maxOpenBytes = options.maxOpenBytes ?? getHeapStatistics().heap_size_limit / HEAP_PART;
      return await openSandbox(replica.storage, { ...rest, onError, maxOpenBytes }, { peers, replica, end });
    } catch (error) {
      await replica.end(() => replica.storage.close());
      throw error;
    }
  } catch (error) {
    await database.close();
    throw error;
  }
}

type Report = NonNullable<SandboxOptions['onError']>;

/** Reports neither outages nor, again, a `NewerReleaseError` with which the storage rejects until its lease ends. */
function unlessKnown(report: Report): Report {
  const reported = new WeakSet<Error>();
  return (error, request) => {
    const newer = newerReleaseIn(error);
    if (isOfOutage(error) || (newer && reported.has(newer))) return;
    if (newer) reported.add(newer);
    report(error, request);
  };
}

/** Replicas serve http, and know each other's connections to the same port by the key in the database. */
function isAddress(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, pathname, search, hash, username } = new URL(url);
  return protocol === 'http:' && pathname === '/' && search + hash + username === '';
}

/** A lease is renewed three times before it would expire, and is certain for 100 milliseconds after each proof. */
const MIN_LEASE_MS = 500;
/**
 * A platform of 100,000 payments takes 1.2 times its stored bytes of heap, and one of three payments eight times (107 KB), of
 * which `maxOpenPlatforms` bounds the number. The one that opens last may be as large as all others together.
 */
const HEAP_PART = 8;
