import { Command, Option } from 'commander';
import type { Operation } from '../../spec';
import { type Io, terminalColumns } from '../io';
import { paint } from '../paint';
import { cellOf } from './cell';
import { allColumnsOf, type Column, columnsOf, inTableOrder, parseColumns } from './column';
import type { Row } from './row';
import type { Terminal } from './terminal-table';

export interface ListOptions {
  readonly wide?: boolean;
  readonly columns?: readonly Column[];
}

/** Adds `--wide` and `--columns` to the command of an operation that returns a list. */
export function withListOptions(command: Command, { success }: Operation): Command {
  if (success.wrapping !== 'page') return command;
  return command
    .addOption(new Option('--wide', 'all columns, none of them shortened').conflicts(['columns', 'json']))
    .addOption(
      new Option(
        '--columns <names>',
        `columns to print: ${columnsOf(success.schema)
          .map(({ name }) => name)
          .join(', ')}, or any field`,
      )
        .argParser((value: string) => parseColumns(success.schema, value))
        .conflicts('json'),
    );
}

/** Formats a list: as a table on a terminal, and otherwise with tabs between columns and nothing shortened. */
export async function formatList(
  schema: string,
  rows: readonly Row[],
  { wide = false, columns: chosen }: ListOptions,
  io: Pick<Io, 'stdout' | 'env'>,
): Promise<string> {
  if (rows.length === 0) return 'The list is empty.\n';
  const ranked = wide ? allColumnsOf(schema) : columnsOf(schema);
  const columns = chosen ?? (io.stdout.isTTY && !wide ? ranked : inTableOrder(ranked));
  return formatRows(columns, rows, { wide, keepsIds: schema === 'SearchResult' }, io);
}

/** The same with columns of its own, the most important first. */
export async function formatRows(
  columns: readonly Column[],
  rows: readonly Row[],
  { wide = false, keepsIds = false }: Pick<ListOptions, 'wide'> & Pick<Terminal, 'keepsIds'>,
  { stdout, env }: Pick<Io, 'stdout' | 'env'>,
): Promise<string> {
  const cells = rows.map((row) => columns.map((column) => cellOf(row, column)));
  const space = terminalColumns(stdout);
  if (space === undefined)
    return [columns.map(({ name }) => name), ...cells.map((line) => line.map(({ text }) => text))]
      .map((line) => `${line.join('\t')}\n`)
      .join('');
  const { formatTerminalTable } = await import('./terminal-table');
  return formatTerminalTable(columns, cells, {
    columns: wide ? undefined : space,
    paint: await paint(stdout, env),
    keepsIds,
  });
}
