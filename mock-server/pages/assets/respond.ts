import type { TextResponse } from '../../wire/envelope';
import { assets } from '../generated/assets';

const headers = {
  // The name changes with the content.
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
};

/** Returns the style, the script or the icon of the pages; undefined for an unknown name. */
export function assetResponse(name: string): TextResponse | undefined {
  const asset = assets.get(name);
  return asset && { status: 200, contentType: asset.contentType, headers, body: asset.body };
}
