const startsWithMark = '\ufeff';

/**
 * Whether a text is the same after it was written and read as UTF-8: it has no lone surrogate, and no byte order mark to skip.
 */
export function isUnchangedByUtf8(text: string): boolean {
  return !text.startsWith(startsWithMark) && !/[\ud800-\udfff]/u.test(text);
}
