import type { ReadyStatus, Verdict } from '../../spec/derive/verdict';

const rows = (count: number): string => (count === 1 ? '1 row' : `${count} rows`);

/** The number of rows with a status. */
export const countOf = ({ rows: all }: Verdict, status: ReadyStatus): number =>
  all.filter((row) => row.status === status).length;

/** The subject of a page about a verdict. */
export const VERDICT_SUBJECT =
  'Whether your program is ready for the real service, by what the sandbox saw of its tests.';

/** The number of sightings of a row that are in sight. A list of a verdict says how many more there are. */
export const MAX_SIGHTINGS = 3;

/** Whether the sandbox saw enough of a program to judge it. */
export const isJudged = (verdict: Verdict): boolean =>
  countOf(verdict, 'failed') + countOf(verdict, 'passed') > 0 || countOf(verdict, 'not_met') > 1;

/** Returns the verdict as a sentence. */
export function verdictSentence(verdict: Verdict): string {
  const failed = countOf(verdict, 'failed');
  const notMet = countOf(verdict, 'not_met');
  const passed = countOf(verdict, 'passed');
  if (!isJudged(verdict)) return 'No verdict: your program has sent no request that the sandbox accepted.';
  if (verdict.verdict === 'ready') return `Ready: ${rows(passed)} passed.`;
  const were = notMet === 1 ? 'was' : 'were';
  if (failed === 0) return `Not ready yet: ${rows(notMet)} ${were} not met. None failed.`;
  return notMet === 0
    ? `Not ready: ${rows(failed)} failed.`
    : `Not ready: ${rows(failed)} failed, ${notMet} ${were} not met.`;
}

/** The statuses in words. */
export const statusTitles: Readonly<Record<ReadyStatus, string>> = {
  failed: 'Failed',
  not_met: 'Not met',
  passed: 'Passed',
  not_for_you: 'Not for you',
};
