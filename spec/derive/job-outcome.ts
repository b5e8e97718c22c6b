import { jobOutcomes } from '../tables/job-outcomes';
import type { EventName } from '../tables/events';
import { grouped } from '../vocabulary/number';

/** A kind of job. */
type JobKind = keyof typeof jobOutcomes;

/** How often something came of jobs of one kind. */
export interface JobOutcome {
  readonly kind: JobKind;
  /** The event that each of them emitted; null if there is none. */
  readonly event: EventName | null;
  readonly count: number;
  /** The outcome in words, with the number: `2 payments canceled (authorization lapsed)`. */
  readonly summary: string;
}

/** Counts what comes of jobs. */
export class OutcomeCounts {
  readonly #counts = new Map<OutcomeRow, number>();

  /** Counts a job with the events that it emitted. Without events, its first outcome is expected. */
  add(kind: JobKind, events?: readonly string[]): void {
    const outcome = outcomeOf(kind, events);
    if (outcome !== undefined) this.#counts.set(outcome, (this.#counts.get(outcome) ?? 0) + 1);
  }

  /** Returns what was counted, in the order of the table. */
  list(): JobOutcome[] {
    return kinds.flatMap((kind) =>
      outcomesOf(kind).flatMap((row) => {
        const count = this.#counts.get(row);
        return count === undefined ? [] : [{ kind, event: row.event, count, summary: summaryOf(row, count) }];
      }),
    );
  }
}

type OutcomeRow = (typeof jobOutcomes)[JobKind][number];

const isKind = (name: string): name is JobKind => Object.hasOwn(jobOutcomes, name);
const kinds = Object.keys(jobOutcomes).filter(isKind);

const outcomesOf = (kind: JobKind): readonly OutcomeRow[] => jobOutcomes[kind];

function outcomeOf(kind: JobKind, events: readonly string[] | undefined): OutcomeRow | undefined {
  const outcomes = outcomesOf(kind);
  if (events === undefined) return outcomes[0];
  return outcomes.find(({ event }) => event === null || events.includes(event));
}

function summaryOf({ one, many, happened }: OutcomeRow, count: number): string {
  return `${grouped(count)} ${count === 1 ? one : many} ${happened}`;
}

/** Returns one sentence about what came of jobs. */
export const sentenceOf = (outcomes: readonly Pick<JobOutcome, 'summary'>[]): string =>
  outcomes.length === 0 ? 'no object changed' : outcomes.map(({ summary }) => summary).join(', ');
