import { endOfBlock } from '../../random/id-blocks';

const FIRST = 0x811c9dc5;
const PRIME = 0x01000193;
/**
 * The bits of `keyHashOf` that the ids of a block have in common: twelve above the lowest eight, which are a key's own. A block has 1,024
 * ids, and most of them belong to other tables.
 */
const BLOCK_BITS = 0x000f_ff00;

/** Returns a number of 32 bits that depends on the block of an id, or on all of a key that is no id. */
export function blockHashOf(key: string): number {
  return mixed(hashed(FIRST, key, 0, endOfBlock(key)));
}

/**
 * The last characters of an id, which are as good as all of its own ones: eight have more than 32 bits. Ids that are written by hand are
 * numbered at their end.
 */
const OWN_CHARACTERS = 8;

/** Returns a number of 32 bits: some depend on the block of an id, as in `blockHashOf`, and the others on its end too, or on all of a key that is no id. */
export function keyHashOf(key: string): number {
  const end = endOfBlock(key);
  const block = hashed(FIRST, key, 0, end);
  const whole = hashed(block, key, Math.max(end, key.length - OWN_CHARACTERS), key.length);
  return ((mixed(block) & BLOCK_BITS) | (mixed(whole) & ~BLOCK_BITS)) >>> 0;
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
