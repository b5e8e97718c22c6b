import { controlOperations } from '../../spec';
import type { Io } from '../io';
import { formatList, type ListOptions } from '../lists/format-list';
import { type Ask, withJoinedFields } from '../lists/joined-fields';
import { isRow, rowsOf } from '../lists/row';
import { printable, printableLines } from '../printable';
import { formatDiff } from '../results/format-diff';
import { formatFacts } from '../results/format-facts';
import { formatUndone } from '../results/format-undone';
import { sentenceFor, sentenceForChange } from '../results/sentences';
import type { NamedOperation } from './names';

export interface FormatOptions extends ListOptions {
  readonly json?: boolean;
}

/**
 * Formats a response without its envelope: a list as a table, a result of the control API as a sentence or as facts, an object of
 * the API as facts, after a sentence where it was changed.
 */
export async function formatResponse(
  named: NamedOperation,
  response: object,
  options: FormatOptions,
  io: Pick<Io, 'stdout' | 'env'>,
  ask: Ask = () => Promise.resolve({}),
): Promise<string> {
  const { id, operation } = named;
  const { success } = operation;
  const data = dataOf(response);
  if (options.json) return `${JSON.stringify(success.wrapping === 'one' ? data : response)}\n`;
  if (success.wrapping === 'page' && Array.isArray(data)) {
    const joined = await withJoinedFields(success.schema, rowsOf(data), options.columns, ask);
    return `${await formatList(success.schema, joined, options, io)}${formatNextPage(response)}`;
  }
  const result = data ?? response;
  // A file that other programs read.
  if (!isRow(result) || id === 'exportRequests') return `${printableLines(JSON.stringify(result, null, 2))}\n`;
  if (id === 'diffSnapshots') return formatDiff(result, io);
  if (id === 'undoTransactions') return formatUndone(result, ask);
  if (!Object.hasOwn(controlOperations, id)) {
    const sentence = sentenceForChange(named, result);
    const shown = await formatFacts(success.schema, result, io);
    return sentence === undefined ? shown : `${sentence}\n\n${shown}`;
  }
  const sentence = sentenceFor(id, result);
  if (sentence !== undefined) return `${sentence}\n`;
  const [object = result] = await withJoinedFields(success.schema, [result], undefined, ask);
  return formatFacts(success.schema, object, io);
}

function dataOf(response: object): unknown {
  return 'data' in response && 'page_info' in response ? response.data : undefined;
}

function formatNextPage(response: object): string {
  const { page_info: info = undefined } = 'page_info' in response ? response : {};
  if (typeof info !== 'object' || info === null || !('has_next' in info) || !('end_cursor' in info)) return '';
  return info.has_next === true ? `\nNext page: --after-cursor ${printable(String(info.end_cursor))}\n` : '';
}
