import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { limits } from '../../spec/tables/limits';
import { basePathOption, hostNames } from '../domain/hosted-pages';
import { SandboxError } from '../sandbox-error';
import { ConnectionDropped } from '../faults/connection-dropped';
import { connectionTimeouts } from './connection-timeouts';
import { Connections } from './http-connections';
import { advertisedUrl, urlHost } from './network-urls';
import { NodeHeaders, type ReceivedFacts, send, wireRequestFrom } from './http-message';
import { takeUnread } from './http-unread';
import type { ForwardedRequest } from '../replicas/forwarded-request';
import type { ReplicaPeers } from '../replicas/peers';
import type { ThisReplica } from '../replicas/shared-sandbox';
import type { Sandbox } from '../sandbox';
import { batchedTick, endOfTick, separateTicks } from '../time/tick';
import { unrefTimer } from '../time/timers';
import { errorResponse, isEventStream, NO_STORE } from '../wire/envelope';
import { isHostAllowed, isLocalName, isLoopback } from '../wire/host';

/** Options of a server. */
export interface ServeOptions {
  /** The port to listen on. 0 selects a free port (default: 0). */
  readonly port?: number | undefined;
  /** The address to listen on (default: `127.0.0.1`). */
  readonly host?: string | undefined;
  /**
   * Host names that requests may use in addition to loopback names, the address itself and the hosts of the sandbox's
   * `checkoutUrl` and `onboardingUrl` (default: none). On an address that is not loopback, they may also use any name without a
   * dot. Rejects with a `RangeError` for a wildcard such as `*`.
   */
  readonly allowHosts?: readonly string[] | undefined;
  /**
   * The path below which others reach the server, such as `/pay` (default: the `basePath` of the sandbox). Rejects with a
   * `RangeError` for any other text.
   */
  readonly basePath?: string | undefined;
  /**
   * Serves https with this certificate (with its chain) and private key, as PEM (default: http). Rejects with the error of
   * node:tls for text that is neither, and with an `Error` for a replica: TLS on its port is for the other replicas.
   */
  readonly tls?: { readonly cert: string; readonly key: string } | undefined;
}

/** A server that accepts requests. */
export interface RunningServer extends AsyncDisposable {
  /** The base URL, such as `http://127.0.0.1:4010`; https with `tls`. */
  readonly url: string;
  /** The port that the server listens on. */
  readonly port: number;
  /**
   * Stops accepting requests. A request whose headers have arrived is finished, body included, except for those that a fault
   * holds, or delays for more than 5 seconds from now on, and streams of changes. Every other connection is closed at once. The
   * sandbox stays open. A second call gets the same promise.
   */
  readonly close: () => Promise<void>;
  /** Closes the server at the end of a block with `await using`. */
  readonly [Symbol.asyncDispose]: () => Promise<void>;
}

/** The members of a `Sandbox` that a server uses. */
type ServedSandbox = Pick<Sandbox, 'respond' | 'newRequestId' | 'interrupt' | 'hasControlToken' | 'platformOptions'> &
  Partial<Pick<Sandbox, 'peers' | 'basePath'>> & {
    readonly replica?: Pick<ThisReplica, 'url' | 'advertise'> | undefined;
  };

/**
 * Serves a sandbox over HTTP or HTTPS. Rejects with the error of node:net, or with one that has its `code`, when the server
 * cannot listen on the address, and with an `Error` for an address that other machines can reach unless the sandbox has a
 * control token.
 */
export function serve(sandbox: Sandbox, options?: ServeOptions): Promise<RunningServer>;
/** Serves what responds like a sandbox. @internal */
export function serve(sandbox: ServedSandbox, options?: ServeOptions): Promise<RunningServer>;
export async function serve(
  sandbox: ServedSandbox,
  { port = 0, host = '127.0.0.1', allowHosts = [], basePath: given = sandbox.basePath, tls }: ServeOptions = {},
): Promise<RunningServer> {
  const basePath = basePathOption(given);
  const isOpen = !isLoopback(host);
  refuseUnsafe(sandbox, host, allowHosts);
  if (tls && sandbox.replica) throw new Error('replicas serve http: end TLS in front of them');
  const names = [host, ...allowHosts, ...hostNames(sandbox.platformOptions.hostedPages)];
  let ownHost = '';
  const connections = new Connections();
  const respond = responder(sandbox, connections);
  const server = createServerFor(sandbox.peers, tls, connections, (message, response, forwarded) => {
    connections.addRequest(response);
    if (!server.listening) response.shouldKeepAlive = false;
    const headers = new NodeHeaders(message.rawHeaders);
    const usedHost = headers.get('host') ?? '';
    // Most programs use the host of `url`: no further check is needed.
    const isTrusted = usedHost === ownHost || forwarded !== undefined || (isOpen && isLocalName(usedHost));
    const onHangUp = (run: () => void) => {
      if (message.socket.destroyed) run();
      response.once('close', run);
      return () => void response.off('close', run);
    };
    if (isTrusted || isAccepted(usedHost, message, names))
      void respond(
        message,
        { headers, hostNames: names, basePath, forwarded, origin: tls && `https://${usedHost}`, onHangUp },
        response,
      );
    else refuse(response, usedHost, sandbox.newRequestId());
  });
  takeUnread(server, sandbox.respond, connections);
  // Requests have the socket within TLS.
  server.on(tls ? 'secureConnection' : 'connection', (socket: Duplex) => connections.add(socket));
  await listen(server, port, host);
  const address = server.address();
  const listening = typeof address === 'object' && address ? address.port : port;
  ownHost = `${urlHost(host)}:${listening}`;
  let closing: Promise<void> | undefined;
  const end = () => (closing ??= close(server, connections, (isEnd) => sandbox.interrupt(isEnd)));
  const url = `${tls ? 'https' : 'http'}://${ownHost}`;
  const running = { url, port: listening, close: end, [Symbol.asyncDispose]: end };
  await advertise(sandbox, host, running);
  return running;
}

/** Throws for an address or a name by which others would reach the sandbox. */
function refuseUnsafe({ hasControlToken }: ServedSandbox, host: string, allowHosts: readonly string[]): void {
  const wildcard = allowHosts.find((name) => name.includes('*'));
  if (wildcard !== undefined) {
    throw new RangeError(
      `allowHosts: "${wildcard}" would let any web page reach the sandbox by a name of its own: pass each name, such as "shop.test"`,
    );
  }
  if (!isLoopback(host) && !hasControlToken) {
    throw new Error(
      `other machines could reach the sandbox on ${host} and delete its data: pass a token with createSandbox({ controlToken })`,
    );
  }
}

/** Tells the other replicas where this one is reached, unless they know. */
async function advertise({ replica }: ServedSandbox, host: string, server: RunningServer): Promise<void> {
  if (replica === undefined || replica.url !== null) return;
  try {
    await replica.advertise(advertisedUrl(host, server));
  } catch (error) {
    await server.close();
    throw error;
  }
}

/** Cookies of all programs of this machine come with requests of browsers to `localhost`. */
const maxHeaderSize = limits.request_header_bytes.value;

type Accept = (message: IncomingMessage, response: ServerResponse, forwarded: ForwardedRequest | undefined) => void;

/** Creates a server. With other replicas, it takes the requests that they forward. */
function createServerFor(
  peers: ReplicaPeers | undefined,
  tls: ServeOptions['tls'],
  connections: Connections,
  accept: Accept,
): Server {
  const acceptOwn = (message: IncomingMessage, response: ServerResponse) => accept(message, response, undefined);
  if (tls) {
    // A closing server waits for handshakes.
    const options = { ...connectionTimeouts, maxHeaderSize, ...tls, handshakeTimeout: 5_000 };
    return process.getBuiltinModule('node:https').createServer(options, acceptOwn);
  }
  if (peers === undefined) return createServer({ ...connectionTimeouts, maxHeaderSize }, acceptOwn);
  const forwardedIn = ({ rawHeaders, socket }: IncomingMessage) =>
    peers.forwardedBy(socket, new NodeHeaders(rawHeaders));
  // A request has more headers on its way to another replica.
  const options = { ...connectionTimeouts, maxHeaderSize: 2 * maxHeaderSize };
  const server = createServer(options, (message, response) => accept(message, response, forwardedIn(message)));
  server.on('checkContinue', (message: IncomingMessage, response: ServerResponse) => {
    const forwarded = forwardedIn(message);
    // The body of a forwarded request is asked for when it is read.
    if (!forwarded) response.writeContinue();
    accept(message, response, forwarded);
  });
  peers.takeFrom(server, connections);
  return server;
}

type RespondTo = (message: IncomingMessage, facts: ReceivedFacts, response: ServerResponse) => Promise<void>;

/** From this length on, what a request costs depends on its body, about 20 milliseconds for the longest. */
const LARGE_BODY_CHARACTERS = 32_768;

/**
 * Requests are batched per event-loop tick, and their responses leave together: running the same code back to back keeps the
 * processor's caches warm. One with a large body has a tick of its own, so that the requests of others get in between.
 */
function responder({ respond, peers, platformOptions }: ServedSandbox, connections: Connections): RespondTo {
  const sharedTick = batchedTick();
  const ownTick = separateTicks();
  return async (message, facts, response) => {
    const request = await wireRequestFrom(message, facts, () => response.writeContinue());
    if (request === undefined) return;
    await ((request.body?.length ?? 0) < LARGE_BODY_CHARACTERS ? sharedTick() : ownTick());
    try {
      const result = await (facts.forwarded && peers ? peers.respondTo(respond, request) : respond(request));
      const mayBegin = !isEventStream(result) || connections.beginEndless(response);
      const sending = send(response, mayBegin ? result : { ...result, body: '' });
      if (sending) await sending; // without a wait, all responses of a tick leave together
    } catch (error) {
      response.destroy();
      if (!(error instanceof ConnectionDropped)) platformOptions.onError(error);
    }
  };
}

/**
 * Whether requests may use a host. A page in a browser can make any name resolve to this machine (DNS rebinding), so a request
 * must use an allowed name, or the address on which it arrived.
 */
function isAccepted(host: string, incoming: IncomingMessage, names: readonly string[]): boolean {
  return isHostAllowed(host, names) || isHostAllowed(host, [localAddress(incoming)]);
}

/** Returns the local address of a connection: one of many when the server listens on all of them. */
function localAddress({ socket }: IncomingMessage): string {
  return (socket.localAddress ?? '').replace(/^::ffff:/, '');
}

function refuse(response: ServerResponse, host: string, requestId: string): void {
  const refusal = errorResponse(new SandboxError('host_not_allowed', { host: host.slice(0, 100) }));
  response.req.resume();
  const headers = { 'Request-Id': requestId, 'Cache-Control': NO_STORE, ...refusal.headers };
  void send(response, { ...refusal, headers });
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(explainPort(error, port, host));
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      resolve();
    });
  });
}

/** Returns the error of a server that cannot listen. That of a port in use says what to do, and has the same `code`. */
function explainPort(error: Error, port: number, host: string): Error {
  if (!('code' in error) || error.code !== 'EADDRINUSE') return error;
  const message = `Port ${port} of ${host} is in use by another program, or by another sandbox. Pass another port, or 0 for a free one.`;
  return Object.assign(new Error(message, { cause: error }), { code: error.code });
}

/** Pause between two interruptions of faults by a closing server. */
const CLOSE_POLL_MS = 20;
/** A closing server waits this long for requests that faults delay, or that another replica carries out. */
const MAX_WAIT_MS = 5_000;

/** A busy client would keep its connection open forever: the next response closes it. */
function close(server: Server, connections: Connections, interrupt: (isEnd: boolean) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let cancel: () => void = () => undefined;
    let isEnd = false;
    const cancelEnd = unrefTimer(() => (isEnd = true), MAX_WAIT_MS);
    const interruptAgain = () => {
      interrupt(isEnd);
      cancel = unrefTimer(interruptAgain, CLOSE_POLL_MS);
    };
    server.close((error) => {
      cancel();
      cancelEnd();
      if (error) reject(error);
      else resolve();
    });
    interruptAgain();
    // In this tick headers may have arrived that were not read yet.
    void endOfTick().then(() => connections.closeIdle());
  });
}
