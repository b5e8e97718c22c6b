import { type ErrorCode, type ErrorRow, errors } from '../../tables/errors';
import { idempotentRetries } from '../../tables/idempotency';
import { rowsOf } from '../../vocabulary/table';
import { facts, page } from '../markdown';
import { errorSection } from './error-section';

const rows: readonly (readonly [code: ErrorCode, row: ErrorRow])[] = rowsOf(errors);

/** Returns the sections of the error codes below a heading for each status. */
function statusBlocks(): string[] {
  const statuses = [...new Set(rows.map(([, row]) => row.status))].sort((a, b) => a - b);
  return statuses.flatMap((status) => {
    const those = rows.filter(([, row]) => row.status === status);
    return [`## ${status}`, ...those.map(([name, row]) => errorSection(name, row))];
  });
}

export function errorsPage(): string {
  return page(
    'errors.md',
    'Errors',
    'An error has the body `{ "error": { "code", "message", … } }`. Branch on `code`; the message is for people. ' +
      'Names in angle brackets are placeholders. Each code has what to do, how to get it from the sandbox, and the operations that return it. `payments-sandbox errors <code>` prints the same. ' +
      'A code marked *added* belongs to the sandbox: the service documents no code for the situation. ' +
      'The reasons for a decline are on the page [Declines](declines.md).',
    ...statusBlocks(),
    '## Retries with the same Idempotency-Key',
    'A retry is safe after every response. What it returns depends on the response to the first request.',
    facts(idempotentRetries, {
      'Response to the first request': ({ first }) => first,
      'Response to the retry': ({ retry }) => retry,
    }),
  );
}
