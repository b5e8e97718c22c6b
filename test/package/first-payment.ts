import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programOf } from '../support/programs';
import { payAtServer } from './commands';

/** Packs the package, installs it into an empty folder, and makes a payment there. */
const folder = mkdtempSync(join(tmpdir(), 'payments-sandbox-first-'));
const npm = (cwd: string, ...args: readonly string[]) => {
  const [node, ...script] = programOf('npm');
  execFileSync(node, [...script, ...args], { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
};
try {
  npm('.', 'pack', '--pack-destination', folder);
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  npm(folder, 'install', '--no-audit', '--no-fund', ...readdirSync(folder).filter((name) => name.endsWith('.tgz')));
  const [node, ...npx] = programOf('npx');
  await payAtServer(folder, node, ...npx, '--no', 'payments-sandbox', 'start');
  console.log('1 passed, 0 failed');
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
