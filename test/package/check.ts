import manifest from '../../package.json';
import { needsDriver, payAtServer } from './commands';
import { counted } from './counted';
import { firstPayment } from './checks/first-payment';
import { footprint } from './checks/footprint';
import { installations } from './checks/installations';
import { internals } from './checks/internals';
import { publication, publicationTools } from './checks/publication';
import { vitestKit } from './checks/vitest-kit';
import { createProject, writeConsumers } from './project';

/**
 * Installs the packed package into one empty project and uses its entries there, on this release of Node: as ECMAScript
 * modules, as CommonJS, and in Vitest. `.ci/run` runs it after a build. npm needs the network. `release.ts` has what takes
 * longer. The last line has the counts.
 */

const { msw, vitest, pg, '@mswjs/data': data } = manifest.devDependencies;
const peers = [`vitest@${vitest}`, `msw@${msw}`, `@mswjs/data@${data}`, `pg@${pg}`];

const { run, runTogether, end } = counted();
const project = await createProject();
try {
  await run(['from an empty cache of npm to the first payment', () => firstPayment(project)]);
  await run(['it installs into an empty project', () => project.install(project.tarball)]);
  await run(['it takes at most 12 MB and 12 packages, without source maps', () => footprint(project)]);
  await run([
    'the command line runs there',
    () => payAtServer(project.folder, 'npx', '--no', 'payments-sandbox', 'start'),
  ]);
  await run(['start --store says how to install pg', () => needsDriver(project.folder)]);
  const consumers = await writeConsumers(project);
  await run(['its peers install beside it', () => project.install(...peers, ...publicationTools)]);
  await runTogether([
    await vitestKit(project),
    ...installations(project, consumers),
    ...publication(project),
    ...internals(project),
  ]);
} finally {
  await project.delete();
}
end();
