/** The codes in the body of an error response. */
export interface ErrorCodes {
  readonly code?: string | undefined;
  readonly decline_code?: string | undefined;
}

const none: ErrorCodes = {};
const BEFORE_CODE = '{"error":{"code":"';
const BEFORE_DECLINE_CODE = ',"decline_code":"';

/**
 * Returns the codes in the body that `errorResponse` wrote, without parsing it: so the end of a long body may be missing. In a message,
 * quotes have a backslash, so no message looks like a field.
 */
export function errorCodesIn(body: string): ErrorCodes {
  if (!body.startsWith(BEFORE_CODE)) return none;
  return { code: textAt(body, BEFORE_CODE.length), decline_code: textAfter(body, BEFORE_DECLINE_CODE) };
}

function textAfter(body: string, field: string): string | undefined {
  const at = body.indexOf(field);
  return at === -1 ? undefined : textAt(body, at + field.length);
}

/** Returns the text up to the next quote. */
function textAt(body: string, start: number): string | undefined {
  const end = body.indexOf('"', start);
  return end === -1 ? undefined : body.slice(start, end);
}
