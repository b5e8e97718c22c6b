import { redactResponse } from '../../wire/redact';
import { compareRecording } from '../comparison/compare-recording';
import type { ComparisonReport } from '../comparison/report';
import { objectSource } from '../har/har-object';
import { parseBody } from '../parse-body';
import type { ReplayTarget } from '../replay/target';
import { selectRecording } from '../select';
import { withTestValues } from './test-values';

/**
 * Replays the requests of a bug report, and compares the responses with those of its HAR, which are masked. Rejects with a
 * `RecordingError` for a HAR that is none, and with a `ReplayError` for a state that the sandbox does not accept.
 */
export async function replayBug(har: unknown, target: ReplayTarget): Promise<ComparisonReport> {
  const recording = await selectRecording(objectSource(har));
  return compareRecording(withTestValues(recording), target, { shown: masked });
}

/** Returns a response as the request log shows it. */
function masked(body: string): string {
  const parsed = parseBody(body);
  return parsed === undefined ? body : JSON.stringify(redactResponse(parsed));
}
