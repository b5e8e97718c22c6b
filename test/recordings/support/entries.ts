/** A request and its response, as far as a test cares. */
export interface EntryFacts {
  readonly path: string;
  readonly method?: string;
  readonly host?: string;
  /** Milliseconds since 1970. */
  readonly at?: number;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | object;
  /** The text of the response: an object as JSON. */
  readonly text?: string | object;
  /** Fields of the content of the response. */
  readonly content?: object;
  /** Other fields of the entry. */
  readonly rest?: object;
  /** Milliseconds until the end of the response. */
  readonly time?: number;
}

/** Returns an entry of a HAR file. */
export function entry({ path, method = 'GET', host = 'api.example', at = 0, status = 200, ...facts }: EntryFacts) {
  const { headers = {}, body, text, content, rest, time = 5 } = facts;
  return {
    startedDateTime: new Date(at).toISOString(),
    time,
    request: {
      method,
      url: `https://${host}${path}`,
      headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
      ...(body !== undefined && { postData: { mimeType: 'application/json', text: textOf(body) } }),
    },
    response: {
      status,
      headers: [{ name: 'content-type', value: 'application/json' }],
      content: { mimeType: 'application/json', ...(text !== undefined && { text: textOf(text) }), ...content },
    },
    ...rest,
  };
}

/** Returns a HAR with entries. */
export function harOf(entries: readonly object[]) {
  return { log: { version: '1.2', creator: { name: 'test', version: '1' }, pages: [{}], entries } };
}

const textOf = (value: string | object): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Returns all items. */
export async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}
