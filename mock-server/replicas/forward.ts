import type { ClientRequest, IncomingMessage } from 'node:http';
import { request as sendRequest } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ConnectionDropped } from '../faults/connection-dropped';
import { elapsed } from '../time/clock';
import { unrefTimer } from '../time/timers';
import type { ByteStream, WireResponse } from '../wire/envelope';
import type { WireRequest } from '../wire/message';
import { HOP_PATH, hopHeaders } from './forwarded-request';
import { outcomeOf, responseFrom } from './forwarded-response';
import { hopAgent } from './hop-connections';
import { URL } from '../../spec/vocabulary/globals';

/** The outcome of a request that was forwarded. */
export type Forwarded =
  | { readonly outcome: 'response'; readonly response: WireResponse }
  /** It was not carried out, so it can be placed again. */
  | { readonly outcome: 'not_carried_out'; readonly why: 'not_owner' | 'unreachable'; readonly reason: string }
  /** It was sent, and the owner may have carried it out. */
  | { readonly outcome: 'unknown' }
  /** The connection of the caller is to be ended without a response. */
  | { readonly outcome: 'dropped' };

export interface ForwardOptions {
  /** The id of this replica. */
  readonly from: string;
  /** Returns the key by which the replicas of a database know each other. */
  readonly key: () => Uint8Array;
}

/** A replica, and the platform for which a request is forwarded to it. */
export interface Target {
  readonly url: string;
  readonly platform: string;
  /** Calls back once the replica does not own the platform any more. Returns a function that ends the observation. */
  readonly onMoved: (run: () => void) => () => void;
}

/** Longest time to connect to another replica. A response may take any time. */
const CONNECT_MS = 1000;

const LONG_WAIT_MS = 2000;

const NO_PEER = 'the server asked is not a replica of the same database, or one of an older release';

/** Forwards requests to other replicas, over connections that are kept. */
export class Forwarder {
  readonly #from: string;
  readonly #agent: ReturnType<typeof hopAgent>;
  readonly #hosts = new Map<string, URL>();
  readonly #pending = new Set<Exchange>();

  constructor({ from, key }: ForwardOptions) {
    this.#from = from;
    this.#agent = hopAgent(key);
  }

  /** Forwards a request. A body that is a stream is read only when the owner asks for it. Never rejects. */
  async forward(request: WireRequest, { url, platform, onMoved }: Target): Promise<Forwarded> {
    const { host, hostname, port } = this.#urlOf(url);
    const headers = hopHeaders(request, { from: this.#from, platform, host });
    const hasBody = request.stream !== undefined || (request.body !== null && request.body !== '');
    if (request.stream) headers.push('Transfer-Encoding', 'chunked', 'Expect', '100-continue');
    else if (hasBody) headers.push('Content-Length', String(Buffer.byteLength(request.body ?? '')));
    const outgoing = sendRequest({
      agent: this.#agent,
      // Brackets belong to the URL only.
      host: hostname.replace(/^\[(.*)\]$/, '$1'),
      port: port === '' ? 80 : Number(port),
      method: hasBody ? 'POST' : 'GET',
      path: HOP_PATH,
      headers,
    });
    const exchange = new Exchange(outgoing);
    this.#pending.add(exchange);
    const endObservation = onMoved(() => exchange.abandon('the owner of the platform changed'));
    exchange.onClose(() => {
      endObservation();
      this.#pending.delete(exchange);
    });
    if (request.stream) exchange.sendStream(request.stream);
    else outgoing.end(hasBody ? request.body : undefined);
    return exchange.result;
  }

  /** Ends the connections of the requests that have waited for long: a fault may hold them at the owner. A stream goes on. */
  interrupt(): void {
    const long = elapsed() - LONG_WAIT_MS;
    for (const exchange of this.#pending) if (exchange.began < long && exchange.isWaiting) exchange.drop();
  }

  /** Closes the connections. */
  close(): void {
    for (const exchange of this.#pending) exchange.abandon('this replica is ending');
    this.#agent.destroy();
  }

  #urlOf(url: string): URL {
    const known = this.#hosts.get(url);
    if (known) return known;
    const parsed = new URL(url);
    this.#hosts.set(url, parsed);
    return parsed;
  }
}

/** One request to another replica, and how far it came. */
class Exchange {
  readonly result: Promise<Forwarded>;
  /** The instant at which it began, on the monotonic clock. */
  readonly began = elapsed();
  readonly #outgoing: ClientRequest;
  #settle: (result: Forwarded) => void = () => undefined;
  #isConnected = false;
  /** Whether anything was sent that the owner can carry out: of a streamed body, its first chunk. */
  #isSent = false;
  #isStream = false;
  #isResponding = false;

  constructor(outgoing: ClientRequest) {
    this.#outgoing = outgoing;
    this.result = new Promise((resolve) => (this.#settle = resolve));
    let isReached = false;
    // What listens there cannot end the handshake without the key of this database.
    outgoing.on('error', (error) => this.#fail(isReached ? NO_PEER : error.message));
    outgoing.on('response', (message) => void this.#receive(message));
    outgoing.on('socket', (socket) => {
      const connected = () => {
        this.#isConnected = true;
      };
      if (!socket.connecting) return connected();
      const cancel = unrefTimer(() => this.abandon(`no connection within ${CONNECT_MS} ms`), CONNECT_MS);
      socket
        .once('connect', () => (isReached = true))
        .once('connect', cancel)
        .once('close', cancel);
      // Nothing of the request is sent before.
      socket.once('secureConnect', connected);
    });
  }

  /** Whether nothing was sent or received that is a stream. */
  get isWaiting(): boolean {
    return !this.#isStream && !this.#isResponding;
  }

  onClose(run: () => void): void {
    this.#outgoing.once('close', run);
  }

  /** Sends a body once the owner has asked for it. */
  sendStream(body: ByteStream): void {
    this.#isStream = true;
    this.#outgoing.once('continue', () => {
      this.#isSent = true;
      pipeline(Readable.from(body), this.#outgoing).catch((error: unknown) => {
        // The caller disconnected.
        if (error instanceof ConnectionDropped) this.drop();
      });
    });
    this.#outgoing.flushHeaders();
  }

  /** Ends the connection to the owner. */
  abandon(reason: string): void {
    this.#fail(reason);
    this.#outgoing.destroy();
  }

  /** Ends the connections to the owner and, without a response, to the caller. */
  drop(): void {
    this.#settle({ outcome: 'dropped' });
    this.#outgoing.destroy();
  }

  /** Only the first result counts. */
  #fail(reason: string): void {
    const isSent = this.#isStream ? this.#isSent : this.#isConnected;
    this.#settle(isSent ? { outcome: 'unknown' } : { outcome: 'not_carried_out', why: 'unreachable', reason });
  }

  async #receive(message: IncomingMessage): Promise<void> {
    const outcome = outcomeOf(message);
    this.#isResponding = outcome === 'response';
    if (outcome === 'response') {
      try {
        this.#settle({ outcome, response: await responseFrom(message) });
      } catch {
        this.#fail('the response broke off');
      }
    } else {
      message.resume();
      const result = resultWithout(outcome);
      // A stream that was begun cannot be sent again.
      const isOver = this.#isStream && this.#isSent && result.outcome === 'not_carried_out';
      this.#settle(isOver ? { outcome: 'unknown' } : result);
    }
    // The rest of a body that the owner does not want would block the connection.
    if (!this.#outgoing.writableEnded) this.#endUnsent(message);
  }

  /** A body that was not asked for is not sent: its connection cannot be used again. */
  #endUnsent(message: IncomingMessage): void {
    if (this.#isSent) return;
    if (message.readableEnded) this.#outgoing.destroy();
    else message.once('end', () => this.#outgoing.destroy());
  }
}

function resultWithout(outcome: 'not_owner' | 'lost' | 'dropped' | undefined): Forwarded {
  if (outcome === 'dropped') return { outcome };
  if (outcome === 'lost') return { outcome: 'unknown' };
  if (outcome === 'not_owner')
    return { outcome: 'not_carried_out', why: outcome, reason: 'the replica asked does not own the platform' };
  const reason = 'the replica asked does not accept the forwarded request: it is one of another release';
  return { outcome: 'not_carried_out', why: 'unreachable', reason };
}
