/** Headers of one connection, which a proxy does not pass on. Source: RFC 9110, section 7.6.1. */
const hopByHop: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** A header as it was sent. */
export interface SentHeader {
  readonly name: string;
  readonly value: string;
}

/** Returns the headers of a message in their order, from a list in which each name is followed by its value. */
export function sentHeaders(raw: readonly string[]): SentHeader[] {
  const headers: SentHeader[] = [];
  for (let i = 0; i + 1 < raw.length; i += 2) headers.push({ name: raw[i] ?? '', value: raw[i + 1] ?? '' });
  return headers;
}

/**
 * Returns the headers that a proxy passes on: those that are not of one connection, whichever the message declares as such. The
 * length of a body stays: without it, the body would be read as the next message.
 */
export function endToEnd(headers: readonly SentHeader[]): SentHeader[] {
  const ofConnection = new Set(
    headers
      .filter(({ name }) => name.toLowerCase() === 'connection')
      .flatMap(({ value }) => value.toLowerCase().split(/\s*,\s*/)),
  );
  ofConnection.delete('content-length');
  return headers.filter(({ name }) => !hopByHop.has(name.toLowerCase()) && !ofConnection.has(name.toLowerCase()));
}

/** Returns headers as a list in which each name is followed by its value. */
export const rawHeaders = (headers: readonly SentHeader[]): string[] =>
  headers.flatMap(({ name, value }) => [name, value]);

/** Returns the first value of a header. */
export const headerOf = (headers: readonly SentHeader[], name: string): string | undefined =>
  headers.find((header) => header.name.toLowerCase() === name)?.value;
