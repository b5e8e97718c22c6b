import { output } from './commands';

const binaries = new Map<string, Promise<string>>();

/** Returns the path of a release of Node, which npm downloads once. To run it by `npm exec` each time takes a second longer. */
export function nodeBinary(release: string): Promise<string> {
  const found = binaries.get(release) ?? locate(release);
  binaries.set(release, found);
  return found;
}

async function locate(release: string): Promise<string> {
  const exec = ['exec', '--yes', '--prefer-offline', `--package=node@${release}`, '--', 'node'];
  const printed = await output(process.cwd(), 'npm', ...exec, '-p', 'process.version + process.execPath');
  const [, version = '', path = ''] = /^v([^/]*)(.*)$/.exec(printed) ?? [];
  if (!`${version}.`.startsWith(`${release}.`)) throw new Error(`npm exec ran Node ${version} instead of ${release}`);
  return path;
}
