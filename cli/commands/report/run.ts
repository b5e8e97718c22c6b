import type { RequestEntry } from '../../../mock-server';
import { readAllPages } from '../../all-pages';
import { callControlApi, unexpectedResponse } from '../../control-client';
import { type Io, terminalColumns } from '../../io';
import { withOwnDocs } from '../../own-docs';
import { wrappedFor } from '../../wrapped';
import { paint } from '../../paint';
import { callPlatform } from '../../platform-client';
import type { SandboxOptions } from '../../sandbox-options';
import { formatReport } from './format-report';
import { type Summary, summarize } from './summary';

export type FailOn = 'accepted-violation' | 'violation' | 'warning' | 'never';

export interface ReportOptions extends SandboxOptions {
  readonly failOn: FailOn;
  readonly includeOwn?: boolean;
  readonly json?: boolean;
}

/** The platform whose report includes unattributed requests: a client without valid credentials most likely means it. */
const DEFAULT_PLATFORM = 'default';

/** Prints a report on the request log of a platform. Returns the exit code. */
export async function runReport(options: ReportOptions, io: Io): Promise<number> {
  const { url, platform, json, failOn, includeOwn } = options;
  const notAList = () => unexpectedResponse(url, 'a list of requests');
  const attributed = await readAllPages<RequestEntry>(
    (query) => callPlatform(options, { method: 'GET', path: ['requests'], query }),
    notAList,
  );
  const unattributed =
    platform === DEFAULT_PLATFORM
      ? await readAllPages<RequestEntry>(
          (query) => callControlApi(options, { method: 'GET', path: ['requests'], query }),
          notAList,
        )
      : [];
  const counted = (entries: readonly RequestEntry[]) => entries.filter(({ own }) => includeOwn || !own);
  const unknown = counted(unattributed);
  const requests = [...counted(attributed), ...unknown];
  const leftOut = attributed.length + unattributed.length - requests.length;
  const summary = summarize(requests, unknown.length, leftOut);
  const target = `to the platform "${platform}" at ${url}`;
  if (json) io.stdout.write(`${JSON.stringify({ platform, ...summary })}\n`);
  else io.stdout.write(shortened(await textOf(summary, target, url, io), io));
  return isFailure(summary, failOn) ? 1 : 0;
}

/** Formats the report for an output, with the addresses of the documentation of the sandbox. */
async function textOf(summary: Summary, target: string, url: string, { stdout, env }: Io): Promise<string> {
  const text = formatReport(summary, target, await paint(stdout, env), terminalColumns(stdout));
  return wrappedFor(withOwnDocs(text, url), stdout);
}

/** The lines of a report on a terminal at most. The last ones say what is to be fixed. */
const MAX_LINES = 40;
const LAST_LINES = 3;

/** Leaves lines of a long report out on a terminal. */
function shortened(text: string, { stdout }: Io): string {
  const lines = text.split('\n');
  const left = lines.length - MAX_LINES;
  if (!stdout.isTTY || left <= 0) return text;
  const note = `  … and ${left + 1} more lines: --json, or | less`;
  return [...lines.slice(0, MAX_LINES - LAST_LINES - 1), note, ...lines.slice(-LAST_LINES)].join('\n');
}

export function isFailure({ verdict, accepted_violations }: Summary, failOn: FailOn): boolean {
  if (failOn === 'never') return false;
  if (failOn === 'accepted-violation') return accepted_violations > 0;
  return verdict === 'violation' || verdict === failOn;
}
