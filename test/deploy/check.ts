import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { output } from '../package/commands';
import {
  dropsWhatIsDropped,
  hidesAnEnd,
  reachesThoseThatAreNotReady,
  saysWhenNobodyResponds,
  startBalancer,
} from './balancer';
import { canMount, createPlaces } from './container';
import { buildInFolder } from './container-build';
import { imageChecks, readOnlyCheck } from './image-checks';

/**
 * Runs the files of `deploy/` as far as that works without containers: the steps of the container file in a folder and what the
 * image promises, the balancer in front of two sandboxes, and the unit in the checker of systemd. `.ci/run` runs it after a
 * build. npm needs the network. What is not installed is skipped. The last line has the counts.
 */

const folder = mkdtempSync(join(tmpdir(), 'payments-sandbox-deploy-'));
let passed = 0;
let failed = 0;

/** Returns what a check results in, if it passes. */
async function check<Result>(name: string, run: () => Promise<Result>): Promise<Result | undefined> {
  try {
    const result = await run();
    passed++;
    console.log(`  ok      ${name}`);
    return result;
  } catch (error) {
    failed++;
    console.log(`  FAILED  ${name}\n${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

async function has(program: string): Promise<boolean> {
  const found = await output('.', 'sh', '-c', `command -v ${program}`).catch(() => undefined);
  if (found === undefined) console.log(`  skipped ${program} is not installed`);
  return found !== undefined;
}

async function checkContainer(): Promise<void> {
  const image = await check('the container file: its steps install the packed package', () => buildInFolder(folder));
  if (image === undefined) return;
  createPlaces(image);
  const canBeReadOnly = await canMount();
  if (!canBeReadOnly) console.log('  skipped a root file system cannot be mounted as read-only');
  const checks = canBeReadOnly ? [...imageChecks, readOnlyCheck] : imageChecks;
  for (const [name, run] of checks) await check(name, () => run(image));
}

async function checkBalancer(): Promise<void> {
  if (!(await has('haproxy'))) return;
  const balancer = await startBalancer(folder);
  await check('the balancer drops a connection that a fault drops', () => dropsWhatIsDropped(balancer));
  await check('the balancer repeats what a replica that ends has refused', () => hidesAnEnd(balancer));
  await check('the balancer sends requests to replicas of which none is ready', () =>
    reachesThoseThatAreNotReady(balancer),
  );
  await check('the balancer says when to try again', () => saysWhenNobodyResponds(balancer));
  await balancer.close();
}

async function checkUnit(): Promise<void> {
  if (!(await has('systemd-analyze'))) return;
  await check('the unit of systemd', async () => {
    const unit = join(folder, 'payments-sandbox.service');
    // The command of the unit must exist: that of node does.
    const command = `sed 's|^ExecStart=[^ ]*|ExecStart=${process.execPath}|' deploy/payments-sandbox.service > ${unit}`;
    await output('.', 'sh', '-c', `${command} && systemd-analyze verify ${unit}`);
  });
}

await checkContainer();
await checkBalancer();
await checkUnit();
rmSync(folder, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
