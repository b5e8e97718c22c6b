/** Formats an error as its message, and an aggregate error with the messages of its parts. */
export function formatError(error: unknown): string {
  if (error instanceof AggregateError) return [error.message, ...error.errors.map(formatError)].join('\n  ');
  return error instanceof Error ? error.message : String(error);
}
