import { deliveredEvent } from './delivered-event';
import { EntryIndex, type Selection } from './entry-index';
import type { EntrySource } from './entry-source';
import type { IgnoredEntries, RecordedDelivery, RecordedExchange, Recording } from './exchange';
import { readEntry, type ReadEntry } from './har/read-entry';
import { operationFinder } from './operation';
import { isControlPath } from './replay/control-steps';

/** Options of a recording. */
export interface RecordingOptions {
  /** The host of the API, with its port if the URLs have one. Default: the one with the most requests that match operations. */
  readonly host?: string | undefined;
}

/**
 * Reads all entries once, and returns the recording. Its exchanges and deliveries are read again when they are needed. Throws a
 * `RecordingError` for an entry that is none, and for a recording without a request to the API.
 */
export async function selectRecording(source: EntrySource, { host }: RecordingOptions = {}): Promise<Recording> {
  const index = new EntryIndex();
  let position = 0;
  for await (const value of source.entries()) {
    index.add(position, readEntry(value, source.place(position)));
    position++;
  }
  return new SelectedRecording(source, index.select(host));
}

class SelectedRecording implements Recording {
  readonly file: string | null;
  readonly host: string;
  readonly from: number;
  readonly to: number;
  readonly exchangeCount: number;
  readonly deliveryCount: number;
  readonly ignored: IgnoredEntries;
  readonly #source: EntrySource;
  readonly #selection: Selection;
  readonly #operationOf = operationFinder();

  constructor(source: EntrySource, selection: Selection) {
    const { host, from, to, exchanges, deliveries, ignored } = selection;
    this.#source = source;
    this.#selection = selection;
    this.file = source.file;
    this.host = host;
    this.from = from;
    this.to = to;
    this.exchangeCount = exchanges.filter(({ isStep }) => !isStep).length;
    this.deliveryCount = deliveries.length;
    this.ignored = ignored;
  }

  async *exchanges(): AsyncGenerator<RecordedExchange, void, undefined> {
    let index = 0;
    for (const { position, isStep } of this.#selection.exchanges) {
      const { at, endedAt, method, url, request, response } = await this.#read(position);
      const path = isStep && !isControlPath(url.pathname) ? url.href : url.pathname + url.search;
      const operation = this.#operationOf(method, path);
      yield { index: isStep ? 0 : ++index, at, endedAt, method, path, operation, request, response };
    }
  }

  async *deliveries(): AsyncGenerator<RecordedDelivery, void, undefined> {
    for (const position of this.#selection.deliveries) {
      const delivery = await this.#read(position);
      const event = deliveredEvent(delivery);
      if (event !== undefined) yield { at: delivery.at, eventName: event.name, body: event.body };
    }
  }

  async #read(position: number): Promise<ReadEntry> {
    return readEntry(await this.#source.read(position), this.#source.place(position));
  }

  close(): Promise<void> {
    return this.#source.close();
  }
}
