import type { Coverage } from '../../spec/derive/coverage';
import type { EventName } from '../../spec/tables/events';
import type { PlatformReading, Settings } from '../context';
import { controlCall, type EmittedEvents, type Transact } from '../events/cause';
import type { DeliveryFilter } from '../events/delivery-filter';
import type { Publishers } from '../events/endpoints';
import type { SandboxEvent } from '../events/render-event';
import { type IdleOptions, Webhooks } from '../events/webhooks';
import type { DeliveryView } from '../present/deliveries';
import { FaultInjector } from '../faults/fault-injector';
import { HeldRequests } from '../faults/held-requests';
import { keyedHash, type KeyedHash } from '../random/hashes';
import type { PlatformRandom } from '../random/random';
import { type CoverageOptions, CoverageRecorder } from '../request-log/coverage';
import { RequestLog } from '../request-log/request-log';
import type { KeyPairRow, Mode, PlatformRow } from '../rows';
import type { Reader } from '../store/reader';
import type { Store } from '../store/store';
import type { Transaction } from '../store/transaction';
import { fromIso, toIso } from '../time/clock';
import type { PlatformClock } from '../time/platform-clock';
import { trigger } from '../trigger/trigger';
import { AccessTokens } from './access-tokens';
import { refuseGrowth, reportFailures, settledOrUnknown } from './availability';
import { Changes } from './changes';
import { platformRow, type PlatformDefinition, putPlatform } from './definition';
import { FactsKeeper } from './facts';
import { Faults } from './faults';
import { ListedPayments } from './listed-payments';
import { type JobSettings, jobSettings } from './job-settings';
import { jobControls, type Jobs } from './jobs';
import { type PlatformOptions, settingsOf } from './options';
import type { PlatformKeys } from './process-memory';
import { type SeedFiles, seedFiles } from './seed-files';
import { PlatformTokens } from './platform-tokens';
import { Snapshots, type Undone } from './snapshots';
import { type ThirdParties, thirdParties } from './third-parties';
import { tokenIssuer } from './token-issuer';
import { Totals } from './totals';
import { UnitRunner } from './unit-runner';
import { wakeDelay } from './wake-delay';
import { requestLogPort, webhookOptions } from './part-options';

/**
 * The unit of isolation: a platform account with its key pairs, its sub accounts and everything they own, and its own clock,
 * events and jobs. Platforms share no state.
 */
export class Platform {
  /** Id of the platform: `default`, or a generated one. */
  readonly id: string;
  /** @internal */ readonly settings: Settings;
  /** @internal */ readonly random: PlatformRandom;
  /** @internal */ readonly hash: KeyedHash;
  readonly #coverage = new CoverageRecorder();
  /** Returns what requests to the platform have met of the API since it was opened. A reset does not clear it. */
  readonly coverage: (options?: CoverageOptions) => Coverage = this.#coverage.read;
  readonly #facts = new FactsKeeper(this);
  /** Returns what is known of the program that sent the requests: see `readyRows`. @internal */
  readonly facts = this.#facts.read;
  /** The request log. */
  readonly requests: RequestLog;
  /** @internal */ readonly changes: Changes;
  /** @internal */ readonly totals: Totals;
  readonly #listedPayments = new ListedPayments();
  /** Requests with an idempotency key whose response has not been sent yet. @internal */
  readonly inProgress = new Set<string>();
  /** The clock, which can be advanced and frozen. */
  readonly clock: PlatformClock;
  readonly review: ThirdParties['review'];
  readonly disputes: ThirdParties['disputes'];
  readonly payouts: ThirdParties['payouts'];
  readonly payments: ThirdParties['payments'];
  /** When each type of background job runs. */
  readonly jobSettings: JobSettings;
  /** Pending background jobs and time limits. */
  readonly jobs: Jobs;
  /** Whether nothing was created since the platform was, or was reset. */
  readonly isEmpty: SeedFiles['isEmpty'];
  readonly #files: SeedFiles;
  /** Returns the platform as a seed file, in chunks. */
  readonly export: SeedFiles['export'];
  /** Replaces the rows of the platform with those of a seed file. */
  readonly import: SeedFiles['import'];
  /** @internal */ readonly faultInjector: FaultInjector;
  /** Faults that a user injects. */
  readonly faults: Faults;
  /** The publishers (webhook endpoints). Source: Events. */
  readonly publishers: Publishers;
  /** Named states of the platform. */
  readonly snapshots: Snapshots;
  /** Access tokens and web component tokens. */
  readonly accessTokens: AccessTokens;
  /** Tokens that open its dashboard and its control API. @internal */ readonly tokens: PlatformTokens;
  /**
   * Runs a unit of work as one transaction: if it throws, nothing of it happened. A control call runs after the jobs that are
   * due. @internal
   */
  readonly transact: Transact;
  /** Runs the jobs that are due, see `JobRunner.runDue`, and deletes some of the expired events. @internal */
  readonly runDueJobs: () => void;
  /** @internal */ readonly keyPair = (mode: Mode): KeyPairRow => this.#row()[mode];
  readonly #store: Store;
  readonly #units: UnitRunner;
  readonly #webhooks: Webhooks;
  readonly #options: PlatformOptions;

  /** Continues a platform whose rows are in a store: see `openStored`. @internal */
  constructor(store: Store, { id, hash_key }: PlatformRow, options: PlatformOptions) {
    const { clock: machine } = options;
    const { rows } = store;
    this.id = id;
    this.#store = store;
    this.#options = options;
    this.hash = keyedHash(hash_key);
    this.random = options.random.forPlatform(id, (kind) => store.count(kind));
    this.accessTokens = new AccessTokens(store);
    const { keyPair, accessTokens, random, hash } = this;
    const issueWebComponentToken = tokenIssuer(id, keyPair, accessTokens, () => this.clock);
    const settings = (this.settings = { ...settingsOf(options), issueWebComponentToken });
    const context = { settings, random, hash, onFailedPayment: this.#coverage.addFailure };
    const units = (this.#units = new UnitRunner(store, context, options));
    const { clock, now, transact, runDueJobs } = units;
    this.clock = clock;
    this.transact = transact;
    this.runDueJobs = runDueJobs;
    this.jobSettings = jobSettings({ rows, transact });
    this.jobs = jobControls(rows, units);

    const heldRequests = new HeldRequests();
    const faultInjector = new FaultInjector({ rows, transact }, heldRequests);
    const settled = () => settledOrUnknown(store);
    const webhooksPort = { rows, clock, transact, settled, runDueJobs, keyPair, faultInjector };
    this.faultInjector = faultInjector;
    this.faults = new Faults({ rows, transact }, heldRequests);
    this.#webhooks = new Webhooks(webhooksPort, webhookOptions(id, options, clock, this.#coverage, this.#facts));
    this.publishers = this.#webhooks.publishers;

    this.changes = new Changes(store, machine.now());
    this.totals = new Totals({ store, machine, now });
    const logPort = requestLogPort(id, options, store, this.changes.record, this.#facts.keepRequests);
    this.requests = new RequestLog(logPort, this.#coverage);
    this.tokens = new PlatformTokens({ store, machine, random, platform: id, entropyFor: options.random.entropyFor });

    const afterReplacement = () => this.#afterReplacement();
    this.snapshots = new Snapshots(store, units, afterReplacement, this.#facts.keep);
    const files = seedFiles(store, units, { ...options, id, afterReplacement, beforeReplacement: this.#facts.keep });
    this.isEmpty = files.isEmpty;
    this.#files = files;
    this.export = files.export;
    this.import = files.import;
    const parties = thirdParties((operation, run) => transact(controlCall(operation), run));
    this.review = parties.review;
    this.disputes = parties.disputes;
    this.payouts = parties.payouts;
    this.payments = parties.payments;
    this.#connect();
  }

  /** Connects the parts: what follows a write, a unit of work, and a failure of the storage. */
  #connect(): void {
    const { changes, totals } = this;
    const { maxPlatformBytes } = this.#options;
    this.#store.limit(maxPlatformBytes, refuseGrowth(maxPlatformBytes));
    this.#store.watch((written) => {
      totals.update(written);
      changes.record();
    });
    this.faultInjector.heldRequests.watch(changes.record);
    this.#units.watch(() => this.#webhooks.wake());
    const recovery = { dueAt: () => this.dueAt, wokenUp: [this.#units, this.#webhooks] };
    reportFailures(this.#store, this.id, recovery, this.#options);
    this.#units.wake();
    this.#webhooks.restart();
  }

  /** Creates a platform in an empty store. @internal */
  static create(store: Store, definition: PlatformDefinition, options: PlatformOptions): Platform {
    const row = platformRow(definition, options.random.entropyFor(definition.id));
    const platform = new Platform(store, row, options);
    store.transact((rows) => putPlatform(rows, row, platform.random.newId, options));
    return platform;
  }

  /** Responds to a request to its sandbox, not only to one of this platform. @internal */
  get respond(): PlatformOptions['respond'] {
    return this.#options.respond;
  }

  /** The key pairs. Each secret is null once the process that created the platform has ended. */
  get keys(): PlatformKeys {
    return this.#options.memory.keysOf(this.#row());
  }

  #row(): PlatformRow {
    return this.rows.require('platform', this.id);
  }

  /** What its users call it; null without a name. */
  get name(): string | null {
    return this.#options.memory.nameOf(this.id);
  }

  /** The instant on its clock, which never goes back. */
  now(): number {
    return this.clock.now();
  }

  /** A number for the present state of its rows: see `exportBefore`. @internal */
  get position(): number {
    return this.#store.position;
  }

  /**
   * Returns the platform as a seed file as it was at a position, when its clock had an instant; undefined if that is not known
   * any more. @internal
   */
  exportBefore(position: number, instant: string): AsyncIterable<Uint8Array> | undefined {
    return this.#files.exportBefore(position, instant);
  }

  /** The present rows, read-only. @internal */
  get rows(): Reader {
    return this.#store.rows;
  }

  /** The same for callers that read again after an `UnbuiltIndexError`: see `onBuiltIndexes`. @internal */
  get repeatableRows(): Reader {
    return this.#store.repeatableRows;
  }

  /** Returns the part of the platform that an operation which changes nothing reads, at the present instant. @internal */
  reading(): PlatformReading {
    const { settings, hash, totals, repeatableRows: rows } = this;
    const { capturedOn } = totals;
    return { rows, settings, now: toIso(this.now()), hash, capturedOn, listedPayments: this.#listedPayments };
  }

  /** Returns all events, in the order in which they happened. */
  events(): SandboxEvent[] {
    return this.#webhooks.events();
  }

  /** Returns deliveries to publishers, newest first, with every attempt. */
  deliveries(filter: DeliveryFilter = {}): DeliveryView[] {
    return this.#webhooks.deliveries(filter);
  }

  /**
   * Brings about an event of an object, by the steps of API requests, third parties and background jobs that lead to it: all of
   * them, or none. Returns the events on the way, in order. Throws a `SandboxError` with the reason if the event cannot be
   * reached.
   */
  trigger(event: EventName, on: string): SandboxEvent[] {
    return trigger(this, event, on);
  } // resource_not_found parameter_invalid event_out_of_reach

  /**
   * Delivers an event again to its subscribed publishers. Returns how many. Throws a `SandboxError` for an unknown event or a
   * disabled publisher.
   */
  redeliver(eventId: string): number {
    return this.#webhooks.redeliver(eventId);
  } // resource_not_found publisher_disabled

  /**
   * Delivers all events since an instant again. Returns the number of deliveries. Throws a `SandboxError` for a disabled
   * publisher.
   */
  redeliverSince(instant: number | Date): number {
    return this.#webhooks.redeliverSince(Number(instant));
  } // publisher_disabled

  /**
   * Resolves once no delivery is in flight, no job is due, and no fault holds or delays a request. Jobs that are due later are
   * not waited for, nor are requests whose caller hung up. Rejects with a `NotIdleError` after `timeoutMs` (default: 10
   * seconds), which names the requests that are held, and how to release them.
   */
  waitForIdle(options: IdleOptions = {}): Promise<void> {
    return this.#webhooks.waitForIdle(options);
  }

  /** See `Webhooks.whenDelivered`. @internal */
  readonly whenDelivered = (events: readonly EmittedEvents[]): Promise<void> | undefined =>
    this.#webhooks.whenDelivered(events);

  /**
   * Deletes everything except the key pairs, the name, the tokens and the snapshots. The clock runs with the machine's again, or
   * is frozen where it started. Access tokens stay valid.
   */
  reset(): void {
    const row = this.#row();
    const putFirstRows = (rows: Transaction) => putPlatform(rows, row, this.random.newId, this.#options);
    this.#facts.keep();
    this.requests.deleteAll();
    this.#store.reset(putFirstRows, this.#units.controlOrigin('resetPlatform'));
    this.#afterReplacement();
  }

  /** Undoes the last requests that changed something: see `Snapshots.undo`. */
  undo(transactions = 1): Undone {
    return this.snapshots.undo(transactions);
  }

  /** Resets derived state after the rows were replaced (reset, restore, undo, import). */
  #afterReplacement(): void {
    this.#webhooks.abort();
    this.faultInjector.heldRequests.interrupt();
    this.#units.restart();
    this.#webhooks.restart();
  }

  /** Whether the rows show something that is not durable yet. @internal */
  get pending(): boolean {
    return this.#store.pending;
  }

  /** Stored bytes. In memory a platform takes several times as many. @internal */
  get storedBytes(): number {
    return this.#store.size;
  }

  /** The number of its records. @internal */
  get objects(): number {
    return this.#files.objects();
  }

  /** Why nothing can be written; undefined when everything can. @internal */
  get failure(): unknown {
    return this.#store.failure;
  }

  /**
   * Throws `service_unavailable` while changes cannot be written; for a read only where the rows may not be shown. @internal
   */
  assertAvailable(isRead = false): void {
    if (isRead) this.#store.requireReadable();
    else this.#store.requireWritable();
  }

  /**
   * Resolves when everything that the rows show now is durable. Rejects with `service_unavailable` if it cannot be written,
   * except for a read. @internal
   */
  settled(isRead = false): Promise<void> {
    return settledOrUnknown(this.#store, isRead);
  }

  /** When something is due next on the machine's clock: see `ManagedPlatform`. @internal */
  get dueAt(): number | null {
    if (this.#webhooks.isDelivering) return 0;
    const next = this.#webhooks.hasPublisher ? this.#units.nextJob : undefined;
    if (next === undefined) return null;
    const due = fromIso(next.due_at);
    const left = this.clock.timeUntil(due);
    return left === Infinity ? null : this.#options.clock.now() + Math.max(left + wakeDelay(this.id, due), 0);
  }

  /** Closes the platform. It opens again when it is used. */
  readonly close = (): Promise<void> => this.#options.lifecycle.close(this.id);

  /** Changes the name. Rejects with a `SandboxError` for one that is not valid, or that another platform has. */
  readonly rename = (name: string): Promise<void> => this.#options.lifecycle.rename(this.id, name); // parameter_invalid platform_name_taken service_unavailable

  /** Deletes the platform with everything in it. Rejects with a `SandboxError` for the default platform. */
  readonly delete = async (): Promise<void> => {
    await this.#options.lifecycle.delete(this.id);
  }; // default_platform_not_deletable

  /**
   * Deletes the platform for a request that uses it, if nobody else has used it for some milliseconds. Returns whether it is
   * deleted. @internal
   */
  async deleteUnused(forMs: number): Promise<boolean> {
    return this.#options.lifecycle.deleteUnused(this.id, forMs);
  } // default_platform_not_deletable

  /** Ends everything under way, and writes what is pending. Only `OpenPlatforms` calls it. @internal */
  async shutDown(): Promise<void> {
    this.#options.onFacts?.(this.facts());
    this.changes.close();
    this.requests.close();
    this.#units.close();
    this.faultInjector.heldRequests.close();
    await this.#webhooks.close();
    await this.#store.close();
  }
}
