import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'tsup';
import ts from 'typescript';
import { type Event, signWebhook } from '../../sdk';
import { output } from '../package/commands';
import { blockOf, type frameworks, readSample } from './guide';

export type Framework = (typeof frameworks)[number];

/** A webhook endpoint of the guide. */
interface Endpoint {
  readonly post: (body: string, headers: Readonly<Record<string, string>>) => Promise<Response>;
  readonly close: () => Promise<unknown>;
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
const nameOf = (framework: Framework): string => framework.replace('ts ', '');

/** Installs the frameworks and the SDK of this checkout into a folder, and compiles the endpoints of the guide there. */
export async function installFrameworks(folder: string, wanted: readonly Framework[]): Promise<void> {
  const sdk = join(folder, 'node_modules/payments-sandbox');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const packages = ['express@5', '@types/express@5', 'fastify@5'];
  await output(folder, 'npm', 'install', '--no-audit', '--no-fund', ...packages);
  await build({ config: false, entry: ['sdk/index.ts'], outDir: sdk, format: 'esm', noExternal: [/./], silent: true });
  await writeFile(join(sdk, 'package.json'), JSON.stringify({ type: 'module', exports: './index.js' }));
  for (const framework of wanted) {
    const block = blockOf(framework);
    const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
    await writeFile(join(folder, `${nameOf(framework)}.ts`), block);
    await writeFile(
      join(folder, `${nameOf(framework)}.js`),
      ts.transpileModule(block, { compilerOptions: options }).outputText,
    );
  }
  process.env['WEBHOOK_SECRET'] = secret;
}

/** Compiles the endpoints with the types of their frameworks and of the SDK. */
export async function typeCheck(folder: string, wanted: readonly Framework[]): Promise<void> {
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
  const files = wanted.map((framework) => `${nameOf(framework)}.ts`);
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  await output(folder, resolve('node_modules/.bin/tsc'), '-p', folder);
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

/** Sends the deliveries to the endpoint of a framework. Returns the names of wrong responses, and the number of deliveries. */
export async function checkFramework(folder: string, framework: Framework) {
  const endpoint = await open(framework, pathToFileURL(join(folder, `${nameOf(framework)}.js`)).href);
  try {
    const cases = await endpointCases();
    const failures: string[] = [];
    for (const { name, body, headers, expected } of cases) {
      const response = await endpoint.post(body, headers);
      const found = `${response.status} ${(await response.text()).slice(0, MAX_SHOWN_CHARACTERS)}`;
      if (found !== expected) failures.push(`${name}: ${found} instead of ${expected}`);
    }
    return { count: cases.length, failures };
  } finally {
    await endpoint.close();
  }
}

/** Opens the endpoint of a module of the guide. */
async function open(framework: Framework, module: string): Promise<Endpoint> {
  if (framework === 'ts next') {
    const { POST }: { POST: (request: Request) => Promise<Response> } = await import(module);
    const post: Endpoint['post'] = (body, headers) =>
      POST(new Request('http://next.test/webhooks', { method: 'POST', body, headers }));
    return { post, close: () => Promise.resolve() };
  }
  if (framework === 'ts express') {
    const { app }: { app: RequestListener } = await import(module);
    const server = createServer(app);
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    return {
      post: postTo(`http://127.0.0.1:${port}`),
      close: () => new Promise((closed) => server.close(closed)),
    };
  }
  const { app }: { app: FastifyApp } = await import(module);
  return { post: postTo(await app.listen({ port: 0, host: '127.0.0.1' })), close: () => app.close() };
}

/** The part of a Fastify server that is used here. */
interface FastifyApp {
  listen(options: { readonly port: number; readonly host: string }): Promise<string>;
  close(): Promise<unknown>;
}

function postTo(url: string): Endpoint['post'] {
  return (body, headers) => fetch(`${url}/webhooks`, { method: 'POST', body, headers });
}
