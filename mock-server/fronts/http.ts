import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { SandboxError } from '../sandbox-error';
import { ConnectionDropped } from '../faults/connection-dropped';
import { wireRequestFrom, NodeHeaders, send } from './http-message';
import type { Sandbox } from '../sandbox';
import { batchedTick } from '../time/tick';
import { errorResponse } from '../wire/envelope';
import { isHostAllowed, isLoopback, isOriginAllowed } from '../wire/host';
import type { RequestHeaders } from '../wire/message';

export interface ServeOptions {
  /** 0 picks a free one, which is also the default. */
  readonly port?: number;
  /** The address to listen on: loopback by default. */
  readonly host?: string;
  /** Names, besides loopback and the address itself, by which the server may be called. */
  readonly allowHosts?: readonly string[];
}

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  /**
   * Takes no more requests, and resolves when those under way are answered; those that a fault makes wait are cut off. The
   * sandbox stays open.
   */
  readonly close: () => Promise<void>;
}

/**
 * Serves a sandbox over HTTP. Rejects when the address cannot be listened on, with the `code` of node:net; and for an address
 * that others can reach, unless the sandbox has a control token.
 */
export async function serve(
  sandbox: Pick<Sandbox, 'respond' | 'newRequestId' | 'interrupt' | 'hasControlToken' | 'platformOptions'>,
  { port = 0, host = '127.0.0.1', allowHosts = [] }: ServeOptions = {},
): Promise<RunningServer> {
  if (!isLoopback(host) && !sandbox.hasControlToken) {
    throw new Error(
      `others could reach the sandbox on ${host}, and empty it: createSandbox({ controlToken }) prevents that`,
    );
  }
  const endOfTurn = batchedTick();
  const names = [host, ...allowHosts];
  let told = '';
  /** Most programs call by the very address that they were told. */
  const isTold = (headers: RequestHeaders) => headers.get('host') === told && !headers.has('origin');
  const server = createServer((message, response) => {
    if (!server.listening) response.shouldKeepAlive = false;
    const headers = new NodeHeaders(message.rawHeaders);
    const stranger = isTold(headers) ? undefined : rejectedHostOf(message, headers, names);
    if (stranger === undefined) void respond(message, headers, response);
    else refuse(response, stranger, sandbox.newRequestId());
  });
  /**
   * Requests that come in one turn of the event loop are answered in a row, and their answers leave together: the same
   * work over and over finds the processor's caches warm.
   */
  const respond = async (message: IncomingMessage, headers: RequestHeaders, response: ServerResponse) => {
    const request = await wireRequestFrom(message, headers);
    if (request === undefined) return;
    await endOfTurn();
    try {
      send(response, await sandbox.respond(request));
    } catch (error) {
      response.destroy();
      if (!(error instanceof ConnectionDropped)) sandbox.platformOptions.onError(error);
    }
  };
  await listen(server, port, host);
  const address = server.address();
  const listening = typeof address === 'object' && address ? address.port : port;
  told = `${urlHost(host)}:${listening}`;
  return {
    url: `http://${told}`,
    port: listening,
    close: () => close(server, () => sandbox.interrupt()),
  };
}

/**
 * A page in a browser can make any name lead here, and send what it likes. So whoever calls by a name that is neither of
 * this machine nor allowed is refused, and so is a page from elsewhere.
 */
function rejectedHostOf(
  incoming: IncomingMessage,
  headers: RequestHeaders,
  names: readonly string[],
): string | undefined {
  const host = headers.get('host') ?? '';
  const origin = headers.get('origin') ?? undefined;
  if (!isHostAllowed(host, names) && !isHostAllowed(host, [localAddress(incoming)])) return host;
  return isOriginAllowed(origin, names) ? undefined : origin;
}

/** The address that the connection was made to: one of many when listening everywhere. */
function localAddress({ socket }: IncomingMessage): string {
  return (socket.localAddress ?? '').replace(/^::ffff:/, '');
}

function refuse(response: ServerResponse, stranger: string, requestId: string): void {
  const { status, headers, body } = errorResponse(
    new SandboxError('host_not_allowed', { host: stranger.slice(0, 100) }),
  );
  response.req.resume();
  send(response, {
    status,
    headers: { 'Content-Type': 'application/json', 'Request-Id': requestId, ...headers },
    body,
  });
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** How often a server that is closing looks for connections that have nothing more to do. */
const CLOSE_POLL_MS = 20;

/** A busy client would keep its connection for good: whatever it still gets says that this is the last, and idle ones end. */
function close(server: Server, interrupt: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      interrupt();
      server.closeIdleConnections();
    };
    const looking = setInterval(look, CLOSE_POLL_MS);
    server.close((error) => {
      clearInterval(looking);
      if (error) reject(error);
      else resolve();
    });
    look();
  });
}

/** An IPv6 address stands in brackets; the address for "everywhere" is reached by way of loopback. */
function urlHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
