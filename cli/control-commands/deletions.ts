import type { Operation } from '../../spec';
import type { ControlOperationId } from '../../spec/control';
import { formatCount } from '../format-count';
import { callPlatform } from '../platform-client';
import { describeContents } from '../platform-contents';
import type { SandboxOptions } from '../sandbox-options';

/** Deletes that do not ask: what they delete is created again with one command. */
const unasked: readonly string[] = ['deletePublisher', 'deleteFault', 'deleteFaults'] satisfies ControlOperationId[];

/** Whether a command asks before it sends an operation, because that deletes data. */
export function asksBefore(id: string, { method }: Operation): boolean {
  return id === 'resetPlatform' || (method === 'delete' && !unasked.includes(id));
}

/** Commands that replace or end something, and can be undone or repeated: they do not ask. */
const replacing: readonly string[] = [
  'restoreSnapshot',
  'undoTransactions',
  'endAccessTokens',
] satisfies ControlOperationId[];

/** Whether a command takes `--yes`: each that deletes, replaces or ends something, so that a script can always pass it. */
export function takesYes(id: string, operation: Operation): boolean {
  return asksBefore(id, operation) || operation.method === 'delete' || replacing.includes(id);
}

/** Returns what an operation of the control API is about to delete, with numbers where the sandbox can tell. */
export async function describeLoss(id: string, names: readonly string[], options: SandboxOptions): Promise<string> {
  const platform = `the platform "${options.platform}" of ${options.url}`;
  switch (id) {
    case 'resetPlatform':
      return `everything on ${platform} except keys, tokens and snapshots${inBrackets(await describeContents(options), 'no records')}`;
    case 'deletePlatform':
      return `${platform} with keys and snapshots${inBrackets(await describeContents(options), 'no records')}`;
    case 'deletePlatformToken':
      return `the token ${names.join()} of ${platform}`;
    case 'deleteSnapshot':
      return `the snapshot "${names.join()}" of ${platform}${inBrackets(await recordsOf(names.join(), options))}`;
    case 'clearRequests':
      return `the request log of ${platform}`;
    default:
      return `the log of requests to ${options.url} that name no platform`;
  }
}

/** Returns what was deleted, with the number of the response if it has one. */
export function formatLoss(loss: string, response: object): string {
  const { cleared = undefined } = 'cleared' in response ? response : {};
  const requests =
    typeof cleared === 'number' ? inBrackets(cleared > 0 ? formatCount(cleared, 'request') : 'no requests') : '';
  return `Deleted ${loss}${requests}.\n`;
}

const inBrackets = (text: string | undefined, other = '') => (text || other ? ` (${text ?? other})` : '');

async function recordsOf(name: string, options: SandboxOptions): Promise<string | undefined> {
  const response = await callPlatform(options, { method: 'GET', path: ['snapshots'] });
  const snapshots: readonly unknown[] = 'data' in response && Array.isArray(response.data) ? response.data : [];
  const records = snapshots.map(
    (each) => isSnapshot(each) && each.name === name && formatCount(each.records, 'record'),
  );
  return records.find((each) => typeof each === 'string');
}

function isSnapshot(value: unknown): value is { readonly name: unknown; readonly records: number } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    'records' in value &&
    typeof value.records === 'number'
  );
}
