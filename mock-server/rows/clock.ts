import type { Row } from './row';

/** The clock of a platform once it was moved or frozen. Without this row it shows the time of the machine. */
export interface ClockRow extends Row {
  readonly id: 'clock';
  /** How many milliseconds it goes before the clock of the machine. */
  readonly offset: number;
  /** Where it stands still, in milliseconds since 1970; null while it runs. */
  readonly frozen_at: number | null;
}
