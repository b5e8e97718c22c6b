import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Observer } from '../platform/observer';
import { elapsed } from '../time/clock';
import { sleep } from '../time/timers';
import type { App, RequestHeaders, WireRequest } from '../wire/message';
import type { WireResponse } from '../wire/envelope';
import { Forwarder } from './forward';
import { type ForwardedRequest, readForwarded } from './forwarded-request';
import { HopConnections, type RequestConnections } from './hop-connections';
import type { Placement } from './placement-port';
import { type Peers, respondAtOwner } from './respond-at-owner';
import { respondToPeer } from './respond-to-peer';

/** The other replicas of a sandbox. */
export interface ReplicaPeers {
  /** Returns an app that responds to a request where its platform is owned. */
  readonly atOwner: (app: App, port: Pick<Peers, 'refuse' | 'isClosing'>) => App;
  /** Lets a server take the connections of other replicas, too. */
  readonly takeFrom: (server: Server, connections: RequestConnections) => void;
  /**
   * Returns what another replica says about a request that it forwards; undefined for every other request, whatever its headers
   * say.
   */
  readonly forwardedBy: (socket: Duplex, headers: Pick<RequestHeaders, 'get'>) => ForwardedRequest | undefined;
  /** Responds to a forwarded request. */
  readonly respondTo: (app: App, request: WireRequest) => Promise<WireResponse>;
  /** Ends the connections of forwarded requests that have waited for long. */
  readonly interrupt: () => void;
  readonly close: () => void;
}

export interface PeerOptions {
  /** The id of this replica. */
  readonly id: string;
  /** Returns the key by which the replicas of a database know each other: 32 bytes. */
  readonly key: () => Uint8Array;
  /** Receives the outcome of each request that was forwarded. */
  readonly observer?: Pick<Observer, 'hop'> | undefined;
}

/** Connects a replica with the others. */
export function connectPeers(placement: Placement, { id, key, observer }: PeerOptions): ReplicaPeers {
  const forwarder = new Forwarder({ from: id, key });
  const hops = new HopConnections(key);
  return {
    atOwner: (app, port) =>
      respondAtOwner(app, placement, {
        ...port,
        forward: async (request, target) => {
          const forwarded = await forwarder.forward(request, target);
          observer?.hop?.(forwarded.outcome === 'not_carried_out' ? forwarded.why : forwarded.outcome);
          return forwarded;
        },
        pause: sleep,
        elapsed,
      }),
    takeFrom: (server, connections) => hops.takeFrom(server, connections),
    forwardedBy: (socket, headers) => (hops.has(socket) ? readForwarded(headers) : undefined),
    respondTo: respondToPeer,
    interrupt: () => forwarder.interrupt(),
    close: () => forwarder.close(),
  };
}
