import type { Operation } from '../../spec';
import { printable, printableLines } from '../printable';
import { formatTable } from './table';

/** Formats a response: a list as a table, anything else as JSON, both without the envelope. */
export function formatResponse({ success }: Operation, response: object): string {
  const data = dataOf(response);
  if (success.wrapping !== 'page' || !Array.isArray(data))
    return `${printableLines(JSON.stringify(data ?? response, null, 2))}\n`;
  const rows: readonly unknown[] = data;
  const objects = rows.filter(
    (row): row is Readonly<Record<string, unknown>> => typeof row === 'object' && row !== null,
  );
  if (objects.length === 0) return 'The list is empty.\n';
  return `${formatTable(objects)}${formatNextPage(response)}`;
}

/** Formats a response as one line of JSON: a list with its cursors, a single resource without its envelope. */
export function formatJson({ success }: Operation, response: object): string {
  return `${JSON.stringify(success.wrapping === 'one' ? dataOf(response) : response)}\n`;
}

function dataOf(response: object): unknown {
  return 'data' in response && 'page_info' in response ? response.data : undefined;
}

function formatNextPage(response: object): string {
  const { page_info: info = undefined } = 'page_info' in response ? response : {};
  if (typeof info !== 'object' || info === null || !('has_next' in info) || !('end_cursor' in info)) return '';
  return info.has_next === true ? `\nNext page: --after-cursor ${printable(String(info.end_cursor))}\n` : '';
}
