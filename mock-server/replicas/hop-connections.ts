import type { Server } from 'node:http';
import { Agent } from 'node:https';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { createServer } from 'node:tls';
import { unrefTimer } from '../time/timers';

/**
 * With these ciphers neither side has a certificate, and no handshake ends without the key; in TLS 1.3 one could end with a
 * certificate instead. The keys of each connection are its own: who learns the key later cannot read what was recorded.
 */
const protocol = {
  minVersion: 'TLSv1.2' as const,
  maxVersion: 'TLSv1.2' as const,
  ciphers: 'ECDHE-PSK-CHACHA20-POLY1305',
  /**
   * The versions of what replicas say to each other, the best one first. Both ends use the first one that both know, and there
   * is no connection without one. A release that changes what they say adds a version, and goes on to speak the former one.
   */
  ALPNProtocols: ['payments-sandbox-hop/1'],
};

/** The name of the key. It is sent in clear. */
const IDENTITY = 'replica of payments-sandbox';

/** The first byte of a TLS handshake. No request begins with it. */
const HANDSHAKE = 0x16;
/** A closing server waits for handshakes. */
const HANDSHAKE_MS = 5000;

/** A replica of an older release closes an idle connection after five seconds: this side is first. */
const IDLE_CONNECTION_MS = 4000;

/** Returns an agent that keeps connections to the replicas that have the same key. */
export function hopAgent(key: () => Uint8Array): Agent {
  return new Agent({
    ...protocol,
    keepAlive: true,
    noDelay: true,
    timeout: IDLE_CONNECTION_MS,
    pskCallback: () => ({ psk: key(), identity: IDENTITY }),
    // The key tells who responds, and there is no certificate.
    checkServerIdentity: () => undefined,
  });
}

/** Connections on which a server takes requests. */
export interface RequestConnections {
  readonly add: (socket: Duplex) => void;
  readonly delete: (socket: Duplex) => void;
}

/** The connections that replicas with the same key have made to the port of this one. */
export class HopConnections {
  readonly #key: () => Uint8Array;
  readonly #hops = new WeakSet<Duplex>();

  constructor(key: () => Uint8Array) {
    this.#key = key;
  }

  /** Whether a socket belongs to a replica. */
  has(socket: Duplex): boolean {
    return this.#hops.has(socket);
  }

  /**
   * Lets a server of HTTP take TLS connections of replicas, too. `connections` has those that are open: one that turns out to be
   * TLS is deleted, and added as what is within it after the handshake.
   */
  takeFrom(server: Server, connections: RequestConnections): void {
    const listeners = server.listeners('connection');
    const serveHttp = (socket: Duplex) => {
      for (const listener of listeners) Reflect.apply(listener, server, [socket]);
    };
    const tls = createServer({
      ...protocol,
      handshakeTimeout: HANDSHAKE_MS,
      pskCallback: (_socket, identity) => (identity === IDENTITY ? this.#key() : null),
    });
    // Also one that takes too long.
    tls.on('tlsClientError', (_error, socket) => socket.destroy());
    tls.on('secureConnection', (hop) => {
      this.#hops.add(hop);
      connections.add(hop);
      serveHttp(hop);
    });
    server.removeAllListeners('connection');
    server.on('connection', (socket: Socket) =>
      onFirstByte(socket, server.headersTimeout, (byte) => {
        if (byte !== HANDSHAKE) return serveHttp(socket);
        connections.delete(socket);
        tls.emit('connection', socket);
      }),
    );
  }
}

/** Calls back with the first byte of a connection, which is read again by who reads next. Closes a connection that sends none. */
function onFirstByte(socket: Socket, timeoutMs: number, run: (byte: number) => void): void {
  const cancel = unrefTimer(() => socket.destroy(), timeoutMs);
  // It is followed by `close`.
  socket.on('error', () => undefined);
  socket.once('close', cancel);
  socket.once('readable', () => {
    cancel();
    const bytes: unknown = socket.read();
    if (!(bytes instanceof Uint8Array)) return socket.destroy();
    socket.unshift(bytes);
    return run(bytes[0] ?? 0);
  });
}
