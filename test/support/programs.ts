import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Returns the words that run a program with Node: `npm`, `npx`, `node`, or that of a package in the `node_modules` of a folder.
 * What npm puts into the path is a script for a shell on Windows. Throws an `Error` for an unknown package.
 */
export function programOf(
  name: string,
  folders: readonly string[] = ['.'],
): readonly [node: string, ...script: string[]] {
  if (name === 'node') return [process.execPath];
  if (name === 'npm' || name === 'npx') return [process.execPath, join(npmFolder(), `${name}-cli.js`)];
  const found = folders
    .map((folder) => join(folder, 'node_modules', packages[name] ?? name))
    .find((root) => existsSync(root));
  if (found === undefined) throw new Error(`No package has the program ${name}`);
  const manifest: { readonly bin?: unknown } = JSON.parse(readFileSync(join(found, 'package.json'), 'utf8'));
  const { bin } = manifest;
  const file: unknown =
    typeof bin === 'object' && bin !== null ? Object.entries(bin).find(([each]) => each === name)?.[1] : bin;
  if (typeof file !== 'string') throw new Error(`${found} has no program ${name}`);
  return [process.execPath, join(found, file)];
}

/** Packages that have another name than their program. */
const packages: Readonly<Record<string, string>> = { redocly: '@redocly/cli' };

/** The folder of the scripts of npm: that of the npm that runs this process, or of Node. */
function npmFolder(): string {
  const running = process.env['npm_execpath'];
  if (running !== undefined && /npm-cli\.js$/.test(running)) return dirname(running);
  const beside = dirname(process.execPath);
  return join(beside, process.platform === 'win32' ? '.' : '../lib', 'node_modules/npm/bin');
}
