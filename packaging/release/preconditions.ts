import { compare, valid } from 'semver';
import { releasesIn, sectionsOf, UNRELEASED } from './changelog';
import { mayNameRelease, versionIn, withRelease } from './numbers';
import { findText, type Release, storedBy, tagOf } from './release';

/** Something that must be true before a step. */
export interface Precondition {
  /** A sentence. */
  readonly what: string;
  /** Whether a dry run fails without it. The others depend on the place and the time of the run. */
  readonly isForDryRun?: true;
  /** Returns why it is not true; undefined when it is. */
  readonly findProblem: (release: Release) => string | undefined;
}

/** Returns why a version cannot follow the others. */
export function findVersionProblem(version: string, others: readonly string[]): string | undefined {
  if (valid(version) !== version) return `"${version}" is not a semantic version, such as 1.2.3 or 1.2.3-rc.1`;
  const last = others
    .filter((other) => other !== version && valid(other) === other)
    .sort(compare)
    .at(-1);
  return last !== undefined && compare(version, last) < 0 ? `${last} was released before` : undefined;
}

export const isGreatest: Precondition = {
  what: 'The version is valid, and greater than every other release.',
  isForDryRun: true,
  findProblem(release) {
    const tagged = release.git.tags.map((tag) => tag.slice('v'.length));
    return findVersionProblem(release.version, [...tagged, ...releasesIn(findText(release, 'CHANGELOG.md') ?? '')]);
  },
};

export const hasSection: Precondition = {
  what: 'CHANGELOG.md has a section for it.',
  isForDryRun: true,
  findProblem(release) {
    const section = sectionsOf(findText(release, 'CHANGELOG.md') ?? '').find(({ name }) => name === release.version);
    if (section === undefined) return `it has no heading "## ${release.version}"`;
    return section.isFilled ? undefined : `its section "${release.version}" is empty`;
  },
};

export const hasNothingUnreleased: Precondition = {
  what: 'CHANGELOG.md has nothing that is unreleased.',
  findProblem(release) {
    const sections = sectionsOf(findText(release, 'CHANGELOG.md') ?? '');
    const isLeft = sections.some(({ name, isFilled }) => name === UNRELEASED && isFilled);
    return isLeft ? `"${UNRELEASED}" has lines; move them into the section of the release` : undefined;
  },
};

export const isOnMain: Precondition = {
  what: 'The branch is main.',
  findProblem({ git: { branch, head } }) {
    if (head === undefined) return 'this is not a repository with a commit';
    if (branch === undefined) return 'the head is detached';
    return branch === 'main' ? undefined : `it is ${branch}`;
  },
};

export const isClean: Precondition = {
  what: 'Nothing is uncommitted, except what an interrupted release has written.',
  findProblem(release) {
    const { changed } = release.git;
    if (changed === undefined) return 'git does not say';
    const unexpected = changed.filter((path) => !isWrittenHere(release, path));
    return unexpected.length === 0 ? undefined : `changed: ${unexpected.slice(0, 5).join(', ')}`;
  },
};

/** Whether a changed file is as a release leaves it before its commit. */
function isWrittenHere(release: Release, path: string): boolean {
  if (path.startsWith(`${storedBy(release.version)}/`)) return true;
  const committed = mayNameRelease(path) ? release.git.textOf(path) : undefined;
  return committed !== undefined && withRelease(path, committed, release.version) === findText(release, path);
}

export const isUpToDate: Precondition = {
  what: 'Main has every commit of its remote, which does not have the tag.',
  findProblem(release) {
    const { remote, head } = release.git;
    if (remote === undefined) return undefined;
    const refs = release.git.refsOf(remote, tagOf(release));
    if (refs === undefined) return `${remote} does not respond`;
    if (refs.tagged !== undefined && refs.tagged !== head) return `${remote} has ${tagOf(release)} at another commit`;
    const isKnown = refs.main === undefined || release.git.contains(refs.main);
    return isKnown ? undefined : `${remote} has newer commits; run "git pull"`;
  },
};

export const isUntagged: Precondition = {
  what: 'The tag does not exist, or is at this commit.',
  findProblem(release) {
    const commit = release.git.taggedBy(tagOf(release));
    if (commit === undefined || commit === release.git.head) return undefined;
    return `${tagOf(release)} is at ${commit.slice(0, 8)}: that release is made`;
  },
};

export const isNumbered: Precondition = {
  what: 'package.json has the version.',
  findProblem(release) {
    const version = versionIn(findText(release, 'package.json') ?? '');
    return version === release.version ? undefined : `it has ${version}`;
  },
};
