import type { Counts } from '../random/counts';
import type { Currency, Rows, SeedTable } from '../rows';

export const seedFileFormat = 'payments-sandbox seed file';
/** Raised when files of the version before can no longer be read. */
export const seedFileVersion = 2;

/**
 * The objects, events and pending jobs of a platform, without its keys, publishers (webhook endpoints), faults and kept
 * responses. A platform that imports it continues from the same instant.
 */
export interface SeedFile {
  readonly format: typeof seedFileFormat;
  readonly version: typeof seedFileVersion;
  readonly currency: Currency;
  /** The ids of the platform's own accounts. */
  readonly accounts: { readonly test: string; readonly live: string };
  readonly clock: {
    /** The instant of the export, on the clock of the exported platform. */
    readonly now: string;
    readonly frozen: boolean;
  };
  /** The last sequence number of a row. */
  readonly sequence: number;
  /** Numbers of generated ids and requests, from which a reproducible sandbox continues. */
  readonly counts: Counts;
  readonly rows: { readonly [Name in SeedTable]: readonly Rows[Name][] };
}

/** Thrown for a seed file that cannot be imported. */
export class SeedFileError extends Error {
  /** The place of the problem in the file, such as `rows.payments[3].amount`; empty for the file as a whole. */
  readonly place: string;

  constructor(place: string, what: string) {
    super(place === '' ? what : `${place} ${what}`);
    this.name = 'SeedFileError';
    this.place = place;
  }
}

/** Returns a seed file as text, one row per line, so that two files can be compared by line. */
export function seedFileText({ rows, ...head }: SeedFile): string {
  const tables = Object.entries(rows).map(([name, list]) => {
    const lines = list.map((row) => `\n      ${JSON.stringify(row)}`);
    return `\n    ${JSON.stringify(name)}: [${lines.join(',')}${lines.length > 0 ? '\n    ' : ''}]`;
  });
  const fields = Object.entries(head).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`);
  return `{\n${fields.join('')}  "rows": {${tables.join(',')}\n  }\n}\n`;
}
