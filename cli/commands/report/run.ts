import type { RequestEntry } from '../../../mock-server';
import { readAllPages } from '../../all-pages';
import { callControlApi, unexpectedResponse } from '../../control-client';
import type { Io } from '../../io';
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
  io.stdout.write(
    json
      ? `${JSON.stringify({ platform, ...summary })}\n`
      : formatReport(summary, target, await paint(io.stdout, io.env)),
  );
  return isFailure(summary, failOn) ? 1 : 0;
}

export function isFailure({ verdict, accepted_violations }: Summary, failOn: FailOn): boolean {
  if (failOn === 'never') return false;
  if (failOn === 'accepted-violation') return accepted_violations > 0;
  return verdict === 'violation' || verdict === failOn;
}
