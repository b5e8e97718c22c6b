import { existsSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect } from 'vitest';
import { type RunningCli, startCli } from '../support/cli-process';
import { temporaryDirectory } from '../support/fronts';
import { Caller, defaultKeys, newToken } from './caller';
import { type Acknowledged, Oracle, type NewPlatform } from './oracle';
import type { Random } from './random';
import { retryLost, type Scope, verifyKept, verifyPlatforms, verifyReplays } from './verify';
import { WishMaker, writeUntilItDies } from './writers';

const WRITERS = 8;
/** Every so many kills, all that was ever acknowledged is looked at, and not only what is new. */
const FULL_EVERY = 8;

/** When to kill: asked after each answer, and then so many turns of the event loop later. */
export interface Moment {
  readonly hasCome: (answers: number) => boolean;
  readonly turnsLater: number;
}

export interface Tally {
  kills: number;
  acknowledged: number;
  /** Writes that were kept although nobody heard of it. */
  keptUnheard: number;
  unheard: number;
  tornLines: number;
  tornBytes: number;
  diedCompacting: number;
}

export function newTally(): Tally {
  return { kills: 0, acknowledged: 0, unheard: 0, keptUnheard: 0, tornLines: 0, tornBytes: 0, diedCompacting: 0 };
}

export async function onNewDirectory(use: (directory: string) => Promise<void>): Promise<void> {
  const directory = await temporaryDirectory();
  try {
    await use(directory);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** One directory, and the sandboxes that live and die on it, one after the other. */
export class Life {
  readonly #directory: string;
  readonly #random: Random;
  readonly #tally: Tally;
  readonly #ledger = new Oracle();
  readonly #wishes: WishMaker;
  /** Given out by the first sandbox, and good for all of them. */
  #token = '';

  constructor(directory: string, random: Random, tally: Tally, { lettersPerPayment = 0 } = {}) {
    this.#directory = directory;
    this.#random = random;
    this.#tally = tally;
    this.#wishes = new WishMaker(this.#ledger, random, lettersPerPayment);
  }

  /** Whether a compaction has begun and not ended: also when it never will. */
  get isCompacting(): boolean {
    return existsSync(join(this.#directory, 'platforms', 'default.ndjson.compacting'));
  }

  /** Starts a sandbox, looks at what it kept, and kills it while it is written to. */
  async surviveOne(moment: Moment): Promise<void> {
    const sandbox = await this.#resurrect(this.#tally.kills % FULL_EVERY === 0 ? 'all' : 'new');
    let killing: Promise<void> | undefined;
    let answers = 0;
    const onAnswer = () => {
      answers++;
      if (killing === undefined && moment.hasCome(answers)) killing = this.#kill(sandbox, moment.turnsLater);
    };
    const caller = new Caller(sandbox.url, this.#token);
    const write = () => writeUntilItDies(caller, this.#ledger, this.#wishes.next, onAnswer);
    const makePlatform = () => (this.#random.next() < 0.2 ? this.#makePlatform(sandbox.url, caller) : undefined);
    await Promise.all([...Array.from({ length: WRITERS }, write), makePlatform()]);
    if (killing === undefined) throw new Error(`it died by itself: ${sandbox.stderr()}`);
    await killing;
    if (this.isCompacting) this.#tally.diedCompacting++;
  }

  /** How many bytes the platform's file has. */
  get fileSize(): number {
    return statSync(join(this.#directory, 'platforms', 'default.ndjson')).size;
  }

  /** Empties the platform: whatever comes next must find nothing of it. */
  async endByReset(): Promise<void> {
    const sandbox = await this.#resurrect('all');
    const reply = await new Caller(sandbox.url, this.#token).post('/_sandbox/platforms/default/reset');
    expect(reply.status).toBe(200);
    await this.#kill(sandbox);
  }

  /** Looks at everything once more. */
  async end(): Promise<void> {
    const sandbox = await this.#resurrect('all');
    await this.#kill(sandbox);
    this.#tally.acknowledged += this.#ledger.acknowledged.length;
  }

  async #resurrect(scope: Scope): Promise<RunningCli> {
    const sandbox = await startCli(['--data', this.#directory]);
    const { url } = sandbox;
    if (this.#token === '') this.#token = await newToken(url, defaultKeys);
    const caller = new Caller(url, this.#token);
    const retries = await retryLost(caller, this.#ledger);
    this.#tally.unheard += retries.asked;
    this.#tally.keptUnheard += retries.hadBeenDone;
    const fresh = this.#ledger.takeUnchecked();
    await verifyKept(caller, this.#ledger, scope, fresh);
    await verifyReplays(caller, this.#someOf(scope === 'all' ? this.#ledger.acknowledged : fresh));
    if (scope === 'all') await verifyPlatforms(this.#ledger, url);
    return sandbox;
  }

  /** A few, a declined payment among them. */
  #someOf(writes: readonly Acknowledged[]): readonly Acknowledged[] {
    const declined = writes.filter(({ status }) => status === 402);
    return [this.#random.pick(declined), ...Array.from({ length: 5 }, () => this.#random.pick(writes))].filter(
      (write) => write !== undefined,
    );
  }

  async #kill(sandbox: RunningCli, turnsLater = 0): Promise<void> {
    for (let turn = 0; turn < turnsLater; turn++) await setImmediate();
    const { signal, stderr } = await sandbox.kill();
    // Had it ended by itself, this would not have been the signal.
    expect(signal, stderr).toBe('SIGKILL');
    this.#tally.kills++;
    this.#readStderr(stderr);
  }

  /** It has nothing to tell but of last lines that were cut off. */
  #readStderr(stderr: string): void {
    for (const line of stderr.split('\n').filter((text) => text !== '')) {
      const torn = /^warning: The last write to platform "\w+" was cut short .* its (\d+) bytes were removed/.exec(
        line,
      );
      expect(torn, stderr).not.toBe(null);
      this.#tally.tornLines++;
      this.#tally.tornBytes += Number(torn?.[1]);
    }
  }

  /** Once it is answered it must be there for ever; without an answer, nobody knows of it. */
  async #makePlatform(url: string, caller: Caller): Promise<void> {
    const reply = await caller.post('/_sandbox/platforms').catch(() => undefined);
    if (reply === undefined) return;
    expect(reply.status).toBe(201);
    const platform: NewPlatform = JSON.parse(reply.text);
    const token = await newToken(url, platform.test).catch(() => undefined);
    this.#ledger.platforms.push({ ...platform, ...(token !== undefined && { token }) });
  }
}
