import { spawn } from 'node:child_process';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'tsup';
import { type Event, signWebhook } from '../../sdk';
import { output } from '../package/commands';
import { transpiled } from '../support/transpiled';
import { notHandledOnce, sendFaultyDeliveries } from './faulty-deliveries';
import { blockOf, type frameworks, readSample } from './guide';
import { hostileRequests, sendHostile } from './hostile-requests';
import { checkMovedClocks } from './moved-clocks';

/** A framework that runs a code block of the guide. */
export interface Framework {
  readonly name: string;
  readonly block: (typeof frameworks)[number];
  /** How `drivers/serve.mjs` serves it; `next` is the server of Next.js itself. */
  readonly server: 'express' | 'fastify' | 'fetch' | 'node' | 'next';
  /** The package that stands in for the one of the block. */
  readonly package?: string;
}

export const runs: readonly Framework[] = [
  { name: 'Next.js', block: 'ts next', server: 'fetch' },
  { name: 'Hono', block: 'ts hono', server: 'fetch' },
  { name: 'fetch', block: 'ts fetch', server: 'fetch' },
  { name: 'node:http', block: 'ts node', server: 'node' },
  { name: 'Express 5', block: 'ts express', server: 'express' },
  { name: 'Express 4', block: 'ts express', server: 'express', package: 'express-4' },
  { name: 'Fastify', block: 'ts fastify', server: 'fastify' },
];

/** It takes the longest to install and to build. */
export const nextItself: Framework = { name: 'Next.js itself', block: 'ts next', server: 'next' };

/** A webhook endpoint of the guide, in a process of its own. */
interface Endpoint {
  readonly port: number;
  /** Ends the process, and returns what it has printed. Rejects if it has ended before. */
  readonly close: () => Promise<string>;
}

interface EndpointCase {
  readonly name: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The status and the text of the response. */
  readonly expected: string;
}

const secret = 'sigk_of_the_frameworks';
/** A page that shows an error is long. */
const MAX_SHOWN_CHARACTERS = 200;
const fileNameOf = ({ name }: Framework): string => name.toLowerCase().replace(/\W/g, '-');

/** Installs packages and the SDK of this checkout into a folder. */
async function install(folder: string, ...packages: readonly string[]): Promise<void> {
  const sdk = join(folder, 'node_modules/payments-sandbox');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  await output(folder, 'npm', 'install', '--no-audit', '--no-fund', ...packages);
  await build({ config: false, entry: ['sdk/index.ts'], outDir: sdk, format: 'esm', noExternal: [/./], silent: true });
  await writeFile(join(sdk, 'package.json'), JSON.stringify({ type: 'module', exports: './index.js' }));
}

/** Installs the frameworks and the SDK into a folder, and compiles the endpoints of the guide there. */
export async function installFrameworks(folder: string): Promise<void> {
  await install(
    folder,
    ...['express@5', '@types/express@5', 'express-4@npm:express@4', 'fastify@5', 'hono@4', '@hono/node-server@2'],
  );
  await cp(new URL('drivers/serve.mjs', import.meta.url), join(folder, 'serve.mjs'));
  for (const framework of runs) {
    const block = blockOf(framework.block);
    const code = transpiled(block);
    const { package: stand } = framework;
    await writeFile(join(folder, `${fileNameOf(framework)}.ts`), block);
    await writeFile(
      join(folder, `${fileNameOf(framework)}.js`),
      stand === undefined ? code : code.replace(`from '${stand.replace(/-.*/, '')}'`, `from '${stand}'`),
    );
  }
}

/** Installs Next.js into a folder, and builds a project with the endpoint of the guide there. */
export async function buildNext(folder: string): Promise<void> {
  await install(folder, 'next@16', 'react@19', 'react-dom@19');
  const route = join(folder, 'app/webhooks');
  await mkdir(route, { recursive: true });
  await writeFile(join(route, 'route.js'), transpiled(blockOf(nextItself.block)));
  await output(folder, 'env', 'NEXT_TELEMETRY_DISABLED=1', 'npx', '--no', 'next', 'build');
}

/** Compiles the endpoints with the types of their frameworks and of the SDK. */
export async function typeCheck(folder: string): Promise<void> {
  const compilerOptions = {
    strict: true,
    target: 'ES2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['node'],
    typeRoots: [resolve('node_modules/@types')],
    paths: { 'payments-sandbox': [resolve('sdk/index.ts')] },
    skipLibCheck: true,
    noEmit: true,
  };
  const files = runs.map((framework) => `${fileNameOf(framework)}.ts`);
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  await output(folder, process.execPath, resolve('node_modules/typescript/bin/tsc'), '-p', folder);
}

/** Returns deliveries that are good, tampered with and old, each with the expected response. */
async function endpointCases(): Promise<readonly EndpointCase[]> {
  const event: Event = JSON.parse(readSample().body);
  const { body, headers } = await signWebhook({ event, secret });
  const old = await signWebhook({ event, secret, now: new Date(Date.now() - 301_000) });
  const foreign = await signWebhook({ event, secret: `${secret}x` });
  const changed = body.replace('"amount":400', '"amount":401');
  return [
    { name: 'a good delivery', body, headers, expected: `200 ${event.id}` },
    { name: 'a changed amount', body: changed, headers, expected: '400 signature_wrong' },
    { name: 'too old', ...old, expected: '400 timestamp_outside_tolerance' },
    { name: 'another secret', ...foreign, expected: '400 signature_wrong' },
    { name: 'no signature', body, headers: { 'Content-Type': 'application/json' }, expected: '400 signature_missing' },
  ];
}

/**
 * Sends the deliveries to the endpoint of a framework, between requests that do not come from the service, and those of sandboxes
 * whose clocks were moved. Returns the names of wrong responses, and the number of requests.
 */
export async function checkFramework(folder: string, framework: Framework) {
  const endpoint = await open(folder, framework);
  const url = `http://127.0.0.1:${endpoint.port}/webhooks`;
  const results = await sendAll(endpoint.port, url).catch(async (error: unknown) => {
    await endpoint.close();
    throw error;
  });
  const printed = await endpoint.close();
  const { count, failures, faulty } = results;
  return { count: count + faulty.payments.length, failures: [...failures, ...notHandledOnce(faulty, printed)] };
}

async function sendAll(port: number, url: string) {
  const hostile = hostileRequests();
  const failures: string[] = [];
  for (const request of hostile) {
    const status = await sendHostile(port, request);
    const isRefused = status === undefined ? request.aborted === true : status >= 400 && status < 500;
    if (!isRefused) failures.push(`${request.name}: ${status} instead of a refusal`);
  }
  const cases = await endpointCases();
  for (const { name, body, headers, expected } of cases) {
    const response = await fetch(url, { method: 'POST', body, headers });
    const found = `${response.status} ${(await response.text()).slice(0, MAX_SHOWN_CHARACTERS)}`;
    if (found !== expected) failures.push(`${name}: ${found} instead of ${expected}`);
  }
  const moved = await checkMovedClocks({ url, secret });
  const faulty = await sendFaultyDeliveries({ url, secret });
  failures.push(...moved.failures, ...faulty.failures);
  return { count: hostile.length + cases.length + moved.count, failures, faulty };
}

/** Serves the endpoint of a module of the guide in a process of its own, which an unhandled rejection ends. */
async function open(folder: string, framework: Framework): Promise<Endpoint> {
  // The endpoint for Express listens on a port of its own as well: a free one.
  const env = { ...process.env, WEBHOOK_SECRET: secret, PORT: '0' };
  const child = spawn(process.execPath, commandOf(folder, framework), { cwd: folder, env });
  let complaints = '';
  child.stderr.on('data', (data) => (complaints += String(data)));
  let printed = '';
  child.stdout.on('data', (data) => (printed += String(data)));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (data) => {
      const found = /(?:^|127\.0\.0\.1:)(\d+)\s*$/m.exec(String(data))?.[1];
      if (found !== undefined) resolve(Number(found));
    });
    void ended.then(() => reject(new Error(`the endpoint ended\n${complaints}`)));
  });
  return {
    port,
    close: async () => {
      if (child.exitCode !== null) throw new Error(`the endpoint ended with ${child.exitCode}\n${complaints}`);
      child.kill();
      await ended;
      return printed;
    },
  };
}

/** Returns the arguments of Node that serve an endpoint and print its port. */
function commandOf(folder: string, framework: Framework): readonly string[] {
  if (framework.server === 'next')
    return ['node_modules/next/dist/bin/next', 'start', '--hostname', '127.0.0.1', '--port', '0'];
  return ['serve.mjs', framework.server, pathToFileURL(join(folder, `${fileNameOf(framework)}.js`)).href];
}
