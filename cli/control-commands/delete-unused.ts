import type { Command } from 'commander';
import { bytesText } from '../../spec/vocabulary/bytes';
import { readAllPages } from '../all-pages';
import { confirm, requireYesOrTerminal } from '../confirm';
import { callControlApi, ControlApiError } from '../control-client';
import { formatCount } from '../format-count';
import type { Io } from '../io';
import { printableLines } from '../printable';
import type { SandboxOptions } from '../sandbox-options';
import { writeResult } from '../wrapped';

interface UnusedOptions extends SandboxOptions {
  readonly unusedFor: string;
  readonly json?: boolean;
}

interface Listed {
  readonly id: string;
  readonly bytes: number | null;
}

/** Whether a command deletes the platforms that are unused. To name one is a usage error: to ask for its content would use it. */
export function isUnusedDeletion(id: string, command: Command): boolean {
  if (id !== 'deletePlatform' || command.getOptionValue('unusedFor') === undefined) return false;
  if (command.processedArgs[0] !== undefined || command.getOptionValueSource('platform') === 'cli')
    command.error("error: argument 'platform_id' cannot be used with option '--unused-for <text>'");
  return true;
}

/** Deletes the platforms that are unused now and when their turn comes, after a question. Prints what it did, with numbers. */
export async function deleteUnused(command: Command, io: Io): Promise<void> {
  requireYesOrTerminal(command, io);
  const { unusedFor: unused_for, ...options } = command.opts<UnusedOptions>();
  const list = (query: Readonly<Record<string, string>>) =>
    callControlApi(options, { method: 'GET', path: ['platforms'], query: { unused_for, ...query } });
  const unused = await readAllPages<Listed>(list);
  if (unused.length > 0) {
    const loss = `${sumOf(unused)} of ${options.url} that nobody has used for ${unused_for}, with keys and snapshots`;
    await confirm(command, `Delete ${loss}?`, io);
  }
  const deleted: Listed[] = [];
  const kept: Listed[] = [];
  for (const platform of unused) {
    const request = { method: 'DELETE', path: ['platforms', platform.id], query: { unused_for } } as const;
    const failure = await callControlApi(options, request).then(() => undefined, refusalOf);
    if (failure === undefined) deleted.push(platform);
    else if (failure === 'platform_in_use') kept.push(platform);
  }
  const ids = (platforms: readonly Listed[]) => platforms.map(({ id }) => id);
  if (options.json) io.stdout.write(`${JSON.stringify({ deleted: ids(deleted), kept: ids(kept) })}\n`);
  else writeResult(io.stdout, printableLines(`${summaryOf(deleted, kept, unused_for)}\n`));
}

/** Returns the code of an error that leaves the others to be deleted: it was used, or another caller has deleted it. */
function refusalOf(error: unknown): string {
  const isExpected = ['platform_in_use', 'resource_not_found'];
  if (error instanceof ControlApiError && isExpected.includes(error.code)) return error.code;
  throw error;
}

function summaryOf(deleted: readonly Listed[], kept: readonly Listed[], unusedFor: string): string {
  if (deleted.length + kept.length === 0) return `No platform was unused for ${unusedFor}. Nothing was deleted.`;
  const staying = kept.length === 0 ? '' : ` ${formatCount(kept.length, 'platform')} used meanwhile stayed.`;
  return `Deleted ${sumOf(deleted)}.${staying}`;
}

/** Returns a number of platforms, with their bytes where something is stored: `12 platforms (3.4 MB)`. */
function sumOf(platforms: readonly Listed[]): string {
  const bytes = platforms.reduce((sum, each) => sum + (each.bytes ?? 0), 0);
  return `${formatCount(platforms.length, 'platform')}${bytes > 0 ? ` (${bytesText(bytes)})` : ''}`;
}
