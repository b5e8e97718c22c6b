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
import { retryUnacknowledged, type Scope, verifyKept, verifyPlatforms, verifyReplays } from './verify';
import { WriteGenerator, writeUntilKilled } from './writers';

const WRITERS = 8;
/** Every eighth run verifies all acknowledged writes, the others only the new ones. */
const RUNS_PER_FULL_CHECK = 8;

/** When to kill the process: checked after each response, then delayed by event-loop ticks. */
export interface KillMoment {
  readonly isReached: (responses: number) => boolean;
  readonly ticksLater: number;
}

export interface KillCounts {
  kills: number;
  acknowledged: number;
  /** Writes that were kept although their response was lost. */
  keptUnacknowledged: number;
  unacknowledged: number;
  tornLines: number;
  tornBytes: number;
  killedWhileCompacting: number;
}

export function newKillCounts(): KillCounts {
  return {
    kills: 0,
    acknowledged: 0,
    unacknowledged: 0,
    keptUnacknowledged: 0,
    tornLines: 0,
    tornBytes: 0,
    killedWhileCompacting: 0,
  };
}

export async function onNewDirectory(use: (directory: string) => Promise<void>): Promise<void> {
  const directory = await temporaryDirectory();
  try {
    await use(directory);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Consecutive runs of the sandbox process on one data directory. */
export class ProcessRuns {
  readonly #directory: string;
  readonly #random: Random;
  readonly #counts: KillCounts;
  readonly #oracle = new Oracle();
  readonly #writes: WriteGenerator;
  /** Issued by the first process, valid in every later one. */
  #token = '';

  constructor(directory: string, random: Random, counts: KillCounts, { charactersPerPayment = 0 } = {}) {
    this.#directory = directory;
    this.#random = random;
    this.#counts = counts;
    this.#writes = new WriteGenerator(this.#oracle, random, charactersPerPayment);
  }

  /** Whether a compaction has started and not completed, even when its process was killed. */
  get isCompacting(): boolean {
    return existsSync(join(this.#directory, 'platforms', 'default.ndjson.compacting'));
  }

  /** Starts a process, verifies what it kept, and kills it under writes. */
  async runAndKill(moment: KillMoment): Promise<void> {
    const sandbox = await this.#startAndVerify(this.#counts.kills % RUNS_PER_FULL_CHECK === 0 ? 'all' : 'new');
    let killing: Promise<void> | undefined;
    let responses = 0;
    const onResponse = () => {
      responses++;
      if (killing === undefined && moment.isReached(responses)) killing = this.#kill(sandbox, moment.ticksLater);
    };
    const caller = new Caller(sandbox.url, this.#token);
    const write = () => writeUntilKilled(caller, this.#oracle, this.#writes.next, onResponse);
    const createPlatform = () => (this.#random.next() < 0.2 ? this.#createPlatform(sandbox.url, caller) : undefined);
    await Promise.all([...Array.from({ length: WRITERS }, write), createPlatform()]);
    if (killing === undefined) throw new Error(`the process ended by itself: ${sandbox.stderr()}`);
    await killing;
    if (this.isCompacting) this.#counts.killedWhileCompacting++;
  }

  /** The size of the platform's journal in bytes. */
  get fileSize(): number {
    return statSync(join(this.#directory, 'platforms', 'default.ndjson')).size;
  }

  /** Resets the platform and kills the process. The next process must find no data. */
  async resetAndKill(): Promise<void> {
    const sandbox = await this.#startAndVerify('all');
    const reply = await new Caller(sandbox.url, this.#token).post('/_sandbox/platforms/default/reset');
    expect(reply.status).toBe(200);
    await this.#kill(sandbox);
  }

  /** Verifies all acknowledged writes in one more process. */
  async verifyAll(): Promise<void> {
    const sandbox = await this.#startAndVerify('all');
    await this.#kill(sandbox);
    this.#counts.acknowledged += this.#oracle.acknowledged.length;
  }

  async #startAndVerify(scope: Scope): Promise<RunningCli> {
    const sandbox = await startCli(['--data', this.#directory]);
    const { url } = sandbox;
    if (this.#token === '') this.#token = await newToken(url, defaultKeys);
    const caller = new Caller(url, this.#token);
    const retries = await retryUnacknowledged(caller, this.#oracle);
    this.#counts.unacknowledged += retries.sent;
    this.#counts.keptUnacknowledged += retries.replayed;
    const unchecked = this.#oracle.takeUnchecked();
    await verifyKept(caller, this.#oracle, scope, unchecked);
    await verifyReplays(caller, this.#sampleOf(scope === 'all' ? this.#oracle.acknowledged : unchecked));
    if (scope === 'all') await verifyPlatforms(this.#oracle, url);
    return sandbox;
  }

  /** A sample with a declined payment in it. */
  #sampleOf(writes: readonly Acknowledged[]): readonly Acknowledged[] {
    const declined = writes.filter(({ status }) => status === 402);
    return [this.#random.pick(declined), ...Array.from({ length: 5 }, () => this.#random.pick(writes))].filter(
      (write) => write !== undefined,
    );
  }

  async #kill(sandbox: RunningCli, ticksLater = 0): Promise<void> {
    for (let tick = 0; tick < ticksLater; tick++) await setImmediate();
    const { signal, stderr } = await sandbox.kill();
    // A process that ended by itself has no signal.
    expect(signal, stderr).toBe('SIGKILL');
    this.#counts.kills++;
    this.#readStderr(stderr);
  }

  /** The only warning that is expected reports a torn last line. */
  #readStderr(stderr: string): void {
    for (const line of stderr.split('\n').filter((text) => text !== '')) {
      const torn = /^warning: The last write to platform "\w+" was cut short .* its (\d+) bytes were removed/.exec(
        line,
      );
      expect(torn, stderr).not.toBe(null);
      this.#counts.tornLines++;
      this.#counts.tornBytes += Number(torn?.[1]);
    }
  }

  /** A platform must be kept once its creation was acknowledged. */
  async #createPlatform(url: string, caller: Caller): Promise<void> {
    const reply = await caller.post('/_sandbox/platforms').catch(() => undefined);
    if (reply === undefined) return;
    expect(reply.status).toBe(201);
    const platform: NewPlatform = JSON.parse(reply.text);
    const token = await newToken(url, platform.test).catch(() => undefined);
    this.#oracle.platforms.push({ ...platform, ...(token !== undefined && { token }) });
  }
}
