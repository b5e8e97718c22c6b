import type { Recording, ReplayedExchange } from '../exchange';
import { replay } from '../replay/replay';
import type { ReplayTarget } from '../replay/target';
import { Comparison } from './comparison';
import type { ComparisonReport } from './report';
import type { Rule } from './rules';

/** Options of a comparison. */
export interface CompareOptions {
  /** The rules of what may differ, besides `defaultRules`. */
  readonly rules?: readonly Rule[] | undefined;
  /** Returns the body of a response of the sandbox as the recording would have it, such as masked. */
  readonly shown?: ((body: string) => string) | undefined;
}

/** Replays a recording on a new platform of a sandbox and compares what the two answered. Closes the target. */
export async function compareRecording(
  recording: Recording,
  target: ReplayTarget,
  { rules = [], shown }: CompareOptions = {},
): Promise<ComparisonReport> {
  const replayed = replay(recording, target);
  try {
    const comparison = new Comparison(recording, replayed.bindings, rules);
    for await (const pair of replayed) comparison.add(shown === undefined ? pair : pairAs(shown, pair));
    return await comparison.end(recording.deliveries(), replayed.events());
  } finally {
    await replayed.close();
  }
}

function pairAs(shown: (body: string) => string, pair: ReplayedExchange): ReplayedExchange {
  const { sandbox } = pair;
  if (sandbox?.body === undefined) return pair;
  return { ...pair, sandbox: { ...sandbox, body: shown(sandbox.body) } };
}
