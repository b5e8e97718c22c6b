import { prerelease } from 'semver';
import { outputOf, type Release, tagOf } from './release';
import { type Step, stepsOf } from './steps';

export type Print = (line: string) => void;

interface Finding {
  readonly what: string;
  /** Why it is not so; undefined when it is. */
  readonly problem: string | undefined;
  readonly isForDryRun: boolean;
}

const findingsOf = ({ requires }: Step, release: Release): readonly Finding[] =>
  requires.map(({ what, isForDryRun = false, findProblem }) => ({ what, problem: findProblem(release), isForDryRun }));

const format = ({ what, problem }: Finding): string => (problem === undefined ? what : `${what} Not so: ${problem}.`);

/** Performs steps, except those that are done. Returns whether all are; prints what to do where it stops. */
export function perform(steps: readonly Step[], release: Release, print: Print): boolean {
  for (const step of steps) {
    if (step.isDone?.(release)) {
      print(`${step.name}: is done`);
      continue;
    }
    const problems = findingsOf(step, release)
      .filter(({ problem }) => problem !== undefined)
      .map(format);
    if (problems.length === 0) problems.push(...run(step, release, print));
    if (problems.length === 0) continue;
    print(`Stopped at "${step.name}". Nothing is pushed or published.`);
    for (const problem of problems) print(`  ${problem}`);
    print(`${step.advice} Then run the same command again: it goes on from here.`);
    return false;
  }
  return true;
}

function run(step: Step, release: Release, print: Print): readonly string[] {
  try {
    for (const action of step.actions) {
      print(`${step.name}: ${action.text}`);
      action.run(release);
    }
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** Prints how a release that is tagged is published. */
export function printPush(release: Release, print: Print): void {
  const { version, git } = release;
  const channel = prerelease(version) === null ? 'latest' : 'next';
  print(`To publish ${version}, with what is in ${outputOf(version)}:`);
  print(`  git push --atomic ${git.remote ?? '<remote>'} main ${tagOf(release)}`);
  print('The tag starts .github/workflows/release.yml. It builds the package again and publishes it to npm with');
  print(`provenance, as "${channel}", then the image, then the page of the release.`);
}

/** Prints the steps with what they require and run, and changes nothing. Returns whether version and changelog are right. */
export function rehearse(release: Release, print: Print): boolean {
  const { head, branch } = release.git;
  print(`Release ${release.version} of ${head?.slice(0, 8) ?? 'no commit'}, ${branch ?? 'detached'}. A dry run:`);
  let isRight = true;
  for (const [index, step] of stepsOf(release.version).entries()) {
    print(`${index + 1}. ${step.name}${step.isDone?.(release) ? ' (is done)' : ''}`);
    for (const finding of findingsOf(step, release)) {
      const isWrong = finding.problem !== undefined && finding.isForDryRun;
      print(`   ${finding.problem === undefined ? 'holds  ' : isWrong ? 'WRONG  ' : 'not yet'} ${format(finding)}`);
      isRight &&= !isWrong;
    }
    for (const { text } of step.actions) print(`   runs    ${text}`);
  }
  printPush(release, print);
  print('This was a dry run: nothing was run or changed.');
  return isRight;
}
