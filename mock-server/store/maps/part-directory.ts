/** A part of a map: its keys are those whose hashes end with the same bits. */
export interface Part {
  /** Number of low bits in which the hashes of its keys are equal. */
  readonly bits: number;
  /** The version of the map that may write to the part. A map of any other version copies it first. */
  readonly version: number;
}

/** Versions are counted over all maps: a part that two maps share has a version that neither of them has any longer. */
let latestVersion = 0;

/**
 * The parts of a map, by the low bits of a hash (extendible hashing): a part that is too large is split, and no other part is touched. A
 * copy shares the parts until one of the two maps writes to one (copy-on-write).
 */
export class PartDirectory<P extends Part> {
  /** The part of each hash. The length is a power of two. */
  #parts: P[];
  #version = ++latestVersion;

  /** `first`: returns the only part of a new map. */
  constructor(first: (version: number) => P, original?: PartDirectory<P>) {
    this.#parts = original === undefined ? [first(this.#version)] : original.#parts.slice();
  }

  copy(): PartDirectory<P> {
    this.#version = ++latestVersion;
    return new PartDirectory<P>(() => this.of(0), this);
  }

  get hasOnePart(): boolean {
    return this.#parts.length === 1;
  }

  /** Returns the part of a hash for reading. */
  of(hash: number): P {
    const parts = this.#parts;
    const part = parts[hash & (parts.length - 1)];
    if (part === undefined) throw new RangeError(`no part for ${hash}`);
    return part;
  }

  /** Returns the part of a hash for writing. */
  writable(hash: number, copyOf: (part: P, version: number) => P): P {
    const part = this.of(hash);
    if (part.version === this.#version) return part;
    const own = copyOf(part, this.#version);
    this.#replace(hash, part.bits, () => own);
    return own;
  }

  /** Splits the part of a hash into parts with so many more bits. Returns them in the order of these bits. */
  split(hash: number, added: number, create: (bits: number, version: number) => P): readonly P[] {
    const { bits } = this.of(hash);
    while (this.#parts.length < 1 << (bits + added)) this.#parts = this.#parts.concat(this.#parts);
    const parts = Array.from({ length: 1 << added }, () => create(bits + added, this.#version));
    this.#replace(hash, bits, (at) => parts[(at >>> bits) & (parts.length - 1)]);
    return parts;
  }

  /** Replaces the part of a hash wherever the directory has it. */
  #replace(hash: number, bits: number, partFor: (at: number) => P | undefined): void {
    const step = 1 << bits;
    for (let at = hash & (step - 1); at < this.#parts.length; at += step) {
      const part = partFor(at);
      if (part !== undefined) this.#parts[at] = part;
    }
  }
}
