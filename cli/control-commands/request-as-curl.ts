import type { RequestEntry } from '../../mock-server';
import { curlOf } from '../../mock-server/pages/dashboard/traffic/copied-curl';
import { unexpectedResponse } from '../control-client';
import { isRow } from '../lists/row';
import { printableLines } from '../printable';
import type { SandboxOptions } from '../sandbox-options';

/** The platform whose secrets are public. */
const DEFAULT_PLATFORM = 'default';

/** Returns a request of the log as commands for a shell, as its page in the dashboard has them. */
export function requestAsCurl(response: object, { url, platform }: SandboxOptions): string {
  const entry = 'data' in response ? response.data : undefined;
  if (!isEntry(entry)) throw unexpectedResponse(url, 'a request');
  const client = `${entry.account_type ?? 'test'}_default`;
  const isDefault = platform === DEFAULT_PLATFORM;
  const curl = curlOf({
    entry,
    baseUrl: url,
    clientId: isDefault ? client : 'YOUR_CLIENT_ID',
    clientSecret: isDefault ? `${client}_secret` : null,
    subAccountId: entry.headers['Sub-Account'] ?? entry.headers['Seller-Account'],
    lastFour: /"acct_last_four":"(\d{4})"/.exec(JSON.stringify(entry.answer_body))?.[1],
  });
  return `${printableLines(curl)}\n`;
}

function isEntry(value: unknown): value is RequestEntry {
  return isRow(value) && typeof value['method'] === 'string' && typeof value['path'] === 'string';
}
