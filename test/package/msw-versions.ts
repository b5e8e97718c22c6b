import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { output } from './commands';

/**
 * Installs the packed package beside each version of MSW, and runs a small suite on the releases of Node that both support.
 * `.ci/run` runs it after a build. npm needs the network. The last line has the counts.
 */

const everyNode = ['20.19', '22', '24'] as const;

/** MSW 3 intercepts nothing before Node 22. */
const versions = [
  { msw: '2.11', nodes: everyNode },
  { msw: '2.15', nodes: everyNode },
  { msw: '3', nodes: ['22', '24'] },
] as const;

const root = process.cwd();
const folder = await mkdtemp(join(tmpdir(), 'payments-sandbox-msw-'));
let passed = 0;
let failed = 0;

function count(ok: boolean, line: string): void {
  if (ok) passed++;
  else failed++;
  console.log(`  ${ok ? 'ok      ' : 'FAILED  '}${line}`);
}

async function pack(): Promise<string> {
  const printed = await output(root, 'npm', 'pack', '--ignore-scripts', '--json', '--pack-destination', folder);
  const [{ filename }]: [{ filename: string }] = JSON.parse(printed);
  return join(folder, filename);
}

async function suite(): Promise<string> {
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  return ts.transpileModule(await readFile('test/package/msw-suite.ts', 'utf8'), { compilerOptions }).outputText;
}

const onNode = (project: string, release: string) =>
  output(project, 'npm', 'exec', '--yes', `--package=node@${release}`, '--', 'node', 'suite.mjs');

async function runSuite(project: string, name: string, release: string): Promise<void> {
  try {
    const lines = (await onNode(project, release)).split('\n');
    for (const line of lines) count(line.startsWith('ok '), `${name}: ${line}`);
  } catch (error) {
    count(false, `${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** On a release that MSW 3 does not support, it must not run the suite against the real service. */
async function isRefused(project: string, release: string): Promise<boolean> {
  const problem = await onNode(project, release).then(String, String);
  return problem.includes('msw 3 does not intercept anything on Node 20');
}

const [tarball, code] = [await pack(), await suite()];
for (const { msw, nodes } of versions) {
  const project = join(folder, `msw-${msw}`);
  await mkdir(project);
  await writeFile(join(project, 'package.json'), JSON.stringify({ private: true }));
  await writeFile(join(project, 'suite.mjs'), code);
  await output(project, 'npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts', tarball, `msw@${msw}`);
  for (const node of everyNode) {
    const name = `msw ${msw}, Node ${node}`;
    if (nodes.some((supported) => supported === node)) await runSuite(project, name, node);
    else count(await isRefused(project, node), `${name}: is refused with a clear error`);
  }
}
await rm(folder, { recursive: true });
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
