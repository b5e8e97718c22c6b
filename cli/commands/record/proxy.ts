import { createServer } from 'node:http';
import { connectionTimeouts } from '../../../mock-server/fronts/connection-timeouts';
import { Passage, type PassListener, type Target } from './pass-on';

/** A proxy that is running. */
export interface Proxy {
  readonly url: string;
  readonly port: number;
  /** Ends all connections. */
  readonly close: () => Promise<void>;
}

/** Connections that may wait to be accepted: by default fewer, and a client then tries again after a second or more. */
const BACKLOG = 4096;

/** Starts a proxy on the loopback interface. Rejects if the port is in use. */
export async function startProxy(port: number, target: Target, listener: PassListener): Promise<Proxy> {
  const passage = new Passage(target, listener);
  // How long a request may take is the target's to decide.
  const server = createServer({ ...connectionTimeouts, requestTimeout: 0 }, (incoming, outgoing) =>
    passage.passOn(incoming, outgoing),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: '127.0.0.1', backlog: BACKLOG }, resolve);
  });
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
      passage.close();
    });
  return { url: `http://127.0.0.1:${bound}`, port: bound, close };
}
