import { dirname } from 'node:path';
import { output } from './commands';

/** The oldest supported release of Node, and the newest of each later line. The package `node` of npm has them. */
export const releasesOfNode = ['20.19', '22', '24', '26'] as const;

const found = new Map<string, Promise<string>>();

/** Returns the path of a release of Node, which npm downloads once. To run it by `npm exec` each time takes a second longer. */
export function nodeBinary(release: string): Promise<string> {
  return once(`node@${release}`, async (spec) => {
    const printed = await npmExec(spec, 'node', '-p', 'process.version + process.execPath');
    const [, version = '', path = ''] = /^v([^/]*)(.*)$/.exec(printed) ?? [];
    if (!`${version}.`.startsWith(`${release}.`)) throw new Error(`npm exec ran Node ${version} instead of ${release}`);
    return path;
  });
}

/** Returns the folder of a program of a package, such as that of `pnpm` in `pnpm@latest`. npm downloads the package once. */
export function programFolder(spec: string, program: string): Promise<string> {
  return once(spec, async () => dirname(await npmExec(spec, 'sh', '-c', `command -v ${program}`)));
}

function once(spec: string, locate: (spec: string) => Promise<string>): Promise<string> {
  const path = found.get(spec) ?? locate(spec);
  found.set(spec, path);
  return path;
}

/** In order: npm runs a copy of a package from a folder that no two of its processes may fill at a time. */
let last: Promise<unknown> = Promise.resolve();
function npmExec(spec: string, ...command: readonly string[]): Promise<string> {
  const exec = ['exec', '--yes', '--prefer-offline', `--package=${spec}`, '--', ...command];
  const printed = last.then(() => output(process.cwd(), 'npm', ...exec));
  last = printed.catch(() => undefined);
  return printed;
}
