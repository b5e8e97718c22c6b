import type { Operation } from '../../spec';
import { tableOf } from './table';

/** What is printed of an answer: columns for a list, otherwise JSON; of an envelope what is in it. */
export function formatResponse({ success }: Operation, answer: object): string {
  const data = dataOf(answer);
  if (success.wrapping !== 'page' || !Array.isArray(data)) return `${JSON.stringify(data ?? answer, null, 2)}\n`;
  const rows: readonly unknown[] = data;
  const objects = rows.filter(
    (row): row is Readonly<Record<string, unknown>> => typeof row === 'object' && row !== null,
  );
  if (objects.length === 0) return 'There are none.\n';
  return `${tableOf(objects)}${more(answer)}`;
}

/** One line for programs: a list with its cursors, and of what stands alone in an envelope that alone. */
export function formatJson({ success }: Operation, answer: object): string {
  return `${JSON.stringify(success.wrapping === 'one' ? dataOf(answer) : answer)}\n`;
}

function dataOf(answer: object): unknown {
  return 'data' in answer && 'page_info' in answer ? answer.data : undefined;
}

function more(answer: object): string {
  const { page_info: info = undefined } = 'page_info' in answer ? answer : {};
  if (typeof info !== 'object' || info === null || !('has_next' in info) || !('end_cursor' in info)) return '';
  return info.has_next === true ? `\nThere are more: --after-cursor ${String(info.end_cursor)}\n` : '';
}
