import manifest from '../../package.json';
import { needsDriver, payAtServer } from './commands';
import { counted } from './counted';
import { explore } from './checks/explore';
import { firstPayment } from './checks/first-payment';
import { footprint } from './checks/footprint';
import { guides, packagesOfGuides } from './checks/guides';
import { installations } from './checks/installations';
import { internals } from './checks/internals';
import { playwrightKit } from './checks/playwright-kit';
import { publication, publicationTools } from './checks/publication';
import { vitestKit } from './checks/vitest-kit';
import { createProject, writeConsumers } from './project';

/**
 * Installs the packed package into one empty project and uses its entries there, on this release of Node: as ECMAScript
 * modules, as CommonJS, in Vitest, Jest and Playwright. `.ci/run` runs it after a build. npm needs the network. `release.ts` has
 * what takes longer. The last line has the counts.
 */

const names = ['vitest', 'msw', '@mswjs/data', 'pg', '@playwright/test'] as const;
const peers = names.map((name) => `${name}@${manifest.devDependencies[name]}`);

const { run, runTogether, end } = counted();
const project = await createProject();
try {
  await run(['from an empty cache of npm to the first payment', () => firstPayment(project)]);
  await run(['it installs into an empty project', () => project.install(project.tarball)]);
  await run(['it takes at most 14 MB and 12 packages, without source maps', () => footprint(project)]);
  await run([
    'the command line runs there',
    () => payAtServer(project.folder, 'npx', '--no', 'payments-sandbox', 'start'),
  ]);
  await run(['start --store says how to install pg', () => needsDriver(project.folder)]);
  const consumers = await writeConsumers(project);
  await run(['its peers install beside it', () => project.install(...peers, ...packagesOfGuides, ...publicationTools)]);
  await runTogether([
    await vitestKit(project),
    await playwrightKit(project),
    ...(await guides(project)),
    ...(await explore(project)),
    ...installations(project, consumers),
    ...publication(project),
    ...internals(project),
  ]);
} finally {
  await project.delete();
}
end();
