/** Fetch `Headers`, or an object of header names and values such as those of node:http. The case of names does not matter. */
export type WebhookHeaders = FetchHeaders | { readonly [name: string]: string | readonly string[] | undefined };

interface FetchHeaders {
  get(name: string): string | null;
  keys?(): Iterable<string>;
}

const MAX_LISTED_NAMES = 20;

/** Returns the value of a header, the first one of several; undefined without one. */
export function headerOf(headers: WebhookHeaders, name: string): string | undefined {
  if (isFetchHeaders(headers)) return headers.get(name) ?? undefined;
  const [, value] = Object.entries(headers).find(([key]) => key.toLowerCase() === name.toLowerCase()) ?? [];
  return typeof value === 'string' ? value : value?.[0];
}

/** Returns the names of the headers that have a value, for a message. */
export function listNames(headers: WebhookHeaders): string {
  const all = isFetchHeaders(headers) ? [...(headers.keys?.() ?? [])] : Object.keys(headers);
  const names = all.filter((name) => headerOf(headers, name));
  if (names.length === 0) return 'no headers came';
  const listed = names.slice(0, MAX_LISTED_NAMES).map((name) => name.toLowerCase());
  const more = names.length > listed.length ? ` and ${names.length - listed.length} more` : '';
  return `these headers came: ${listed.join(', ')}${more}`;
}

function isFetchHeaders(headers: WebhookHeaders): headers is FetchHeaders {
  return typeof headers.get === 'function';
}
