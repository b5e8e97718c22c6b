import { operationFinder } from '../../../recordings/operation';
import { elapsed } from '../../../time/clock';
import { recordRun } from '../../../verdict/run-files';
import { factOf } from '../exploration';
import type { Exploration, Finding } from '../exploration-error';
import { reportText } from '../report';
import { movesMoney } from './call';
import { commandStory } from './command-story';
import { type CommandRun, type RunCommand, runDisturbed } from './command-run';
import { type CommandStrike, nameOf, strikesOf } from './points';
import { differenceOf, isMadeAgain, isSame, type Suspicion, suspicionOf } from './suspicion';
import { UnexplorableError } from './unexplorable-error';

const MAX_WRITES = 40;
/** Further disturbed runs that must show a suspicion again, each after a calm run that does not. */
const CONFIRMATIONS = 4;
/** A disturbed run may wait for time-outs, and repeat what failed. */
const MIN_LIMIT_MS = 10_000;
const LIMIT_FACTOR = 4;

export interface CommandOptions {
  readonly run: RunCommand;
  /** The command, as a shell takes it. */
  readonly command: string;
  readonly budgetMs: number;
  /** The one disturbance to run. */
  readonly only?: CommandStrike | undefined;
  /** Is called when it is known how many schedules there are. Returns what is called after each. */
  readonly onBegin: (schedules: number) => () => void;
}

/**
 * Runs a command in calm and with each disturbance of its calls. Throws an `UnexplorableError` for a command that fails in calm,
 * or that does something else each time, and for an `only` that is not reached.
 */
export async function exploreCommand(options: CommandOptions): Promise<Exploration> {
  const exploration = await new CommandSearch(options).explore();
  if (options.only === undefined) recordRun({ facts: { explored: factOf(exploration) } });
  return exploration;
}

class CommandSearch {
  readonly #options: CommandOptions;
  readonly #endAt: number;
  readonly #findOperation = operationFinder();
  readonly #findings = new Map<string, Finding & { also: string[] }>();
  /** Why a suspicion was dropped, by the call that it was about. */
  readonly #dropped = new Map<string, string>();
  readonly #notes = new Map<string, string[]>();
  readonly #notTried = new Set<string>();
  #limitMs: number;

  constructor(options: CommandOptions) {
    this.#options = options;
    this.#endAt = elapsed() + options.budgetMs;
    this.#limitMs = options.budgetMs;
  }

  async explore(): Promise<Exploration> {
    const { only } = this.#options;
    const calm = await this.#runCalm();
    const strikes = only === undefined ? strikesOf(calm.calls) : [only];
    const onRun = this.#options.onBegin(strikes.length);
    let schedules = 0;
    for (const strike of strikes) {
      if (this.#isSpent) break;
      const run = await this.#run(strike);
      if (only !== undefined && !run.isMet) throw new UnexplorableError(notReached(only, calm));
      await this.#judge(strike, run, calm);
      schedules += 1;
      onRun();
    }
    const exploration = {
      findings: [...this.#findings.values()],
      questions: [],
      notes: [...this.#notes].map(([note, names]) => `${note}: ${names.join(', ')}`),
      notTried: [...this.#notTried],
      accepted: [],
      points: calm.calls.map(({ point }) => point),
      searched: { schedules, of: strikes.length },
    };
    return { ...exploration, text: reportText(exploration) };
  }

  get #isSpent(): boolean {
    return elapsed() >= this.#endAt;
  }

  #run(strike?: CommandStrike): Promise<CommandRun> {
    const { run } = this.#options;
    return runDisturbed(run, strike, { findOperation: this.#findOperation, limitMs: this.#limitMs });
  }

  async #runCalm(): Promise<CommandRun> {
    const first = await this.#run();
    const { calls, durationMs, isStopped, output, status } = first;
    if (isStopped) throw new UnexplorableError('it did not end, without a disturbance', output);
    if (status !== 0) throw new UnexplorableError(`it ended with ${status}, without a disturbance`, output);
    if (!calls.some(({ operation }) => movesMoney(operation)))
      throw new UnexplorableError(
        'it sent no charge and no refund to PAYMENTS_API_URL. A suite that has its own sandbox calls `explore` in it',
      );
    if (calls.length > MAX_WRITES)
      throw new UnexplorableError(
        `it has ${calls.length} writes, more than ${MAX_WRITES}. Run fewer of its tests: \`-- npm test -- checkout\``,
      );
    this.#limitMs = Math.max(MIN_LIMIT_MS, Math.ceil(LIMIT_FACTOR * durationMs));
    const difference = differenceOf(first, await this.#run());
    if (difference === undefined) return first;
    throw new UnexplorableError(
      `two calm runs differ: ${difference}. A command that does the same each time can be explored`,
    );
  }

  async #judge(strike: CommandStrike, run: CommandRun, calm: CommandRun): Promise<void> {
    const only = nameOf(strike);
    for (const each of run.notTried) this.#notTried.add(each);
    if (run.isStopped) return this.#note('did not end after', only);
    if (run.status !== calm.status) return this.#note(`ended with ${run.status} after`, only);
    const suspicion = suspicionOf(run, calm, strike);
    if (suspicion === undefined) return;
    const cause = `${suspicion.judge} ${suspicion.first.operation}`;
    const known = this.#findings.get(cause);
    if (known !== undefined) {
      known.also.push(only);
      return;
    }
    const { like } = suspicion.first;
    const dropped = this.#dropped.get(like) ?? (await this.#refute(strike, suspicion, calm));
    if (dropped !== undefined) {
      this.#dropped.set(like, dropped);
      return this.#note(dropped, only);
    }
    const story = commandStory(strike, suspicion, this.#options.command);
    this.#findings.set(cause, { judge: suspicion.judge, only, story, also: [] });
  }

  #note(note: string, only: string): void {
    this.#notes.set(note, [...(this.#notes.get(note) ?? []), only]);
  }

  /** Returns why a suspicion says nothing about the program; undefined if it is confirmed. */
  async #refute(strike: CommandStrike, suspicion: Suspicion, calm: CommandRun): Promise<string | undefined> {
    const refused = await this.#refuteByRefusal(suspicion, calm);
    if (refused !== undefined) return refused;
    for (let confirmed = 0; confirmed < CONFIRMATIONS; confirmed++) {
      if (this.#isSpent) return 'suspected, and not confirmed for lack of time';
      const calmAgain = await this.#run();
      const disturbed = await this.#run(strike);
      if (differenceOf(calmAgain, calm) !== undefined) return 'suspected, and a calm run then differed';
      if (!isSame(suspicionOf(disturbed, calm, strike), suspicion)) return 'suspected, and not the same each time';
    }
    return this.#refuteByRefusal(suspicion, calm);
  }

  /**
   * Refuses the call for good, once. A test runner that repeats failed tests makes it again, as it does after a disturbance: then
   * nothing tells its repeats from those of the program.
   */
  async #refuteByRefusal({ first }: Suspicion, calm: CommandRun): Promise<string | undefined> {
    const run = await this.#run({ point: first.point, disturbance: 'declined', isFirstOnly: false });
    if (isMadeAgain(run, calm, first))
      return 'no judgement, as the call is made again after a refusal, too (switch off repeats of tests: `--retry=0`)';
    // Background work may complete a refund under its key.
    const isDoneLater = run.calls.some(({ isStruck, isDone }) => isStruck && isDone);
    if (run.status === calm.status && !isDoneLater)
      return `no judgement, as the command ends with ${run.status} after a refusal, too (let it expect the payment)`;
    return undefined;
  }
}

function notReached(strike: CommandStrike, { calls }: CommandRun): string {
  return `${nameOf(strike)} was not reached. Points: ${calls.map(({ point }) => point).join(', ')}`;
}
