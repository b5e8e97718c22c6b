import { createSandbox, type Sandbox } from '../..';
import { messageOf } from '../../domain/thrown';
import { defaultPlatform } from '../../platform/definition';
import { elapsed } from '../../time/clock';
import { sleep } from '../../time/timers';
import { waitAtMost } from '../../time/waiting';
import { Activity } from './activity';
import { Courier } from './courier';
import { readEnding } from './ending';
import type { AdvanceTimers } from './fake-timers';
import { clientOf, type Front } from './front';
import type { Generation } from './generation';
import { Moves } from './moves';
import { Progress } from './progress';
import type { ExploredPlatform, ExploreOptions, Surroundings, Told } from './options';
import { collectRejections } from './rejections';
import type { RunResult } from './run-result';
import type { Schedule } from './schedule';
import { SimulatedTime } from './simulated-time';
import { Strikes } from './strikes';
import { Trace } from './trace';
import { type FindOperation, Wire } from './wire';

const MAX_ROUNDS = 30;
const MAX_STOP_MS = 1_000;

/** The settings that the runs of an exploration share. */
export interface RunSettings {
  readonly front: Front;
  /** Ticks without a request or a delivery after which a program waits. */
  readonly gap: number;
  readonly advanceTimers: AdvanceTimers | undefined;
  readonly findOperation: FindOperation;
}

/** Runs a schedule in a sandbox of its own. `onEnd` gets the sandbox before it is closed. */
export function runSchedule<Program, Kept>(
  options: ExploreOptions<Program, Kept>,
  schedule: Schedule,
  settings: RunSettings,
  onEnd: (sandbox: Sandbox, result: RunResult) => unknown = () => undefined,
): Promise<RunResult> {
  return collectRejections(async (rejections) => {
    const run = new Run(options, schedule, settings);
    try {
      const result = await run.execute(rejections);
      await onEnd(run.sandbox, result);
      return result;
    } finally {
      await run.close();
    }
  });
}

/** A process run of the program. */
interface Process<Program> {
  readonly generation: Generation;
  /** Undefined until it is started. */
  program: { readonly value: Program } | undefined;
  /** Ends its connections. */
  readonly end: () => void;
}

class Run<Program, Kept> {
  readonly sandbox = createSandbox({ randomSeed: 'explore', limits: { webhookTimeoutMs: 60_000 } });
  readonly #platform = this.sandbox.platform();
  readonly #options: ExploreOptions<Program, Kept>;
  readonly #schedule: Schedule;
  readonly #settings: RunSettings;
  readonly #activity = new Activity(elapsed);
  readonly #time = new SimulatedTime(this.#platform.now(), this.#activity);
  readonly #trace = new Trace();
  readonly #strikes: Strikes;
  readonly #moves: Moves;
  readonly #wire: Wire;
  readonly #courier: Courier;
  readonly #progress: Progress;
  readonly #processes: Process<Program>[] = [];
  readonly #thrown: { -readonly [Name in keyof RunResult['thrown']]: unknown } = {};
  #kept: Kept | undefined;
  #told: Told | undefined;
  #neverEnded: string | undefined;
  /** An error that is none of the program. */
  #error: { readonly error: unknown } | undefined;
  #onRestarted: (() => void)[] = [];

  constructor(options: ExploreOptions<Program, Kept>, schedule: Schedule, settings: RunSettings) {
    this.#options = options;
    this.#schedule = schedule;
    this.#settings = settings;
    this.#strikes = new Strikes(schedule);
    this.#moves = new Moves(this.#platform, settings.advanceTimers ?? (() => undefined));
    const common = {
      platform: this.#platform,
      activity: this.#activity,
      strikes: this.#strikes,
      trace: this.#trace,
      restart: () => this.#endProcess(),
      onError: (error: unknown) => (this.#error ??= { error }),
    };
    const { respond } = this.sandbox;
    this.#wire = new Wire({
      ...common,
      findOperation: settings.findOperation,
      respond,
      moves: this.#moves,
      time: this.#time,
    });
    const restarted = () => new Promise<void>((resolve) => void this.#onRestarted.push(resolve));
    this.#courier = new Courier({ ...common, restarted });
    const { gap, advanceTimers } = settings;
    const parts = { platform: this.#platform, activity: this.#activity, courier: this.#courier, moves: this.#moves };
    this.#progress = new Progress({ ...parts, gap, hasFakeTimers: advanceTimers !== undefined });
  }

  async execute(rejections: readonly unknown[]): Promise<RunResult> {
    const { orderOf = orderInMetadata } = this.#options;
    this.#kept = await this.#options.setup?.();
    await this.#start();
    if (this.#neverEnded === undefined) await this.#runScenario();
    const told = this.#told ?? 'open';
    await this.#settle(told);
    const { respond } = this.sandbox;
    const ending = await readEnding({ respond, keys: defaultPlatform.test, platform: this.#platform, orderOf });
    await this.#check(told);
    if (this.#error) throw this.#error.error;
    await sleep(0); // a rejection is reported at the end of a tick
    return {
      schedule: this.#schedule,
      told,
      ending,
      trace: this.#trace,
      isMet: this.#strikes.areAllMet,
      notTried: this.#strikes.notTried,
      neverEnded: this.#neverEnded,
      rejections: [...rejections],
      thrown: this.#thrown,
      longestSilence: this.#activity.longestSilence,
    };
  }

  /** Stops each program, then ends its connections: what it sends later stays without a response. */
  async close(): Promise<void> {
    const { stop } = this.#options;
    for (const { program } of this.#processes) {
      if (program === undefined || stop === undefined) continue;
      await waitAtMost<void>(MAX_STOP_MS, (resolve) => {
        const stopped = async () => stop(program.value);
        stopped().then(
          () => resolve(),
          () => resolve(),
        );
        return () => undefined;
      });
    }
    for (const { generation, end } of this.#processes) {
      generation.isOver = true;
      end();
    }
    await this.sandbox.close();
  }

  get #program(): Program {
    const { program } = this.#processes.at(-1) ?? {};
    if (program === undefined) throw new Error('the program was not started');
    return program.value;
  }

  /** Starts the program, again if a disturbance restarts it before it is ready. */
  async #start(): Promise<void> {
    for (;;) {
      this.#progress.isRestarting = false;
      const generation: Generation = { isOver: false };
      const { end, ...surroundings } = this.#surroundingsOf(generation);
      const started: Process<Program> = { generation, end, program: undefined };
      this.#processes.push(started);
      const ended = await this.#progress.until(async () => this.#options.start(surroundings));
      if (ended.as === 'restarted') continue;
      if (ended.as !== 'resolved') {
        const reason = ended.as === 'rejected' ? messageOf(ended.error) : 'start did not end';
        this.#neverEnded = `the program did not start: ${reason}`;
        return;
      }
      started.program = { value: ended.value };
      for (const resume of this.#onRestarted.splice(0)) resume();
      return;
    }
  }

  #surroundingsOf(generation: Generation): Surroundings<Kept> & { readonly end: () => void } {
    const respond = (request: Parameters<Wire['respond']>[0]) => this.#wire.respond(request, generation);
    const { baseUrl, end } = this.#settings.front.add(respond);
    const kept = this.#kept;
    return {
      client: clientOf(respond, defaultPlatform.test, this.#time),
      baseUrl,
      keys: defaultPlatform.test,
      publish: (endpoint, options) => this.#courier.publish(generation, endpoint, options),
      // eslint-disable-next-line ts/consistent-type-assertions -- Without `setup`, its type is undefined.
      kept: kept as Kept,
      platform: this.#exploredPlatform(),
      end,
    };
  }

  #exploredPlatform(): ExploredPlatform {
    return {
      now: () => this.#platform.now(),
      clock: { advance: (by) => this.#moves.advance(by) },
    };
  }

  async #runScenario(): Promise<void> {
    const platform = this.#exploredPlatform();
    const ended = await this.#progress.until(async () => this.#options.scenario(this.#program, { platform }));
    if (ended.as === 'resolved') this.#told = toldOf(ended.value);
    else if (ended.as === 'stopped') this.#neverEnded = 'the scenario did not end';
    else {
      this.#told = 'failed';
      if (ended.as === 'rejected') this.#thrown.scenario = ended.error;
    }
    if (ended.as === 'restarted') await this.#start();
    while (this.#activity.releaseNext('scenario_end'));
  }

  /**
   * Runs background work and deliveries until nothing new is sent, then moves the clock to the next retry, again and again. A
   * disturbance of all attempts ends when the program only repeats what it strikes.
   */
  async #settle(told: Told): Promise<void> {
    let previous: ReadonlySet<string> | undefined;
    for (let round = 0; round < MAX_ROUNDS && this.#neverEnded === undefined; round++) {
      this.#trace.beginRound();
      this.#strikes.beginRound();
      await this.#untilQuiet();
      await this.#runBackgroundWork(told);
      await this.#untilQuiet();
      const sent = this.#trace.round;
      const isNew = [...sent].some((text) => previous?.has(text) !== true);
      previous = sent;
      if (this.#options.settle !== undefined && isNew) continue;
      if (this.#strikes.endLate()) continue;
      if (!(await this.#progress.moveToNextRetry())) return;
      previous = undefined;
    }
    this.#neverEnded ??= `the program still sends something new after ${MAX_ROUNDS} rounds of background work`;
  }

  async #runBackgroundWork(told: Told): Promise<void> {
    const { settle } = this.#options;
    if (settle === undefined) return;
    const ended = await this.#progress.until(async () => settle(this.#program, told));
    if (ended.as === 'rejected') this.#thrown.settle = ended.error;
    if (ended.as === 'restarted') await this.#start();
    if (ended.as === 'stopped') this.#neverEnded = 'the background work did not end';
  }

  /** The owner's check may send requests, of which one can be held: so it is driven as well. */
  async #check(told: Told): Promise<void> {
    const { check } = this.#options;
    if (check === undefined || this.#processes.at(-1)?.program === undefined) return;
    const ended = await this.#progress.until(async () => check(this.#program, told));
    if (ended.as === 'rejected') this.#thrown.check = ended.error;
    if (ended.as === 'stopped') this.#neverEnded ??= 'the check did not end';
  }

  /** Resolves when nothing is under way any more. A disturbance may restart the program meanwhile. */
  async #untilQuiet(): Promise<void> {
    while (!(await this.#progress.untilQuiet())) await this.#start();
  }

  #endProcess(): void {
    const last = this.#processes.at(-1);
    if (last === undefined || last.generation.isOver) return;
    last.generation.isOver = true;
    last.end();
    this.#trace.add({ kind: 'restart' });
    this.#progress.isRestarting = true;
  }
}

/** Returns what the scenario returned. Throws a `TypeError` for anything else, which callers without types may return. */
function toldOf(value: unknown): Told {
  if (value === 'paid' || value === 'failed' || value === 'open') return value;
  throw new TypeError(
    `scenario returned ${JSON.stringify(value)}: return what the customer was told, 'paid', 'failed' or 'open'`,
  );
}

function orderInMetadata({ metadata }: { readonly metadata: unknown }): string | undefined {
  const order =
    typeof metadata === 'object' && metadata !== null && 'order_id' in metadata ? metadata.order_id : undefined;
  return typeof order === 'string' ? order : undefined;
}
