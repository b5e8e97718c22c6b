import { BLOCK_CHARACTERS, IDS_PER_BLOCK } from '../../random/id-blocks';
import { LargeMap } from './large-map';

/** The slots of the ids of a block. */
interface Run {
  /** The first slot. */
  readonly first: number;
  /** The hash of the id of each slot from the first one on; 0 for a slot whose id is not in the run. */
  hashes: Uint32Array;
  /** The number of ids. */
  size: number;
  /** The version of the runs that may write to it. Runs of any other version copy it first. */
  readonly version: number;
}

/** The most slots of a run: those of a block whose ids are all in one table. */
const MOST_SLOTS = IDS_PER_BLOCK;
const FEWEST_SLOTS = 16;
/** The runs in one part of a map: a write after a copy copies at most so many references. */
const FIRST_RUNS = 1_024;
/** After so many runs of a single id, one after the other, only the second id of a block begins a run: ids of a random seed are in no blocks. */
const MOST_SINGLE_RUNS = 8;

/** Versions are counted over all runs: a run that two of them share has a version that neither has any longer. */
let latestVersion = 0;

/**
 * The slots of rows by their ids, for ids in blocks. The ids of a block are generated one after the other, and their rows added one after
 * the other, so their slots are a run of a few hundred, in which a slot is found by the hash of its id. Adding an id writes four bytes after
 * those of the id before it, whatever the number of ids. The ids themselves are not in it: who looks for one asks the row of a slot.
 *
 * A copy shares the runs until one of the two writes to one (copy-on-write).
 */
export class IdRuns {
  readonly #runs: LargeMap<Run>;
  /** The block that was looked for last, and its run. */
  #latestBlock: string | undefined;
  #latest: Run | undefined;
  /** The run that was begun last, and the number of those before it that have a single id. */
  #newest: Run | undefined;
  #singleRuns = 0;
  /** The block of the last id that got no run. */
  #refusedBlock: string | undefined;
  #version = ++latestVersion;

  constructor(original?: IdRuns) {
    this.#runs = original === undefined ? new LargeMap(FIRST_RUNS) : original.#runs.copy();
  }

  copy(): IdRuns {
    this.#version = ++latestVersion;
    // From now on, to write to it makes another object of it.
    this.#newest = undefined;
    return new IdRuns(this);
  }

  /** Returns the slot of a hash that is meant; undefined if the run of the block has none. `end`: where the block of an id ends. */
  find(id: string, end: number, hash: number, isMeant: (slot: number) => boolean): number | undefined {
    const run = this.#runOf(id, end);
    if (run === undefined) return undefined;
    const { first, hashes } = run;
    for (let at = hashes.indexOf(hash); at >= 0; at = hashes.indexOf(hash, at + 1))
      if (isMeant(first + at)) return first + at;
    return undefined;
  }

  /** Adds a slot. Returns false, and adds nothing, where the id should not be in a run, or is far from the first one of its block. */
  add(id: string, end: number, hash: number, slot: number): boolean {
    const run = this.#runOf(id, end) ?? this.#begin(slot);
    if (run === undefined) return false;
    const at = slot - run.first;
    if (at < 0 || at >= MOST_SLOTS || (run.hashes[at] ?? 0) !== 0) return false;
    const own = this.#writable(run);
    if (at >= own.hashes.length) own.hashes = withRoomFor(at, own.hashes);
    own.hashes[at] = hash;
    own.size++;
    return true;
  }

  /** Deletes a slot. Returns whether it was there. */
  delete(id: string, end: number, hash: number, slot: number): boolean {
    const run = this.#runOf(id, end);
    if (run === undefined || run.hashes[slot - run.first] !== hash) return false;
    const own = this.#writable(run);
    own.hashes[slot - own.first] = 0;
    own.size--;
    if (own.size === 0) this.#setLatest(undefined);
    return true;
  }

  /** Returns the run of the block of an id, which is the latest one then. */
  #runOf(id: string, end: number): Run | undefined {
    const start = end - BLOCK_CHARACTERS;
    if (this.#latestBlock === undefined || !id.startsWith(this.#latestBlock, start)) {
      this.#latestBlock = id.slice(start, end);
      this.#latest = this.#runs.get(this.#latestBlock);
    }
    return this.#latest;
  }

  /** Begins the run of the latest block; returns undefined if it should have none yet. */
  #begin(first: number): Run | undefined {
    const isSingle = this.#newest?.size === 1;
    if (isSingle && this.#singleRuns === MOST_SINGLE_RUNS && this.#latestBlock !== this.#refusedBlock) {
      this.#refusedBlock = this.#latestBlock;
      return undefined;
    }
    this.#singleRuns = isSingle ? Math.min(this.#singleRuns + 1, MOST_SINGLE_RUNS) : 0;
    const run = { first, hashes: new Uint32Array(FEWEST_SLOTS), size: 0, version: this.#version };
    this.#newest = run;
    this.#setLatest(run);
    return run;
  }

  /** Returns the run of the latest block for writing. */
  #writable(run: Run): Run {
    if (run.version === this.#version) return run;
    const own = { ...run, hashes: run.hashes.slice(), version: this.#version };
    this.#setLatest(own);
    return own;
  }

  #setLatest(run: Run | undefined): void {
    const block = this.#latestBlock;
    this.#latest = run;
    if (block === undefined) return;
    if (run === undefined) this.#runs.delete(block);
    else this.#runs.set(block, run);
  }
}

/** Returns the same hashes with room for one at a position. */
function withRoomFor(at: number, hashes: Uint32Array): Uint32Array {
  let { length } = hashes;
  while (length <= at) length *= 2;
  const more = new Uint32Array(length);
  more.set(hashes);
  return more;
}
