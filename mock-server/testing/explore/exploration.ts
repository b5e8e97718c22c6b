import type { Sandbox } from '../..';
import { requireKnownMembers } from '../../domain/known-members';
import { defaultPlatform } from '../../platform/definition';
import { operationFinder } from '../../recordings/operation';
import { elapsed } from '../../time/clock';
import { recordRun } from '../../verdict/run-files';
import type { ReadyFact } from '../../../spec/derive/ready-facts';
import { isJudgeName, type JudgeName, judges } from '../../../spec/tables/judges';
import { didYouMean } from '../../../spec/vocabulary/closest-names';
import { variableIn } from '../../../spec/vocabulary/environment-variable';
import { rowsOf } from '../../../spec/vocabulary/table';
import { ExplorationError, type Exploration, type Finding } from './exploration-error';
import { findAdvanceTimers } from './fake-timers';
import { Front } from './front';
import { type Accusation, judge, wasGivenBack } from './judges';
import { messageOf } from '../../domain/thrown';
import type { Budget, ExploreOptions } from './options';
import { reportText } from './report';
import { type RunSettings, runSchedule } from './run';
import type { RunResult } from './run-result';
import { formatSchedule, parseSchedule, type Schedule } from './schedule';
import { pairsOf, type Searched, strikesOf } from './search';
import { reactionsOf, storyOf } from './story';

const DEFAULT_SCHEDULES = 200;
const DEFAULT_MS = 20_000;
const MAX_WRITES = 40;
/** Ticks of silence after which the program waits, in the calm run: no slow step is taken for the end. */
const CALM_GAP = 25;
/** Shorter silences are those of the event loop: a program within this process. */
const MIN_SILENCE = 4;
const MAX_GAP = 1_500;

const optionNames = [
  'setup',
  'start',
  'scenario',
  'settle',
  'check',
  'stop',
  'budget',
  'only',
  'keep',
  'orderOf',
  'advanceTimers',
  'accept',
] as const satisfies (keyof ExploreOptions<unknown>)[];

/** A scenario that cannot be explored, as a calm run of it is already wrong, or another one each time. */
export class CalmRunError extends Error {
  constructor(reason: string) {
    super(`explore: ${reason}`);
    this.name = 'CalmRunError';
  }
}

/** Searches the schedules of a scenario: see `explore` of the entry. */
export async function search<Program, Kept>(options: ExploreOptions<Program, Kept>): Promise<Exploration> {
  requireKnownMembers(options, optionNames); // unexpected_parameter
  requireKnownMembers(options.budget ?? {}, ['schedules', 'ms'] satisfies (keyof Budget)[]); // unexpected_parameter
  checkAccepted(options.accept);
  const advanceTimers = findAdvanceTimers(options.advanceTimers);
  const front = await Front.listen();
  const { calm, settings } = await runCalm(options, {
    front,
    gap: CALM_GAP,
    advanceTimers,
    findOperation: operationFinder(),
  });
  const exploration = new Search(options, calm, settings);
  const found = await (options.only === undefined ? exploration.all() : exploration.only(parseSchedule(options.only)));
  if (options.only === undefined) recordRun({ facts: { explored: factOf(found) } });
  if (found.findings.length > 0) throw new ExplorationError(found);
  return found;
}

/** Returns the fact of a search for the verdict whether a program is ready. Its own platforms have none. */
export function factOf({ findings }: Pick<Exploration, 'findings'>): ReadyFact {
  const failed = findings.map(({ judge: name, only }) => ({ id: null, summary: `${judges[name].title}: ${only}.` }));
  return { needed: ['explored'], met: ['explored'], failed, refused: [] };
}

function checkAccepted(accept: ExploreOptions<unknown>['accept'] = {}): void {
  const unknown = Object.keys(accept).find((name) => !isJudgeName(name));
  if (unknown === undefined) return;
  const known = rowsOf(judges).map(([name]) => name);
  throw new RangeError(`accept: unknown judge "${unknown}".${didYouMean(unknown, known)} Judges: ${known.join(', ')}.`);
}

/**
 * Runs the scenario twice without a disturbance: once to see how long the program is silent between its steps, and again as the
 * others will be run. Throws a `CalmRunError` if it is already wrong, or not the same twice.
 */
async function runCalm<Program, Kept>(
  options: ExploreOptions<Program, Kept>,
  settings: RunSettings,
): Promise<{ readonly calm: RunResult; readonly settings: RunSettings }> {
  const first = await runSchedule(options, [], settings);
  requireCalm(first, options.accept ?? {});
  const silence = first.longestSilence;
  const gap = silence < MIN_SILENCE ? 0 : Math.min(MAX_GAP, 2 * silence);
  const settingsOfAll = { ...settings, gap };
  const calm = await runSchedule(options, [], settingsOfAll);
  const difference = differenceOf(first, calm);
  if (difference !== undefined)
    throw new CalmRunError(`two calm runs differ: ${difference}. Let the scenario do the same each time.`);
  requireCalm(calm, options.accept ?? {});
  return { calm, settings: settingsOfAll };
}

function requireCalm(calm: RunResult, accept: NonNullable<ExploreOptions<unknown>['accept']>): void {
  const { scenario, settle } = calm.thrown;
  if (scenario !== undefined)
    throw new CalmRunError(`the scenario throws without a disturbance: ${messageOf(scenario)}`);
  if (settle !== undefined) throw new CalmRunError(`settle throws without a disturbance: ${messageOf(settle)}`);
  const accused = judge(calm, calm).find(({ judge: name }) => accept[name] === undefined);
  if (accused) throw new CalmRunError(`${judges[accused.judge].title}, without a disturbance: ${accused.because}`);
  const writes = calm.trace.points.filter((point) => calm.trace.requests.some((request) => request.point === point));
  if (writes.length > MAX_WRITES)
    throw new CalmRunError(`the scenario has ${writes.length} writes, more than ${MAX_WRITES}: explore a smaller one`);
}

/** Compares the writes and deliveries of two runs as sets. Reads may differ. */
function differenceOf({ trace }: RunResult, { trace: other }: RunResult): string | undefined {
  const only = (points: readonly string[], others: readonly string[]) => points.find((each) => !others.includes(each));
  const extra = only(trace.points, other.points) ?? only(other.points, trace.points);
  return extra && `${extra} happened in one of them only`;
}

class Search<Program, Kept> {
  readonly #options: ExploreOptions<Program, Kept>;
  readonly #calm: RunResult;
  readonly #settings: RunSettings;
  readonly #endAt: number;
  readonly #findings = new Map<string, Finding & { also: string[] }>();
  readonly #questions = new Map<string, string>();
  readonly #notes: string[] = [];
  readonly #notTried = new Set<string>();
  #schedules = 0;

  constructor(options: ExploreOptions<Program, Kept>, calm: RunResult, settings: RunSettings) {
    this.#options = options;
    this.#calm = calm;
    this.#settings = settings;
    this.#endAt = elapsed() + (options.budget?.ms ?? DEFAULT_MS);
  }

  /** Runs one schedule. Throws a `RangeError` for a point that it does not reach. */
  async only(schedule: Schedule): Promise<Exploration> {
    const { run } = await this.#run(schedule);
    if (!run.isMet && run.notTried.length === 0)
      throw new RangeError(
        `only: "${formatSchedule(schedule)}" was not reached. Points: ${run.trace.points.join(', ')}`,
      );
    return this.#exploration(1);
  }

  /** Runs the schedules with one disturbance, then those with two, until the budget is spent. */
  async all(): Promise<Exploration> {
    const strikes = strikesOf(this.#calm.trace);
    const unbroken: Searched[] = [];
    const broken = new Set<string>();
    for (const strike of strikes) {
      if (this.#isSpent) break;
      const { run, isBroken } = await this.#run([strike]);
      if (isBroken) broken.add(formatSchedule([strike]));
      else if (run.isMet) unbroken.push({ strike, trace: run.trace });
    }
    const pairs = this.#isSpent ? [] : pairsOf(unbroken, broken);
    for (const pair of pairs) {
      if (this.#isSpent) break;
      await this.#run(pair);
    }
    return this.#exploration(strikes.length + pairs.length);
  }

  get #isSpent(): boolean {
    return this.#schedules >= (this.#options.budget?.schedules ?? DEFAULT_SCHEDULES) || elapsed() >= this.#endAt;
  }

  async #run(schedule: Schedule): Promise<{ readonly run: RunResult; readonly isBroken: boolean }> {
    this.#schedules += 1;
    let isBroken = false;
    const run = await runSchedule(this.#options, schedule, this.#settings, async (sandbox, result) => {
      isBroken = this.#judge(result);
      if (isBroken && this.#options.keep === true && variableIn(process.env, 'CI') === undefined)
        await keepOpen(sandbox, this.#settings.front, this.#findings);
    });
    for (const each of run.notTried) this.#notTried.add(each);
    return { run, isBroken };
  }

  /** Returns whether a judge accuses. */
  #judge(run: RunResult): boolean {
    const { accept = {}, settle } = this.#options;
    const accusations = judge(run, this.#calm).filter((each) => accept[each.judge] === undefined);
    const isQuestion = ({ judge: name }: Accusation) => settle === undefined && needsSettle(name);
    const questions = accusations.filter(isQuestion);
    const findings = accusations.filter((each) => !isQuestion(each));
    if (questions.length > 0 && findings.length === 0) this.#addQuestion(run, questions);
    if (findings.length > 0) this.#addFinding(run, findings);
    else if (wasGivenBack(run, this.#calm))
      this.#notes.push(`${formatSchedule(run.schedule)}: captured twice and given back`);
    return findings.length > 0;
  }

  #addQuestion(run: RunResult, questions: readonly Accusation[]): void {
    const cause = causeOf(run, this.#calm, questions);
    if (!this.#questions.has(cause)) this.#questions.set(cause, storyOf(run, this.#calm, questions));
  }

  #addFinding(run: RunResult, accusations: readonly Accusation[]): void {
    const [main] = accusations;
    if (main === undefined) return;
    const only = formatSchedule(run.schedule);
    const cause = causeOf(run, this.#calm, accusations);
    const known = this.#findings.get(cause);
    if (known) known.also.push(only);
    else this.#findings.set(cause, { judge: main.judge, only, story: storyOf(run, this.#calm, accusations), also: [] });
  }

  #exploration(of: number): Exploration {
    const { accept = {} } = this.#options;
    const exploration = {
      findings: [...this.#findings.values()],
      questions: [...this.#questions.values()],
      notes: this.#notes,
      notTried: [...this.#notTried],
      accepted: Object.entries(accept).map(([name, reason]) => `${name} (${reason})`),
      points: this.#calm.trace.points,
      searched: { schedules: this.#schedules, of },
    };
    return { ...exploration, text: reportText(exploration) };
  }
}

function needsSettle(name: JudgeName): boolean {
  return 'needsSettle' in judges[name];
}

/** Findings with the same judge after which the program did the same are one. */
function causeOf(run: RunResult, calm: RunResult, [main]: readonly Accusation[]): string {
  const sent = [...new Set(reactionsOf(run, calm).map(({ operation }) => operation))].join(' ');
  return `${main?.judge ?? ''}: ${sent === '' ? (main?.because ?? '') : sent}`;
}

/** Serves the dashboard of a run, and waits for the end of the process. */
async function keepOpen({ respond }: Sandbox, front: Front, findings: ReadonlyMap<string, Finding>): Promise<void> {
  const { baseUrl } = front.add(respond);
  front.keep();
  const story = [...findings.values()].at(-1)?.story ?? '';
  process.stderr.write(
    `${story}\nDashboard: ${baseUrl}/_sandbox/dashboard/${defaultPlatform.id}/ (end it with Ctrl+C)\n`,
  );
  await new Promise(() => undefined);
}
