import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/**
 * The treatment of the bytes and of the ends of connections: `drop` loses them silently, `hold` forwards them when `pass` is
 * next.
 */
type Mode = 'pass' | 'drop' | 'hold';

interface Address {
  readonly host: string;
  readonly port: number;
}

/** A TCP proxy that stands for the network between a program and its server. It buffers without a limit. */
export class TcpProxy {
  #target: Address;
  readonly #server: Server;
  readonly #network = new Network();
  readonly #connections = new Set<Connection>();
  /** The bytes of clients, one item for each connection that was made. */
  readonly sent: Recorded[] = [];
  /** The bytes of servers. */
  readonly received: Recorded[] = [];

  private constructor(targetUrl: string) {
    this.#target = addressOf(targetUrl);
    this.#server = createServer({ allowHalfOpen: true }, (client) => this.#accept(client));
  }

  /** Starts a proxy to the host of a URL. */
  static async start(targetUrl: string): Promise<TcpProxy> {
    const proxy = new TcpProxy(targetUrl);
    await new Promise<void>((listening) => proxy.#server.listen(0, '127.0.0.1', listening));
    return proxy;
  }

  get port(): number {
    const address = this.#server.address();
    return typeof address === 'object' && address ? address.port : 0;
  }

  /** Returns a URL of the target with the address of the proxy in it. */
  through(url: string): string {
    const result = new URL(url);
    result.hostname = '127.0.0.1';
    result.port = String(this.port);
    return result.href;
  }

  /** Leads new connections to the host of another URL. */
  leadTo(targetUrl: string): void {
    this.#target = addressOf(targetUrl);
  }

  /** Number of open connections. */
  get size(): number {
    return this.#connections.size;
  }

  /** Loses everything from now on, and leaves new connections without a response. */
  drop(): void {
    this.#network.set('drop');
  }

  /** Holds everything back, as a network does whose packets are sent again, until `pass` is called. */
  hold(): void {
    this.#network.set('hold');
  }

  /** Forwards at once. A connection that has lost bytes stays silent for good, as nobody can tell it from a slow one. */
  pass(): void {
    this.#network.set('pass');
  }

  /** Forwards everything later, in order. */
  delay(milliseconds: number): void {
    this.#network.set('pass', milliseconds);
  }

  /** Loses everything on the open connections, for good. New ones are forwarded, as after a failover of the server. */
  silence(): void {
    for (const connection of this.#connections) connection.silence();
  }

  /** Resets all open connections. New ones are accepted. */
  cut(): void {
    for (const connection of this.#connections) connection.reset();
  }

  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    this.cut();
    await closed;
  }

  #accept(client: Socket): void {
    const server = connect({ ...this.#target, allowHalfOpen: true });
    this.sent.push(new Recorded(client));
    this.received.push(new Recorded(server));
    const connection = new Connection(client, server, this.#network);
    this.#connections.add(connection);
    void connection.closed.then(() => this.#connections.delete(connection));
  }
}

/** The bytes that have arrived on a socket. */
export class Recorded {
  readonly #chunks: Buffer[] = [];

  constructor(socket: Socket) {
    socket.on('data', (bytes) => this.#chunks.push(bytes));
  }

  get bytes(): Buffer {
    return Buffer.concat(this.#chunks);
  }
}

function addressOf(url: string): Address {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port) };
}

class Network {
  mode: Mode = 'pass';
  #delayMs = 0;
  /** Resolves when nothing is held back any more. */
  #passing = Promise.resolve();
  #release = () => {};

  set(mode: Mode, delayMs = 0): void {
    this.mode = mode;
    this.#delayMs = delayMs;
    if (mode !== 'hold') return this.#release();
    this.#passing = new Promise((resolve) => (this.#release = resolve));
  }

  /** Resolves when what arrives now is to be forwarded. */
  arrival(): Promise<unknown> | undefined {
    if (this.mode === 'hold') return this.#passing;
    return this.#delayMs === 0 ? undefined : setTimeout(this.#delayMs, undefined, { ref: false });
  }
}

/** One connection: a socket to the client and one to the server. */
class Connection {
  readonly #sockets: readonly [Socket, Socket];
  readonly #network: Network;
  #hasLostBytes = false;
  #isSilent = false;
  /** Resolves once both sockets are closed. */
  readonly closed: Promise<unknown>;

  constructor(client: Socket, server: Socket, network: Network) {
    this.#sockets = [client, server];
    this.#network = network;
    this.closed = Promise.all([this.#forward(client, server), this.#forward(server, client)]);
  }

  silence(): void {
    this.#isSilent = true;
  }

  reset(): void {
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  /** Whether what arrives now is lost. */
  get #isLost(): boolean {
    return this.#isSilent || this.#network.mode === 'drop';
  }

  /** Resolves once the socket that sends is closed. */
  #forward(from: Socket, to: Socket): Promise<void> {
    let last = Promise.resolve();
    const inOrder = (step: () => void) => {
      const arrival = this.#network.arrival();
      last = last.then(() => arrival).then(step);
    };
    from.setNoDelay(true);
    from.on('data', (bytes) => {
      if (this.#isLost) this.#hasLostBytes = true;
      if (!this.#hasLostBytes) inOrder(() => void (to.writable && to.write(bytes)));
    });
    const finish = (step: () => void) => !this.#isLost && inOrder(step);
    from.on('end', () => finish(() => to.end()));
    from.on('error', () => finish(() => to.destroy()));
    return new Promise((closed) => from.once('close', () => closed()));
  }
}
