import type { RequestEntry, Sandbox } from '../../../mock-server';
import { defaultPlatform, serve } from '../../../mock-server/server';
import { PLATFORM_VARIABLE } from '../../connection/choose-platform';
import { CONTROL_TOKEN_VARIABLE } from '../../control-token';
import type { Io } from '../../io';
import { paint } from '../../paint';
import { createReporter } from '../../reporter';
import { endsWithin } from '../../stop-signal';
import { formatReport } from '../report/format-report';
import { type FailOn, isFailure } from '../report/run';
import { summarize } from '../report/summary';
import type { OpenOptions } from '../start/open';
import { type GroupOptions, runInGroup } from './process-group';

export interface ExecOptions extends Omit<OpenOptions, 'onRequest' | 'onFacts' | 'allowOrigin' | 'allowFrame'> {
  readonly failOn: FailOn;
  readonly includeOwn?: boolean;
}

type OnRequest = NonNullable<OpenOptions['onRequest']>;

/** Time limit for requests of other programs when the command has ended. */
const SHUTDOWN_TIMEOUT_MS = 2_000;

/** The receivers of the requests and facts of the sandbox, and the surroundings of the command. */
interface Surroundings extends Pick<OpenOptions, 'onRequest' | 'onFacts'>, Omit<GroupOptions, 'variables'> {
  /** Variables besides those of the sandbox. */
  readonly variables?: Io['env'];
  /** Returns the connection of the command, if it is not that of the sandbox itself. */
  readonly attach?: (sandbox: Sandbox) => Attached;
}

/** The connection between a command and its sandbox. */
interface Attached {
  readonly respond: Sandbox['respond'];
  /** Is called when the command and its requests have ended. */
  readonly end: () => void;
}

/** The end of a command with a sandbox of its own. */
export interface EndedRun {
  /** The exit code of the command; that of the refusal if it was not run. */
  readonly status: number;
  /** Whether it was not run: the settings of the sandbox are not valid. */
  readonly isRefused: boolean;
  /** Whether all connections have ended. */
  readonly ended: boolean;
}

const refusedWith = (status: number): EndedRun => ({ status, isRefused: true, ended: true });

/** Runs a command with a sandbox in memory, and closes it. */
export async function runWithSandbox(
  command: readonly string[],
  { failOn: _, includeOwn: __, ...options }: ExecOptions,
  io: Io,
  { variables = {}, onRequest, onFacts, attach, ...group }: Surroundings,
): Promise<EndedRun> {
  const settings = { ...options, data: '', memory: true, allowOrigin: [], allowFrame: [], onRequest, onFacts };
  const { reporter } = group;
  // Imported here, so that the modules of a start stay in one file of the build.
  const { findConfigurationProblem, openPrepared } = await import('../start/run');
  const problem = await findConfigurationProblem(options);
  if (problem !== undefined) {
    reporter.error(problem);
    return refusedWith(2);
  }
  const opened = await openPrepared(settings, reporter, io);
  if (typeof opened === 'number') return refusedWith(opened);
  const { sandbox } = opened;
  const attached = attach?.(sandbox);
  const server = await (attached ? serve(servedWith(sandbox, attached.respond)) : serve(sandbox));
  let status: number;
  let ended: boolean;
  try {
    status = await runInGroup(command, io, { ...group, variables: { ...variablesFor(server.url), ...variables } });
  } finally {
    ended = await endsWithin(SHUTDOWN_TIMEOUT_MS, server.close());
    attached?.end();
    await sandbox.close();
  }
  return { status, isRefused: false, ended };
}

/** Returns what is served of a sandbox to which something else responds. */
function servedWith(sandbox: Sandbox, respond: Sandbox['respond']) {
  const { newRequestId, hasControlToken, platformOptions, basePath } = sandbox;
  const interrupt = (isEnd: boolean) => sandbox.interrupt(isEnd);
  return { respond, newRequestId, interrupt, hasControlToken, platformOptions, basePath };
}

/** Runs a command with a sandbox in memory, and reports what its requests violated. Returns the exit code. */
export async function runExec(command: readonly string[], options: ExecOptions, io: Io): Promise<number> {
  const reporter = await createReporter(io);
  const seen = collectRequests(options.includeOwn);
  const { status, isRefused, ended } = await runWithSandbox(command, options, io, {
    reporter,
    onRequest: seen.onRequest,
  });
  if (isRefused) return status;
  const summary = seen.summarize();
  const failure = isFailure(summary, options.failOn) ? 1 : 0;
  if (failure || summary.verdict === 'violation')
    io.stderr.write(formatReport(summary, 'to the sandbox', await paint(io.stderr, io.env)));
  const exitCode = status || failure;
  if (!ended) io.exit(exitCode); // open connections would keep the process running
  return exitCode;
}

/** Collects the requests to all platforms: a log has the latest ones only, and a reset empties it. */
function collectRequests(includeOwn = false) {
  const requests: RequestEntry[] = [];
  let unattributed = 0;
  let leftOut = 0;
  const onRequest: OnRequest = ({ platform_id, ...entry }) => {
    if (entry.own && !includeOwn) {
      leftOut++;
      return;
    }
    if (platform_id === null) unattributed++;
    requests.push({ ...entry, events: [], headers: {}, request_body: null, answer_body: null });
  };
  return { onRequest, summarize: () => summarize(requests.reverse(), unattributed, leftOut) };
}

/** Returns the variables of a command: those of the sandbox, and those that the SDK reads. */
function variablesFor(url: string): Io['env'] {
  const { client_id, client_secret } = defaultPlatform.test;
  const pair = (prefix: string) => ({ [`${prefix}_CLIENT_ID`]: client_id, [`${prefix}_CLIENT_SECRET`]: client_secret });
  return {
    PAYMENTS_SANDBOX_URL: url,
    [PLATFORM_VARIABLE]: defaultPlatform.id,
    // One of another sandbox. This one asks for none.
    [CONTROL_TOKEN_VARIABLE]: undefined,
    PAYMENTS_API_URL: url,
    ...pair('PAYMENTS_SANDBOX'),
    ...pair('PAYMENTS'),
  };
}
