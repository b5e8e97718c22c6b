import { perform, type Print, printPush, rehearse } from './perform';
import type { Release } from './release';
import { packageStepOf, stepsOf } from './steps';

export const USAGE = `npm run release -- <version> [--dry-run | --pack-only]

Prepares a release from main: writes the number, commits, checks, packs, tags. It pushes and publishes nothing, and prints how to.
A run that was interrupted goes on where it stopped.

  --dry-run    Prints the steps and what they require. Changes nothing. Ends with 1 for a wrong version or changelog.
  --pack-only  Makes the files of the release in release/<version>, as the workflow that publishes does.`;

const options = ['--dry-run', '--pack-only'];

/** Runs the command line. Returns the exit code: 1 when the release is not ready, 2 for wrong arguments. */
export function runRelease(args: readonly string[], surroundings: Omit<Release, 'version'>, print: Print): 0 | 1 | 2 {
  const [version, option, ...rest] = args;
  const isKnown = option === undefined || options.includes(option);
  if (!version || version.startsWith('-') || !isKnown || rest.length > 0) {
    print(USAGE);
    return 2;
  }
  const release = { ...surroundings, version };
  if (option === '--dry-run') return rehearse(release, print) ? 0 : 1;
  const isDone = perform(option === undefined ? stepsOf(version) : [packageStepOf(version)], release, print);
  if (isDone && option === undefined) printPush(release, print);
  return isDone ? 0 : 1;
}
