import type { Provenance } from './provenance';

/** A row of a table whose names need an explanation. */
export interface MeaningRow {
  readonly meaning: string;
  readonly provenance: Provenance;
}
