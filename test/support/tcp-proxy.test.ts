import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TcpProxy } from './tcp-proxy';

let server: Server;
let proxy: TcpProxy;
/** Resolves with the next connection that the server accepts. */
let accepted: Promise<Socket>;

beforeEach(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  proxy = await TcpProxy.start(`postgres://user@127.0.0.1:${port}/db`);
  accepted = nextConnection();
});

afterEach(async () => {
  await proxy.close();
  server.close();
});

function nextConnection(): Promise<Socket> {
  return new Promise((resolve) => server.once('connection', (socket) => resolve(socket.on('error', () => undefined))));
}

async function connected(): Promise<{ readonly client: Socket; readonly far: Socket }> {
  const client = connect(proxy.port, '127.0.0.1');
  client.on('error', () => undefined);
  const far = await accepted;
  return { client, far };
}

/** Resolves with the bytes that arrive up to a full stop. */
function sentence(socket: Socket): Promise<string> {
  let text = '';
  return new Promise((resolve) => {
    socket.on('data', (bytes: Buffer) => {
      text += bytes.toString();
      if (text.endsWith('.')) resolve(text);
    });
  });
}

test('holds bytes and the end back until it passes again', async () => {
  const { client, far } = await connected();
  proxy.hold();
  const all = sentence(far);
  const ended = once(far, 'end');
  client.write('Held ');
  client.end('back.');
  await passedThrough();
  expect(far.bytesRead).toBe(0);
  proxy.pass();
  expect(await all).toBe('Held back.');
  await ended;
});

test('keeps the order when the delay changes', async () => {
  const { client, far } = await connected();
  const all = sentence(far);
  proxy.delay(30);
  client.write('First, ');
  await passedThrough();
  proxy.pass();
  client.write('second.');
  expect(await all).toBe('First, second.');
});

test('resets open connections and accepts new ones', async () => {
  const { client, far } = await connected();
  const closed = Promise.all([client, far].map((socket) => new Promise((resolve) => socket.once('close', resolve))));
  proxy.cut();
  await closed;
  expect(proxy.size).toBe(0);
  accepted = nextConnection();
  const next = await connected();
  const there = sentence(next.far);
  next.client.write('New.');
  expect(await there).toBe('New.');
});

/** Resolves after a new connection through another proxy has carried bytes: those that were sent before have arrived by then. */
async function passedThrough(): Promise<void> {
  const echo = createServer((socket) => socket.on('error', () => undefined).pipe(socket)).listen(0, '127.0.0.1');
  await once(echo, 'listening');
  const address = echo.address();
  const other = await TcpProxy.start(`tcp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
  const client = connect(other.port, '127.0.0.1');
  const back = sentence(client);
  client.write('Echo.');
  await back;
  client.destroy();
  await other.close();
  echo.close();
}
