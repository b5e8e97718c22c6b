import type { Command } from 'commander';
import { controlOperations } from '../../../spec';
import { searchedTexts } from '../../../spec/tables/search';
import { type FormatOptions, formatResponse } from '../../control-commands/format-response';
import type { NamedOperation } from '../../control-commands/names';
import type { Io } from '../../io';
import { readFilledPage } from '../../lists/filled-page';
import { commandOf, givenTo, nextPageOf } from '../../lists/next-page';
import { rowsOf } from '../../lists/row';
import { callPlatform } from '../../platform-client';
import { printable } from '../../printable';
import { optionsOf } from '../../results/object-place';
import type { SandboxOptions } from '../../sandbox-options';
import { wrappedFor } from '../../wrapped';

export interface SearchOptions extends SandboxOptions, FormatOptions {
  readonly kind?: string;
  readonly live?: boolean;
  readonly limit?: number;
  readonly afterCursor?: string;
}

const named: NamedOperation = {
  id: 'search',
  operation: controlOperations.search,
  group: 'search',
  verb: 'search',
};

/** Searches the platform. Returns the output: a list, or what to do if nothing was found. */
export async function runSearch(
  text: string,
  options: SearchOptions,
  command: Command,
  io: Pick<Io, 'stdout' | 'env'>,
): Promise<string> {
  const { kind, live, limit, afterCursor } = options;
  const given = {
    text,
    account_type: live ? 'live' : 'test',
    ...(kind !== undefined && { kind }),
    ...(limit !== undefined && { limit: String(limit) }),
    ...(afterCursor !== undefined && { after_cursor: afterCursor }),
  };
  const response = await readFilledPage((further) =>
    callPlatform(options, { method: 'GET', path: ['search'], query: { ...given, ...further } }),
  );
  const isEmpty = 'data' in response && rowsOf(response.data).length === 0;
  if (isEmpty && !options.json) return wrappedFor(nothingFound(text, options, command), io.stdout);
  return (await formatResponse(named, response, options, io)) + nextPageOf(response, command);
}

function nothingFound(text: string, options: SearchOptions, command: Command): string {
  const { live, kind, afterCursor, platform } = options;
  const [mode, other] = live ? ['live', 'test'] : ['test', 'live'];
  const where = `${mode} mode of the platform ${platform}`;
  const what = kind === undefined ? 'Nothing' : `None of the ${kind.replaceAll('_', ' ')}`;
  const args = givenTo(command);
  const further = live ? args.filter((word) => word !== '--live') : [...args, '--live'];
  return [
    `${afterCursor === undefined ? what : 'Nothing more'} in ${where} matches ${printable(text)}.`,
    searchedTexts,
    `To search in ${other} mode:`,
    `  ${commandOf(further)}`,
    'To see the newest payments:',
    `  payments-sandbox payments list${optionsOf(options)}`,
    '',
  ].join('\n');
}
