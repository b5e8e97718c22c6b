/** What went wrong, in words, with what led to it. */
export function explain(error: unknown): string {
  if (error instanceof AggregateError) return [error.message, ...error.errors.map(explain)].join('\n  ');
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}\n  ${explain(error.cause)}`;
}
