import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** The open connections of a server. node:http itself counts one that never sent a request as busy. */
export class Connections {
  readonly #open = new Set<Duplex>();
  readonly #responses = new Set<ServerResponse>();
  #isClosing = false;

  add(socket: Duplex): void {
    if (this.#isClosing) {
      socket.destroy();
      return;
    }
    this.#open.add(socket);
    socket.once('close', () => this.#open.delete(socket));
  }

  /** Called when the headers of a request have arrived. */
  addRequest(response: ServerResponse): void {
    this.#responses.add(response);
    const { socket } = response.req;
    response.once('close', () => {
      this.#responses.delete(response);
      if (this.#isClosing && !this.#isBusy(socket)) socket.end();
    });
  }

  /** Closes every connection without a request in flight now, and every other one after its last response. */
  closeIdle(): void {
    this.#isClosing = true;
    const busy = new Set<Duplex>();
    for (const response of this.#responses) {
      if (!response.headersSent) response.shouldKeepAlive = false;
      busy.add(response.req.socket);
    }
    for (const socket of this.#open) if (!busy.has(socket)) socket.destroy();
  }

  #isBusy(socket: Duplex): boolean {
    for (const { req } of this.#responses) if (req.socket === socket) return true;
    return false;
  }
}
