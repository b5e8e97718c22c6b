import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';

const measurements = join('docs', 'reference', 'measurements.md');

/** The page that has what a script measured, between markers with this name. */
export const pages = {
  'bench guide': measurements,
  'bench guide, sizes': measurements,
  'bench profile': measurements,
} as const;

export type Section = keyof typeof pages;

/** Writes what a script measured between its markers in its page. */
export async function writeSection(section: Section, text: string): Promise<void> {
  const page = pages[section];
  writeFileSync(page, await withSection(readFileSync(page, 'utf8'), section, text));
}

/** Returns a page with a new text between the markers of a section. Throws if it has no markers. */
export async function withSection(page: string, section: Section, text: string): Promise<string> {
  const path = pages[section];
  const begin = `<!-- begin: ${section} -->`;
  const end = `<!-- end: ${section} -->`;
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${path} has no "${begin}" before "${end}"`);
  const whole = `${page.slice(0, from + begin.length)}\n\n${text}\n\n${page.slice(to)}`;
  return format(whole, { ...(await resolveConfig(path)), filepath: path });
}

/** Returns a table in Markdown. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}
