import type { Recording } from '../exchange';
import { replay } from '../replay/replay';
import type { ReplayTarget } from '../replay/target';
import { Comparison } from './comparison';
import type { ComparisonReport } from './report';
import type { Rule } from './rules';

/** Options of a comparison. */
export interface CompareOptions {
  /** The rules of what may differ, besides `defaultRules`. */
  readonly rules?: readonly Rule[] | undefined;
}

/** Replays a recording on a new platform of a sandbox and compares what the two answered. Closes the target. */
export async function compareRecording(
  recording: Recording,
  target: ReplayTarget,
  { rules = [] }: CompareOptions = {},
): Promise<ComparisonReport> {
  const replayed = replay(recording, target);
  try {
    const comparison = new Comparison(recording, replayed.bindings, rules);
    for await (const pair of replayed) comparison.add(pair);
    return await comparison.end(recording.deliveries(), replayed.events());
  } finally {
    await replayed.close();
  }
}
