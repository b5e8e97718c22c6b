import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import { Agent, get, Server } from 'node:http';
import { Server as HttpsServer } from 'node:https';
import { expect, onTestFinished, test } from 'vitest';
import { startWebhookServer } from '../../cli/commands/listen/webhook-server';
import { startProxy } from '../../cli/commands/record/proxy';
import { createCertificate } from '../../cli/commands/start/certificate';
import { Meter } from '../../cli/metrics/meter';
import { createSandbox, serve } from '../../mock-server/server';
import { Front } from '../../mock-server/testing/explore/front';
import { closeAll, openTwo } from '../forwarding/two-replicas';
import { filesBelow } from '../support/files-below';
import { rawHttp } from '../support/raw-http';

/** The longest time for which common load balancers keep an idle connection: nginx has it as its default. */
const BALANCER_IDLE_MS = 75_000;

const certificate = createCertificate(['127.0.0.1']);
const target = { origin: new URL('http://127.0.0.1:2'), pathOf: (path: string) => path };
const ignored = { onExchange: () => undefined, onIncomplete: () => undefined };

interface Opened {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Each server of the project, by the file that creates it. */
const listeners: readonly (readonly [name: string, file: string, open: () => Promise<Opened>])[] = [
  ['the sandbox', 'mock-server/fronts/http.ts', () => serve(createSandbox())],
  ['the sandbox with TLS', 'mock-server/fronts/http.ts', () => serve(createSandbox(), { tls: certificate })],
  ['a replica', 'mock-server/fronts/http.ts', async () => ({ url: (await openTwo()).receiver.url, close: closeAll })],
  [
    'the metrics',
    'mock-server/fronts/http.ts',
    () => {
      const meter = new Meter({});
      const sandbox = createSandbox();
      meter.setSandbox(sandbox);
      return meter.serve(sandbox, 0, '127.0.0.1');
    },
  ],
  [
    'a search of schedules',
    'mock-server/testing/explore/front.ts',
    async () => {
      const front = await Front.listen();
      const { baseUrl, end } = front.add(createSandbox().respond);
      return { url: new URL(baseUrl).origin, close: async () => end() };
    },
  ],
  ['record', 'cli/commands/record/proxy.ts', () => startProxy(0, target, [], ignored)],
  ['listen', 'cli/commands/listen/webhook-server.ts', () => startWebhookServer(() => Promise.resolve(200))],
];

/** Returns the server of node:http behind a URL. */
async function serverBehind(url: string): Promise<Server> {
  const servers: Server[] = [];
  const onRequest = (message: unknown) => {
    const server = typeof message === 'object' && message && 'server' in message ? message.server : undefined;
    if (server instanceof Server || server instanceof HttpsServer) servers.push(server);
  };
  subscribe('http.server.request.start', onRequest);
  await rawHttp(url, { path: '/_sandbox/health', ca: certificate.cert });
  unsubscribe('http.server.request.start', onRequest);
  const [server] = servers;
  return server ?? expect.unreachable(`no server at ${url}`);
}

test.each(listeners)('%s keeps idle connections longer than load balancers do', async (_name, _file, open) => {
  const { url, close } = await open();
  onTestFinished(close);
  const { keepAliveTimeout, headersTimeout, requestTimeout } = await serverBehind(url);
  expect(keepAliveTimeout).toBeGreaterThan(BALANCER_IDLE_MS);
  expect(headersTimeout).toBeGreaterThan(keepAliveTimeout);
  expect(requestTimeout === 0 || requestTimeout > headersTimeout).toBe(true);
});

test('there is no other server of node:http', () => {
  const creates = /\{[^}]*\bcreateServer\b[^}]*\} (?:from |= process\.getBuiltinModule\()'node:https?'/;
  const files = ['cli', 'mock-server', 'sdk']
    .flatMap(filesBelow)
    .filter((file) => /\.tsx?$/.test(file) && creates.test(readFileSync(file, 'utf8')));
  expect(files.sort()).toEqual([...new Set(listeners.map(([, file]) => file))].sort());
});

/** Sends a request, and leaves the connection open. */
function ask(url: string, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume().on('end', () => resolve(String(response.headers['keep-alive'])));
    }).on('error', reject);
  });
}

test.each(listeners.filter(([name]) => !name.endsWith('TLS')))(
  '%s closes at once, whatever connections are idle',
  async (_name, _file, open) => {
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    const { url, close } = await open();
    expect(await ask(url, agent)).toBe('timeout=80');
    await close();
  },
);
