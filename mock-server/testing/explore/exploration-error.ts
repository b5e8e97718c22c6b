import type { JudgeName } from '../../../spec/tables/judges';
import { AssertionError } from '../assertion-error';
import { inColours } from './report-colours';

/** A schedule that breaks the program. */
export interface Finding {
  /** The weightiest judge that accuses. */
  readonly judge: JudgeName;
  /** The schedule, for the option `only`. */
  readonly only: string;
  /** The disturbance, the reaction of the program, the cure, and how to run the schedule again. */
  readonly story: string;
  /** Further schedules with the same cause. */
  readonly also: readonly string[];
}

/** The result of a search. */
export interface Exploration {
  /** The schedules that break the program, one for each cause. */
  readonly findings: readonly Finding[];
  /** Stories that may be a fault, and of which the sandbox cannot know: they fail nothing. */
  readonly questions: readonly string[];
  /** Schedules without a fault that are worth a look, such as a payment that was captured twice and given back. */
  readonly notes: readonly string[];
  /** Points at which a disturbance could not be tried, with the reason. */
  readonly notTried: readonly string[];
  /** Judges that were switched off, with their reasons. */
  readonly accepted: readonly string[];
  /** The points of the calm run, in order. */
  readonly points: readonly string[];
  /** The schedules that were run, and how many there are. */
  readonly searched: { readonly schedules: number; readonly of: number };
  /** All of it as text, for people. */
  readonly text: string;
}

/** The search found a schedule that breaks the program. */
export class ExplorationError extends AssertionError {
  /** The schedules that break the program, one for each cause. */
  readonly findings: readonly Finding[];
  /** The result of the search. */
  readonly exploration: Exploration;

  constructor(exploration: Exploration) {
    super(inColours(exploration.text));
    this.findings = exploration.findings;
    this.exploration = exploration;
  }

  override get name(): string {
    return 'ExplorationError';
  }
}
