import type { Row } from './row';
import { id, integer, nullable, optional } from '../fields/field';
import { fieldsOf } from './fields';
import { table } from './table-definition';

/** The clock of a platform after it was moved or frozen. Without this row it shows the time of the machine. */
export interface ClockRow extends Row {
  readonly id: 'clock';
  /** Milliseconds by which it is ahead of the clock of the machine. */
  readonly offset: number;
  /** The instant at which it is frozen, in milliseconds since 1970; null while it runs. */
  readonly frozen_at: number | null;
  /** The id of the newest event when the clock was reset. That event may be later than the clock, and does not hold it up. */
  readonly reset_after?: string | undefined;
}

export const clock = table<ClockRow>()({
  type: 'clock',
  indexes: {},
  fields: fieldsOf<ClockRow>({ id, offset: integer, frozen_at: nullable(integer), reset_after: optional(id) }),
  // A seed file contains the instant that the clock showed instead.
  seed: null,
});
