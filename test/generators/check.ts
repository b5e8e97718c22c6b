import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandbox, type RunningServer, serve } from '../../mock-server/server';
import { output } from '../package/commands';
import { part } from '../support/run-scale';
import { installTools } from '../support/tools';

const bin = (name: string, root = '.') => resolve(root, 'node_modules/.bin', name);
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

const sandbox = createSandbox();
let server: RunningServer;
let project: string;
/** The document as a running sandbox serves it. */
let document: string;

beforeAll(async () => {
  installTools('checks/clients');
  server = await serve(sandbox);
  project = await mkdtemp(join(tmpdir(), 'payments-sandbox-generators-'));
  document = join(project, 'openapi.json');
  await writeFile(document, await (await fetch(`${server.url}/openapi.json`)).text());
});

afterAll(async () => {
  await server.close();
  await sandbox.close();
  await rm(project, { recursive: true });
});

interface Generator {
  readonly name: string;
  /** The folder with its tools. */
  readonly tools: string;
  readonly command: string;
  /** Its arguments, for the folder of the client. */
  readonly args: (client: string) => readonly string[];
  /** A module that exports its configuration, in the file that the arguments name. */
  readonly config?: readonly [file: string, text: (client: string) => string];
  /** The client has zod schemas for requests and responses, of this package. Only what the program imports is compiled. */
  readonly zod?: string;
}

/** The output of the program. */
const paid = '400 partially_refunded false card_declined';

const generators: readonly Generator[] = [
  {
    name: 'hey-api',
    tools: 'checks',
    command: 'openapi-ts',
    args: (client) => ['-i', document, '-o', client, '-c', '@hey-api/client-fetch', '--no-log-file'],
  },
  {
    name: 'swagger-typescript-api',
    tools: 'checks',
    command: 'swagger-typescript-api',
    args: (client) => ['generate', '-p', document, '-o', client, '-n', 'api.ts', '--silent'],
  },
  {
    name: 'openapi-zod-client',
    tools: 'checks/clients',
    command: 'openapi-zod-client',
    args: (client) => [document, '-o', `${client}/`, '--group-strategy', 'tag-file'],
    zod: 'zod',
  },
  {
    name: 'orval',
    tools: 'checks/clients',
    command: 'orval',
    args: () => ['--config', 'orval.config.mjs'],
    config: [
      'orval.config.mjs',
      (target) => `export default { api: {
        input: { target: '${document}', validation: false },
        output: { client: 'zod', target: '${target}/zod.ts', override: { zod: { generateEachHttpStatus: true } } },
      } };`,
    ],
    zod: 'zod4',
  },
  {
    name: 'kubb',
    tools: 'checks/clients',
    command: 'kubb',
    args: () => ['generate', '--config', 'kubb.config.mjs'],
    config: [
      'kubb.config.mjs',
      (path) => `import { pluginClient } from '@kubb/plugin-client';
        import { pluginOas } from '@kubb/plugin-oas';
        import { pluginTs } from '@kubb/plugin-ts';
        import { pluginZod } from '@kubb/plugin-zod';
        const include = [{ type: 'tag', pattern: /^(Access tokens|Sub accounts|Payments|Refunds)$/ }];
        export default {
          input: { path: '${document}' },
          output: { path: '${path}', format: false, lint: false },
          plugins: [
            pluginOas({ generators: [], validate: false }),
            pluginTs({ include }),
            pluginZod({ include, inferred: false }),
            pluginClient({ include, client: 'fetch', parser: 'zod', bundle: true }),
          ],
        };`,
    ],
    zod: 'zod4',
  },
];

const strict = {
  strict: true,
  target: 'ES2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  types: ['node'],
  typeRoots: [resolve('node_modules/@types')],
  skipLibCheck: true,
  noEmit: true,
  allowImportingTsExtensions: true,
};

test.each(part.of(generators, import.meta.filename))(
  'a client that $name generates compiles, and pays',
  async (generator) => {
    const { name, tools, command, args, config, zod } = generator;
    const folder = join(project, name);
    const client = join(folder, 'client');
    await mkdir(folder);
    await symlink(resolve(tools, 'node_modules'), join(folder, 'node_modules'));
    if (config) await writeFile(join(folder, config[0]), config[1](client));
    const run = (program: string, ...rest: readonly string[]) => output(folder, program, ...rest);
    await run(bin(command, tools), ...args(client));
    await cp(join(import.meta.dirname, 'consumer', `${name}.ts`), join(folder, 'index.ts'));
    const compilerOptions = { ...strict, ...(zod && { paths: { zod: [`./node_modules/${zod}`] } }) };
    await writeFile(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, ...(zod ? { files: ['index.ts'] } : { include: ['.'] }) }),
    );
    await run(process.execPath, resolve('node_modules/typescript/bin/tsc'), '-p', folder);
    expect(await run(process.execPath, '--import', tsx, 'index.ts', server.url)).toBe(paid);
  },
);

test('every request of the Postman collection succeeds', async () => {
  const args = ['run', resolve('spec/generated/postman-collection.json'), '--env-var', `base_url=${server.url}`];
  const printed = await output(project, bin('newman', 'checks/clients'), ...args, '--color', 'off');
  expect(printed).toMatch(/assertions │ +\d{3} │ +0 │/);
});
