import { isPlainObject } from '../wire/json';
import type { EntrySource } from './entry-source';
import type { IgnoredEntries, RecordedDelivery, RecordedExchange, Recording } from './exchange';
import { readEntry, type ReadEntry } from './har/read-entry';
import { operationFinder } from './operation';
import { RecordingError } from './recording-error';

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

/** An entry that may be part of the recording, once the host is known. */
interface IndexedEntry {
  readonly position: number;
  readonly at: number;
  readonly endedAt: number;
  readonly host: string;
  /** Why it is no exchange with the API, even if the host is the API's. */
  readonly ignored: 'preflights' | 'assets' | 'unanswered' | undefined;
  /** The event that it delivers, if the host is not the API's. */
  readonly event: string | undefined;
}

interface Selection {
  readonly host: string;
  readonly exchanges: readonly IndexedEntry[];
  readonly deliveries: readonly IndexedEntry[];
  readonly ignored: IgnoredEntries;
}

/** Finds the host of the API, and what is exchanged with it. */
class EntryIndex {
  readonly #entries: IndexedEntry[] = [];
  /** Requests that match operations, by host. */
  readonly #matches = new Map<string, number>();
  readonly #operationOf = operationFinder();

  add(position: number, entry: ReadEntry): void {
    const { host } = entry.url;
    const isMatch = entry.response.status > 0 && this.#operationOf(entry.method, entry.url.pathname) !== null;
    this.#matches.set(host, (this.#matches.get(host) ?? 0) + (isMatch ? 1 : 0));
    const { at, endedAt } = entry;
    const ignored = isMatch ? undefined : reasonToIgnore(entry);
    this.#entries.push({ position, at, endedAt, host, ignored, event: eventOf(entry)?.key });
  }

  select(given: string | undefined): Selection {
    const host = given?.toLowerCase() ?? this.#apiHost();
    if (!this.#matches.has(host)) {
      const hosts = [...this.#matches.keys()].slice(0, MAX_LISTED_HOSTS).join(', ');
      throw new RecordingError(
        '',
        `The recording has no request to ${host}. It has requests to ${hosts || 'no host'}.`,
      );
    }
    // Sorting is stable: entries that began together stay in the order of the file.
    const entries = this.#entries.sort((one, other) => one.at - other.at);
    const ofApi = entries.filter((entry) => entry.host === host);
    const deliveries = entries.filter(({ host: other, event }) => other !== host && event !== undefined);
    const first = firstOfEach(deliveries);
    const count = (reason: string) => ofApi.filter(({ ignored }) => ignored === reason).length;
    const ignored = {
      otherHosts: entries.length - ofApi.length - deliveries.length,
      preflights: count('preflights'),
      assets: count('assets'),
      unanswered: count('unanswered'),
      repeatedDeliveries: deliveries.length - first.length,
    };
    return { host, exchanges: ofApi.filter((entry) => entry.ignored === undefined), deliveries: first, ignored };
  }

  #apiHost(): string {
    const [best] = [...this.#matches].sort(([, one], [, other]) => other - one);
    if (best !== undefined && best[1] > 0) return best[0];
    throw new RecordingError('', 'The recording has no request that matches an operation of the API.');
  }
}

const MAX_LISTED_HOSTS = 10;

function firstOfEach(deliveries: readonly IndexedEntry[]): IndexedEntry[] {
  const seen = new Set<string | undefined>();
  return deliveries.filter(({ event }) => !seen.has(event) && seen.add(event));
}

const assetTypes = /^(text\/(html|css|javascript)|application\/(x-)?javascript|image\/.*|font\/.*|video\/.*)$/;
const assetResources = ['document', 'stylesheet', 'script', 'image', 'font', 'media', 'manifest'];

/** Returns why a request that matches no operation is not one to the API at all. */
function reasonToIgnore({ method, response, mediaType, resourceType = '' }: ReadEntry): IndexedEntry['ignored'] {
  if (method === 'OPTIONS') return 'preflights';
  if (method === 'GET' && (assetTypes.test(mediaType) || assetResources.includes(resourceType))) return 'assets';
  return response.status > 0 ? undefined : 'unanswered';
}

interface DeliveredEvent {
  /** Equal for the repeats of an event. */
  readonly key: string;
  readonly name: string;
  readonly body: RecordedDelivery['body'];
}

function eventOf({ method, request: { body } }: ReadEntry): DeliveredEvent | undefined {
  if (method !== 'POST' || !body?.includes('"event_name"')) return undefined;
  const event = parsed(body);
  if (!isPlainObject(event) || !isPlainObject(event['data'])) return undefined;
  const { id, event_name: name } = event;
  return typeof name === 'string' ? { key: typeof id === 'string' ? id : body, name, body: event } : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
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
    const { host, exchanges, deliveries, ignored } = selection;
    this.#source = source;
    this.#selection = selection;
    this.file = source.file;
    this.host = host;
    this.from = exchanges[0]?.at ?? 0;
    this.to = exchanges.reduce((latest, { endedAt }) => Math.max(latest, endedAt), this.from);
    this.exchangeCount = exchanges.length;
    this.deliveryCount = deliveries.length;
    this.ignored = ignored;
  }

  async *exchanges(): AsyncGenerator<RecordedExchange, void, undefined> {
    let index = 0;
    for (const { position } of this.#selection.exchanges) {
      const { at, endedAt, method, url, request, response } = await this.#read(position);
      const path = url.pathname + url.search;
      const operation = this.#operationOf(method, path);
      yield { index: ++index, at, endedAt, method, path, operation, request, response };
    }
  }

  async *deliveries(): AsyncGenerator<RecordedDelivery, void, undefined> {
    for (const { position, at } of this.#selection.deliveries) {
      const event = eventOf(await this.#read(position));
      if (event !== undefined) yield { at, eventName: event.name, body: event.body };
    }
  }

  async #read(position: number): Promise<ReadEntry> {
    return readEntry(await this.#source.read(position), this.#source.place(position));
  }

  close(): Promise<void> {
    return this.#source.close();
  }
}
