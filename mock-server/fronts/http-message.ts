import type { IncomingMessage, ServerResponse } from 'node:http';
import { limits } from '../../spec/tables/limits';
import type { WireResponse } from '../wire/envelope';
import type { WireRequest, RequestHeaders } from '../wire/message';

const MAX_BODY_BYTES = limits.request_body_bytes.value;
const decoder = new TextDecoder();

/** Reads a request of node:http to its end; undefined when it breaks off, and there is nobody to answer. */
export async function wireRequestFrom(
  message: IncomingMessage,
  headers: RequestHeaders,
): Promise<WireRequest | undefined> {
  const { method = 'GET', url = '/' } = message;
  const body = hasBody(headers) ? await readBody(message, headers) : '';
  if (body === undefined) return undefined;
  const target = url.startsWith('/') ? url : pathOf(url);
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  return { method, path, query: mark < 0 ? '' : target.slice(mark), headers, body };
}

/** Sends an answer, whole. */
export function send(response: ServerResponse, { status, headers, body }: WireResponse): void {
  const list: (string | number)[] = ['Content-Length', Buffer.byteLength(body)];
  for (const [name, value] of Object.entries(headers)) list.push(name, value);
  response.writeHead(status, list).end(body);
}

/** Looks names up among the headers as they came: few are ever asked for, and to sort all of them costs more. */
export class NodeHeaders implements RequestHeaders {
  readonly #raw: readonly string[];

  /** Names and values in turn: the `rawHeaders` of a message. */
  constructor(raw: readonly string[]) {
    this.#raw = raw;
  }

  get(name: string): string | null {
    const raw = this.#raw;
    const wanted = name.toLowerCase();
    let found: string | null = null;
    for (let i = 0; i < raw.length; i += 2) {
      const sent = raw[i] ?? '';
      if (sent.length !== wanted.length || sent.toLowerCase() !== wanted) continue;
      const value = raw[i + 1] ?? '';
      found = found === null ? value : `${found}, ${value}`;
    }
    return found;
  }

  has(name: string): boolean {
    return this.get(name) !== null;
  }
}

/** A proxy is sent a whole address, and `OPTIONS` may ask about everything. */
function pathOf(target: string): string {
  if (!URL.canParse(target)) return `/${target}`;
  const { pathname, search } = new URL(target);
  return pathname + search;
}

function hasBody(headers: RequestHeaders): boolean {
  return headers.has('content-length') || headers.has('transfer-encoding');
}

/** Null for a body that is too long, of which the rest is left to node:http; undefined for one that breaks off. */
function readBody(message: IncomingMessage, headers: RequestHeaders): Promise<string | null | undefined> {
  if (Number(headers.get('content-length') ?? 0) > MAX_BODY_BYTES) return Promise.resolve(null);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    message.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= MAX_BODY_BYTES) chunks.push(chunk);
      else resolve(null);
    });
    message.on('end', () => resolve(decoder.decode(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks))));
    message.on('close', () => resolve(undefined));
  });
}
