import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '../../browser/support/find-chromium';
import { nodeBinary, releasesOfNode } from '../nodes';
import { type Check, prints, type Project } from '../project';
import { close, listen, startSurroundings } from '../surroundings';

/**
 * The runtimes that npm installs, and the bundler for those that have no packages. Node comes from npm, too: see `nodeBinary`.
 */
export const runtimeTools = ['bun@1', 'deno@2', 'workerd@1', 'esbuild@0.27.7'];

/** In workerd code runs on an event: here that of its test command. Its output is not that of the program. */
const workerOf = (code: string): string => `export default { async test() {
    const printed = await new Promise((log) => { const console = { log, error: log }; ${code} });
    if (printed !== 'succeeded') throw new Error(printed);
  } };`;

/** The sandbox listens on this machine, which programs in workerd do not reach by default. */
const workerdConfig = (worker: string): string => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (services = [
  (name = "main", worker = (modules = [(name = "worker", esModule = embed "${worker}")], compatibilityDate = "2025-11-01")),
  (name = "internet", network = (allow = ["private", "public"], tlsOptions = (trustBrowserCas = true)))]);`;

/** Pays by the SDK and on the hosted checkout in each runtime. `close` ends what they talk to. */
export async function runtimes(
  project: Project,
): Promise<{ readonly checks: readonly Check[]; readonly close: () => Promise<void> }> {
  const { close, ...surroundings } = await startSurroundings();
  const start = `import { run } from './everywhere.mjs';
    run(${JSON.stringify(surroundings)}).then(console.log, (error) => { console.error(error); throw error; });`;
  await project.write('start.mjs', start);
  const binary = (name: string) => join(project.folder, 'node_modules/.bin', name);
  const prepared = once(() => bundle(project, binary('esbuild')));
  const both = (title: string, pay: (name: string) => Promise<unknown>): Check[] => [
    [`runtime ${title}: the SDK`, () => pay('start')],
    [`runtime ${title}: the hosted checkout`, () => pay('checkout-page')],
  ];
  const node = (release: string) => async (name: string) =>
    prints(project, 'succeeded', await nodeBinary(release), `${name}.mjs`);
  const checks = [
    ...releasesOfNode.flatMap((release) => both(`Node ${release}`, node(release))),
    ...both('Bun', (name) => prints(project, 'succeeded', binary('bun'), `${name}.mjs`)),
    ...both('Deno', (name) => prints(project, 'succeeded', binary('deno'), 'run', '--allow-all', `${name}.mjs`)),
    ...both('workerd', async (name) => {
      await prepared();
      return project.run(binary('workerd'), 'test', `${name}.capnp`);
    }),
    ...both('Chromium', async (name) => {
      await prepared();
      await printsInPage(await readFile(join(project.folder, `${name}.bundle.js`), 'utf8'));
    }),
  ];
  return { checks, close };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

/** Bundles each script into one file, and that into a worker. */
async function bundle(project: Project, esbuild: string): Promise<void> {
  for (const name of ['start', 'checkout-page']) {
    const outfile = `${name}.bundle.js`;
    await project.run(
      esbuild,
      `${name}.mjs`,
      '--bundle',
      '--platform=browser',
      '--format=iife',
      `--outfile=${outfile}`,
    );
    await project.write(`${name}.worker.js`, workerOf(await readFile(join(project.folder, outfile), 'utf8')));
    await project.write(`${name}.capnp`, workerdConfig(`${name}.worker.js`));
  }
}

/** Runs a script in a page of another origin than the sandbox, as a shop's is. */
async function printsInPage(script: string): Promise<void> {
  const shop = createServer((incoming, outgoing) => {
    const isScript = incoming.url === '/shop.js';
    outgoing.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    outgoing.end(isScript ? script : '<!doctype html><title>Shop</title><script src="/shop.js"></script>');
  });
  const url = await listen(shop);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    const page = await browser.newPage();
    const printed = page.waitForEvent('console', { predicate: (message) => !/Failed to load/.test(message.text()) });
    await page.goto(url);
    const text = (await printed).text();
    if (text !== 'succeeded') throw new Error(`the page printed ${text}`);
  } finally {
    await browser.close();
    await close(shop);
  }
}
