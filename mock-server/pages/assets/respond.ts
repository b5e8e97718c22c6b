import type { ByteStream, WireResponse } from '../../wire/envelope';
import type { WireRequest } from '../../wire/message';
import { assets } from '../generated/assets';

const headers = {
  // The name changes with the content.
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
  Vary: 'Accept-Encoding',
};

/**
 * Returns the style, the script or the icon of the pages; undefined for an unknown name. They are compressed for a browser, which
 * keeps them: uncompressed, they are nearly all that a first page loads.
 */
export function assetResponse(name: string, request: Pick<WireRequest, 'headers'>): WireResponse | undefined {
  const asset = assets.get(name);
  return asset && keptResponse(asset, request);
}

/** Returns a file whose name changes with its content, compressed for a browser. */
export function keptResponse(
  { contentType, body }: { readonly contentType: string; readonly body: string },
  request: Pick<WireRequest, 'headers'>,
): WireResponse {
  if (!acceptsGzip(request.headers.get('accept-encoding') ?? '')) return { status: 200, contentType, headers, body };
  return { status: 200, contentType, headers: { ...headers, 'Content-Encoding': 'gzip' }, body: compressed(body) };
}

/** A weight of 0 refuses a coding. */
function acceptsGzip(accepted: string): boolean {
  return accepted.split(',').some((coding) => /^\s*gzip\s*(;(?!\s*q=0(\.0*)?\s*$)|$)/i.test(coding));
}

async function* compressed(text: string): ByteStream {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  yield new Uint8Array(await new Response(stream).arrayBuffer());
}
