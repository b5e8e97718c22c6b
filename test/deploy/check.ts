import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import packageJson from '../../package.json';
import { output, payAtServer } from '../package/commands';
import { dropsWhatIsDropped, hidesAnEnd, saysWhenNobodyResponds, startBalancer } from './balancer';
import { buildInFolder } from './container-build';

/**
 * Runs the files of `deploy/` as far as that works without containers: the steps of the container file in a folder, the balancer
 * in front of two sandboxes, and the unit in the checker of systemd. `.ci/run` runs it. npm needs the network. What is not
 * installed is skipped. The last line has the counts.
 */

const folder = mkdtempSync(join(tmpdir(), 'payments-sandbox-deploy-'));
let [passed, failed] = [0, 0];

async function check(name: string, run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
    passed++;
    console.log(`  ok      ${name}`);
  } catch (error) {
    failed++;
    console.log(`  FAILED  ${name}\n${error instanceof Error ? error.message : String(error)}`);
  }
}

async function has(program: string): Promise<boolean> {
  const found = await output('.', 'sh', '-c', `command -v ${program}`).catch(() => undefined);
  if (found === undefined) console.log(`  skipped ${program} is not installed`);
  return found !== undefined;
}

async function checkContainer(): Promise<void> {
  await check('the container file: its steps build the package', async () => {
    const { pathOf, entrypoint } = await buildInFolder(folder);
    const [program = '', ...args] = entrypoint;
    await check('its command takes a payment, and ends with 0 at SIGTERM', () =>
      payAtServer(folder, program, ...args, 'start'),
    );
    await check('it has the driver of PostgreSQL', () =>
      output(pathOf('/app'), program, '--input-type=module', '--eval', "await import('pg')"),
    );
    await check('it has nothing that is for development only', async () => {
      const { pg: _, ...unwanted } = packageJson.devDependencies;
      const found = Object.keys(unwanted).filter((name) => existsSync(join(pathOf('/app/node_modules'), name)));
      if (found.length > 0) throw new Error(found.join(' '));
    });
  });
}

async function checkBalancer(): Promise<void> {
  if (!(await has('haproxy'))) return;
  const balancer = await startBalancer(folder);
  await check('the balancer drops a connection that a fault drops', () => dropsWhatIsDropped(balancer));
  await check('the balancer repeats what a replica that ends has refused', () => hidesAnEnd(balancer));
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
