import type { Provenance } from '../../../spec/vocabulary/provenance';
import type { UnknownReason } from '../exchange';
import type { DifferenceKind } from './kinds';
import type { Rule } from './rules';

/** A place in a recording. */
export interface ExchangePlace {
  /** The position of the exchange in the recording, from 1; of an event, of the exchange that caused it, if that is known. */
  readonly exchange: number | null;
  /** The instant in the recording, in ISO 8601. */
  readonly at: string;
  readonly method: string;
  readonly path: string;
}

/** Responses or events of the sandbox that differ from the recording in the same way. */
export interface Difference {
  /** The same in each comparison of the recording. */
  readonly id: string;
  /** The id of the operation; null for an event. */
  readonly operation: string | null;
  /** The name of the event, for a difference of events. */
  readonly event?: string;
  /** The path of the field without indexes (`data.fees[].amount`), `status`, or the name of a header. */
  readonly field: string;
  readonly kind: DifferenceKind;
  readonly count: number;
  /** The first value in the recording; null for `added`. */
  readonly recorded: unknown;
  /** The value of the sandbox beside it; null for `missing`. */
  readonly sandbox: unknown;
  readonly first: ExchangePlace;
  /** The provenance of the sandbox's rule; null if no table has one. */
  readonly provenance: Provenance | null;
  /** The file in `spec/` with the rule, and the row of it: `spec/tables/errors/operations.ts#refund_error`. */
  readonly rule: `spec/${string}` | null;
  /** The id of the earlier difference that it follows from. */
  readonly follows?: string;
}

/** An exchange that could not be replayed. */
export interface UnknownExchange {
  readonly exchange: number;
  readonly method: string;
  readonly path: string;
  /** The recorded id of the object that was never created. */
  readonly id?: string;
  readonly reason: UnknownReason;
}

/** A rule, and how many differences it allowed. */
export interface AllowedDifferences {
  readonly rule: Rule;
  readonly count: number;
}

/** The extent of a comparison. */
export interface ComparedRecording {
  /** The path of the file; null for an object. */
  readonly file: string | null;
  /** The start of the first exchange, in ISO 8601. */
  readonly from: string;
  /** The end of the last exchange, in ISO 8601. */
  readonly to: string;
  readonly exchanges: number;
  readonly replayed: number;
  readonly deliveries: number;
  /** Entries of the file that are neither exchanges nor first deliveries of an event. */
  readonly ignored: number;
}

/** The result of a comparison. */
export interface ComparisonReport {
  readonly version: 1;
  readonly recording: ComparedRecording;
  readonly differences: readonly Difference[];
  readonly unknown: readonly UnknownExchange[];
  readonly allowed: readonly AllowedDifferences[];
  /** The given rules that allowed nothing. One file of rules may serve several recordings. */
  readonly unused_rules: readonly Rule[];
}

/** Returns the differences that follow from no other. */
export function countedDifferences({ differences }: Pick<ComparisonReport, 'differences'>): readonly Difference[] {
  return differences.filter(({ follows }) => follows === undefined);
}
