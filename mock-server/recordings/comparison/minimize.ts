import type { RecordedExchange, Recording } from '../exchange';
import type { HarEntry, HarPair } from '../har/har';
import { createRedaction } from '../redaction/redaction';
import { Needs } from './needs';
import { type ComparisonReport, countedDifferences } from './report';
import { Date } from '../../../spec/vocabulary/globals';

/** Returns the positions of the exchanges that the differences of a report need: reads the recording once more. */
export async function neededExchanges(
  recording: Pick<Recording, 'exchanges'>,
  report: ComparisonReport,
): Promise<ReadonlySet<number>> {
  const needs = new Needs();
  for await (const exchange of recording.exchanges()) if (exchange.index > 0) needs.add(exchange);
  return needs.of(countedDifferences(report).flatMap(({ first }) => first.exchange ?? []));
}

/** Yields exchanges of a recording, and the deliveries of the events that they caused, as entries without what is private. */
export async function* redactedEntries(
  recording: Pick<Recording, 'host' | 'exchanges' | 'deliveries'>,
  needed: ReadonlySet<number>,
): AsyncGenerator<HarEntry> {
  const redaction = createRedaction();
  const requests = new Set<unknown>();
  for await (const exchange of recording.exchanges()) {
    if (!needed.has(exchange.index)) continue;
    requests.add(exchange.response.headers.get('Request-Id'));
    yield redaction.exchange(entryOf(exchange, recording.host));
  }
  for await (const { at, body } of recording.deliveries()) {
    if (!requests.has(body['request_id'])) continue;
    const postData = { mimeType: 'application/json', text: JSON.stringify(body) };
    yield redaction.exchange({
      startedDateTime: new Date(at).toISOString(),
      time: 0,
      request: { method: 'POST', url: 'https://webhooks.example/', headers: [], postData },
      response: { status: 200, headers: [], content: {} },
    });
  }
}

function entryOf({ at, endedAt, method, path, request, response }: RecordedExchange, host: string) {
  const mimeTypeOf = (headers: Headers) => headers.get('Content-Type') ?? 'application/json';
  return {
    startedDateTime: new Date(at).toISOString(),
    time: endedAt - at,
    request: {
      method,
      url: `https://${host}${path}`,
      headers: pairsOf(request.headers),
      ...(request.body !== undefined && {
        postData: { mimeType: mimeTypeOf(request.headers), text: request.body },
      }),
    },
    response: {
      status: response.status,
      headers: pairsOf(response.headers),
      content: { mimeType: mimeTypeOf(response.headers), text: response.body },
    },
  };
}

function pairsOf(headers: Headers): HarPair[] {
  return Array.from(headers, ([name, value]) => ({ name, value }));
}
