import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { finished, pipeline } from 'node:stream';
import { BodyCapture } from './body-capture';
import { endToEnd, rawHeaders, sentHeaders } from './http-headers';
import type { PassedRequest, PassListener, TargetConnections } from './pass-on';
import { bodyTooLarge, longestBody, passedRequest } from './passed-request';
import { callerLeft, notPassedOn, type Refusal, sendRefusal, unreachable } from './refusals';

/** Time from the start of a request to the end of its response: as much as a caller has to send a request. */
const MAX_EXCHANGE_MS = 300_000;

const tooLong = `no complete response within ${MAX_EXCHANGE_MS / 1_000} seconds`;

/**
 * A request on its way to a target, and the response on its way back. It ends once: with the complete response, or with what went
 * wrong, whatever the target or the caller sends. Then the caller gets an error, or a connection that is cut if a response has
 * begun.
 */
export class Passing {
  readonly #incoming: IncomingMessage;
  readonly #outgoing: ServerResponse;
  readonly #connections: TargetConnections;
  readonly #listener: PassListener;
  readonly #request: PassedRequest;
  readonly #deadline: NodeJS.Timeout;
  #sending: ClientRequest | undefined;
  #sent: number;
  #hasEnded = false;
  #reported: () => void = () => undefined;
  /** Resolves when its end was reported. */
  readonly ended = new Promise<void>((resolve) => (this.#reported = resolve));

  constructor(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    connections: TargetConnections,
    listener: PassListener,
  ) {
    this.#incoming = incoming;
    this.#outgoing = outgoing;
    this.#connections = connections;
    this.#listener = listener;
    this.#request = passedRequest(incoming);
    this.#sent = this.#request.start;
    this.#deadline = setTimeout(() => this.#fail(unreachable(tooLong)), MAX_EXCHANGE_MS).unref();
    outgoing.on('error', () => undefined);
    outgoing.once('close', () => {
      if (!outgoing.writableFinished) this.#fail(callerLeft);
    });
    this.#readBody();
    this.#attempt(true);
  }

  /** Reads no more of a body than the sandbox does. */
  #readBody(): void {
    const { body, path } = this.#request;
    const limit = longestBody(path);
    this.#incoming.on('data', (chunk: Buffer) => {
      body.add(chunk);
      if (body.length > limit) this.#fail(bodyTooLarge(limit));
    });
  }

  #attempt(isFirst: boolean): void {
    this.#try(() => {
      const sending = this.#connections.open(this.#request);
      this.#sending = sending;
      sending.once('finish', () => (this.#sent = performance.now()));
      sending.once('response', (answer) => this.#try(() => this.#sendBack(answer)));
      sending.once('upgrade', (_, socket) => {
        socket.destroy();
        this.#fail(notPassedOn('it has status 101, and no other protocol was requested'));
      });
      sending.on('information', ({ statusCode }) => {
        if (statusCode === 101) this.#fail(notPassedOn('it has status 101, and no other protocol was requested'));
      });
      sending.on('error', (error) => {
        if (sending !== this.#sending || this.#outgoing.headersSent) return; // the response reports that it is cut
        if (isFirst && !this.#hasEnded && this.#connections.canRepeat(this.#request, sending, error))
          return this.#attempt(false);
        this.#fail(unreachable(error));
      });
      this.#incoming.pipe(sending);
    });
  }

  /** Sends a response to the caller while it arrives. */
  #sendBack(answer: IncomingMessage): void {
    const answered = performance.now();
    const outgoing = this.#outgoing;
    const headers = sentHeaders(answer.rawHeaders);
    const status = answer.statusCode ?? 0;
    const body = new BodyCapture();
    const problem = problemOf(answer);
    if (problem !== undefined) return this.#fail(notPassedOn(problem));
    outgoing.sendDate = false;
    outgoing.writeHead(status, answer.statusMessage ?? '', rawHeaders(endToEnd(headers)));
    // The headers of a stream may come long before its first event. `flushHeaders` would write them as UTF-8.
    outgoing.write(Buffer.alloc(0));
    answer.on('data', (chunk: Buffer) => body.add(chunk));
    pipeline(answer, outgoing, (error) => {
      if (error) return this.#fail(unreachable(error));
      const received = performance.now();
      const milliseconds = {
        send: this.#sent - this.#request.start,
        wait: Math.max(answered - this.#sent, 0),
        receive: received - answered,
      };
      this.#end(() => {
        this.#listener.onExchange({ request: this.#request, response: { status, headers, body }, milliseconds });
      });
    });
  }

  /** Ends with an error, whatever throws. */
  #try(step: () => void): void {
    try {
      step();
    } catch (error) {
      this.#fail(notPassedOn(error));
    }
  }

  #fail(refusal: Refusal): void {
    const wasOpen = this.#end(() => this.#listener.onIncomplete(this.#request, refusal.reason));
    if (!wasOpen) return;
    this.#sending?.destroy();
    if (this.#outgoing.headersSent) this.#outgoing.destroy();
    else if (!this.#outgoing.destroyed) sendRefusal(this.#outgoing, refusal);
  }

  /** Returns whether it was open until now. `report` is called when the request has arrived, which may be later. */
  #end(report: () => void): boolean {
    if (this.#hasEnded) return false;
    this.#hasEnded = true;
    clearTimeout(this.#deadline);
    // A response may come before the request was read. The target needs no more of it.
    this.#incoming.unpipe().resume();
    if (this.#sending?.writableFinished === false) this.#sending.destroy();
    whenArrived(this.#incoming, () => {
      report();
      this.#reported();
    });
    return true;
  }
}

/** Calls back once a request has arrived, or its connection has ended: node:http does not end what it no longer reads. */
function whenArrived(incoming: IncomingMessage, report: () => void): void {
  const { socket } = incoming;
  if (socket.closed) return report();
  const end = () => {
    stop();
    socket.off('close', end);
    report();
  };
  const stop = finished(incoming, { writable: false }, end);
  socket.once('close', end);
}

/** Returns why a response that node:http can read cannot be passed on; undefined if it can. */
function problemOf({ statusCode = 0, statusMessage = '', headers }: IncomingMessage): string | undefined {
  if (statusCode < 200) return `it has status ${statusCode}, which is not one of a response`;
  if (/[^\t\x20-\x7e\x80-\xff]/.test(statusMessage)) return 'its reason has control characters';
  const coding = headers['transfer-encoding'];
  if (coding !== undefined && coding.trim().toLowerCase() !== 'chunked')
    return 'its Transfer-Encoding is not "chunked"';
  return undefined;
}
