import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inc } from 'semver';
import { version } from '../../../package.json';

/** A change of the source text: the file, the text to replace, which is in it once, and the new text. */
export type Edit = readonly [file: string, from: string, to: string];

/** The release that follows: 1.0.0 after 1.0.0-rc.1, and 1.1.0 after that. */
export const CHANGED_RELEASE = inc(version, 'minor') ?? '';
export const plainTree = resolve(import.meta.dirname, '../../..');

/** Copies the sources into a folder, as another release with edits. */
export function writeChangedTree(tree: string, edits: readonly Edit[]): void {
  for (const name of ['cli', 'mock-server', 'spec', 'sdk', 'tsconfig.json', 'package.json'])
    cpSync(join(plainTree, name), join(tree, name), { recursive: true });
  symlinkSync(join(plainTree, 'node_modules'), join(tree, 'node_modules'));
  const release: Edit = ['package.json', `"version": "${version}"`, `"version": "${CHANGED_RELEASE}"`];
  for (const edit of [release, ...edits]) apply(tree, edit);
}

function apply(tree: string, [file, from, to]: Edit): void {
  const path = join(tree, file);
  const parts = readFileSync(path, 'utf8').split(from);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times and not once: ${from}`);
  writeFileSync(path, parts.join(to));
}
