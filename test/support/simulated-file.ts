const PAGE_BYTES = 4096;

/** Bytes of one page that are in the page cache only. */
interface PageWrite {
  readonly kind: 'write';
  readonly position: number;
  readonly bytes: Buffer;
}

type Change = PageWrite | { readonly kind: 'truncate'; readonly size: number };

/**
 * A file as the page cache has it, and as the disk has it. A truncation is a change of metadata, which file systems order: what
 * was written after it is not on the disk before it.
 */
export class SimulatedFile {
  readonly id: string;
  /** The simulation has no time. */
  readonly modifiedAt = 0;
  #cached: Buffer = Buffer.alloc(0);
  #size = 0;
  #durable: Buffer = Buffer.alloc(0);
  #unsynced: Change[] = [];
  #changes = 0;

  constructor(id: string) {
    this.id = id;
  }

  get size(): number {
    return this.#size;
  }

  get version(): string {
    return `${this.#size} ${this.#changes}`;
  }

  /** All of it, as it is read now. */
  get text(): string {
    return this.#cached.toString('utf8', 0, this.#size);
  }

  read(into: Uint8Array, position: number): number {
    return this.#cached.copy(into, 0, position, Math.max(position, Math.min(this.#size, position + into.length)));
  }

  write(bytes: Uint8Array, position: number): void {
    this.#changes++;
    const end = position + bytes.length;
    if (end > this.#cached.length) {
      const larger = Buffer.alloc(2 * end);
      this.#cached.copy(larger, 0, 0, this.#size);
      this.#cached = larger;
    }
    this.#cached.set(bytes, position);
    this.#size = Math.max(this.#size, end);
    for (let at = position; at < end;) {
      const next = Math.min(end, (Math.floor(at / PAGE_BYTES) + 1) * PAGE_BYTES);
      const page = Buffer.from(bytes.subarray(at - position, next - position));
      this.#unsynced.push({ kind: 'write', position: at, bytes: page });
      at = next;
    }
  }

  truncate(size: number): void {
    this.#changes++;
    if (size < this.#size) this.#cached.fill(0, size, this.#size);
    this.#size = size;
    this.#unsynced.push({ kind: 'truncate', size });
  }

  /** Syncs what earlier syncs did not report as lost. */
  sync(): void {
    this.#durable = applied(this.#durable, this.#unsynced);
    this.#unsynced = [];
  }

  /** After a failed sync the kernel takes pages for clean that are not on the disk. */
  failSync(random: (bound: number) => number): void {
    const isLost = new Map<number, boolean>();
    this.#unsynced = this.#unsynced.filter((change) => {
      if (change.kind === 'truncate') return true;
      const page = pageOf(change);
      if (!isLost.has(page)) isLost.set(page, random(2) === 0);
      return !isLost.get(page);
    });
  }

  /**
   * Keeps what is durable, and by chance some of the pages that are not. A page reaches the disk as a whole, with every earlier
   * write to it: once a write to a page is lost, the later ones are, too.
   */
  losePower(random: (bound: number) => number): void {
    const barriers = this.#unsynced.filter(({ kind }) => kind === 'truncate').length;
    const passed = random(barriers + 1);
    let truncations = 0;
    const lost = new Set<number>();
    const kept = this.#unsynced.filter((change) => {
      if (change.kind === 'truncate') return ++truncations <= passed;
      const page = pageOf(change);
      if (truncations > passed || lost.has(page)) return false;
      if (random(2) === 0) return true;
      lost.add(page);
      return false;
    });
    this.#changes++;
    this.#durable = applied(this.#durable, kept);
    this.#cached = Buffer.from(this.#durable);
    this.#size = this.#durable.length;
    this.#unsynced = [];
  }
}

function pageOf({ position }: PageWrite): number {
  return Math.floor(position / PAGE_BYTES);
}

function applied(durable: Buffer, changes: readonly Change[]): Buffer {
  const sizes = changes.map((change) =>
    change.kind === 'truncate' ? change.size : change.position + change.bytes.length,
  );
  const content = Buffer.alloc(Math.max(durable.length, ...sizes));
  durable.copy(content);
  let size = durable.length;
  for (const change of changes) {
    if (change.kind === 'truncate') {
      content.fill(0, change.size);
      size = change.size;
    } else {
      change.bytes.copy(content, change.position);
      size = Math.max(size, change.position + change.bytes.length);
    }
  }
  return content.subarray(0, size);
}
