import type { ReadyPart } from '../../tables/ready-parts';
import { type ReadyRow, readyRows } from '../../tables/ready-rows';
import { named, nameCell, page, table } from '../markdown';

/** Returns the reference page of the rows of `ready`. */
export function readyPage(): string {
  const rows: readonly (ReadyRow & { readonly name: string })[] = named<ReadyRow>(readyRows);
  return page(
    'ready.md',
    'Rows of ready',
    'The rows by which `payments-sandbox ready` says whether a program is ready for the real service, in the order of its verdict. Each has a status:',
    table(
      ['Status', 'Meaning'],
      [
        [
          '`failed`',
          'The sandbox saw it go wrong: it was accepted, or carried out twice. What was refused fails nothing.',
        ],
        ['`not_met`', 'The program does what the row is about, and no test has met a part of it.'],
        ['`passed`', 'All parts were met, and none went wrong.'],
        ['`not_for_you`', 'The program sent nothing of this kind, or the configuration accepts the row.'],
      ],
    ),
    'A suite is judged as a whole: failed over met over not met, over all platforms, workers and processes.',
    '## Rows',
    table(
      ['Row', 'Group', 'Passed if', 'Parts', 'How the sandbox knows'],
      rows.map((row) => [nameCell(row), row.group, `[${row.title}](../${row.guide})`, partsOf(row), row.how]),
    ),
    '## Why',
    table(
      ['Row', 'Without it'],
      rows.map((row) => [nameCell(row), row.why]),
    ),
  );
}

function partsOf({ parts }: ReadyRow): string {
  return Object.entries(parts)
    .map(([name, { title }]: readonly [string, ReadyPart]) => (name === '*' ? 'each event' : title))
    .join('; ');
}
