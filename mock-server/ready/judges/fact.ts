import type { ReadyFact, Sighting } from '../../../spec/derive/ready-facts';
import type { Evidence } from '../evidence';

/** Judges one row by the evidence of a platform. Returns a fact without needed parts where the row does not apply. */
export type Judge = (evidence: Evidence) => ReadyFact;

/** The fact of a row that does not apply. */
export const notForIt: ReadyFact = { needed: [], met: [], failed: [], refused: [] };

interface Found {
  readonly failed?: readonly Sighting[];
  readonly refused?: readonly Sighting[];
}

/** Returns a fact whose parts were met or not, by name. */
export function factOf(parts: Readonly<Record<string, boolean>>, { failed = [], refused = [] }: Found = {}): ReadyFact {
  const needed = Object.keys(parts);
  return { needed, met: needed.filter((part) => parts[part] === true), failed, refused };
}
