import { type ErrorCode, type ErrorRow, errors } from '../../tables/errors';
import { rowsOf } from '../../vocabulary/table';

/** An error code, as a case of a table of tests. */
export interface ErrorCodeCase {
  /** The error code. */
  readonly code: ErrorCode;
  /** The HTTP status. */
  readonly status: number;
  /** The message, with each placeholder as `<name>`. */
  readonly message: string;
}

const rows: readonly (readonly [code: ErrorCode, row: ErrorRow])[] = rowsOf(errors);

/** Every error code of the API and of the control API. Source: Errors. */
export const errorCodes: readonly ErrorCodeCase[] = rows.map(([code, { status, message }]) => ({
  code,
  status,
  message: message.template,
}));
