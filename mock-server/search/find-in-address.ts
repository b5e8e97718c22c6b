import { URL } from '../../spec/vocabulary/globals';
import { findById, type FoundPage } from './find-by-id';
import type { SearchPlace } from './place';

/** Number of parts of a path that may be an id, from the last one. */
const MAX_PARTS = 8;

/** Returns a text as an address, with or without its host; undefined for any other text. */
export function addressIn(text: string): URL | undefined {
  if (!text.includes('/') || /\s/.test(text)) return undefined;
  if (URL.canParse(text)) return new URL(text);
  return URL.canParse(text, 'http://sandbox') ? new URL(text, 'http://sandbox') : undefined;
}

/** Returns the object that a path names: the last one, if it names several. */
export function findInAddress(place: SearchPlace, { pathname }: URL): FoundPage | undefined {
  for (const id of pathname.split('/').reverse().slice(0, MAX_PARTS)) {
    const found = id === '' ? undefined : findById(place, id);
    if (found !== undefined) return found;
  }
  return undefined;
}
