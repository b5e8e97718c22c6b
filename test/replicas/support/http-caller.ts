import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface CallerRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface CallerResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** The request has no complete response. `refused`: nobody listens; it was never sent. */
export class NoResponseError extends Error {
  readonly reason: 'refused' | 'cut' | 'timed_out';

  constructor(reason: NoResponseError['reason'], cause?: unknown) {
    super(`no response: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** Sends requests over connections that stay open, as an application does behind a balancer. */
export class HttpCaller {
  readonly #agent = new Agent({ keepAlive: true });
  readonly #timeoutMs: number;
  /** Number of requests whose connection was cut before their response was complete. */
  cuts = 0;

  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  /** Rejects with a {@link NoResponseError}. */
  async send(url: string, { method, path, headers, body }: CallerRequest): Promise<CallerResponse> {
    const signal = AbortSignal.timeout(this.#timeoutMs);
    try {
      return await new Promise((resolve, reject) => {
        const sent = request(new URL(path, url), { agent: this.#agent, method, headers: { ...headers }, signal });
        sent.once('error', reject);
        sent.once('response', (incoming) => {
          let text = '';
          incoming.setEncoding('utf8').on('data', (part: string) => (text += part));
          incoming.once('error', reject);
          incoming.once('end', () => resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text }));
        });
        sent.end(body);
      });
    } catch (error) {
      if (signal.aborted) throw new NoResponseError('timed_out', error);
      if (error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED') {
        throw new NoResponseError('refused', error);
      }
      this.cuts++;
      throw new NoResponseError('cut', error);
    }
  }

  close(): void {
    this.#agent.destroy();
  }
}
