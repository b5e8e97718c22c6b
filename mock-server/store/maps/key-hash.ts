import { endOfBlock } from '../../random/id-blocks';

const FIRST = 0x811c9dc5;
const PRIME = 0x01000193;
/** Bits of `keyHashOf` that the ids of a block have in common. */
export const BLOCK_BITS = 12;
const LOW_BITS = (1 << BLOCK_BITS) - 1;

/** Returns a number of 32 bits (FNV-1a), of which the low ones depend on all of a key, or on the block of an id. */
export function blockHashOf(key: string): number {
  const hash = hashed(FIRST, key, 0, endOfBlock(key));
  return hash ^ (hash >>> 15);
}

/** Returns a number of 32 bits: the low `BLOCK_BITS` depend on the block of an id as `blockHashOf` does, the others on all of a key. */
export function keyHashOf(key: string): number {
  const end = endOfBlock(key);
  const block = hashed(FIRST, key, 0, end);
  const whole = Math.imul(hashed(block, key, end, key.length), 0x85ebca6b);
  return ((block ^ (block >>> 15)) & LOW_BITS) | (whole & ~LOW_BITS);
}

function hashed(start: number, key: string, from: number, to: number): number {
  let hash = start;
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ key.charCodeAt(at), PRIME);
  return hash;
}
