import manifest from '../../package.json';
import { installations } from './checks/installations';
import { declarations } from './checks/declarations';
import { footprint } from './checks/footprint';
import { internals } from './checks/internals';
import { mswVersions } from './checks/msw-versions';
import { publication } from './checks/publication';
import { runners } from './checks/runners';
import { runtimes, runtimeTools } from './checks/runtimes';
import { type Check, createProject, writeConsumers } from './project';
import { needsDriver, payAtServer } from './commands';
import { sharded } from '../support/run-scale';

/**
 * Installs the packed package into an empty project and uses each entry and its types there: as ECMAScript modules and as
 * CommonJS, in test runners, and in other runtimes. `.ci/run` runs it after a build. npm needs the network. Arguments select
 * the checks whose names contain one of them, such as `Jest`. The last line has the counts.
 */

const words = process.argv.slice(2);
const isSelected = ([name]: Check): boolean => words.length === 0 || words.some((word) => name.includes(word));
const { msw, vitest, typescript, pg, '@mswjs/data': data } = manifest.devDependencies;
const tools = [
  'publint@0.3.25',
  '@arethetypeswrong/cli@0.18.5',
  ...['@cyclonedx/cyclonedx-library@10.3.0', 'ajv@^8.12.0', 'ajv-formats@^3.0.1', 'ajv-formats-draft2019@^1.6.1'],
  'jest-29@npm:jest@29.7.0',
  'jest-30@npm:jest@30.5.2',
  '@babel/plugin-transform-modules-commonjs@^7',
  `vitest@${vitest}`,
  `typescript@${typescript}`,
  `@types/node@${manifest.devDependencies['@types/node']}`,
  `msw@${msw}`,
  `@mswjs/data@${data}`,
  `pg@${pg}`,
];

let passed = 0;
let failed = 0;
async function run([name, check]: Check): Promise<void> {
  try {
    const remark = await check();
    passed++;
    console.log(`  ok      ${name}${typeof remark === 'string' && remark.startsWith('(') ? ` ${remark}` : ''}`);
  } catch (error) {
    failed++;
    console.log(`  FAILED  ${name}\n${error instanceof Error ? error.message : String(error)}`);
  }
}

/** As many at a time as there are cores in CI. They start in order. */
async function runTogether(checks: readonly Check[]): Promise<void> {
  const rest = checks[Symbol.iterator]();
  const worker = async () => {
    for (const check of rest) await run(check);
  };
  await Promise.all([worker(), worker()]);
}

const project = await createProject();
try {
  await run(['it installs into an empty project', () => project.install(project.tarball)]);
  await run(['it takes at most 12 MB and 12 packages, without source maps', () => footprint(project)]);
  await run([
    'the command line runs there',
    () => payAtServer(project.folder, 'npx', '--no', 'payments-sandbox', 'start'),
  ]);
  await run(['start --store says how to install pg', () => needsDriver(project.folder)]);
  const consumers = await writeConsumers(project);
  const { checks, close } = await runtimes(project);
  const beside = mswVersions(project);
  const here = [
    ...sharded(await declarations(project, consumers)),
    ...sharded(await runners(project, consumers)),
    ...publication(project),
    ...internals(project),
    ...installations(project, consumers),
    ...sharded(checks),
  ].filter(isSelected);
  const under = sharded(beside.checks).filter(isSelected);
  await Promise.all([
    here.length > 0 && run(['the tools install beside it', () => project.install(...tools, ...runtimeTools)]),
    under.length > 0 && run(['versions of MSW install beside it', beside.prepare]),
  ]);
  await runTogether([...here, ...under]);
  await close();
} finally {
  await project.delete();
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
