import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Git } from './git';

/** Runs a program in the folder of the repository. Throws an `Error` when it fails. */
export type Run = (command: readonly string[]) => void;

/** A release that is prepared. */
export interface Release {
  /** Semantic version, without `v`. */
  readonly version: string;
  readonly git: Git;
  readonly run: Run;
}

export const tagOf = ({ version }: Release): string => `v${version}`;

/** The folder of what a release consists of. Git ignores it. */
export const outputOf = (version: string): string => `release/${version}`;

/** The folder of what this release stores, for the tests of later ones. */
export const storedBy = (version: string): string => `test/releases/${version}`;

export const pathIn = ({ git }: Release, ...names: readonly string[]): string => join(git.folder, ...names);

/** Returns the text of a file of the working tree; undefined where it does not exist. */
export function findText(release: Release, path: string): string | undefined {
  const file = pathIn(release, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
