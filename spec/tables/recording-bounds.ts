/** Levels of lists and objects within each other: no API has as many, and what reads a body calls itself for each. */
export const MAX_NESTING = 1_000;

/** The length of a recording that is unpacked, unless more is allowed: a small file can unpack to any length. */
export const MAX_UNPACKED_BYTES = 500_000_000;

/** The length of one entry of a file, which is read as one text. */
export const MAX_ENTRY_BYTES = 256_000_000;
