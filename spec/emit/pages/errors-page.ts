import { declineCodes } from '../../tables/decline-codes';
import { errors, type ErrorRow } from '../../tables/errors';
import { explanations } from '../../explanations';
import { networkErrorCategories, networkErrors } from '../../tables/network-errors';
import { code, page, table, words } from '../markdown';

/** The codes of each status. */
function statusBlocks(): string[] {
  const rows: [string, ErrorRow][] = Object.entries(errors);
  const remedies = new Map(Object.entries(explanations).map(([name, { template }]) => [name, template]));
  const statuses = [...new Set(rows.map(([, row]) => row.status))].sort((a, b) => a - b);
  const retry = (row: ErrorRow) => (row.shouldRetry === undefined ? '–' : code(String(row.shouldRetry)));
  return statuses.map((status) => {
    const cells = rows
      .filter(([, row]) => row.status === status)
      .map(([name, row]) => [
        code(name),
        code(row.message.template),
        row.description,
        remedies.get(name) ?? '–',
        retry(row),
        row.added ? `${row.provenance}, added` : row.provenance,
      ]);
    return `## ${status}\n\n${table(['Code', 'Message', 'When', 'What to do', 'Should-Retry', 'Known'], cells)}`;
  });
}

export function errorsPage(): string {
  return page(
    'Errors',
    'An error has the body `{ "error": { "code", "message", … } }`. Branch on `code`; the message is for people. ' +
      `Names in angle brackets are filled in. *What to do* comes with each answer as the header ${code('Sandbox-Explain')}, which also tells when a scenario, a test card or a fault asked for the error. ` +
      'A code that is *added* is one of the sandbox, for a case the service names no code for.',
    ...statusBlocks(),
    '## Decline codes',
    '`decline_code` of `card_declined`, and `error_code` of a bank payment that failed.',
    table(
      ['Decline code', 'Meaning', 'Known'],
      Object.entries(declineCodes).map(([name, row]) => [code(name), row.message, row.provenance]),
    ),
    '## Network error codes',
    '`network_error_code`, when the card network gave one.',
    table(
      ['Network error code', 'Meaning', 'Known'],
      Object.entries(networkErrors)
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([name, row]) => [code(name), row.meaning, row.provenance]),
    ),
    '## Network error categories',
    '`network` and `network_error_category`: what the network advises after a decline.',
    table(
      ['Network', 'Category', 'Meaning', 'Advice', 'Known'],
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
