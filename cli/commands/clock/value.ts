import { parseDuration } from '../../../spec/vocabulary/duration';
import { parseDateTime } from '../../../spec/vocabulary/date-time';

type Move = 'advance' | 'set';

/** Whether a text is a duration to advance by, or an instant to set. The clock may be out of reach of it all the same. */
export function isValid(action: Move, value: string): boolean {
  return (action === 'advance' ? parseDuration(value) : parseDateTime(value)) !== undefined;
}

/** Explains a duration or an instant that cannot be used. */
export function explainInvalid(action: Move, value: string): string {
  const message =
    action === 'advance'
      ? `The clock cannot be advanced by "${value}".\nExamples of a duration: 8d, 25m, 1d 12h, P8D.`
      : `The clock cannot be set to "${value}".\nExamples of an instant: 2027-01-01T00:00:00Z, 2027-01-01.`;
  return `${message} The last year is 8999.`;
}
