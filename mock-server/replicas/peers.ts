import type { Observer } from '../platform/observer';
import { elapsed } from '../time/clock';
import { sleep } from '../time/timers';
import { isLoopback } from '../wire/host';
import type { App, RequestHeaders, WireRequest } from '../wire/message';
import type { WireResponse } from '../wire/envelope';
import { Forwarder } from './forward';
import { type ForwardedRequest, hopSecret, readForwarded } from './forwarded-request';
import type { Placement } from './placement-port';
import { type Peers, respondAtOwner } from './respond-at-owner';
import { respondToPeer } from './respond-to-peer';

/** The other replicas of a sandbox. */
export interface ReplicaPeers {
  /** Returns an app that responds to a request where its platform is owned. */
  readonly atOwner: (app: App, port: Pick<Peers, 'refuse' | 'isClosing'>) => App;
  /**
   * Returns what another replica says about a request that it forwards; undefined for every other request. Without a control
   * token, replicas know each other on loopback addresses only.
   */
  readonly forwardedBy: (
    headers: Pick<RequestHeaders, 'get'>,
    remoteAddress: string | undefined,
  ) => ForwardedRequest | undefined;
  /** Whether a forwarded request proves that it is from a replica: its `Host` is then not checked. */
  readonly areAuthenticated: boolean;
  /** Responds to a forwarded request. */
  readonly respondTo: (app: App, request: WireRequest) => Promise<WireResponse>;
  /** Ends the connections of forwarded requests that have waited for long. */
  readonly interrupt: () => void;
  readonly close: () => void;
}

export interface PeerOptions {
  /** The id of this replica. */
  readonly id: string;
  readonly controlToken: string | undefined;
  /** Receives the outcome of each request that was forwarded. */
  readonly observer?: Pick<Observer, 'hop'> | undefined;
}

/** Connects a replica with the others. */
export function connectPeers(placement: Placement, { id, controlToken, observer }: PeerOptions): ReplicaPeers {
  const secret = hopSecret(controlToken ?? '');
  const areAuthenticated = controlToken !== undefined;
  const forwarder = new Forwarder({ from: id, secret });
  return {
    areAuthenticated,
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
    forwardedBy: (headers, remoteAddress = '') =>
      areAuthenticated || isLoopback(remoteAddress.replace(/^::ffff:/, ''))
        ? readForwarded(headers, secret)
        : undefined,
    respondTo: respondToPeer,
    interrupt: () => forwarder.interrupt(),
    close: () => forwarder.close(),
  };
}
