import { createServer } from 'node:http';
import { connectionTimeouts } from '../../../mock-server/fronts/connection-timeouts';
import { type PassListener, type Target, TargetConnections } from './pass-on';
import { findRefusal } from './passed-request';
import { Passing } from './passing';
import { refuseTunnel, sendRefusal } from './refusals';

/** A proxy that is running. */
export interface Proxy {
  readonly url: string;
  readonly port: number;
  /** Ends all connections. */
  readonly close: () => Promise<void>;
}

/** Connections that may wait to be accepted: by default fewer, and a client then tries again after a second or more. */
const BACKLOG = 4096;

/**
 * Starts a proxy on the loopback interface, with the bounds of the sandbox's own server. `allowHosts` are the host names that
 * requests and pages may have besides loopback names. Rejects if the port is in use.
 */
export async function startProxy(
  port: number,
  target: Target,
  allowHosts: readonly string[],
  listener: PassListener,
): Promise<Proxy> {
  const connections = new TargetConnections(target);
  // A client that uses a forward proxy sends the host of the target.
  const hosts = [target.origin.hostname, ...allowHosts];
  const open = new Set<Promise<void>>();
  const server = createServer(connectionTimeouts, (incoming, outgoing) => {
    const refusal = findRefusal(incoming, hosts, allowHosts);
    if (refusal === undefined) {
      const { ended } = new Passing(incoming, outgoing, connections, listener);
      open.add(ended);
      return void ended.then(() => open.delete(ended));
    }
    incoming.resume();
    sendRefusal(outgoing, refusal);
  });
  server.on('connect', (_, socket) => refuseTunnel(socket));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: '127.0.0.1', backlog: BACKLOG }, resolve);
  });
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  const close = async () => {
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
      connections.close();
    });
    await Promise.all(open);
  };
  return { url: `http://127.0.0.1:${bound}`, port: bound, close };
}
