import { isNestedTooDeep } from '../../../mock-server/recordings/nesting';
import type { HarWriter } from '../../../mock-server/recordings/files/har-writer';
import type { ExchangedEntry, HarEntry } from '../../../mock-server/recordings/har/har';
import { createRedaction } from '../../../mock-server/recordings/redaction/redaction';
import { headerOf } from './http-headers';
import type { PassedExchange } from './pass-on';

/** Writes exchanges to a HAR, without what is private. */
export class Recorder {
  readonly #writer: HarWriter;
  readonly #redaction = createRedaction();
  readonly #pending = new Set<Promise<unknown>>();

  constructor(writer: HarWriter) {
    this.#writer = writer;
  }

  /**
   * Records an exchange, after the event-loop tick in which its response is sent. `comment` says why there is no response, and
   * has nothing private. Resolves to what is recorded.
   */
  async record(exchange: PassedExchange, url: string, comment?: string): Promise<HarEntry> {
    const recording = this.#record(exchange, url, comment);
    this.#pending.add(recording);
    try {
      return await recording;
    } finally {
      this.#pending.delete(recording);
    }
  }

  /** Resolves when everything is in the file, and closes it. */
  async close(): Promise<void> {
    await Promise.allSettled(this.#pending);
    await this.#writer.close();
  }

  async #record(exchange: PassedExchange, url: string, comment: string | undefined): Promise<HarEntry> {
    await new Promise((resolve) => setImmediate(resolve));
    const redacted = { ...this.#redaction.exchange(await entryOf(exchange, url)), comment };
    this.#writer.append(redacted);
    return redacted;
  }
}

async function entryOf({ request, response, milliseconds }: PassedExchange, url: string): Promise<ExchangedEntry> {
  const sent = await textOf(request);
  const answered = await textOf(response);
  const { send, wait, receive } = milliseconds;
  return {
    startedDateTime: new Date(request.at).toISOString(),
    time: send + wait + receive,
    request: {
      method: request.method,
      url,
      headers: request.headers,
      ...(sent !== '' && { postData: { mimeType: headerOf(request.headers, 'content-type') ?? '', text: sent } }),
    },
    response: {
      status: response.status,
      headers: response.headers,
      content: { mimeType: headerOf(response.headers, 'content-type') ?? '', text: answered },
    },
    timings: milliseconds,
  };
}

/** Returns the text of a body; undefined for one that cannot be recorded. */
async function textOf({ headers, body }: PassedExchange['request' | 'response']): Promise<string | undefined> {
  const text = await body.text(headers);
  return isNestedTooDeep(text) ? undefined : text;
}
