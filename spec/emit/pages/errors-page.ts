import { errors, type ErrorRow } from '../../tables/errors';
import { idempotentRetries } from '../../tables/idempotency';
import { code, facts, page, table } from '../markdown';
import { errorLink } from './resource-links';

/** Returns a section for each status, with its error codes. */
function statusBlocks(): string[] {
  const rows: [string, ErrorRow][] = Object.entries(errors);
  const statuses = [...new Set(rows.map(([, row]) => row.status))].sort((a, b) => a - b);
  return statuses.map((status) => {
    const cells = rows
      .filter(([, row]) => row.status === status)
      .map(([name, row]) => [errorLink(name), code(row.message.template), row.description, provenanceOf(row)]);
    return `## ${status}\n\n${table(['Code', 'Message', 'When', 'Provenance'], cells)}`;
  });
}

export function provenanceOf({ added, provenance }: ErrorRow): string {
  return added ? `${provenance}, added` : provenance;
}

export function errorsPage(): string {
  return page(
    'errors.md',
    'Errors',
    'An error has the body `{ "error": { "code", "message", … } }`. Branch on `code`; the message is for people. ' +
      'Names in angle brackets are placeholders. The page of a code says what to do, which operations return it, and how to get it from the sandbox. ' +
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
