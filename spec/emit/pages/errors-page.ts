import { declineCodes } from '../../tables/decline-codes';
import { errors, type ErrorRow } from '../../tables/errors';
import { idempotentRetries } from '../../tables/idempotency';
import { networkErrorCategories, networkErrors } from '../../tables/network-errors';
import { code, page, table, words } from '../markdown';

/** Returns a section for each status, with its error codes. */
function statusBlocks(): string[] {
  const rows: [string, ErrorRow][] = Object.entries(errors);
  const statuses = [...new Set(rows.map(([, row]) => row.status))].sort((a, b) => a - b);
  const retry = (row: ErrorRow) => (row.shouldRetry === undefined ? '–' : code(String(row.shouldRetry)));
  return statuses.map((status) => {
    const cells = rows
      .filter(([, row]) => row.status === status)
      .map(([name, row]) => [
        code(name),
        code(row.message.template),
        row.description,
        explanationCell(row),
        retry(row),
        row.added ? `${row.provenance}, added` : row.provenance,
      ]);
    return `## ${status}\n\n${table(['Code', 'Message', 'When', 'What to do', 'Should-Retry', 'Provenance'], cells)}`;
  });
}

function explanationCell({ explanation, controlExplanation }: ErrorRow): string {
  if (controlExplanation === undefined) return explanation.template;
  return `${explanation.template} For a call of the control API: ${controlExplanation.template}`;
}

export function errorsPage(): string {
  return page(
    'Errors',
    'An error has the body `{ "error": { "code", "message", … } }`. Branch on `code`; the message is for people. ' +
      `Names in angle brackets are placeholders. *What to do* is the text of the header ${code('Sandbox-Explain')}; it also names the scenario, test card or fault that caused a simulated error. ` +
      'A code marked *added* belongs to the sandbox: the service documents no code for the situation.',
    ...statusBlocks(),
    '## Retries with the same Idempotency-Key',
    'A retry is safe after every response. What it returns depends on the response to the first request.',
    table(
      ['Response to the first request', 'Response to the retry', 'Provenance'],
      idempotentRetries.map(({ first, retry, provenance }) => [first, retry, provenance]),
    ),
    '## Decline codes',
    '`decline_code` of `card_declined`, and `error_code` of a failed bank payment.',
    table(
      ['Decline code', 'Meaning', 'Provenance'],
      Object.entries(declineCodes).map(([name, row]) => [code(name), row.message, row.provenance]),
    ),
    '## Network error codes',
    '`network_error_code`, when the card network returned one.',
    table(
      ['Network error code', 'Meaning', 'Provenance'],
      Object.entries(networkErrors)
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([name, row]) => [code(name), row.meaning, row.provenance]),
    ),
    '## Network error categories',
    '`network` and `network_error_category`: the advice of the card network after a decline.',
    table(
      ['Network', 'Category', 'Meaning', 'Advice', 'Provenance'],
      networkErrorCategories.map((row) => [
        code(row.network),
        code(row.category),
        row.meaning,
        words(row.advice),
        row.provenance,
      ]),
    ),
  );
}
