import { limits } from '../../spec/tables/limits';
import type { WireResponse } from '../wire/envelope';
import type { WireRequest } from '../wire/message';

const MAX_BODY_BYTES = limits.request_body_bytes.value;

/** Reads a request of the Fetch standard. Rejects when its body breaks off. */
export async function wireRequestFrom(request: Request): Promise<WireRequest> {
  const { method, headers } = request;
  const { pathname: path, search: query } = new URL(request.url);
  return { method, path, query, headers, body: await readText(request) };
}

/** An answer of the Fetch standard. */
export function responseFrom({ status, headers, body }: WireResponse, method: string): Response {
  return new Response(method === 'HEAD' ? null : body, { status, headers: { ...headers } });
}

async function readText({ headers, body }: Request): Promise<string | null> {
  if (body === null) return '';
  return Number(headers.get('content-length') ?? 0) > MAX_BODY_BYTES ? null : readStream(body);
}

/** Reads no further than a body may be long. */
async function readStream(body: ReadableStream<Uint8Array>): Promise<string | null> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = '';
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.byteLength;
    if (length > MAX_BODY_BYTES) {
      // Not awaited: where the body is one of two branches of a stream, this resolves only when both are canceled.
      reader.cancel().catch(() => undefined);
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
