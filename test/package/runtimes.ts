import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'tsup';
import { output } from './commands';

/**
 * Pays on the hosted checkout in Bun, Deno and workerd, with the package as one file. `.ci/run` runs it. npm needs the network. The
 * last line has the counts.
 */

const project = await mkdtemp(join(tmpdir(), 'payments-sandbox-runtimes-'));
const binary = (name: string) => join(project, 'node_modules/.bin', name);

/** Bundles the consumer for a runtime that has no modules of Node. */
async function bundle(): Promise<string> {
  const entry = { page: 'test/package/consumer/checkout-page.ts' };
  const platform = 'browser';
  await build({ config: false, entry, outDir: project, platform, format: 'iife', noExternal: [/./], silent: true });
  return readFile(join(project, 'page.global.js'), 'utf8');
}

/** In workerd code runs on an event: here that of its test command. Its output is not that of the program. */
function workerOf(code: string): string {
  return `export default { async test() {
    const printed = await new Promise((log) => { const console = { log }; ${code} });
    if (printed !== 'succeeded') throw new Error(printed);
  } };`;
}

const config = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (services = [(name = "main", worker = (
  modules = [(name = "worker", esModule = embed "worker.js")], compatibilityDate = "2025-11-01"))]);`;

async function prints(...command: readonly [string, ...string[]]): Promise<void> {
  const printed = await output(project, ...command);
  if (printed !== 'succeeded') throw new Error(`${command.join(' ')} printed ${printed}`);
}

const checks: readonly (readonly [name: string, check: () => Promise<unknown>])[] = [
  ['Bun', () => prints(binary('bun'), 'page.global.js')],
  ['Deno', () => prints(binary('deno'), 'run', 'page.global.js')],
  ['workerd', () => output(project, binary('workerd'), 'test', 'config.capnp')],
];

await writeFile(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
await output(project, 'npm', 'install', '--no-audit', '--no-fund', 'bun@1', 'deno@2', 'workerd@1');
await writeFile(join(project, 'worker.js'), workerOf(await bundle()));
await writeFile(join(project, 'config.capnp'), config);
let failed = 0;
for (const [name, check] of checks) {
  try {
    await check();
    console.log(`  ok      the hosted checkout in ${name}`);
  } catch (error) {
    failed++;
    console.log(`  FAILED  the hosted checkout in ${name}\n${error instanceof Error ? error.message : String(error)}`);
  }
}
await rm(project, { recursive: true });
console.log(`${checks.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
