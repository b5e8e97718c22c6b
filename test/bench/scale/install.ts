import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { MissingError } from './figure';

/** A package that is installed into a folder of its own, outside of the repository. */
export interface Installed {
  readonly folder: string;
  readonly node: string;
  readonly nodeVersion: string;
}

const cache = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'payments-sandbox-bench');
const INSTALL_MS = 300_000;

/**
 * Installs a version of a package, once. A package that needs a newer Node than the one that runs gets it from the registry.
 * Throws a `MissingError` when it cannot be installed.
 */
export function install(name: string, version: string, nodeVersion?: string): Installed {
  const folder = join(cache, `${name.replace('/', '+')}@${version}`);
  const packages = [`${name}@${version}`, ...(needsNode(nodeVersion) ? [`node@${nodeVersion}`] : [])];
  const complete = join(folder, `complete-${packages.join('-').replaceAll('/', '+')}`);
  try {
    if (!existsSync(complete)) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
      const args = ['install', '--no-audit', '--no-fund', '--no-save', '--loglevel=error', ...packages];
      execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], timeout: INSTALL_MS });
      writeFileSync(complete, '');
    }
    const node = needsNode(nodeVersion) ? join(folder, 'node_modules', 'node', 'bin', 'node') : process.execPath;
    return { folder, node, nodeVersion: execFileSync(node, ['--version'], { encoding: 'utf8' }).trim().slice(1) };
  } catch {
    throw new MissingError(`${packages.join(' and ')} cannot be installed`);
  }
}

/** Whether a release of Node is newer than the one that runs. */
function needsNode(release: string | undefined): release is string {
  return release !== undefined && Number(release.split('.')[0]) > Number(process.versions.node.split('.')[0]);
}

/** Returns the path of the program of an installed package. */
export function programOf({ folder }: Installed, name: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8'));
  const { bin }: { bin?: string | Record<string, string> } = Object(manifest);
  const program = typeof bin === 'string' ? bin : Object.values(bin ?? {})[0];
  if (program === undefined) throw new MissingError(`${name} has no program`);
  return join(folder, 'node_modules', name, program);
}
