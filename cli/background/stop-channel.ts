import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { rmSync } from 'node:fs';
import { isWindows } from '../operating-system';
import { socketOf } from './place-of-run';

/** A sandbox that can be asked to stop. */
export interface RunningSandbox {
  readonly url: string;
  readonly pid: number;
}

export interface StopChannel {
  /** Takes no more requests to stop. Connections stay open until the process ends: that is how the other side sees its end. */
  readonly close: () => void;
}

const STOP = 'stop\n';

/** Time limit for a sandbox that was asked to stop: it finishes requests in progress first. */
const STOP_LIMIT_MS = 15_000;

/**
 * Lets `stop` end this process: by a socket that only this user can open. No pid is sent a signal, and a file that a dead process
 * has left leads nowhere. Rejects if the socket cannot be created.
 */
export async function openStopChannel(
  folder: string,
  sandbox: RunningSandbox,
  onStop: () => void,
): Promise<StopChannel> {
  const path = socketOf(folder, portOf(sandbox.url));
  const server = createServer((socket) => {
    socket.on('error', () => undefined).unref();
    socket.setEncoding('utf8').once('data', (text) => String(text) === STOP && onStop());
    socket.write(`${JSON.stringify(sandbox)}\n`);
  });
  // The port is held by this process, so a socket of its number that refuses connections is of a dead one.
  if ((await connectTo(path)) !== undefined) throw new Error(`${path} is in use`);
  if (!isWindows) rmSync(path, { force: true });
  await listen(server, path);
  server.unref();
  return { close: () => void server.close() };
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(path, () => {
      server.off('error', reject).on('error', () => undefined);
      resolve();
    });
  });
}

/** Stops the sandbox that was started in a folder on a port, and waits until its process has ended. Undefined if none runs. */
export async function stopSandbox(
  folder: string,
  port: number,
  limitMs = STOP_LIMIT_MS,
): Promise<RunningSandbox | undefined> {
  const socket = await connectTo(socketOf(folder, port));
  if (socket === undefined) return undefined;
  return new Promise((resolve, reject) => {
    let text = '';
    const limit = setTimeout(() => {
      socket.destroy();
      reject(new Error(`The sandbox on port ${port} did not end within ${limitMs / 1000} seconds.`));
    }, limitMs);
    socket.setEncoding('utf8').on('data', (part) => (text += String(part)));
    socket
      .on('error', () => undefined)
      .once('close', () => {
        clearTimeout(limit);
        // Without a line, it was about to end already.
        const sandbox: unknown = text.endsWith('\n') ? JSON.parse(text) : undefined;
        resolve(isSandbox(sandbox) ? leftProcesses(sandbox) : undefined);
      });
    socket.write(STOP);
  });
}

/** Time limit for the last steps of a process. Without anybody who asks for its exit code, the system lists it for longer. */
const LEAVE_LIMIT_MS = 1_000;
const POLL_MS = 10;

/** Resolves once the system does not list the process any more, which has closed everything by now. Signal 0 is none. */
async function leftProcesses(sandbox: RunningSandbox): Promise<RunningSandbox> {
  const isListed = () => {
    try {
      return process.kill(sandbox.pid, 0);
    } catch {
      return false;
    }
  };
  for (const deadline = performance.now() + LEAVE_LIMIT_MS; isListed() && performance.now() < deadline;)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  return sandbox;
}

const isSandbox = (value: unknown): value is RunningSandbox =>
  typeof value === 'object' && value !== null && 'url' in value && 'pid' in value;

const NOBODY = ['ENOENT', 'ECONNREFUSED'];

/** Connects to a socket. Undefined without a listener. */
function connectTo(path: string): Promise<Socket | undefined> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(path, () => resolve(socket));
    socket.once('error', (error) => {
      if ('code' in error && NOBODY.includes(String(error.code))) resolve(undefined);
      else reject(error);
    });
  });
}

/** Returns the port of an address. */
export const portOf = (url: string): number => {
  const { port, protocol } = new URL(url);
  return Number(port || (protocol === 'https:' ? 443 : 80));
};
