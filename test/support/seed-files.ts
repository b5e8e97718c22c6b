import type { SeedFileHead } from '../../mock-server';
import type { Rows, SeedTable } from '../../mock-server/rows';

/** A seed file as an object. */
export interface SeedFile extends Omit<SeedFileHead, 'rows'> {
  readonly rows: { readonly [Name in SeedTable]: readonly Rows[Name][] };
}

/** Returns the text of an export. */
export async function textOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of chunks) text += decoder.decode(chunk, { stream: true });
  return text;
}

/** Returns a seed file as an object, with the rows of each table. */
export function parseSeedFile(text: string): SeedFile {
  const lines = text.trimEnd().split('\n');
  const head = JSON.parse(lines[0] ?? '');
  const rows: Record<string, unknown[]> = {};
  for (const name in head.rows) rows[name] = [];
  for (const line of lines.slice(1, -1)) {
    const [table, row] = JSON.parse(line);
    rows[table]?.push(row);
  }
  return { ...head, rows };
}

/** Returns the text of a seed file that was given as an object, with its counts. Accepts invalid ones. */
export function seedFileText({
  rows,
  ...head
}: {
  readonly rows: Readonly<Record<string, readonly unknown[]>>;
}): string {
  const counts = Object.fromEntries(Object.entries(rows).map(([table, list]) => [table, list.length]));
  const lines = Object.entries(rows).flatMap(([table, list]) => list.map((row) => JSON.stringify([table, row])));
  const end = JSON.stringify({ end: true, rows: lines.length });
  return [JSON.stringify({ ...head, rows: counts }), ...lines, end, ''].join('\n');
}
