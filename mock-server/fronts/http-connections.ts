import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** The open connections of a server. node:http itself counts one that never sent a request as busy. */
export class Connections {
  readonly #open = new Set<Duplex>();
  /** The latest response of each connection. Responses leave in order, so once it was sent, none is in progress. */
  readonly #latest = new Map<Duplex, ServerResponse>();
  /** Responses that never end by themselves. */
  readonly #endless = new WeakSet<ServerResponse>();
  #isClosing = false;

  add(socket: Duplex): void {
    if (this.#isClosing) {
      socket.destroy();
      return;
    }
    this.#open.add(socket);
    socket.once('close', () => {
      this.#open.delete(socket);
      this.#latest.delete(socket);
    });
  }

  /** Called for a connection on which no requests arrive, because it is TLS: what is within it is added instead. */
  delete(socket: Duplex): void {
    this.#open.delete(socket);
  }

  /** Called when the headers of a request have arrived. */
  addRequest(response: ServerResponse): void {
    const { socket } = response.req;
    this.#latest.set(socket, response);
    if (this.#isClosing) this.#endAfter(response, socket);
  }

  /** Calls back once the response to the latest request was sent that arrived whole on a connection: now, if there is none. */
  afterLatest(socket: Duplex, run: () => void): void {
    const response = this.#latest.get(socket);
    if (response?.req.complete && !response.writableFinished) response.once('finish', run);
    else run();
  }

  /** Called before a response is sent that never ends by itself. Returns whether it may begin: nothing waits for its end. */
  beginEndless(response: ServerResponse): boolean {
    this.#endless.add(response);
    return !this.#isClosing;
  }

  /** Closes every connection without a request in flight now, and every other one after its last response. */
  closeIdle(): void {
    this.#isClosing = true;
    for (const socket of this.#open) {
      const response = this.#latest.get(socket);
      if (response === undefined || response.writableFinished || this.#endless.has(response)) socket.destroy();
      else this.#endAfter(response, socket);
    }
  }

  /** Ends a connection after a response, unless a later request has arrived on it. */
  #endAfter(response: ServerResponse, socket: Duplex): void {
    if (!response.headersSent) response.shouldKeepAlive = false;
    response.once('close', () => {
      if (this.#latest.get(socket) === response) socket.end();
    });
  }
}
