import { onBuiltIndexes } from '../../../store/unbuilt-index';
import { endOfTick } from '../../../time/tick';
import { csvLine, type CsvValue } from '../../../wire/csv';
import type { ByteStream } from '../../../wire/envelope';
import { valueIn } from '../../../wire/json';
import type { PageOf } from '../../../wire/page';
import { fieldsOf, type NamedSchema, type SchemaName, schemaOf } from '../objects/fields';
import type { Download } from '../page';
import { TextEncoder } from '../../../../spec/vocabulary/globals';

/** The formats of a file with the objects of a list. */
export const formats = { csv: 'CSV', json: 'JSON' } as const;

export type Format = keyof typeof formats;

export const isFormat = (text: string | undefined): text is Format =>
  text !== undefined && Object.hasOwn(formats, text);

/** Returns a page of a list after a cursor, or the first one. */
export type ReadAfter = (cursor: string | undefined) => PageOf<object> | Promise<PageOf<object>>;

/** Returns a file with all objects of a list. */
export function downloadOf(name: string, of: SchemaName, format: Format, read: ReadAfter): Download {
  const lines = format === 'csv' ? csvLines(of, read) : jsonLines(read);
  const contentType = format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8';
  return { fileName: `${name}.${format}`, contentType, chunks: encoded(lines) };
}

async function* encoded(chunks: AsyncIterable<string>): ByteStream {
  const encoder = new TextEncoder();
  for await (const chunk of chunks) yield encoder.encode(chunk);
}

/** Yields a line with the names of the fields, and a line for each object. Amounts are in cents, as in the API. */
async function* csvLines(of: SchemaName, read: ReadAfter): AsyncGenerator<string> {
  const columns = columnsOf(schemaOf(of));
  yield csvLine(columns.map((path) => path.join('.')));
  for await (const items of pagesOf(read))
    yield items.map((item) => csvLine(columns.map((path) => csvValue(path.reduce<unknown>(valueIn, item))))).join('');
}

async function* jsonLines(read: ReadAfter): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const items of pagesOf(read)) {
    if (items.length === 0) continue;
    yield separator + items.map((item) => JSON.stringify(item)).join(',\n');
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/** Yields the objects of a list a page at a time. Other requests are carried out between two pages. */
async function* pagesOf(read: ReadAfter): AsyncGenerator<readonly object[]> {
  let cursor: string | undefined;
  for (;;) {
    const { items, has_next, end_cursor } = await onBuiltIndexes(() => read(cursor));
    yield items;
    if (!has_next || end_cursor === null) return;
    cursor = end_cursor;
    await endOfTick();
  }
}

/** Returns the paths of the values of an object: those of an object in it one by one. */
function columnsOf(of: NamedSchema, path: readonly string[] = []): readonly (readonly string[])[] {
  return fieldsOf(of).flatMap((field) => {
    const inner = [...path, field.name];
    return field.kind === 'object' && field.of.schema.properties ? columnsOf(field.of, inner) : [inner];
  });
}

function csvValue(value: unknown): CsvValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number') return value;
  return JSON.stringify(value);
}
