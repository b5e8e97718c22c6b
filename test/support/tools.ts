import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { programOf } from './programs';

/** Installs the packages of a folder as its lock file has them, unless that was done since the file changed. */
export function installTools(folder: string): void {
  const installed = join(folder, 'node_modules/.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs > statSync(join(folder, 'package-lock.json')).mtimeMs)
    return;
  console.log(`Installs the tools of ${folder}.`);
  const [node, ...npm] = programOf('npm');
  execFileSync(node, [...npm, 'ci', '--prefix', folder, '--no-audit', '--no-fund', '--prefer-offline'], {
    stdio: 'inherit',
  });
}
