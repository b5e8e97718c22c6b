import type { ExchangedEntry, HarPair } from '../../../mock-server/recordings/har/har';

export interface EntryParts {
  readonly method?: string;
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly mimeType?: string;
  readonly status?: number;
  readonly answerHeaders?: Readonly<Record<string, string>>;
  readonly answer?: unknown;
  readonly answerType?: string;
}

const listed = (headers: Readonly<Record<string, string>>): HarPair[] =>
  Object.entries(headers).map(([name, value]) => ({ name, value }));

const textOf = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body));

/** Returns an entry of a recording: by default a payment. Bodies that are no text become JSON. */
export function harEntry(parts: EntryParts = {}): ExchangedEntry {
  const { method = 'POST', url = 'https://api.example/v1/payments', headers = {}, body, status = 201, answer } = parts;
  const { mimeType = 'application/json', answerHeaders = {}, answerType = 'application/json' } = parts;
  return {
    startedDateTime: '2026-03-02T15:00:00.000Z',
    time: 12,
    request: {
      method,
      url,
      headers: listed(headers),
      ...(body !== undefined && { postData: { mimeType, text: textOf(body) } }),
    },
    response: {
      status,
      headers: listed(answerHeaders),
      content: { mimeType: answerType, ...(answer !== undefined && { text: textOf(answer) }) },
    },
  };
}
