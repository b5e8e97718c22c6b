import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandbox, type RunningServer, serve } from '../../mock-server/server';
import { output } from '../package/commands';

const document = resolve('spec/generated/openapi.json');
const bin = (name: string, root = '.') => resolve(root, 'node_modules/.bin', name);
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

const sandbox = createSandbox();
let server: RunningServer;
let project: string;

beforeAll(async () => {
  server = await serve(sandbox);
  project = await mkdtemp(join(tmpdir(), 'payments-sandbox-generators-'));
});

afterAll(async () => {
  await server.close();
  await sandbox.close();
  await rm(project, { recursive: true });
});

/** Third-party client generators with their command and arguments. */
const generators: readonly (readonly [name: string, command: string, args: (output: string) => readonly string[]])[] = [
  ['hey-api', 'openapi-ts', (client) => ['-i', document, '-o', client, '-c', '@hey-api/client-fetch', '--no-log-file']],
  [
    'swagger-typescript-api',
    'swagger-typescript-api',
    (client) => ['generate', '-p', document, '-o', client, '-n', 'api.ts', '--silent'],
  ],
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
};

test.each(generators)('a client that %s generates compiles, and pays', async (name, command, args) => {
  const folder = join(project, name);
  const run = (program: string, ...rest: readonly string[]) => output(project, program, ...rest);
  await run(bin(command, 'checks'), ...args(join(folder, 'client')));
  await cp(join(import.meta.dirname, 'consumer', `${name}.ts`), join(folder, 'index.ts'));
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: strict, include: ['.'] }));
  await run(bin('tsc'), '-p', folder);
  const printed = await run(process.execPath, '--import', tsx, join(folder, 'index.ts'), server.url);
  expect(printed).toBe('400 partially_refunded false card_declined');
});
