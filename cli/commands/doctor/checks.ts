import type { Connection } from '../../connection/connect';

export interface DoctorOptions extends Connection {
  readonly data: string;
  readonly json?: boolean;
}

/** The result of a check. */
export interface Check {
  /** The subject of the check: `node`. */
  readonly name: string;
  readonly status: 'ok' | 'warning' | 'problem';
  readonly message: string;
  /** Advice; null when nothing is wrong. */
  readonly advice: string | null;
}

/** Returns a check that found nothing wrong. */
export const ok = (name: string, message: string): Check => ({ name, status: 'ok', message, advice: null });

/** Returns a check that found something that may be intended. */
export const warning = (name: string, message: string, advice: string): Check => ({
  name,
  status: 'warning',
  message,
  advice,
});

/** Returns a check that found something that does not work. */
export const problem = (name: string, message: string, advice: string): Check => ({
  name,
  status: 'problem',
  message,
  advice,
});
