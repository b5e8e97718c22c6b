import type { Counts } from '../random/counts';
import type { Currency } from '../rows';
import type { SeedTable } from '../rows/seed-tables';

export const seedFileFormat = 'payments-sandbox seed file';
/** Raised when files of the version before can no longer be read. */
export const seedFileVersion = 6;

/**
 * The first line of a seed file. Each other line is a row, `["payments",{…}]`, except the last one, `{"end":true,"rows":2}`,
 * which tells a complete file from one that was cut off.
 */
export interface SeedFileHead {
  /** The name of the format. */
  readonly format: typeof seedFileFormat;
  /** The version of the format. */
  readonly version: typeof seedFileVersion;
  /** The release that wrote the file. Absent in files of the first release, 0.1.0. */
  readonly release?: string;
  /** The name of the platform. Absent without one, and in files of releases before 1.0.0. */
  readonly name?: string;
  /** The currency of the platform account. */
  readonly currency: Currency;
  /** The ids of the platform's own accounts. */
  readonly accounts: { readonly test: string; readonly live: string };
  /** The clock of the exported platform. */
  readonly clock: {
    /** The instant of the export, on the clock of the exported platform. */
    readonly now: string;
    readonly frozen: boolean;
  };
  /** The last sequence number of a row. */
  readonly sequence: number;
  /** Numbers of generated ids and requests, from which a reproducible sandbox continues. */
  readonly counts: Counts;
  /** The number of rows of each table. */
  readonly rows: { readonly [Name in SeedTable]: number };
}

/** The bytes or the text of a seed file, whole or in chunks that break anywhere. */
export type SeedFileSource =
  string | Uint8Array | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>;

/** Thrown for a seed file that cannot be imported. */
export class SeedFileError extends Error {
  /** The place of the problem in the file, such as `rows.payments[3].amount` or `line 5`; empty for the file as a whole. */
  readonly place: string;

  constructor(place: string, what: string) {
    super(place === '' ? what : `${place} ${what}`);
    this.name = 'SeedFileError';
    this.place = place;
  }
}
