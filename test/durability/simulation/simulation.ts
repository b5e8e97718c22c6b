import { IndexedStorage } from '../../../mock-server/store/journal/indexed-storage';
import { defaultPlatform, type NewPlatform } from '../../../mock-server/platform/definition';
import { openSandbox, type Sandbox } from '../../../mock-server/sandbox';
import { isUnavailable } from '../../../mock-server/platform/availability';
import { textOf } from '../../support/seed-files';
import { DataDirectory } from '../../../mock-server/store/journal/file/data-directory';
import type { FileSystem } from '../../../mock-server/store/journal/file/file-system';
import { payment } from '../../support/bodies';
import { macFiles, WindowsFiles } from '../../support/other-systems';
import { type CrashKind, type Incident, SimulatedDisk, noLock } from '../../support/simulated-disk';
import { Random } from '../random';
import { History, RecordedJournals } from './history';

const START = '2031-05-04T10:20:30.400Z';
const failures: readonly Incident[] = ['short', 'short', 'torn', 'EIO', 'ENOSPC', 'EMFILE'];

export type SimulatedSystem = 'Linux' | 'macOS' | 'Windows';

/** What is known of a request to create a payment. */
type Fate = 'refused' | 'unknown' | 'acknowledged';

/** Runs random operations on a sandbox whose disk fails and whose process dies at random, and checks every promise. */
export class Simulation {
  readonly #random: (bound: number) => number;
  readonly #disk = new SimulatedDisk();
  readonly #windows = new WindowsFiles();
  readonly #system: SimulatedSystem;
  readonly #history = new History();
  readonly #fsync: boolean;
  readonly #fates = new Map<string, Fate>();
  readonly #created = new Map<string, NewPlatform>();
  readonly #seed: number;
  readonly #maxOperations: number;
  /** Errors that are neither failures of the disk nor refusals. */
  readonly #unexpected: unknown[] = [];
  #initial = '';
  #token = '';
  #sandbox: Sandbox | undefined;

  constructor(seed: number, maxOperations: number, system: SimulatedSystem = 'Linux') {
    this.#maxOperations = maxOperations;
    this.#system = system;
    this.#seed = seed;
    const random = new Random(seed);
    this.#random = (bound) => random.upTo(bound - 1);
    this.#disk.random = this.#random;
    this.#fsync = this.#random(2) === 0;
    // Another program has a file open for a moment.
    if (system === 'Windows') this.#windows.isBusy = () => this.#random(20) === 0;
  }

  /** The files for a new process. */
  #mount(): FileSystem {
    const files = this.#disk.mount();
    if (this.#system === 'Linux') return files;
    if (this.#system === 'macOS') return macFiles(files);
    return this.#windows.mount(files);
  }

  async run(): Promise<void> {
    await this.#open();
    this.#initial = await textOf(this.#opened.platform().export());
    const operations = 1 + this.#random(this.#maxOperations);
    for (let i = 0; i < operations; i++) {
      this.#plan();
      await this.#operate();
      if (this.#disk.hasCrashed || this.#random(12) === 0) await this.#restart();
    }
    await this.#restart();
    await this.#retryAll();
    await this.#opened.close();
    if (this.#unexpected.length > 0) throw new AggregateError(this.#unexpected, String(this.#unexpected[0]));
  }

  get #opened(): Sandbox {
    if (this.#sandbox === undefined) throw new Error('the sandbox is not open');
    return this.#sandbox;
  }

  /** Chooses what goes wrong during the next operation: mostly nothing. */
  #plan(): void {
    const kind = this.#random(6);
    let calls = 0;
    const at = 1 + this.#random(12);
    const choose = (): Incident => failures[this.#random(failures.length)] ?? 'none';
    if (kind === 0) this.#disk.incidentAt = () => (++calls === at ? 'crash' : 'none');
    else if (kind === 1) this.#disk.incidentAt = () => (this.#random(3) === 0 ? choose() : 'none');
    else if (kind === 2) this.#disk.incidentAt = () => 'ENOSPC';
    else this.#disk.incidentAt = () => 'none';
  }

  async #operate(): Promise<void> {
    const kind = this.#random(12);
    if (kind < 5)
      await Promise.all(Array.from({ length: 1 + this.#random(3) }, () => this.#pay(String(this.#fates.size))));
    else if (kind < 7) await this.#pay(String(this.#random(this.#fates.size + 1)));
    else if (kind === 7) await this.#createPlatform();
    else await this.#replace(kind);
    if (this.#random(3) === 0) await this.#opened.platform().settled().catch(ignoreUnavailable);
  }

  async #pay(number: string): Promise<void> {
    if (!this.#fates.has(number)) this.#fates.set(number, 'refused');
    const commits = this.#history.contents.length;
    const response = await this.#send('POST', '/v1/payments', { ...payment({ metadata: { number } }) }, number);
    const fate = fateOf(response);
    if (fate === 'acknowledged') this.#history.acknowledge(number);
    const isNew = this.#history.contents.slice(commits).some(({ numbers }) => numbers.includes(number));
    const wasThere = this.#history.contents[commits - 1]?.numbers.includes(number) ?? false;
    if (fate === 'refused' && isNew && !wasThere) throw new Error(`payment ${number} was refused and carried out`);
    if (fate !== 'refused') this.#fates.set(number, fate);
  }

  async #createPlatform(): Promise<void> {
    try {
      const platform = await this.#opened.createPlatform();
      this.#created.set(platform.id, platform);
    } catch (error) {
      ignoreUnavailable(error);
    }
  }

  /** Replaces rows, or keeps them, in the same process. What is durable afterwards is acknowledged. */
  async #replace(kind: number): Promise<void> {
    const platform = this.#opened.platform();
    const commits = this.#history.contents.length;
    let isCarriedOut = false;
    try {
      if (kind === 8) platform.snapshots.create(`state-${this.#random(3)}`);
      else if (kind === 9) this.#restore();
      else if (kind === 10 && platform.snapshots.undoable > 0) platform.undo();
      else if (this.#random(2) === 0) platform.reset();
      else await platform.import(this.#initial);
      isCarriedOut = true;
      await platform.settled();
      this.#history.acknowledgeAll();
    } catch (error) {
      ignoreUnavailable(error);
      const isUnknown = error instanceof Error && error.message.includes('outcome unknown');
      if (!isCarriedOut && !isUnknown && this.#history.contents.length > commits)
        throw new Error('refused and carried out', { cause: error });
    }
  }

  #restore(): void {
    const { snapshots } = this.#opened.platform();
    const all = snapshots.list();
    const chosen = all[this.#random(all.length)];
    if (chosen !== undefined) snapshots.restore(chosen.name);
  }

  /** Closes or kills the process, and opens the disk in the next one. */
  async #restart(): Promise<void> {
    const isKilled = this.#disk.hasCrashed || this.#random(2) === 0;
    const kind: CrashKind = this.#fsync && this.#random(2) === 0 ? 'power' : 'process';
    const former = this.#opened;
    if (!isKilled) {
      const isClean = await former.close().then(
        () => true,
        () => false,
      );
      if (isClean) this.#history.acknowledgeAll();
    }
    this.#disk.crash(kind);
    this.#disk.incidentAt = () => 'none';
    this.#windows.endProcesses(this.#disk.mount());
    await former.close().catch(() => undefined);
    await this.#open();
    for (const id of this.#created.keys()) await this.#opened.openPlatform(id);
  }

  /** A platform exists if its creation was acknowledged, and perhaps if the process died during its creation. */
  async #open(): Promise<void> {
    const directory = new DataDirectory(
      '/data',
      { fsync: this.#fsync, retryAfterMs: 2 ** 30, compactAboveBytes: 20_000, changesPerRow: 0 },
      noLock,
      this.#mount(),
    );
    const journals = new RecordedJournals(directory, defaultPlatform.id, this.#history);
    const onError = (error: unknown) => {
      if (!isFailureOfDisk(error)) this.#unexpected.push(error);
    };
    this.#sandbox = await openSandbox(new IndexedStorage(journals), {
      onError,
      randomSeed: `seed ${this.#seed}`,
      startAt: START,
    });
    this.#history.acknowledgeAll();
    const { body } = await this.#send('POST', '/oauth/token', defaultPlatform.test);
    const reply: { readonly access_token?: string } = JSON.parse(body);
    this.#token = reply.access_token ?? '';
  }

  /** Every request can be repeated now: it is carried out once. */
  async #retryAll(): Promise<void> {
    for (const number of this.#fates.keys()) {
      const response = await this.#send('POST', '/v1/payments', { ...payment({ metadata: { number } }) }, number);
      if (response.status !== 201)
        throw new Error(`the retry of payment ${number} got ${response.status} ${response.body}`);
      this.#history.acknowledge(number);
    }
    const numbers = this.#history.contents.at(-1)?.numbers ?? [];
    if (new Set(numbers).size !== numbers.length) throw new Error(`payments are there twice: ${numbers.join()}`);
  }

  async #send(method: string, path: string, body: object, key?: string): Promise<{ status: number; body: string }> {
    const headers = new Headers({ 'Content-Type': 'application/json', Authorization: `Bearer ${this.#token}` });
    if (key !== undefined) headers.set('Idempotency-Key', key);
    const request = { method, path, query: '', headers, body: JSON.stringify(body) };
    const response = await this.#opened.respond(request);
    return { status: response.status, body: typeof response.body === 'string' ? response.body : '' };
  }
}

function fateOf({ status, body }: { readonly status: number; readonly body: string }): Fate {
  if (status === 201) return 'acknowledged';
  if (status === 409) return 'unknown'; // another request with the same key is in progress
  if (status === 503) return body.includes('outcome unknown') ? 'unknown' : 'refused';
  throw new Error(`unexpected response ${status} ${body}`);
}

function ignoreUnavailable(error: unknown): void {
  if (!isUnavailable(error)) throw error;
}

function isFailureOfDisk(error: unknown): boolean {
  return error instanceof Error && ('syscall' in error || error.name === 'StorageFailedError');
}
