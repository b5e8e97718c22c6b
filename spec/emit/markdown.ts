/** A cell's text may hold any character: a pipe would end the cell, a line break the row. */
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [line(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

export const code = (text: string) => `\`${text}\``;

export const codes = (texts: readonly string[]) => texts.map(code).join(', ');

/** A dash for nothing: an empty cell reads like a mistake. */
export const codeOrDash = (text: string | null) => (text === null ? '–' : code(text));

export const words = (snakeCase: string) => snakeCase.replaceAll('_', ' ');

export const titleOf = (snakeCase: string) => snakeCase.charAt(0).toUpperCase() + words(snakeCase.slice(1));

const notice = '<!-- Generated from spec/ by "npm run generate". Do not edit. -->';

const legend =
  'Known: **stated** – the service documents it. **reference** – services of this shape behave so. ' +
  '**chosen** – nobody says, and the sandbox takes the usual default.';

/** A whole page. Its tables have a column `Known` for the provenance of each row; the page ends with what that means. */
export function page(title: string, ...blocks: readonly string[]): string {
  return `${[notice, `# ${title}`, ...blocks, legend].join('\n\n')}\n`;
}
