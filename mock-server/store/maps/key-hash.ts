import { BLOCK_CHARACTERS, endOfBlock } from '../../random/id-blocks';

const FIRST = 0x811c9dc5;
const PRIME = 0x01000193;

/** Returns a number of 32 bits that depends on the block of an id, or on all of a key that is no id. */
export function blockHashOf(key: string): number {
  return mixed(hashed(FIRST, key, 0, endOfBlock(key)));
}

/**
 * Returns a number of 32 bits, not 0, that depends on all characters of an id but those of its block, or on all of a key that is no id.
 * `end`: where the block ends. What comes before an id counts too: `test of py_…` and `live of py_…` are keys of the same row.
 */
export function ownHashOf(key: string, end: number): number {
  const isId = end < key.length;
  const before = hashed(FIRST, key, 0, isId ? end - BLOCK_CHARACTERS : end);
  return mixed(isId ? hashed(before, key, end, key.length) : before) || 1;
}

/** Returns the hash of some characters of a key (FNV-1a) after others. */
function hashed(start: number, key: string, from: number, to: number): number {
  let hash = start;
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ key.charCodeAt(at), PRIME);
  return hash;
}

/** Returns a number whose low bits depend on all bits of a hash. */
function mixed(hash: number): number {
  return (hash ^ (hash >>> 15)) >>> 0;
}
