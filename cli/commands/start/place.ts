import { pathFrom } from '../../path-from';
import type { Io } from '../../io';

/** The store of a sandbox. */
export type Place =
  | { readonly kind: 'memory' }
  | { readonly kind: 'directory'; readonly directory: string }
  /** `name`: host, port and name of the database, without user and password. */
  | { readonly kind: 'database'; readonly url: string; readonly name: string };

export interface PlaceOptions {
  readonly data: string;
  readonly memory?: boolean;
  /** URL of a PostgreSQL database. */
  readonly store?: string;
}

/** Returns where a sandbox with these options keeps its data. Throws a `DatabaseUrlError`. */
export async function placeOf({ data, memory, store }: PlaceOptions, io: Pick<Io, 'cwd'>): Promise<Place> {
  if (memory) return { kind: 'memory' };
  if (store === undefined) return { kind: 'directory', directory: pathFrom(io, data) };
  const { serverOf } = await import('../../../mock-server/fronts/postgres');
  return { kind: 'database', url: store, name: serverOf(store).name };
}

/** Formats a place for the banner, and for the message after a stop. */
export function formatPlace(place: Place): string {
  switch (place.kind) {
    case 'memory':
      return 'in memory only, lost on exit';
    case 'directory':
      return place.directory;
    case 'database':
      return `PostgreSQL at ${place.name}`;
  }
}
