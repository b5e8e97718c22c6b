import { limits } from '../../spec/tables/limits';

/**
 * Random ids that are generated one after the other share their first random characters: they are a block. A map keeps the ids of a
 * block together, so that writing the next one finds what it needs in the caches of the processor.
 */
export const IDS_PER_BLOCK = 1_024;
export const BLOCK_CHARACTERS = 4;

const RANDOM_CHARACTERS = limits.id_random_characters.value;
/** The id of a row of events has fewer characters than other ids: see `eventsIdFrom`. */
const FEWEST_CHARACTERS = RANDOM_CHARACTERS - 2;

/** Returns the position after the characters that the ids of a block share. For a text that cannot be an id this is its length. */
export function endOfBlock(text: string): number {
  const start = text.indexOf('_') + 1;
  const characters = text.length - start;
  const isLikeId = start > 0 && characters <= RANDOM_CHARACTERS && characters >= FEWEST_CHARACTERS;
  return isLikeId ? start + BLOCK_CHARACTERS : text.length;
}
