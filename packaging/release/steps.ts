import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { CHECKSUMS, copySbom, emptyOutput, writeChecksums } from './artifacts';
import { mayNameRelease, versionIn, withRelease } from './numbers';
import {
  hasNothingUnreleased,
  hasSection,
  isClean,
  isGreatest,
  isNumbered,
  isOnMain,
  isUntagged,
  isUpToDate,
  type Precondition,
} from './preconditions';
import { findText, outputOf, pathIn, type Release, storedBy, tagOf } from './release';

interface Action {
  /** A command, or what is done without one. */
  readonly text: string;
  readonly run: (release: Release) => void;
}

/** A part of a release. It can be repeated. */
export interface Step {
  readonly name: string;
  readonly requires: readonly Precondition[];
  /** Whether nothing is left to do, as an earlier run did it. */
  readonly isDone?: (release: Release) => boolean;
  readonly actions: readonly Action[];
  /** Advice for a failure, besides running the release again. */
  readonly advice: string;
}

const command = (...words: readonly string[]): Action => ({
  text: words.map((word) => (/[\s]/.test(word) ? `'${word}'` : word)).join(' '),
  run: ({ run }) => run(words),
});

const startOf: readonly Precondition[] = [
  isGreatest,
  hasSection,
  hasNothingUnreleased,
  isOnMain,
  isClean,
  isUpToDate,
  isUntagged,
];

const CHECKED = 'release/checked';
/** The stored data as the tests of releases have read it. */
const EXPECTED = ['rows.ndjson', 'hashes.json'];

/** Returns the steps of a release in their order. The last one leaves a tag: publishing starts when that is pushed. */
export const stepsOf = (version: string): readonly Step[] => [
  ...commitStepsOf(version),
  {
    name: 'checks',
    requires: [],
    isDone: (release) => findText(release, CHECKED) === release.git.head,
    actions: [
      command('.ci/run'),
      command('npm', 'run', 'check', 'durability', 'models', 'release'),
      { text: `note the commit in ${CHECKED}`, run: noteChecked },
    ],
    advice: 'Commit what mends it on main.',
  },
  packageStepOf(version),
  {
    name: 'tag',
    requires: [isClean, isUntagged],
    isDone: (release) => release.git.taggedBy(tagOf(release)) !== undefined,
    actions: [command('git', 'tag', '--annotate', `v${version}`, '-m', `payments-sandbox ${version}`)],
    advice: 'The package is made, and nothing is tagged.',
  },
];

/** Returns the steps to the commit of a release. */
const commitStepsOf = (version: string): readonly Step[] => [
  {
    name: 'number',
    requires: startOf,
    actions: [
      {
        text: `write ${version} into package.json, package-lock.json, and pages and manifests that name the release`,
        run: writeNumbers,
      },
    ],
    advice: 'To give up: "git restore .".',
  },
  {
    name: 'stored data',
    requires: [isNumbered],
    isDone: (release) => EXPECTED.every((name) => existsSync(pathIn(release, storedBy(version), 'expected', name))),
    actions: [
      {
        text: `delete what an interrupted run left in ${storedBy(version)}`,
        run: (release) => rmSync(pathIn(release, storedBy(version)), { recursive: true, force: true }),
      },
      command('npx', 'tsx', 'test/releases/write.ts'),
      // In CI it would not write what it read.
      command('env', 'CI=', 'npx', 'vitest', 'run', '--project', 'shared', 'releases'),
    ],
    advice: `To give up: "git restore ." and "git clean -d --force ${storedBy(version)}".`,
  },
  {
    name: 'commit',
    requires: [isClean],
    isDone: ({ git }) => versionIn(git.textOf('package.json') ?? '') === version && git.changed?.length === 0,
    actions: [command('git', 'add', '--all'), command('git', 'commit', '-m', `release: set the version to ${version}`)],
    advice: `To give up: "git restore --staged --worktree ." and "git clean -d --force ${storedBy(version)}".`,
  },
];

/** Returns the step that makes the files of a release. The workflow that publishes takes this step only. */
export const packageStepOf = (version: string): Step => ({
  name: 'package',
  requires: [isGreatest, hasSection, isNumbered, isClean],
  actions: [
    { text: `empty ${outputOf(version)}`, run: emptyOutput },
    command('npm', 'pack', '--pack-destination', outputOf(version)),
    { text: 'copy dist/sbom.cdx.json beside it', run: copySbom },
    { text: `write ${CHECKSUMS}`, run: writeChecksums },
  ],
  advice: 'The checks need not be repeated while the commit is the same.',
});

function writeNumbers(release: Release): void {
  for (const path of release.git.files.filter(mayNameRelease)) {
    const text = findText(release, path) ?? '';
    const changed = withRelease(path, text, release.version);
    if (changed !== text) writeFileSync(pathIn(release, path), changed);
  }
}

function noteChecked(release: Release): void {
  mkdirSync(pathIn(release, 'release'), { recursive: true });
  writeFileSync(pathIn(release, CHECKED), release.git.head ?? '');
}
