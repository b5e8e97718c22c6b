import type { Har, HarEntry, HarPair } from '../../mock-server/recordings/har/har';
import type { Fetch } from './api';

export interface RecorderOptions {
  /** The clock of the recording, in milliseconds since 1970. */
  readonly now: () => number;
  /** Whether a request is part of the recording. Default: each one. */
  readonly isRecorded?: ((path: string, headers: Headers) => boolean) | undefined;
}

/** Records what passes a `fetch` as a HAR, as a proxy in front of the service would. */
export class Recorder {
  readonly entries: HarEntry[] = [];
  readonly fetch: Fetch;
  readonly #now: () => number;

  constructor(fetch: Fetch, { now, isRecorded = () => true }: RecorderOptions) {
    this.#now = now;
    this.fetch = async (input, init) => {
      const startedAt = now();
      const request = new Request(input, init);
      const response = await fetch(input, init);
      const { pathname, search } = new URL(request.url);
      if (isRecorded(pathname + search, request.headers))
        this.entries.push(await entryOf(request, response.clone(), startedAt, now() - startedAt));
      return response;
    };
  }

  /** Adds events as deliveries to a webhook endpoint. */
  addDeliveries(events: readonly { readonly created_at: string }[]): void {
    for (const event of events) {
      const request = new Request('https://shop.test/webhooks', { method: 'POST', body: JSON.stringify(event) });
      this.entries.push(
        harEntry(request, JSON.stringify(event), new Response(null), '', Date.parse(event.created_at), 0),
      );
    }
  }

  /** Adds a step of the control API that a program took without a request. */
  addStep(path: string, body: object): void {
    const text = JSON.stringify(body);
    const request = new Request(`http://sandbox.test${path}`, { method: 'POST', body: text });
    this.entries.push(harEntry(request, text, new Response(null), '', this.#now(), 0));
  }

  har(): Har {
    return { log: { version: '1.2', creator: { name: 'test', version: '1' }, entries: this.entries } };
  }
}

async function entryOf(request: Request, response: Response, startedAt: number, time: number): Promise<HarEntry> {
  return harEntry(request, await request.text(), response, await response.text(), startedAt, time);
}

function harEntry(
  request: Request,
  sent: string,
  response: Response,
  received: string,
  startedAt: number,
  time: number,
): HarEntry {
  const { method, url, headers } = request;
  return {
    startedDateTime: new Date(startedAt).toISOString(),
    time,
    request: {
      method,
      url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: pairsOf(headers),
      queryString: pairsOf(new URL(url).searchParams),
      ...(sent !== '' && { postData: { mimeType: headers.get('content-type') ?? '', text: sent } }),
      headersSize: -1,
      bodySize: sent.length,
    },
    response: {
      status: response.status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: pairsOf(response.headers),
      content: { size: received.length, mimeType: response.headers.get('content-type') ?? '', text: received },
      redirectURL: '',
      headersSize: -1,
      bodySize: received.length,
    },
    cache: {},
    timings: { send: 0, wait: time, receive: 0 },
  };
}

function pairsOf(pairs: Iterable<[string, string]>): HarPair[] {
  return [...pairs].map(([name, value]) => ({ name, value }));
}
