import { type Coverage, isCoverage } from '../../spec/derive/coverage';
import { type Io, type Output, terminalColumns } from '../io';
import { formatList, type ListOptions } from '../lists/format-list';
import { type Ask, withJoinedFields } from '../lists/joined-fields';
import { isRow, rowsOf } from '../lists/row';
import { withOwnDocs } from '../own-docs';
import { printableLines } from '../printable';
import { formatDiff } from '../results/format-diff';
import { formatFacts } from '../results/format-facts';
import { formatObject } from '../results/format-object';
import type { ObjectPlace } from '../results/object-place';
import { formatUndone } from '../results/format-undone';
import { sentenceFor } from '../results/sentences';
import { wrappedFor } from '../wrapped';
import type { NamedOperation } from './names';

export interface FormatOptions extends ListOptions {
  readonly json?: boolean;
  /** Whether to print the whole object. */
  readonly verbose?: boolean;
}

/**
 * Formats a response without its envelope: a list as a table, a result of the control API as a sentence, and an object as what a
 * person looks for, or with `--verbose` as a whole.
 */
export async function formatResponse(
  named: NamedOperation,
  response: object,
  options: FormatOptions & ObjectPlace,
  io: Pick<Io, 'stdout' | 'env'>,
  ask: Ask = () => Promise.resolve({}),
): Promise<string> {
  const { wrapping, schema } = named.operation.success;
  const data = dataOf(response);
  if (options.json) return `${JSON.stringify(wrapping === 'one' ? data : response)}\n`;
  const isPage = wrapping === 'page' && Array.isArray(data);
  const rows = isPage ? await withJoinedFields(schema, rowsOf(data), options.columns, ask) : [];
  const text = isPage
    ? await formatList(schema, rows, options, io)
    : await formatResult(named, data ?? response, options, io, ask);
  return options.url === undefined ? text : withOwnDocs(text, options.url);
}

async function formatResult(
  named: NamedOperation,
  result: unknown,
  options: FormatOptions & ObjectPlace,
  io: Pick<Io, 'stdout' | 'env'>,
  ask: Ask,
): Promise<string> {
  const { id, operation } = named;
  const { schema } = operation.success;
  // A file that other programs read.
  if (!isRow(result) || id === 'exportRequests') return `${printableLines(JSON.stringify(result, null, 2))}\n`;
  if (options.verbose) return formatFacts(schema, result, io);
  if (id === 'getCoverage' && isCoverage(result)) return coverageIn(io.stdout, result);
  if (id === 'diffSnapshots') return formatDiff(result, io);
  if (id === 'undoTransactions') return wrappedFor(await formatUndone(result, ask), io.stdout);
  const sentence = sentenceFor(id, result);
  if (sentence !== undefined) return `${wrappedFor(sentence, io.stdout)}\n`;
  const [object = result] = await withJoinedFields(schema, [result], undefined, ask);
  return formatObject(named, object, options, io);
}

/** Formats the coverage as `report --coverage` does. */
async function coverageIn(stdout: Output, coverage: Coverage): Promise<string> {
  const { formatCoverage } = await import('../../mock-server/coverage/format-coverage');
  return formatCoverage(coverage, terminalColumns(stdout));
}

function dataOf(response: object): unknown {
  return 'data' in response && 'page_info' in response ? response.data : undefined;
}
