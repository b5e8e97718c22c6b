import type { Platform } from '../..';
import { compareRecording } from '../../recordings/comparison/compare-recording';
import { platformTarget } from '../../recordings/comparison/platform-target';
import { countedDifferences } from '../../recordings/comparison/report';
import { formatComparison } from '../../recordings/comparison/table';
import { objectSource } from '../../recordings/har/har-object';
import { selectRecording } from '../../recordings/select';
import { comparedFact } from '../../verdict/compared-fact';
import { recordRun } from '../../verdict/run-files';

/** The sandbox is loaded already. Named here, none of its modules becomes a file of its own, which every start would load. */
export { createSandbox } from '../..';

/** Compares a recording with the sandbox of a platform. Returns the table of differences; undefined without any. */
export async function findDifferences(platform: Platform, har: unknown): Promise<string | undefined> {
  const recording = await selectRecording(objectSource(har));
  const report = await compareRecording(recording, platformTarget(platform));
  const differences = countedDifferences(report);
  recordRun({ facts: { compared: comparedFact(differences.length) } });
  return differences.length === 0 ? undefined : formatComparison(report);
}
