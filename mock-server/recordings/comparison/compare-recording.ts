import type { Recording } from '../exchange';
import { replay } from '../replay/replay';
import type { ReplayTarget } from '../replay/target';
import { Comparison } from './comparison';
import { Needs } from './needs';
import { type ComparisonReport, countedDifferences } from './report';
import { defaultRules, type Rule } from './rules';

/** Options of a comparison. */
export interface CompareOptions {
  /** What may differ, besides `defaultRules`. */
  readonly rules?: readonly Rule[] | undefined;
}

/** The result of a comparison. */
export interface Compared {
  readonly report: ComparisonReport;
  /** The positions of the exchanges that its differences need. */
  readonly needed: ReadonlySet<number>;
}

/** Replays a recording on a new platform of a sandbox and compares what the two answered. Closes the target. */
export async function compareRecording(
  recording: Recording,
  target: ReplayTarget,
  { rules = [] }: CompareOptions = {},
): Promise<Compared> {
  const replayed = replay(recording, target);
  try {
    const comparison = new Comparison(recording, replayed.bindings, [...rules, ...defaultRules]);
    const needs = new Needs();
    for await (const pair of replayed) {
      needs.add(pair.recorded);
      comparison.add(pair);
    }
    const report = await comparison.end(recording.deliveries(), replayed.events());
    return { report, needed: needs.of(countedDifferences(report).flatMap(({ first }) => first.exchange ?? [])) };
  } finally {
    await replayed.close();
  }
}
