import manifest from '../../package.json';
import { payAtServer } from './commands';
import { counted } from './counted';
import { declarations } from './checks/declarations';
import { goldenFlows } from './checks/golden-flows';
import { managerChecks } from './checks/managers';
import { mswVersions } from './checks/msw-versions';
import { oldestPlaywright } from './checks/playwright-kit';
import { publication, publicationTools } from './checks/publication';
import { runners } from './checks/runners';
import { runtimes, runtimeTools } from './checks/runtimes';
import { vitestVersions } from './checks/vitest-versions';
import { createProject, writeConsumers } from './project';

/**
 * Uses the packed package in all that is supported: package managers, releases of Node, Vitest, Playwright and MSW, test
 * runners, runtimes, and resolutions of types. It runs before a release, after a build; `check.ts` has what every run of CI
 * needs. npm needs the network. Arguments select the checks whose names contain one of them, such as `Jest`. The last line has
 * the counts.
 */

const { msw, vitest, typescript, pg, '@mswjs/data': data, '@playwright/test': playwright } = manifest.devDependencies;
const tools = [
  ...publicationTools,
  'jest-29@npm:jest@29.7.0',
  'jest-30@npm:jest@30.5.2',
  '@babel/plugin-transform-modules-commonjs@^7',
  `vitest@${vitest}`,
  `typescript@${typescript}`,
  `@types/node@${manifest.devDependencies['@types/node']}`,
  `msw@${msw}`,
  `@mswjs/data@${data}`,
  `pg@${pg}`,
  `@playwright/test@${playwright}`,
];

const { run, runTogether, isSelected, end } = counted(process.argv.slice(2));
const project = await createProject();
try {
  const consumers = await writeConsumers(project);
  const inRuntimes = await runtimes(project);
  const besideVitest = vitestVersions(project);
  const underMsw = mswVersions(project);
  const onNodes = goldenFlows();
  const here = [
    ...(await declarations(project, consumers)),
    ...(await runners(project, consumers)),
    ...publication(project),
    ...inRuntimes.checks,
  ].filter(isSelected);
  const suites = [...besideVitest.checks].filter(isSelected);
  const suitesUnderMsw = [...underMsw.checks].filter(isSelected);
  const elsewhere = [
    ...managerChecks(project),
    ...onNodes.checks,
    oldestPlaywright(project),
    ['npm start runs in a checkout', () => payAtServer(process.cwd(), 'npm', 'start', '--silent', '--')] as const,
  ].filter(isSelected);
  if (here.length > 0)
    await run(['the tools install beside it', () => project.install(project.tarball, ...tools, ...runtimeTools)]);
  if (suites.length > 0) await run(['versions of Vitest install beside it', besideVitest.prepare]);
  if (suitesUnderMsw.length > 0) await run(['versions of MSW install beside it', underMsw.prepare]);
  await runTogether([...elsewhere, ...here, ...suites, ...suitesUnderMsw]);
  await Promise.all([inRuntimes.close(), onNodes.close()]);
} finally {
  await project.delete();
}
end();
