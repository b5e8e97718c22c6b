/** What went wrong, in words, with all its parts. */
export function formatError(error: unknown): string {
  if (error instanceof AggregateError) return [error.message, ...error.errors.map(formatError)].join('\n  ');
  return error instanceof Error ? error.message : String(error);
}
