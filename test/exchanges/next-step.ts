import { UndocumentedError } from '../support/document';

/** An exchange that the document has, and no sandbox makes. */
export class MissingExampleError extends Error {
  override readonly name = 'MissingExampleError';
}

/** Returns what to do when no examples can be made, as one line; undefined for an error that is not about the document. */
export function nextStep(error: unknown): string | undefined {
  if (error instanceof UndocumentedError)
    return `No examples yet: ${error.problem}. Make mock-server/ respond as the document says ("npm run typecheck" shows where), then run "npm run generate" again.`;
  if (error instanceof MissingExampleError)
    return `No examples yet: ${error.message}. Send a request that has it in test/exchanges/, then run "npm run generate" again.`;
  return undefined;
}
