import type { DeclineCode } from '../../tables/decline-codes';
import { type ScenarioName, type ScenarioRow, scenarios as table } from '../../tables/scenarios';
import type { Outcome } from '../../vocabulary/outcome';
import { rowsOf } from '../../vocabulary/table';

/** A scenario of card payments, as a case of a table of tests. */
export interface ScenarioCase {
  /** The name in `metadata.payment_test.scenario`: see `testScenario`. */
  readonly name: ScenarioName;
  /**
   * The result of the payment: `approved`; `declined` with a decline code; `refused` with another error code, stored as failed;
   * `unanswered`, so that nothing is stored.
   */
  readonly result: Outcome['result'];
  /** Null if the result is not `declined`. */
  readonly declineCode: DeclineCode | null;
  /** One line for readers of tests. */
  readonly summary: string;
}

/** A scenario in which the payment is declined. */
export interface DeclineScenarioCase extends ScenarioCase {
  readonly result: 'declined';
  readonly declineCode: DeclineCode;
}

const rows: readonly (readonly [name: ScenarioName, row: ScenarioRow])[] = rowsOf(table);

/**
 * The scenarios of card payments in test mode. Those of bank payments are in `bankScenarios`: a card payment ignores them.
 * Source: Test scenarios.
 */
export const scenarios: readonly ScenarioCase[] = rows.map(([name, { outcome, summary }]) => ({
  name,
  result: outcome.result,
  declineCode: outcome.result === 'declined' ? outcome.declineCode : null,
  summary,
}));

/** The scenarios in which a card payment is declined, each with its decline code. Source: Test scenarios. */
export const declineScenarios: readonly DeclineScenarioCase[] = rows.flatMap(([name, { outcome, summary }]) =>
  outcome.result === 'declined' ? [{ name, result: outcome.result, declineCode: outcome.declineCode, summary }] : [],
);
