import { pathFrom } from '../../path-from';
import type { Io } from '../../io';

/** The store of a sandbox. */
export type Place =
  /** `unwritable`: the directory that was to be used. */
  | { readonly kind: 'memory'; readonly unwritable?: string }
  /** `orMemory`: whether data is in memory if the directory cannot be written. */
  | { readonly kind: 'directory'; readonly directory: string; readonly orMemory: boolean }
  /** `name`: host, port and name of the database, without user and password. */
  | { readonly kind: 'database'; readonly url: string; readonly name: string };

export interface PlaceOptions {
  readonly data: string;
  /** The directory to use instead if it can be written, or else none. */
  readonly dataIfWritable?: string | undefined;
  readonly memory?: boolean;
  /** URL of a PostgreSQL database. */
  readonly store?: string;
}

/** Returns where a sandbox with these options keeps its data. Throws a `DatabaseUrlError`. */
export async function placeOf(options: PlaceOptions, io: Pick<Io, 'cwd'>): Promise<Place> {
  const { memory, store, dataIfWritable } = options;
  if (memory) return { kind: 'memory' };
  if (store === undefined)
    return { kind: 'directory', directory: directoryOf(options, io), orMemory: dataIfWritable !== undefined };
  const { serverOf } = await import('../../../mock-server/fronts/postgres');
  return { kind: 'database', url: store, name: serverOf(store).name };
}

/** Returns the path of the data directory, if these options have one. */
export function directoryOf({ data, dataIfWritable, memory }: PlaceOptions, io: Pick<Io, 'cwd'>): string {
  return memory ? '' : pathFrom(io, dataIfWritable ?? data);
}

/** Formats a place for the banner, and for the message after a stop. */
export function formatPlace(place: Place): string {
  switch (place.kind) {
    case 'memory':
      return `in memory only, lost on exit${place.unwritable ? ` (${place.unwritable} cannot be written)` : ''}`;
    case 'directory':
      return place.directory;
    case 'database':
      return `PostgreSQL at ${place.name}`;
  }
}
