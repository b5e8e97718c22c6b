import type { Provenance } from '../vocabulary/provenance';

/** Escapes the text of a cell: a pipe would end the cell, a line break the row. */
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [line(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

/** Returns the rows of a table with their names. */
export function named<Row extends object>(rows: Readonly<Record<string, Row>>): (Row & { readonly name: string })[] {
  return Object.entries(rows).map(([name, row]) => ({ name, ...row }));
}

/** Returns a table of facts by the titles of its columns and their cells. The last column has the provenance of each fact. */
export function facts<Row extends { readonly provenance: Provenance }>(
  rows: readonly Row[],
  columns: Readonly<Record<string, (row: Row) => string>>,
): string {
  const cellsOf = (row: Row) => [...Object.values(columns).map((cellOf) => cellOf(row)), row.provenance];
  return table([...Object.keys(columns), 'Provenance'], rows.map(cellsOf));
}

/** The first column of rows with names. */
export const nameCell = ({ name }: { readonly name: string }) => code(name);

export const code = (text: string) => `\`${text}\``;

export const codes = (texts: readonly string[]) => texts.map(code).join(', ');

/** Returns a dash for null: an empty cell looks like a mistake. */
export const codeOrDash = (text: string | null) => (text === null ? '–' : code(text));

/** Outside of code a placeholder in angle brackets would be read as HTML, and a bare address has the full stop after it. */
export const inProse = (text: string) =>
  text
    .replaceAll(/<(\w+)>/g, '`<$1>`')
    .replaceAll(/https:\S+\/docs\/reference\/([\w/-]+)\.md(#[\w-]+)?/g, '[$1]($1.md$2)');

export const words = (snakeCase: string) => snakeCase.replaceAll('_', ' ');

export const titleOf = (snakeCase: string) => snakeCase.charAt(0).toUpperCase() + words(snakeCase.slice(1));

const notice = '<!-- Generated from spec/. Do not edit. -->';

const legend =
  'Provenance: **stated** – the service documents it. **reference** – public services of the same shape behave this way. ' +
  '**chosen** – undocumented; the sandbox uses the default that a payments engineer would expect.';

/** Links to other pages of the reference, written as paths in `docs/reference/`. */
const pageLink = /\]\(((?:\w+\/)?[\w-]+\.md)(#[\w-]+)?\)/g;

/**
 * Returns the page with a path in `docs/reference/`, its links relative to it. If its tables have a column `Provenance`,
 * its last line explains the values of that column.
 */
export function page(path: string, title: string, ...blocks: readonly string[]): string {
  const hasProvenance = blocks.some((block) => /\bProvenance \|$/m.test(block));
  const text = [notice, `# ${title}`, ...blocks, ...(hasProvenance ? [legend] : [])].join('\n\n');
  const up = path.includes('/') ? '../' : '';
  return `${text.replaceAll(pageLink, (_, to: string, anchor = '') =>
    to === path && anchor !== '' ? `](${anchor})` : `](${up}${to}${anchor})`,
  )}\n`;
}
