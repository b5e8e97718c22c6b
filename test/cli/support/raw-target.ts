import { connect, createServer, type Socket } from 'node:net';
import { listen } from '../../support/listen';

/** A server of raw bytes: what it sends need not be HTTP. */
export interface RawTarget {
  readonly url: string;
  /** The bytes of each connection, as latin1. */
  readonly received: readonly string[];
  readonly close: () => void;
}

/** Starts a server that answers the first bytes of each connection. */
export async function startRawTarget(answer: (socket: Socket, received: string) => void): Promise<RawTarget> {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    const index = received.push('') - 1;
    socket.setEncoding('latin1').on('data', (text: string) => {
      const isFirst = received[index] === '';
      received[index] += text;
      if (isFirst) answer(socket, text);
    });
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
  });
  const port = await listen(server);
  const close = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { url: `http://127.0.0.1:${port}`, received, close };
}

/** Sends raw bytes to a URL. Resolves to everything that comes back, as latin1, when the connection has ended. */
export function sendRaw(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let text = '';
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    socket.setEncoding('latin1').on('data', (piece: string) => (text += piece));
    socket.on('error', () => undefined);
    socket.on('end', () => socket.destroy());
    socket.once('close', () => resolve(text));
    socket.write(bytes, 'latin1');
  });
}
