import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import manifest from '../../package.json';
import { output, payAtServer } from './commands';

/**
 * Installs the packed package into an empty project and uses each entry and its types there, as ECMAScript modules and as
 * CommonJS. `.ci/run` runs it after a build. npm may need the network. The last line has the counts.
 */

const root = process.cwd();
const project = await mkdtemp(join(tmpdir(), 'payments-sandbox-consumer-'));
const run = (command: string, ...args: readonly string[]) => output(project, command, ...args);
const install = (...packages: readonly string[]) => run('npm', 'install', '--no-audit', '--no-fund', ...packages);
const tsc = (config: string) => run(process.execPath, join(root, 'node_modules/typescript/bin/tsc'), '-p', config);
const devDependency = (name: 'msw' | '@types/node') => `${name}@${manifest.devDependencies[name]}`;

async function prints(expected: string, command: string, ...args: readonly string[]): Promise<void> {
  const printed = await run(command, ...args);
  if (printed !== expected) throw new Error(`${command} ${args.join(' ')} printed ${printed}`);
}

async function pack(): Promise<string> {
  const printed = await output(root, 'npm', 'pack', '--ignore-scripts', '--json', '--pack-destination', project);
  const [{ filename, files }]: [{ filename: string; files: { path: string }[] }] = JSON.parse(printed);
  const expected = /^(dist\/|docs\/(guides|pictures|reference)\/|(package\.json|README\.md|CHANGELOG\.md|LICENSE)$)/;
  const surplus = files.map(({ path }) => path).filter((path) => !expected.test(path));
  if (surplus.length > 0) throw new Error(`unexpected files in the package: ${surplus.join(' ')}`);
  return join(project, filename);
}

/** Copies each script of `consumer/` as an ECMAScript module and as CommonJS. The compiler emits JavaScript for both. */
async function writeConsumers(): Promise<string[]> {
  const folder = join(root, 'test/package/consumer');
  const names = (await readdir(folder)).map((name) => name.replace(/\.ts$/, ''));
  for (const name of names) {
    for (const ending of ['mts', 'cts']) await cp(join(folder, `${name}.ts`), join(project, `${name}.${ending}`));
  }
  return names;
}

/** `skipLibCheck` is set only for msw: the types of its CommonJS modules have errors. */
async function writeConfigs(): Promise<void> {
  const strict = { strict: true, exactOptionalPropertyTypes: true, target: 'ES2022' };
  const page = ['ES2022', 'DOM', 'DOM.Iterable'];
  const write = (name: string, compilerOptions: object, files: readonly string[]) =>
    writeFile(join(project, name), JSON.stringify({ compilerOptions: { ...strict, ...compilerOptions }, files }));
  const both = (...names: readonly string[]) => names.flatMap((name) => [`${name}.mts`, `${name}.cts`]);
  await write(
    'node.json',
    { module: 'node16', lib: ['ES2022'] },
    both('memory', 'checkout-page', 'served', 'spec', 'webhooks'),
  );
  await write('msw.json', { module: 'node16', lib: page, skipLibCheck: true }, both('msw'));
  const bundled = { module: 'esnext', moduleResolution: 'bundler', types: [], noEmit: true };
  await write('page.json', { ...bundled, lib: page }, [
    'memory.mts',
    'checkout-page.mts',
    'msw.mts',
    'spec.mts',
    'webhooks.mts',
  ]);
}

await writeFile(join(project, 'package.json'), JSON.stringify({ private: true }));
const names = await writeConsumers();
await writeConfigs();
const scripts = names.flatMap((name) => [`${name}.mjs`, `${name}.cjs`]);
const document = 'payments-sandbox/openapi.json';

/** In this order: each check needs the results of those before it. */
const checks: readonly (readonly [name: string, check: () => Promise<unknown>])[] = [
  ['it installs into an empty project', async () => install(await pack())],
  ['the command line runs there', () => payAtServer(project, 'npx', '--no', 'payments-sandbox', 'start')],
  ['it installs beside msw', () => install(devDependency('msw'), devDependency('@types/node'))],
  ['its types fit modules of both kinds in Node', () => tsc('node.json')],
  ['so do they beside those of msw', () => tsc('msw.json')],
  ['its types fit a page', () => tsc('page.json')],
  ...scripts.map((script) => [`${script} pays`, () => prints('succeeded', process.execPath, script)] as const),
  ['openapi.json is required', () => prints('3.1.0', 'node', '-p', `require('${document}').openapi`)],
  [
    'openapi.json is imported',
    () =>
      prints(
        '3.1.0',
        'node',
        '--input-type=module',
        '-e',
        `import document from '${document}' with { type: 'json' }; console.log(document.openapi);`,
      ),
  ],
  ['npm start runs in a checkout', () => payAtServer(root, 'npm', 'start', '--silent', '--')],
];

let failed = 0;
for (const [name, check] of checks) {
  try {
    await check();
    console.log(`  ok      ${name}`);
  } catch (error) {
    failed++;
    console.log(`  FAILED  ${name}\n${error instanceof Error ? error.message : String(error)}`);
  }
}
await rm(project, { recursive: true });
console.log(`${checks.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
