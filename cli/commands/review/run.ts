import { unexpectedResponse } from '../../control-client';
import { callPlatform } from '../../platform-client';
import { printable } from '../../printable';
import type { SandboxOptions } from '../../sandbox-options';

export interface ReviewOptions extends SandboxOptions {
  readonly json?: boolean;
}

/** Records the outcome of a review of a sub account. Returns the output. */
export async function runReview(id: string, outcome: string, options: ReviewOptions): Promise<string> {
  const response = await callPlatform(options, {
    method: 'POST',
    path: ['sub_accounts', id, 'review'],
    body: { outcome },
    subject: `sub account ${id}`,
  });
  if (!isReviewed(response)) throw unexpectedResponse(options.url, 'a sub account');
  const { data: account } = response;
  return options.json
    ? `${JSON.stringify(account)}\n`
    : `${printable(`${account.name} (${id}) is ${account.status}`)}\n`;
}

interface ReviewResponse {
  readonly data: { readonly name: string; readonly status: string };
}

function isReviewed(response: object): response is ReviewResponse {
  const { data = undefined } = 'data' in response ? response : {};
  return typeof data === 'object' && data !== null && 'name' in data && 'status' in data;
}
