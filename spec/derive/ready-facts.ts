import type { ReadyRowId } from '../tables/ready-rows';

/** A request, a delivery or a search that the sandbox saw, in a sentence. */
export interface Sighting {
  /** The id of the request or the delivery; null for what has none. */
  readonly id: string | null;
  readonly summary: string;
}

/** The fact of a row: what the program needs of it, and what was seen. */
export interface ReadyFact {
  /** The parts that apply to the program. A fact without any is left out. */
  readonly needed: readonly string[];
  readonly met: readonly string[];
  readonly failed: readonly Sighting[];
  /** Mistakes that were refused: they fail nothing. */
  readonly refused: readonly Sighting[];
}

/** The facts of a platform, or of several together, by row. */
export type ReadyFacts = Readonly<Partial<Record<ReadyRowId, ReadyFact>>>;

/** The number of sightings that are kept of a row: a person reads one or two. */
const MAX_SIGHTINGS = 20;

/** Returns the facts of several platforms, workers or processes together. Their order does not matter, except for a long list. */
export function mergeFacts(all: readonly ReadyFacts[]): ReadyFacts {
  const merged: Partial<Record<string, ReadyFact>> = {};
  for (const facts of all)
    for (const [id, fact] of Object.entries(facts)) {
      const known = merged[id];
      merged[id] = known === undefined ? fact : mergedFact(known, fact);
    }
  return merged;
}

function mergedFact(one: ReadyFact, other: ReadyFact): ReadyFact {
  return {
    needed: union(one.needed, other.needed),
    met: union(one.met, other.met),
    failed: sightings(one.failed, other.failed),
    refused: sightings(one.refused, other.refused),
  };
}

function union(one: readonly string[], other: readonly string[]): readonly string[] {
  return [...new Set([...one, ...other])];
}

function sightings(one: readonly Sighting[], other: readonly Sighting[]): readonly Sighting[] {
  const known = new Set(one.map(textOf));
  return [...one, ...other.filter((each) => !known.has(textOf(each)))].slice(0, MAX_SIGHTINGS);
}

const textOf = ({ id, summary }: Sighting) => `${id} ${summary}`;

/** Whether a value from elsewhere, such as a response or a file, is facts. */
export function isFacts(value: unknown): value is ReadyFacts {
  return isObject(value) && Object.values(value).every(isFact);
}

function isFact(value: unknown): boolean {
  if (!isObject(value)) return false;
  const isTexts = (list: unknown) => Array.isArray(list) && list.every((each) => typeof each === 'string');
  const isSightings = (list: unknown) => Array.isArray(list) && list.every(isSighting);
  return [value['needed'], value['met']].every(isTexts) && [value['failed'], value['refused']].every(isSightings);
}

function isSighting(value: unknown): boolean {
  return isObject(value) && typeof value['summary'] === 'string';
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
