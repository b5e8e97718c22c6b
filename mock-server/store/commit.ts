import type { Counts } from '../random/counts';
import type { Rows, TableName } from '../rows';

/** A row as a transaction left it; null when the transaction deleted it. */
export type Change<Name extends TableName = TableName> = readonly [
  table: Name,
  id: string,
  row: Rows[Name] | null,
  /** The row as a line has it, where it is another form: see `withReferences`. */
  written?: unknown,
];

/** The name of a snapshot, and its instant on the platform's clock. */
export interface SnapshotLabel {
  readonly name: string;
  readonly created_at: string;
}

/** A token of the platform: see `PlatformTokens`. */
export interface StoredToken {
  readonly id: string;
  readonly name: string;
  /** The hash of the token itself, which is shown once and never stored. */
  readonly hash: string;
  readonly created_at: string;
}

/** The changes of one transaction, in the order of the first write of each row; or an operation on a snapshot or a token. */
export interface Commit {
  /** Deletes everything before this commit, except snapshots and tokens. */
  readonly reset?: true;
  /** The changes are of the replacement with this number: they count only once it is adopted. */
  readonly staged?: number;
  /** The replacement begins with these changes. A former process may have used its number. */
  readonly isFirst?: true;
  /** The rows of the replacement with this number replaced everything, except snapshots and tokens. */
  readonly adopt?: number;
  /** The name of the snapshot that replaced everything. */
  readonly restore?: string;
  /** The number under which the state before this commit is kept, because an undo may return to it. */
  readonly replaced?: number;
  /** The number of the replaced state that an undo returned to. It is no longer kept, and neither are those after it. */
  readonly revert?: number;
  /** Replaced states up to this number are no longer kept: no undo returns to them. */
  readonly forgotten?: number;
  /** The exact last sequence number, when it cannot be derived from the rows. */
  readonly sequence?: number;
  /** Numbers of values generated from the random seed, when they changed. */
  readonly counts?: Counts;
  readonly changes: readonly Change[];
  /** The name under which the state after this commit is kept. */
  readonly snapshot?: SnapshotLabel;
  /** The name of a snapshot that this commit deletes. */
  readonly deletedSnapshot?: string;
  /** A token that this commit creates. */
  readonly token?: StoredToken;
  /** The id of a token that this commit deletes. */
  readonly deletedToken?: string;
  /** How often access tokens were ended, this time included: see `AccessTokens`. */
  readonly endedTokens?: number;
}
