import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import satisfies from 'semver/functions/satisfies.js';
import { engines, peerDependencies } from '../../../package.json';
import type { Io } from '../../io';
import { type Check, ok, problem, warning } from './checks';

/** Checks the release of Node. */
export function checkNode(version: string = process.versions.node): Check {
  if (isIn(version, engines.node)) return ok('node', `${version} is supported`);
  return problem('node', `${version} is not supported`, `Install a release of Node in the range ${engines.node}`);
}

/** Checks the packages that the project of the current folder may use with this one. */
export function checkPeers({ cwd }: Pick<Io, 'cwd'>): Promise<readonly Check[]> {
  // A peer with the range `*` is there for npm only.
  const ranges = Object.entries(peerDependencies).filter(([, range]) => range !== '*');
  return Promise.all(ranges.map(([name, range]) => checkPeer(name, range, cwd)));
}

async function checkPeer(name: string, range: string, folder: string): Promise<Check> {
  const version = await findVersion(name, folder);
  if (version === undefined) return ok(name, 'not installed here');
  if (isIn(version, range)) return ok(name, `${version} is supported`);
  return warning(
    name,
    `${version} is not supported: parts of payments-sandbox that use it may fail`,
    `npm install --save-dev '${name}@${range}'`,
  );
}

/** Returns the release of a package that is installed for a folder. */
async function findVersion(name: string, folder: string): Promise<string | undefined> {
  const manifest = await readFile(join(folder, 'node_modules', name, 'package.json'), 'utf8').catch(() => undefined);
  if (manifest === undefined) return dirname(folder) === folder ? undefined : findVersion(name, dirname(folder));
  const content: unknown = JSON.parse(manifest);
  const hasVersion = typeof content === 'object' && content !== null && 'version' in content;
  return hasVersion ? String(content.version) : undefined;
}

const isIn = (version: string, range: string) => satisfies(version, range, { includePrerelease: true });
