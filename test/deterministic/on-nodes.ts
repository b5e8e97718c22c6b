import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'tsup';

/**
 * Builds the flow like the package, runs it with each supported release of Node, and compares the transcripts with the golden
 * files. npm downloads the releases. The last line has the counts.
 */

const releases = ['20.19', '22', '24'];
const execute = promisify(execFile);

async function built(): Promise<string> {
  const cache = join(process.cwd(), 'node_modules/.cache/payments-sandbox');
  await mkdir(cache, { recursive: true });
  // Inside the project, so that dependencies resolve.
  const outDir = await mkdtemp(join(cache, 'nodes-'));
  const entry = { print: 'test/deterministic/print.ts' };
  await build({ entry, outDir, config: false, format: ['esm'], target: 'node20', treeshake: true, silent: true });
  return outDir;
}

async function check(release: string, script: string): Promise<string> {
  const npm = ['exec', '--yes', `--package=node@${release}`, '--', 'node'];
  const { stdout: version } = await execute('npm', [...npm, '--version']);
  if (!version.startsWith(`v${release}.`)) throw new Error(`the running version is Node ${version}`);
  const { stdout } = await execute('npm', [...npm, script], { maxBuffer: 2 ** 28 });
  const transcripts: Record<string, string> = JSON.parse(stdout);
  const different: string[] = [];
  for (const [step, text] of Object.entries(transcripts)) {
    const golden = await readFile(`test/deterministic/golden/${step}.http`, 'utf8');
    if (golden !== text) different.push(step);
  }
  if (different.length > 0) throw new Error(`different transcripts: ${different.join(', ')}`);
  return version.trim();
}

const outDir = await built();
let failed = 0;
for (const release of releases) {
  try {
    console.log(`  ok      ${await check(release, join(outDir, 'print.js'))}`);
  } catch (error) {
    failed++;
    console.log(`  FAILED  Node ${release}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
await rm(outDir, { recursive: true });
console.log(`${releases.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
