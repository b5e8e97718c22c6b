import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Client } from '../../../sdk';
import { SandboxError } from '../..';
import { AbortController, requestClass } from '../../../spec/vocabulary/globals';
import { joinedBytes } from '../../wire/content-coding';
import { connectionTimeouts } from '../../fronts/connection-timeouts';
import { fetchFrom } from '../../fronts/fetch';
import type { KeyPair } from '../../platform/definition';
import { errorResponse, type WireResponse } from '../../wire/envelope';
import type { WireRequest } from '../../wire/message';
import { isHostAllowed } from '../../wire/host';
import type { SimulatedTime } from './simulated-time';

/** Responds to a request of one process run of a program. */
export type Respond = (request: WireRequest) => Promise<WireResponse>;

/** Returns a client whose requests go to a run, and whose waiting costs no time. */
export function clientOf(respond: Respond, keys: KeyPair, time: SimulatedTime): Client {
  return new Client({
    clientId: keys.client_id,
    clientSecret: keys.client_secret,
    baseUrl: 'http://sandbox.test',
    system: time.system,
    fetch: fetchFrom(respond),
  });
}

const PROCESS_PATH = /^\/process-\d+(?=\/)/;

/**
 * The server for programs that create a client themselves. Each process run of a program has a path of its own, so a request of
 * one that has ended is known: it stays without a response. The server does not keep the process of the test running.
 */
export class Front {
  readonly #server: Server;
  readonly #processes = new Map<string, Respond>();
  #count = 0;
  #url = '';

  private constructor() {
    // Loaded here: the test kit also runs in browsers, where nothing is explored.
    const { createServer } = process.getBuiltinModule('node:http');
    this.#server = createServer(connectionTimeouts, (message, response) => void this.#respond(message, response));
    this.#server.unref();
    this.#server.on('connection', (socket) => socket.unref());
  }

  static async listen(): Promise<Front> {
    const front = new Front();
    await new Promise<void>((resolve, reject) => {
      front.#server.once('error', reject);
      front.#server.listen(0, '127.0.0.1', resolve);
    });
    const address = front.#server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    front.#url = `http://127.0.0.1:${port}`;
    return front;
  }

  /** Keeps the process of the test running from now on. */
  keep(): void {
    this.#server.ref();
  }

  /** Returns a base URL whose requests are responded to until `end` is called. */
  add(respond: Respond): { readonly baseUrl: string; readonly end: () => void } {
    const path = `/process-${++this.#count}`;
    this.#processes.set(path, respond);
    return { baseUrl: this.#url + path, end: () => void this.#processes.delete(path) };
  }

  async #respond(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/', headers } = message;
    const { host = '' } = headers;
    if (!isHostAllowed(host, []))
      return refuse(response, new SandboxError('host_not_allowed', { host: host.slice(0, 100) }));
    const [path = ''] = PROCESS_PATH.exec(url) ?? [];
    if (path === '') return refuse(response, new SandboxError('resource_not_found', {}));
    const respond = this.#processes.get(path);
    if (respond === undefined) return;
    try {
      const result = await fetchFrom(respond, path)(await requestFrom(message, this.#url + url, response));
      const body = new Uint8Array(await result.arrayBuffer());
      response.writeHead(result.status, [...result.headers].flat()).end(body);
    } catch {
      // A disturbance, a caller that hung up, or an error that the run has received.
      response.destroy();
    }
  }
}

/** Reads a request. Its signal aborts when the caller hangs up. */
async function requestFrom(message: IncomingMessage, url: string, response: ServerResponse): Promise<Request> {
  const received: AsyncIterable<Uint8Array> = message;
  const chunks: Uint8Array[] = [];
  for await (const chunk of received) chunks.push(chunk);
  const hangUp = new AbortController();
  response.once('close', () => hangUp.abort());
  const { method = 'GET', headersDistinct } = message;
  const headers = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  const body = chunks.length === 0 ? null : new Uint8Array(joinedBytes(chunks));
  return new (requestClass())(url, { method, headers, body, signal: hangUp.signal });
}

function refuse(response: ServerResponse, error: SandboxError): void {
  const { status, body } = errorResponse(error);
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
}
