import { endOfBlock } from '../../random/id-blocks';

const FIRST = 0x811c9dc5;
const PRIME = 0x01000193;

/** Returns a number of 32 bits that depends on the block of an id, or on all of a key that is no id. */
export function blockHashOf(key: string): number {
  return hashOf(key, endOfBlock(key));
}

/** Returns a number of 32 bits, not 0, that depends on all of a key. */
export function keyHashOf(key: string): number {
  return hashOf(key, key.length) || 1;
}

/** Returns a hash of the first characters of a key (FNV-1a). Its low bits depend on all of its bits. */
function hashOf(key: string, end: number): number {
  let hash = FIRST;
  for (let at = 0; at < end; at++) hash = Math.imul(hash ^ key.charCodeAt(at), PRIME);
  return (hash ^ (hash >>> 15)) >>> 0;
}
