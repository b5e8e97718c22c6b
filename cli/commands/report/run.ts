import type { RequestEntry } from '../../../mock-server';
import type { ReportOptions } from './command';
import { askSandbox, type ControlQuery, Refusal } from '../../control-client';
import type { Io } from '../../io';
import { paint } from '../../paint';
import { formatReport } from './format-report';
import { type Summary, summarize } from './summary';

/** Who names no platform most likely means this one: it is always there. */
const DEFAULT_PLATFORM = 'default';

/** Tells what a running sandbox was asked, and gives the exit code. */
export async function report(options: ReportOptions, io: Io): Promise<number> {
  const { url, platform, json, failOn } = options;
  const own = await entriesAt(options, { method: 'GET', path: [platform, 'requests'] }).catch((error: unknown) => {
    throw error instanceof Refusal && error.code === 'resource_not_found' ? notThere(options, error) : error;
  });
  const others =
    platform === DEFAULT_PLATFORM
      ? await entriesAt(options, { method: 'GET', path: ['requests'], ofSandbox: true })
      : [];
  const summary = summarize([...own, ...others], others.length);
  const where = `to the platform "${platform}" at ${url}`;
  io.stdout.write(
    json
      ? `${JSON.stringify({ platform, ...summary })}\n`
      : formatReport(summary, where, await paint(io.stdout, io.env)),
  );
  return isFailure(summary, failOn) ? 1 : 0;
}

function isFailure({ verdict }: Summary, failOn: ReportOptions['failOn']): boolean {
  if (failOn === 'never') return false;
  return verdict === 'violation' || verdict === failOn;
}

function notThere({ url, platform }: ReportOptions, cause: Refusal): Error {
  return new Error(`The sandbox at ${url} has no platform "${platform}".\nTo name another one: --platform ID`, {
    cause,
  });
}

/** All entries of a journal, page by page. */
async function entriesAt(options: ReportOptions, question: ControlQuery): Promise<RequestEntry[]> {
  const entries: RequestEntry[] = [];
  let after: string | null = null;
  do {
    const query = { limit: '100', ...(after !== null && { after_cursor: after }) };
    const page: object = await askSandbox(options, { ...question, query });
    if (!isPage(page)) throw new Error(`What the sandbox at ${options.url} answered is no list of requests.`);
    entries.push(...page.data);
    after = page.page_info.has_next ? page.page_info.end_cursor : null;
  } while (after !== null);
  return entries;
}

interface Page {
  readonly data: readonly RequestEntry[];
  readonly page_info: { readonly has_next: boolean; readonly end_cursor: string | null };
}

function isPage(answer: object): answer is Page {
  return (
    'data' in answer && Array.isArray(answer.data) && 'page_info' in answer && typeof answer.page_info === 'object'
  );
}
