import type { Coverage } from '../../spec/derive/coverage';
import type { EventName } from '../../spec/tables/events';
import type { PlatformReading, Settings, UnitOfWork } from '../context';
import { type Cause, controlCall } from '../events/cause';
import { deleteExpired, findExpired } from '../events/delete-expired';
import type { DeliveryFilter } from '../events/delivery-filter';
import type { Publishers } from '../events/endpoints';
import type { SandboxEvent } from '../events/render-event';
import { type IdleOptions, Webhooks } from '../events/webhooks';
import type { DeliveryView } from '../present/deliveries';
import { FaultInjector } from '../faults/fault-injector';
import { keyedHash, type KeyedHash } from '../random/hashes';
import type { PlatformRandom } from '../random/random';
import { CoverageRecorder } from '../request-log/coverage';
import { RequestLog } from '../request-log/request-log';
import type { KeyPairRow, Mode, PlatformRow } from '../rows';
import { SandboxError } from '../sandbox-error';
import type { Reader } from '../store/reader';
import type { Store } from '../store/store';
import type { Transaction } from '../store/transaction';
import type { StepOrigin } from '../store/undo-log';
import { fromIso, toIso } from '../time/clock';
import type { JobRunner } from '../time/job-runner';
import type { PlatformClock } from '../time/platform-clock';
import { trigger } from '../trigger/trigger';
import { isUnavailable, refuseGrowth, reportFailures, settledOrUnknown } from './availability';
import { Changes } from './changes';
import { storedClock } from './clock';
import { defaultPlatform, platformRow, type PlatformDefinition, putPlatform } from './definition';
import { Faults } from './faults';
import { ListedPayments } from './listed-payments';
import { type JobSettings, jobSettings } from './job-settings';
import { jobControls, jobRunner, type Jobs } from './jobs';
import { type PlatformOptions, settingsOf } from './options';
import type { PlatformKeys } from './process-memory';
import { type SeedFiles, seedFiles } from './seed-files';
import { PlatformTokens } from './platform-tokens';
import { Snapshots, type Undone } from './snapshots';
import { type ThirdParties, thirdParties } from './third-parties';
import { tokenIssuer } from './token-issuer';
import { Totals } from './totals';
import { UnitRunner } from './unit-of-work';
import { wakeDelay } from './wake-delay';

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
  readonly coverage: () => Coverage = this.#coverage.read;
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
  readonly #objects: SeedFiles['objects'];
  /** Returns the platform as a seed file, in chunks. */
  readonly export: SeedFiles['export'];
  /** Replaces the rows of the platform with those of a seed file. */
  readonly import: SeedFiles['import'];
  /** @internal */ readonly faultInjector = new FaultInjector(this);
  /** Faults that a user injects. */
  readonly faults = new Faults(this, this.faultInjector.heldRequests);
  /** The publishers (webhook endpoints). Source: Events. */
  readonly publishers: Publishers;
  /** Named states of the platform. */
  readonly snapshots: Snapshots;
  /** Tokens that open its dashboard and its control API. @internal */ readonly tokens: PlatformTokens;
  readonly #store: Store;
  readonly #runner: JobRunner;
  #row: PlatformRow;
  readonly #units: UnitRunner;
  readonly #options: PlatformOptions;
  /** Responds to a request to its sandbox, not only to one of this platform. @internal */
  readonly respond: PlatformOptions['respond'];
  readonly #webhooks: Webhooks;

  /** Continues a platform whose rows are in a store: see `openStored`. @internal */
  // eslint-disable-next-line max-lines-per-function -- its parts, in the order in which they need each other
  constructor(store: Store, row: PlatformRow, options: PlatformOptions) {
    const { clock: machine, startAt, observer } = options;
    const { addFailure: onFailedPayment, addAccepted: onAccepted } = this.#coverage;
    // A failure of the storage is reported once, when it begins.
    const onError = (error: unknown) => (isUnavailable(error) ? undefined : options.onError(error));
    this.#store = store;
    this.#row = row;
    this.#options = options;
    this.id = row.id;
    this.hash = keyedHash(row.hash_key);
    this.random = options.random.forPlatform(row.id, (kind) => store.count(kind));
    this.settings = { ...settingsOf(options), issueWebComponentToken: tokenIssuer(this, options) };
    this.respond = options.respond;

    this.changes = new Changes(this, machine.now());
    this.totals = new Totals({ store, machine, now: () => this.now() });
    store.limit(options.maxPlatformBytes, refuseGrowth(options.maxPlatformBytes));
    store.watch((written) => {
      this.totals.update(written);
      this.changes.record();
    });
    this.faultInjector.heldRequests.watch(this.changes.record);
    const rowSequence = () => store.state.sequence;
    const { onRequest } = options;
    const port = { id: row.id, onRequest, observer, onChange: this.changes.record, rowSequence };
    this.requests = new RequestLog(port, this.#coverage);

    const { settings, hash, random } = this;
    this.#units = new UnitRunner(store, { settings, random, hash, onFailedPayment });
    this.#runner = jobRunner(this, onError);
    const origin = () => this.controlOrigin();
    this.clock = storedClock({ store, machine, units: this.#units, startAt, runner: this.#runner, origin });
    this.#webhooks = new Webhooks(this, {
      // A measured duration is random, so a deterministic sandbox measures with the platform's clock.
      stopwatch: startAt === null ? machine : this.clock,
      limits: options.limits,
      allowedHosts: options.allowPublisherHosts,
      headerPrefix: options.headerPrefix,
      functions: options.memory.functionsOf(row.id),
      onAccepted,
      onAttempt: (delivery) => observer.delivery?.({ platform: row.id, ...delivery }),
      onError,
      onDisabled: (publisher) => options.onPublisherDisabled({ platform_id: row.id, ...publisher }),
    });
    this.publishers = this.#webhooks.publishers;

    const { review, disputes, payouts, payments } = thirdParties((run) => this.transact(controlCall, run));
    this.review = review;
    this.disputes = disputes;
    this.payouts = payouts;
    this.payments = payments;
    this.jobSettings = jobSettings(this);
    this.jobs = jobControls(this);
    this.snapshots = new Snapshots(this, store);
    const { entropyFor } = options.random;
    this.tokens = new PlatformTokens({ store, machine, random: this.random, entropyFor });
    const files = seedFiles(this, { store, machine, isFrozen: startAt !== null });
    this.isEmpty = files.isEmpty;
    this.#objects = files.objects;
    this.export = files.export;
    this.import = files.import;

    reportFailures(store, this, options, [this.#runner, this.#webhooks]);
    this.#runner.wake();
    this.#webhooks.restart();
  }

  /** Creates a platform in an empty store. @internal */
  static create(store: Store, definition: PlatformDefinition, options: PlatformOptions): Platform {
    const row = platformRow(definition, options.random.entropyFor(definition.id));
    const platform = new Platform(store, row, options);
    store.transact(platform.#putFirstRows);
    return platform;
  }

  readonly #putFirstRows = (rows: Transaction): void => putPlatform(rows, this.#row, this.random.newId, this.#options);

  /** The key pairs. Each secret is null once the process that created the platform has ended. */
  get keys(): PlatformKeys {
    return this.#options.memory.keysOf(this.#row);
  }

  /** @internal */ keyPair(mode: Mode): KeyPairRow {
    return this.#row[mode];
  }

  /** The instant on its clock, which never goes back. */
  now(): number {
    return this.clock.now();
  }

  /**
   * Runs a unit of work as one transaction: if it throws, nothing of it happened. A control call runs after the jobs that are
   * due. @internal
   */
  transact<Result>(cause: Cause, run: (work: UnitOfWork) => Result): Result {
    if (cause === controlCall) this.runDueJobs();
    return this.transactAt(this.now(), cause, run);
  }

  /** Runs a unit of work at an instant: that of a job that was due before now. @internal */
  transactAt<Result>(instant: number, cause: Cause, run: (work: UnitOfWork) => Result): Result {
    const result = this.#units.run(instant, cause, run);
    this.#runner.wakeIfNextChanged();
    this.#webhooks.wake();
    return result;
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

  /** Runs the jobs that are due, see `JobRunner.runDue`, and deletes some of the expired events. @internal */
  runDueJobs(): void {
    this.#runner.runDue();
    const { keepEventsMs, observer } = this.#options;
    if (keepEventsMs === Infinity || this.failure !== undefined) return;
    const before = toIso(Math.max(0, this.now() - keepEventsMs));
    if (findExpired(this.rows, before) === undefined) return;
    const deleted = this.#store.transact((rows) => deleteExpired(rows, before));
    observer.eventsDeleted?.(deleted);
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
   * Resolves once no delivery is in flight and no job is due. Jobs that are due later are not waited for. Rejects with a
   * `NotIdleError` after `timeoutMs` (default: 10 seconds).
   */
  waitForIdle(options: IdleOptions = {}): Promise<void> {
    return this.#webhooks.waitForIdle(options);
  }

  /**
   * Deletes everything except the key pairs, the tokens and the snapshots. The clock runs with the machine's again, or is frozen
   * where it started. Access tokens stay valid.
   */
  reset(): void {
    this.#store.reset(this.#putFirstRows, this.controlOrigin());
    this.requests.deleteAll();
    this.afterReplacement();
  }

  /** Undoes the last requests that changed something: see `Snapshots.undo`. */
  undo(transactions = 1): Undone {
    return this.snapshots.undo(transactions);
  }

  /** Resets derived state after the rows were replaced (reset, restore, undo, import). @internal */
  afterReplacement(): void {
    this.#row = this.rows.require('platform', this.id);
    this.#webhooks.abort();
    this.faultInjector.heldRequests.interrupt();
    this.#units.restart();
    this.clock.restart(this.#units.latest);
    this.#runner.restart();
    this.#webhooks.restart();
  }

  /** The origin of a step that a control call begins. @internal */
  controlOrigin(): StepOrigin {
    return { request_id: null, created_at: toIso(this.now()) };
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
    return this.#objects();
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
    const next = this.#webhooks.hasPublisher ? this.#runner.next() : undefined;
    if (next === undefined) return null;
    const due = fromIso(next.due_at);
    const left = this.clock.timeUntil(due);
    return left === Infinity ? null : this.#options.clock.now() + Math.max(left + wakeDelay(this.id, due), 0);
  }

  /** Closes the platform. It opens again when it is used. */
  readonly close = (): Promise<void> => this.#options.lifecycle.close(this.id);

  /** Deletes the platform with everything in it. Rejects with a `SandboxError` for the default platform. */
  readonly delete = async (): Promise<void> => {
    if (this.id === defaultPlatform.id) throw new SandboxError('default_platform_not_deletable', {});
    await this.#options.lifecycle.delete(this.id);
  }; // default_platform_not_deletable

  /**
   * Deletes the platform for a request that uses it, if nobody else has used it for some milliseconds. Returns whether it is
   * deleted. @internal
   */
  async deleteUnused(forMs: number): Promise<boolean> {
    if (this.id === defaultPlatform.id) throw new SandboxError('default_platform_not_deletable', {});
    return this.#options.lifecycle.deleteUnused(this.id, forMs);
  } // default_platform_not_deletable

  /** Ends everything under way, and writes what is pending. Only `OpenPlatforms` calls it. @internal */
  async shutDown(): Promise<void> {
    this.changes.close();
    this.requests.close();
    this.#runner.close();
    this.faultInjector.heldRequests.close();
    await this.#webhooks.close();
    await this.#store.close();
  }
}
