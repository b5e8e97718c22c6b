import { ConnectionDropped } from '../faults/connection-dropped';
import { endingReplica, notPlaced, ownerLost, reasonOf } from '../platform/availability';
import { isSandboxError, type SandboxError } from '../sandbox-error';
import { isOwnedElsewhere } from '../store/journal/owned-elsewhere-error';
import { waitAtMost } from '../time/waiting';
import type { WireResponse } from '../wire/envelope';
import type { App, WireRequest } from '../wire/message';
import { isRepeatable } from '../wire/repeatable';
import type { Forwarded, Target } from './forward';
import { isHeldStill, whileHeld } from './held-response';
import type { Place, Placement } from './placement-port';
import { addressOfRequest, platformOfRequest } from './platform-of-request';
import { withoutResponse } from './respond-to-peer';

/** The other replicas, and the app's response to requests that it cannot place. */
export interface Peers {
  readonly forward: (request: WireRequest, target: Target) => Promise<Forwarded>;
  /** Responds with an error, as the app does. */
  readonly refuse: (request: WireRequest, error: SandboxError) => Promise<WireResponse>;
  /** Whether this replica is being closed, and carries out nothing new. */
  readonly isClosing: () => boolean;
  /** Resolves after some milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Milliseconds of a monotonic clock. */
  readonly elapsed: () => number;
}

/** Pause between two looks for the owner. */
const PAUSE_MS = 10;
/** A look that began so shortly before its deadline says nothing about the database. */
const LATE_MS = 500;

/** The outcome of a request at one place. */
type Attempt = Forwarded | { readonly outcome: 'waiting'; readonly reason: string };

/** A place, or the reason why it could not be found. */
type Found = Place | { readonly at: 'wait'; readonly reason: string };

/**
 * Returns an app that responds to a request where its platform is owned: here, or at another replica, one hop away. If nobody
 * owns the platform, the app opens it, which claims it. A request that names no platform, or one that does not exist, is for the
 * app here.
 */
export function respondAtOwner(app: App, placement: Placement, peers: Peers): App {
  const placer = new RequestPlacer(app, placement, peers);
  return (request) => {
    if (request.forwardedBy !== undefined) return placer.respondIfOwned(request);
    const id = platformOfRequest(request);
    if (id !== '' && placement.owns(id) && !peers.isClosing()) return placer.respondHere(request);
    if (id === '' && addressOfRequest(request) === '') return app(request);
    return placer.place(request);
  };
}

/** Responds to requests here, if this replica owns the platform, and places all others. */
class RequestPlacer {
  readonly #app: App;
  readonly #placement: Placement;
  readonly #peers: Peers;

  constructor(app: App, placement: Placement, peers: Peers) {
    this.#app = app;
    this.#placement = placement;
    this.#peers = peers;
  }

  /** Responds to a request of another replica, but only if this one owns the platform. It is never forwarded again. */
  async respondIfOwned(request: WireRequest): Promise<WireResponse> {
    const { placedOn: id = '' } = request;
    if (this.#peers.isClosing()) return withoutResponse('not_owner');
    if (!this.#placement.owns(id) && !(await this.#placement.confirm(id))) return withoutResponse('not_owner');
    const attempt = await this.#tryHere(request);
    if (attempt.outcome === 'response') return attempt.response;
    return withoutResponse(attempt.outcome === 'not_carried_out' ? 'not_owner' : 'lost');
  }

  /** Responds to a request for a platform that this replica owns. Places it if the platform is lost meanwhile. */
  async respondHere(request: WireRequest): Promise<WireResponse> {
    const attempt = await this.#tryHere(request);
    if (attempt.outcome === 'response') return attempt.response;
    if (attempt.outcome === 'unknown' && !isRepeatable(request)) return this.#peers.refuse(request, ownerLost());
    return this.place(request);
  }

  /** Responds to a request at the owner of its platform, wherever that is. */
  async place(request: WireRequest): Promise<WireResponse> {
    const deadline = this.#peers.elapsed() + this.#placement.holdMs;
    const id = platformOfRequest(request);
    if (id !== '') return this.#respondOn(id, request, deadline);
    const owners = await this.#ownersOf(addressOfRequest(request), deadline);
    if (isSandboxError(owners)) return this.#peers.refuse(request, owners);
    // A seed file may have brought an id to several platforms: the first that has it still responds.
    let response: WireResponse | undefined;
    for (const owner of owners) {
      response = await this.#respondOn(owner, { ...request, placedOn: owner }, deadline);
      if (response.status !== 404) return response;
    }
    return response ?? this.#app(request);
  }

  /** Returns the platforms that have an address, or the error of a request whose platforms are not known in time. */
  async #ownersOf(address: string, deadline: number): Promise<readonly string[] | SandboxError> {
    for (;;) {
      try {
        return await this.#before(deadline, this.#placement.owners(address));
      } catch (error) {
        if (this.#peers.elapsed() >= deadline) return notPlaced(reasonOf(error));
      }
      await this.#peers.pause(PAUSE_MS);
    }
  }

  async #respondOn(id: string, request: WireRequest, deadline: number): Promise<WireResponse> {
    let until = deadline;
    /** The reason why the last replica that was asked did not respond. */
    let reason: string | undefined;
    for (let attempts = 1; ; attempts++) {
      const began = this.#peers.elapsed();
      const place = await this.#find(id, until, reason);
      if (place.at === 'nowhere') return this.#app(request);
      if (place.at === 'here' && this.#peers.isClosing()) return this.#peers.refuse(request, endingReplica());
      const attempt = await this.#attempt(id, request, place, reason);
      if (attempt.outcome === 'response') return attempt.response;
      if (attempt.outcome === 'dropped') throw new ConnectionDropped();
      if (attempt.outcome === 'unknown' && !isRepeatable(request)) return this.#peers.refuse(request, ownerLost());
      const now = this.#peers.elapsed();
      // While a request is under way it is not held.
      if (attempt.outcome === 'unknown') until += now - began;
      if (attempt.outcome === 'not_carried_out') ({ reason } = attempt);
      if (now >= until) return this.#peers.refuse(request, notPlaced(reasonNotPlaced(attempt)));
      if (attempt.outcome === 'waiting' || attempts > 1) await this.#peers.pause(PAUSE_MS);
    }
  }

  async #find(id: string, deadline: number, reason: string | undefined): Promise<Found> {
    const isLate = deadline - this.#peers.elapsed() < LATE_MS;
    try {
      return await this.#before(deadline, this.#placement.find(id), isLate ? reason : undefined);
    } catch (error) {
      return { at: 'wait', reason: reasonOf(error) };
    }
  }

  /** Rejects when the database has not responded by an instant: the request is then not held any longer. */
  async #before<Result>(
    deadline: number,
    result: Promise<Result>,
    reason = 'the database does not respond',
  ): Promise<Result> {
    const found = await waitAtMost<Result>(deadline - this.#peers.elapsed(), (resolve, reject) => {
      result.then(resolve, reject);
      return () => undefined;
    });
    if (found === undefined) throw new Error(reason);
    return found;
  }

  async #attempt(id: string, request: WireRequest, place: Found, reason: string | undefined): Promise<Attempt> {
    if (place.at === 'replica') return this.#tryAt(place.url, id, request);
    if (place.at === 'here') {
      const attempt = await this.#tryHere({ ...request, placedOn: id });
      if (attempt.outcome !== 'not_carried_out') return attempt;
      this.#placement.forget(id, 'owned_elsewhere');
      return { ...attempt, reason: reason ?? attempt.reason };
    }
    return { outcome: 'waiting', reason: 'reason' in place ? place.reason : (reason ?? 'its owner is being replaced') };
  }

  async #tryAt(url: string, platform: string, request: WireRequest): Promise<Forwarded> {
    const onMoved = (run: () => void) => this.#placement.onMoved(platform, url, run);
    const forwarded = await this.#peers.forward(request, { url, platform, onMoved });
    if (forwarded.outcome === 'not_carried_out') this.#placement.forget(platform, forwarded.why);
    if (forwarded.outcome === 'unknown') this.#placement.forget(platform, 'unreachable');
    return forwarded;
  }

  /** Lets the app respond, which opens the platform if it is closed. A response of a term that is over is discarded. */
  async #tryHere(request: WireRequest): Promise<Forwarded> {
    const { lease } = this.#placement;
    const { term } = lease;
    try {
      const response = await this.#app(request);
      if (!(await isHeldStill(lease, term))) return { outcome: 'unknown' };
      return { outcome: 'response', response: whileHeld(response, lease, term) };
    } catch (error) {
      if (!isOwnedElsewhere(error)) throw error;
      return { outcome: 'not_carried_out', why: 'not_owner', reason: 'another replica has claimed the platform' };
    }
  }
}

function reasonNotPlaced(attempt: Attempt): string {
  return 'reason' in attempt ? attempt.reason : 'the owner of the platform did not respond';
}
