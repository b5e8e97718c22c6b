import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { entries } from '../../../packaging/entries';
import { output, payBy } from '../commands';
import { nodeBinary, programFolder, releasesOfNode } from '../nodes';
import { type Check, emptyFolder, type Project } from '../project';

/** A package manager, as a release in the registry of npm. */
interface Manager {
  readonly title: string;
  readonly release: string;
  /** The name of its program. */
  readonly program: string;
  readonly node: string;
  /** The files by which a project selects its settings. */
  readonly files?: Readonly<Record<string, string>>;
  readonly install: readonly string[];
  /** Runs a program of an installed package. */
  readonly exec: readonly string[];
  /** Runs Node. */
  readonly runNode: readonly string[];
}

const npm = (node: string, release: string): Manager => ({
  title: `${release}, Node ${node}`,
  release,
  program: 'npm',
  node,
  install: ['npm', 'install', '--no-audit', '--no-fund', '--prefer-offline'],
  exec: ['npx', '--no'],
  runNode: ['node'],
});

const yarn = (title: string, release: string, files: Manager['files'] = {}): Manager => ({
  title,
  release,
  program: 'yarn',
  node: '24',
  files,
  install: ['yarn', 'add'],
  exec: ['yarn'],
  runNode: ['yarn', 'node'],
});

const registry = 'https://registry.npmjs.org';
const settingsOfYarn = (nodeLinker: string) => ({
  'yarn.lock': '',
  '.yarnrc.yml': [
    `nodeLinker: ${nodeLinker}`,
    `npmRegistryServer: ${registry}`,
    'enableTelemetry: false',
    'enableImmutableInstalls: false',
  ].join('\n'),
});

/** The releases of npm that these releases of Node come with. */
const releasesOfNpm = { '20.19': 'npm@10', 22: 'npm@10', 24: 'npm@11', 26: 'npm@12' } as const;

const managers: readonly Manager[] = [
  ...releasesOfNode.map((node) => npm(node, releasesOfNpm[node])),
  npm('20.19', 'npm@11'),
  {
    title: 'pnpm, Node 24',
    release: 'pnpm@latest',
    program: 'pnpm',
    node: '24',
    install: ['pnpm', 'add'],
    exec: ['pnpm', 'exec'],
    runNode: ['node'],
  },
  yarn('yarn 4 with node_modules, Node 24', '@yarnpkg/cli-dist@4', settingsOfYarn('node-modules')),
  yarn("yarn 4 with Plug'n'Play, Node 24", '@yarnpkg/cli-dist@4', settingsOfYarn('pnp')),
  {
    ...yarn('yarn 1, Node 24', 'yarn@1', { '.yarnrc': `registry "${registry}"` }),
    exec: ['yarn', '--silent'],
    runNode: ['yarn', '--silent', 'node'],
  },
];

/** The entries that need no other package. */
const plain = entries.filter(({ peers }) => peers === undefined);
const namesOf = (list: typeof entries) => JSON.stringify(list.map(({ name }) => name.replace('.', 'payments-sandbox')));

/** Pays in memory by entries that are in `loaded`. A raw call loads the dependency. */
const payInMemory = `
const client = loaded['payments-sandbox/mock-server'].createSandbox().client();
const { status } = await client.payments.create(loaded['payments-sandbox/testing'].paymentInput());
const { response } = await client.raw.GET('/v1/payments');
console.log(status, response.status);`;

const scripts = {
  'entries.mjs': `const loaded = {};
for (const name of ${namesOf(plain)}) loaded[name] = await import(name);${payInMemory}`,
  'entries.cjs': `const loaded = {};
for (const name of ${namesOf(plain.filter(({ esmOnly }) => !esmOnly))}) loaded[name] = require(name);
(async () => {${payInMemory}
})();`,
  'pay.mjs': `import { Client } from 'payments-sandbox';
const [baseUrl, clientId, clientSecret] = process.argv.slice(2);
const card = { name: 'A. Buyer', number: '4242424242424242', month: 12, year: 2050, address_postal_code: '94107' };
const client = new Client({ baseUrl, clientId, clientSecret });
console.log((await client.payments.create({ amount: 1_000, currency: 'usd', payment_method: { card } })).status);`,
};

/** Installs the package in an empty folder with each manager, starts it there, pays with its SDK, and loads its entries. */
export function managerChecks({ tarball }: Project): readonly Check[] {
  return managers.map((manager) => [
    `${manager.title}: the package installs in an empty folder, pays, and loads`,
    async () => {
      const folder = await emptyFolder();
      try {
        await use(manager, folder, tarball);
      } finally {
        await rm(folder, { recursive: true });
      }
    },
  ]);
}

async function use(manager: Manager, folder: string, tarball: string): Promise<void> {
  const files = { 'package.json': '{ "name": "shop", "private": true }', ...manager.files, ...scripts };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const folders = [dirname(await nodeBinary(manager.node)), await programFolder(manager.release, manager.program)];
  const env = onlyWith(folders);
  const run = (...command: readonly string[]) => output(folder, 'env', ...env, ...command);
  const prints = async (expected: string, ...args: readonly string[]) => {
    const printed = await run(...manager.runNode, ...args);
    if (printed.split('\n').at(-1) !== expected) throw new Error(`${args.join(' ')} printed ${printed}`);
  };
  // Yarn takes the name of a package before the path of a file.
  await run(...manager.install, manager.program === 'yarn' ? `payments-sandbox@file:${tarball}` : tarball);
  const { version } = JSON.parse(await run(...manager.runNode, '-p', 'JSON.stringify({ version: process.version })'));
  if (!`${version}.`.startsWith(`v${manager.node}.`)) throw new Error(`the scripts run with Node ${version}`);
  await payBy(
    ({ url, platform: { test } }) => prints('succeeded', 'pay.mjs', url, test.client_id, test.client_secret),
    folder,
    'env',
    ...env,
    ...manager.exec,
    'payments-sandbox',
    'start',
  );
  await prints('succeeded 200', 'entries.mjs');
  await prints('succeeded 200', 'entries.cjs');
}

/** Arguments of `env`: programs of these folders come first, and nothing is left of the npm that runs this check. */
function onlyWith(folders: readonly string[]): readonly string[] {
  const ofNpm = Object.keys(process.env).filter((name) => /^npm_/i.test(name));
  return [...ofNpm.flatMap((name) => ['-u', name]), `PATH=${[...folders, process.env['PATH']].join(':')}`];
}
