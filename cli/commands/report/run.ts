import type { RequestEntry } from '../../../mock-server';
import { callControlApi, unexpectedResponse } from '../../control-client';
import type { Io } from '../../io';
import { paint } from '../../paint';
import { callPlatform } from '../../platform-client';
import type { SandboxOptions } from '../../sandbox-options';
import { formatReport } from './format-report';
import { type Summary, summarize } from './summary';

export type FailOn = 'violation' | 'warning' | 'never';

export interface ReportOptions extends SandboxOptions {
  readonly failOn: FailOn;
  readonly json?: boolean;
}

/** The platform whose report includes unattributed requests: a client without valid credentials most likely means it. */
const DEFAULT_PLATFORM = 'default';

/** Prints a report on the request log of a platform. Returns the exit code. */
export async function runReport(options: ReportOptions, io: Io): Promise<number> {
  const { url, platform, json, failOn } = options;
  const attributed = await readPages(url, (query) =>
    callPlatform(options, { method: 'GET', path: ['requests'], query }),
  );
  const unattributed =
    platform === DEFAULT_PLATFORM
      ? await readPages(url, (query) => callControlApi(options, { method: 'GET', path: ['requests'], query }))
      : [];
  const summary = summarize([...attributed, ...unattributed], unattributed.length);
  const target = `to the platform "${platform}" at ${url}`;
  io.stdout.write(
    json
      ? `${JSON.stringify({ platform, ...summary })}\n`
      : formatReport(summary, target, await paint(io.stdout, io.env)),
  );
  return isFailure(summary, failOn) ? 1 : 0;
}

export function isFailure({ verdict }: Summary, failOn: FailOn): boolean {
  if (failOn === 'never') return false;
  return verdict === 'violation' || verdict === failOn;
}

type Query = Readonly<Record<string, string>>;

/** Reads all pages of a request log. */
async function readPages(url: string, call: (query: Query) => Promise<object>): Promise<RequestEntry[]> {
  const entries: RequestEntry[] = [];
  let after: string | null = null;
  do {
    const page: object = await call({ limit: '100', ...(after !== null && { after_cursor: after }) });
    if (!isPage(page)) throw unexpectedResponse(url, 'a list of requests');
    entries.push(...page.data);
    after = page.page_info.has_next ? page.page_info.end_cursor : null;
  } while (after !== null);
  return entries;
}

interface Page {
  readonly data: readonly RequestEntry[];
  readonly page_info: { readonly has_next: boolean; readonly end_cursor: string | null };
}

function isPage(response: object): response is Page {
  return (
    'data' in response &&
    Array.isArray(response.data) &&
    'page_info' in response &&
    typeof response.page_info === 'object'
  );
}
