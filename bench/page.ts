import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';

/** The guide that has what the scripts measured, each between its own markers. */
export const pagePath = join('docs', 'guides', 'performance.md');

/** Writes what a script measured between its markers in the guide. */
export async function writeSection(script: string, text: string): Promise<void> {
  writeFileSync(pagePath, await withSection(readFileSync(pagePath, 'utf8'), script, text));
}

/** Returns the guide with a new text between the markers of a script. Throws if it has no markers. */
export async function withSection(page: string, script: string, text: string): Promise<string> {
  const [begin, end] = [`<!-- begin: npm run ${script} -->`, `<!-- end: npm run ${script} -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${pagePath} has no "${begin}" before "${end}"`);
  const whole = `${page.slice(0, from + begin.length)}\n\n${text}\n\n${page.slice(to)}`;
  return format(whole, { ...(await resolveConfig(pagePath)), filepath: pagePath });
}

/** Returns a table in Markdown. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}
