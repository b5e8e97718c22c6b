import {
  Agent as HttpAgent,
  type ClientRequest,
  type IncomingMessage,
  request as httpRequest,
  type ServerResponse,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { finished, pipeline } from 'node:stream';
import { causeOf, explainCause, isUntrusted } from '../../../spec/derive/delivery-cause';
import { BodyCapture } from './body-capture';
import { endToEnd, headerOf, rawHeaders, type SentHeader, sentHeaders } from './http-headers';

/** The server that requests are passed on to. */
export interface Target {
  readonly origin: URL;
  /** Returns the path with query that a request is sent to. */
  readonly pathOf: (path: string) => string;
}

/** A request that is passed on. */
export interface PassedRequest {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Milliseconds of the process. */
  readonly start: number;
  readonly method: string;
  /** The path with query, as the client sent it. */
  readonly path: string;
  readonly headers: readonly SentHeader[];
  readonly hasBody: boolean;
  readonly body: BodyCapture;
}

/** A request and its complete response, as they were passed on. */
export interface PassedExchange {
  readonly request: PassedRequest;
  readonly response: { readonly status: number; readonly headers: readonly SentHeader[]; readonly body: BodyCapture };
  readonly milliseconds: { readonly send: number; readonly wait: number; readonly receive: number };
}

/** The receiver of the outcomes of the requests that a proxy passes on. */
export interface PassListener {
  readonly onExchange: (exchange: PassedExchange) => void;
  /** There was no response, or no complete one. */
  readonly onIncomplete: (request: PassedRequest) => void;
}

/** Passes requests on to a target over connections that are kept open. */
export class Passage {
  readonly #target: Target;
  readonly #listener: PassListener;
  readonly #agent: HttpAgent | HttpsAgent;
  readonly #send: typeof httpRequest;

  constructor(target: Target, listener: PassListener) {
    this.#target = target;
    this.#listener = listener;
    const isSecure = target.origin.protocol === 'https:';
    this.#agent = isSecure ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
    this.#send = isSecure ? httpsRequest : httpRequest;
  }

  /** Passes a request on, and its response back. */
  passOn(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const headers = sentHeaders(incoming.rawHeaders);
    const request: PassedRequest = {
      at: Date.now(),
      start: performance.now(),
      method: incoming.method ?? 'GET',
      path: pathOf(incoming.url ?? '/'),
      headers,
      hasBody: /[^0]/.test(headerOf(headers, 'content-length') ?? headerOf(headers, 'transfer-encoding') ?? '0'),
      body: new BodyCapture(),
    };
    incoming.on('data', (chunk: Buffer) => request.body.add(chunk));
    this.#attempt(request, incoming, outgoing, true);
  }

  #attempt(request: PassedRequest, incoming: IncomingMessage, outgoing: ServerResponse, canRepeat: boolean): void {
    const sending = this.#open(request);
    const endWithClient = () => sending.destroy();
    outgoing.once('close', endWithClient);
    let sent = request.start;
    sending.once('finish', () => (sent = performance.now()));
    sending.once('response', (answer) => {
      const answered = performance.now();
      sendBack(answer, outgoing, (response) => {
        if (response === undefined) return this.#listener.onIncomplete(request);
        const milliseconds = {
          send: sent - request.start,
          wait: Math.max(answered - sent, 0),
          receive: performance.now() - answered,
        };
        this.#listener.onExchange({ request, response, milliseconds });
      });
    });
    sending.on('error', (error) => {
      outgoing.off('close', endWithClient);
      // The target has ended a connection that was kept open: a new one may do.
      if (canRepeat && sending.reusedSocket && !request.hasBody && !outgoing.headersSent && !outgoing.destroyed)
        return this.#attempt(request, incoming, outgoing, false);
      this.#fail(error, request, incoming, outgoing);
    });
    incoming.pipe(sending);
  }

  close(): void {
    this.#agent.destroy();
  }

  #open({ method, path, headers }: PassedRequest): ClientRequest {
    const { origin, pathOf: targetPath } = this.#target;
    const passed = endToEnd(headers).filter(({ name }) => name.toLowerCase() !== 'host');
    // Without this, a request other than POST, PUT and PATCH would have a body of unknown length.
    if (headerOf(headers, 'transfer-encoding') !== undefined)
      passed.push({ name: 'Transfer-Encoding', value: 'chunked' });
    return this.#send({
      method,
      hostname: origin.hostname.replace(/^\[(.*)\]$/, '$1'),
      port: origin.port,
      path: targetPath(path),
      headers: rawHeaders([{ name: 'Host', value: origin.host }, ...passed]),
      agent: this.#agent,
    });
  }

  #fail(error: unknown, request: PassedRequest, incoming: IncomingMessage, outgoing: ServerResponse): void {
    if (outgoing.destroyed) return;
    // After the headers of a response, the response reports that it is cut.
    if (outgoing.headersSent) return void outgoing.destroy();
    incoming.unpipe().resume();
    finished(incoming, () => this.#listener.onIncomplete(request));
    const cause = causeOf(error);
    const advice = isUntrusted(cause) ? '. To trust it, start `record` with NODE_EXTRA_CA_CERTS=FILE' : '';
    const message = `payments-sandbox record: no response from ${this.#target.origin.origin} (${explainCause(cause)})${advice}`;
    const body = JSON.stringify({ error: { code: 'target_unreachable', message } });
    outgoing
      .writeHead(502, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) })
      .end(body);
  }
}

/** A client that uses a forward proxy sends the whole URL. */
const pathOf = (url: string) => url.replace(/^https?:\/\/[^/?#]*/i, '') || '/';

/**
 * Sends a response to the client while it arrives. A response that is cut is cut for the client, too: then the result is
 * undefined.
 */
function sendBack(
  answer: IncomingMessage,
  outgoing: ServerResponse,
  onEnd: (response: PassedExchange['response'] | undefined) => void,
): void {
  const headers = sentHeaders(answer.rawHeaders);
  const [status, body] = [answer.statusCode ?? 502, new BodyCapture()];
  outgoing.sendDate = false;
  outgoing.writeHead(status, answer.statusMessage ?? '', rawHeaders(endToEnd(headers)));
  // The headers of a stream may come long before its first event.
  outgoing.flushHeaders();
  answer.on('data', (chunk: Buffer) => body.add(chunk));
  pipeline(answer, outgoing, (error) => onEnd(error ? undefined : { status, headers, body }));
}
