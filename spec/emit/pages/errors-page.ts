import { declineCodes } from '../../tables/decline-codes';
import { errors, type ErrorRow } from '../../tables/errors';
import { idempotentRetries } from '../../tables/idempotency';
import { networkErrorCategories, networkErrors } from '../../tables/network-errors';
import { code, facts, named, nameCell, page, table, words } from '../markdown';

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
    facts(idempotentRetries, {
      'Response to the first request': ({ first }) => first,
      'Response to the retry': ({ retry }) => retry,
    }),
    '## Decline codes',
    '`decline_code` of `card_declined`, and `error_code` of a failed bank payment.',
    facts(named(declineCodes), { 'Decline code': nameCell, Meaning: ({ message }) => message }),
    '## Network error codes',
    '`network_error_code`, when the card network returned one.',
    facts(
      named(networkErrors).sort((a, b) => a.name.localeCompare(b.name)),
      { 'Network error code': nameCell, Meaning: ({ meaning }) => meaning },
    ),
    '## Network error categories',
    '`network` and `network_error_category`: the advice of the card network after a decline.',
    facts(networkErrorCategories, {
      Network: ({ network }) => code(network),
      Category: ({ category }) => code(category),
      Meaning: ({ meaning }) => meaning,
      Advice: ({ advice }) => words(advice),
    }),
  );
}
