import type { Counts } from '../random/counts';
import type { Currency } from '../rows';
import type { Rows } from '../rows';
import type { SeedTable } from './rows';

export const seedFileFormat = 'payments-sandbox seed file';
/** Goes up when a file of before can no longer be read. */
export const seedFileVersion = 2;

/**
 * All that a platform knows, but for what belongs to it alone: its keys, who listens to it, and what its callers were
 * answered. Another platform that begins with it goes on from the same instant.
 */
export interface SeedFile {
  readonly format: typeof seedFileFormat;
  readonly version: typeof seedFileVersion;
  readonly currency: Currency;
  /** The ids of the platform's own accounts. */
  readonly accounts: { readonly test: string; readonly live: string };
  readonly clock: {
    /** The instant at which it was written, on the clock of its platform. */
    readonly now: string;
    readonly frozen: boolean;
  };
  /** The last number that a row was given. */
  readonly sequence: number;
  /** How much was made from the seed of its sandbox. */
  readonly counts: Counts;
  readonly rows: { readonly [Name in SeedTable]: readonly Rows[Name][] };
}

/** A file that no platform can begin with. */
export class SeedFileError extends Error {
  /** Where in the file what is wrong stands, such as `rows.payments[3].amount`; empty for the file as a whole. */
  readonly place: string;

  constructor(place: string, what: string) {
    super(place === '' ? what : `${place} ${what}`);
    this.name = 'SeedFileError';
    this.place = place;
  }
}

/** A seed file as text: a row in each line, so that two of them can be compared. */
export function seedFileText({ rows, ...head }: SeedFile): string {
  const tables = Object.entries(rows).map(([name, list]) => {
    const lines = list.map((row) => `\n      ${JSON.stringify(row)}`);
    return `\n    ${JSON.stringify(name)}: [${lines.join(',')}${lines.length > 0 ? '\n    ' : ''}]`;
  });
  const fields = Object.entries(head).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`);
  return `{\n${fields.join('')}  "rows": {${tables.join(',')}\n  }\n}\n`;
}
