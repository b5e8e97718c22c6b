import type { ReviewOptions } from './command';
import { askSandbox, Refusal } from '../../control-client';

/** Decides on a sub account of a running sandbox, and gives what to print. */
export async function review(id: string, outcome: string, options: ReviewOptions): Promise<string> {
  const { url, platform, json } = options;
  const path = [platform, 'sub_accounts', id, 'review'];
  const answer = await askSandbox(options, { method: 'POST', path, body: { outcome } }).catch((error: unknown) => {
    throw error instanceof Refusal && error.code === 'resource_not_found' ? notThere(id, platform, error) : error;
  });
  if (!isReviewed(answer)) throw new Error(`What the sandbox at ${url} answered is no sub account.`);
  const { data: account } = answer;
  return json ? `${JSON.stringify(account)}\n` : `${account.name} (${id}) is ${account.status}\n`;
}

function notThere(id: string, platform: string, cause: Refusal): Error {
  return new Error(`There is no sub account ${id} on the platform "${platform}".\nTo name another one: --platform ID`, {
    cause,
  });
}

interface Reviewed {
  readonly data: { readonly name: string; readonly status: string };
}

function isReviewed(answer: object): answer is Reviewed {
  const { data = undefined } = 'data' in answer ? answer : {};
  return typeof data === 'object' && data !== null && 'name' in data && 'status' in data;
}
