const CHUNK_BITS = 12;
const CHUNK_NUMBERS = 1 << CHUNK_BITS;
/** Numbers of the first chunk of a small array, which grows until it is as large as the others. */
const FEWEST_NUMBERS = 16;

interface Chunk {
  readonly numbers: Uint32Array;
  /** The version of the array that may write to the chunk. An array of any other version copies it first. */
  readonly version: number;
}

/** Versions are counted over all arrays: a chunk that two of them share has a version that neither has any longer. */
let latestVersion = 0;

/**
 * An array of numbers of 32 bits, which are 0 until they are set. It grows by chunks, outside of the heap, and never copies more than one.
 * A copy shares the chunks until one of the two writes to one (copy-on-write).
 */
export class NumberChunks {
  readonly #chunks: Chunk[];
  #version = ++latestVersion;

  constructor(original?: NumberChunks) {
    this.#chunks = original === undefined ? [] : original.#chunks.slice();
  }

  copy(): NumberChunks {
    this.#version = ++latestVersion;
    return new NumberChunks(this);
  }

  get(at: number): number {
    return this.#chunks[at >>> CHUNK_BITS]?.numbers[at % CHUNK_NUMBERS] ?? 0;
  }

  set(at: number, value: number): void {
    const chunk = this.#chunks[at >>> CHUNK_BITS];
    const isWritable = chunk?.version === this.#version && at % CHUNK_NUMBERS < chunk.numbers.length;
    const { numbers } = isWritable ? chunk : this.#ownChunk(at);
    numbers[at % CHUNK_NUMBERS] = value;
  }

  /** Returns a chunk for writing, which replaces one that is shared or too short. */
  #ownChunk(at: number): Chunk {
    const number = at >>> CHUNK_BITS;
    const former = this.#chunks[number]?.numbers ?? [];
    let length = number === 0 ? Math.max(FEWEST_NUMBERS, former.length) : CHUNK_NUMBERS;
    while (length <= at % CHUNK_NUMBERS) length *= 2;
    const numbers = new Uint32Array(length);
    numbers.set(former);
    return (this.#chunks[number] = { numbers, version: this.#version });
  }
}
