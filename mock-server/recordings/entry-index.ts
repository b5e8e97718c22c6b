import type { IgnoredEntries } from './exchange';
import { deliveredEvent } from './delivered-event';
import type { ReadEntry } from './har/read-entry';
import { operationFinder } from './operation';
import { parseBody } from './parse-body';
import { RecordingError } from './recording-error';
import { isControlPath } from './replay/control-steps';
import { URL } from '../../spec/vocabulary/globals';

/** An entry of a recording, as far as its part is decided by it. */
export interface IndexedEntry {
  readonly position: number;
  readonly at: number;
  readonly endedAt: number;
  readonly host: string;
  /** Its part if its host is the API's. */
  readonly atApi: 'exchange' | 'step' | 'preflights' | 'assets' | 'unanswered';
  /** The event that it delivers if its host is another one. */
  readonly event: string | undefined;
  /** The address that it sends a file to, if an answer has that address. */
  readonly uploadUrl: string | undefined;
}

/** An exchange or a step. Those of all entries stay in memory: they have no more than what is needed to read them again. */
export interface SelectedEntry {
  readonly position: number;
  readonly isStep: boolean;
}

/** The entries that belong to a recording, and how many do not. */
export interface Selection {
  readonly host: string;
  /** The start of the first exchange or step and the last end of one, in milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
  /** Exchanges and steps, in the order of their starts. */
  readonly exchanges: readonly SelectedEntry[];
  /** The positions of deliveries. */
  readonly deliveries: readonly number[];
  readonly ignored: IgnoredEntries;
}

const MAX_LISTED_HOSTS = 10;

/** Finds the host of the API, and what is exchanged with it. */
export class EntryIndex {
  readonly #entries: IndexedEntry[] = [];
  /** Requests that match operations, by host. */
  readonly #matches = new Map<string, number>();
  /** Addresses for files, as answers have them. */
  readonly #uploadUrls = new Set<string>();
  readonly #operationOf = operationFinder();

  add(position: number, entry: ReadEntry): void {
    const { at, endedAt, method, url, response } = entry;
    for (const address of uploadUrlsIn(response.body ?? '')) this.#uploadUrls.add(address);
    const isMatch = response.status > 0 && this.#operationOf(method, url.pathname) !== null;
    this.#matches.set(url.host, (this.#matches.get(url.host) ?? 0) + (isMatch ? 1 : 0));
    this.#entries.push({
      position,
      at,
      endedAt,
      host: url.host,
      atApi: isMatch ? 'exchange' : partOf(entry),
      event: deliveredEvent(entry)?.key,
      uploadUrl: method === 'PUT' && !isMatch ? url.href : undefined,
    });
  }

  /** Returns what belongs to a host, or else to the one with the most matches. Throws a `RecordingError` without one. */
  select(given: string | undefined): Selection {
    const host = given?.toLowerCase() ?? this.#apiHost();
    if (!this.#matches.has(host)) throw this.#unknownHost(host);
    const exchanges: SelectedEntry[] = [];
    const deliveries: number[] = [];
    const events = new Set<string>();
    const ignored = { otherHosts: 0, preflights: 0, assets: 0, unanswered: 0, repeatedDeliveries: 0 };
    let from = Infinity;
    let to = 0;
    // Sorting is stable: entries that began together stay in the order of the file.
    for (const entry of this.#entries.sort((one, other) => one.at - other.at)) {
      const { event, position } = entry;
      const part = this.#partOf(entry, host);
      if (part === 'exchange' || part === 'step') {
        exchanges.push({ position, isStep: part === 'step' });
        from = Math.min(from, entry.at);
        to = Math.max(to, entry.endedAt);
      } else if (part !== 'delivery') ignored[part]++;
      else if (event === undefined || events.has(event)) ignored.repeatedDeliveries++;
      else {
        events.add(event);
        deliveries.push(position);
      }
    }
    return { host, from: exchanges.length > 0 ? from : 0, to, exchanges, deliveries, ignored };
  }

  #partOf({ uploadUrl, host, event, atApi }: IndexedEntry, apiHost: string) {
    if (uploadUrl !== undefined && this.#uploadUrls.has(uploadUrl)) return 'step';
    if (host === apiHost) return atApi;
    return event === undefined ? 'otherHosts' : 'delivery';
  }

  #apiHost(): string {
    const [best] = [...this.#matches].sort(([, one], [, other]) => other - one);
    if (best !== undefined && best[1] > 0) return best[0];
    throw new RecordingError('', 'The recording has no request that matches an operation of the API.');
  }

  #unknownHost(host: string): RecordingError {
    const hosts = [...this.#matches.keys()].slice(0, MAX_LISTED_HOSTS).join(', ');
    return new RecordingError('', `The recording has no request to ${host}. It has requests to ${hosts || 'no host'}.`);
  }
}

const assetTypes = /^(text\/(html|css|javascript)|application\/(x-)?javascript|image\/.*|font\/.*|video\/.*)$/;
const assetResources = ['document', 'stylesheet', 'script', 'image', 'font', 'media', 'manifest'];

/** Returns the part of a request to the API's host that matches no operation, or has no response. */
function partOf({ method, url, response, mediaType, resourceType = '' }: ReadEntry): IndexedEntry['atApi'] {
  if (response.status === 0) return 'unanswered';
  if (isControlPath(url.pathname)) return 'step';
  if (method === 'OPTIONS') return 'preflights';
  if (method === 'GET' && (assetTypes.test(mediaType) || assetResources.includes(resourceType))) return 'assets';
  return 'exchange';
}

/** Returns the addresses for files in an answer. */
function uploadUrlsIn(body: string): string[] {
  const found = body.matchAll(/"presigned_url":\s*("(?:[^"\\]|\\.)*")/g);
  return [...found].flatMap(([, text]) => {
    const url = parseBody(text);
    return typeof url === 'string' && URL.canParse(url) ? [new URL(url).href] : [];
  });
}
