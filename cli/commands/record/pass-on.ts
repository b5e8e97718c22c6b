import { Agent as HttpAgent, type ClientRequest, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { BodyCapture } from './body-capture';
import { endToEnd, headerOf, rawHeaders, type SentHeader } from './http-headers';

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
  /** There was no response, or no complete one. The reason names no host. */
  readonly onIncomplete: (request: PassedRequest, reason: string) => void;
}

/** The connections to a target, which are kept open. */
export class TargetConnections {
  readonly #target: Target;
  readonly #agent: HttpAgent | HttpsAgent;
  readonly #send: typeof httpRequest;

  constructor(target: Target) {
    this.#target = target;
    const isSecure = target.origin.protocol === 'https:';
    this.#agent = isSecure ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
    this.#send = isSecure ? httpsRequest : httpRequest;
  }

  /** Begins a request without its body. Throws for one that HTTP cannot express. */
  open({ method, path, headers }: PassedRequest): ClientRequest {
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

  /** Whether a request may be sent once more on a new connection, as the target has ended one that was kept open. */
  canRepeat({ method, hasBody }: PassedRequest, sending: ClientRequest, error: Error): boolean {
    const isClosed = 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
    return isClosed && sending.reusedSocket && !hasBody && idempotent.has(method);
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** A target may have executed any other request before it ended the connection. Source: RFC 9110, section 9.2.2. */
const idempotent: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']);
