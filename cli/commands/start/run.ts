import {
  createSandbox,
  defaultPlatform,
  openSandboxIn,
  type RunningServer,
  type Sandbox,
  type SandboxOptions,
  serve,
  StorageFailedError,
} from '../../../mock-server/server';
import type { ControlTokenOption } from '../../control-token';
import { formatError } from '../../format-error';
import type { Io } from '../../io';
import { paint } from '../../paint';
import { pathFrom } from '../../path-from';
import { createReporter, type Reporter } from '../../reporter';
import { endsWithin, stopSignal } from '../../stop-signal';
import { formatBanner, type BannerDetails } from './banner';
import { explainListenError, explainOpenError } from './failures';
import { networkUrls, findHostProblem, findHostWarning } from './network';
import { applySeedFile, explainSeedError } from './seed';

export interface StartOptions extends ControlTokenOption {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly memory?: boolean;
  readonly fsync?: boolean;
  readonly takeOver?: boolean;
  readonly autoEnable: boolean;
  readonly randomSeed?: string | undefined;
  /** The path of a seed file, or `demo`. */
  readonly seed?: string;
  readonly json?: boolean;
  readonly allowHost: readonly string[];
  readonly allowOrigin: readonly string[];
  readonly allowPublisherHost: readonly string[];
  readonly checkoutUrl?: string | undefined;
  readonly onboardingUrl?: string | undefined;
  readonly allowFrame: readonly string[];
}

/** Time limit for requests in progress when the sandbox stops. */
const SHUTDOWN_TIMEOUT_MS = 5_000;

/** Runs a sandbox until a signal stops it. Returns the exit code. */
export async function runStart(options: StartOptions, io: Io): Promise<number> {
  const directory = options.memory ? undefined : pathFrom(io, options.data);
  const reporter = await createReporter(io);
  const hostProblem = findHostProblem(options.host, options.controlToken);
  if (hostProblem !== undefined) {
    reporter.error(hostProblem);
    return 2;
  }
  let sandbox: Sandbox;
  try {
    sandbox = await open(directory, options, reporter);
  } catch (error) {
    reporter.error(explainOpenError(error, directory ?? ''));
    return 1;
  }
  const { port, host, allowHost: allowHosts, seed } = options;
  let seedSummary: string | undefined;
  try {
    if (seed !== undefined) seedSummary = await applySeedFile({ seed }, sandbox.platform(), reporter, io);
  } catch (error) {
    reporter.error(explainSeedError(error, { seed: seed ?? '' }));
    await sandbox.close();
    return 1;
  }
  let server: RunningServer;
  try {
    server = await serve(sandbox, { port, host, allowHosts });
  } catch (error) {
    reporter.error(explainListenError(error, { host, port }));
    await sandbox.close();
    return 1;
  }
  const signal = stopSignal(io);
  io.stdout.write(await formatReady(server, { directory, seed: seedSummary }, options, io));
  const hostWarning = findHostWarning(host);
  if (hostWarning !== undefined) reporter.warning(hostWarning);
  await signal;
  return stop(server, sandbox, { io, reporter, message: options.json ? '' : formatStopped(directory) });
}

function open(
  directory: string | undefined,
  { fsync = false, takeOver = false, autoEnable, randomSeed, controlToken, ...options }: StartOptions,
  reporter: Reporter,
): Promise<Sandbox> | Sandbox {
  const { allowOrigin: allowOrigins, allowPublisherHost: allowPublisherHosts, allowFrame: allowFrames } = options;
  const { checkoutUrl, onboardingUrl } = options;
  const onError = (error: unknown) =>
    reporter.error(
      error instanceof StorageFailedError
        ? explainStorageFailure(error)
        : `Unexpected error in the running sandbox: ${formatUnexpectedError(error)}`,
    );
  const onPublisherDisabled: SandboxOptions['onPublisherDisabled'] = ({ platform_id, publisher_id, url }) =>
    reporter.warning(
      `Publisher ${publisher_id} of platform "${platform_id}" is disabled: ${url} failed for a full span of retries. ` +
        `Its events are dropped until it is enabled: payments-sandbox publishers enable ${publisher_id} --platform ${platform_id}`,
    );
  const shared = {
    onError,
    onPublisherDisabled,
    randomSeed,
    controlToken,
    autoEnable,
    allowOrigins,
    allowPublisherHosts,
    checkoutUrl,
    onboardingUrl,
    allowFrames,
  };
  if (directory === undefined) return createSandbox(shared);
  return openSandboxIn(directory, {
    ...shared,
    fsync,
    takeOver,
    onRecovery: (platform) =>
      reporter.warning(`Changes of platform "${platform}" are written again. Nothing that was acknowledged is lost.`),
    onTornTail: ({ platform, cutBytes }) =>
      reporter.warning(
        `The last write to platform "${platform}" was cut short when the process died. It had not been acknowledged; ` +
          `its ${cutBytes} bytes were removed. All earlier writes are intact.`,
      ),
    onCompactionFailure: (error) =>
      reporter.warning(`Compaction of a platform's journal failed. No data is lost. ${formatError(error)}`),
  });
}

function explainStorageFailure({ platform, cause }: StorageFailedError): string {
  return (
    `Changes of platform "${platform}" cannot be written: ${formatError(cause)}\n` +
    'Requests to it are answered with 503 until they are. GET /_sandbox/health shows the state.'
  );
}

/** An error of the operating system is formatted as its message. Any other is a bug, and its stack helps to find it. */
function formatUnexpectedError(error: unknown): string {
  return error instanceof Error && !('code' in error) ? (error.stack ?? error.message) : formatError(error);
}

async function formatReady(
  { url, port }: RunningServer,
  { directory, seed }: Pick<BannerDetails, 'directory' | 'seed'>,
  { json, host, fsync = false }: StartOptions,
  { stdout, env, pid }: Io,
): Promise<string> {
  const { id, test, live } = defaultPlatform;
  if (json) return `${JSON.stringify({ url, pid, platform: { id, test, live } })}\n`;
  return formatBanner({ urls: [url, ...networkUrls(host, port)], directory, fsync, seed }, await paint(stdout, env));
}

function formatStopped(directory: string | undefined): string {
  if (directory === undefined) return '\nStopped.\n';
  return `\nStopped. The next start picks up where it left off: ${directory}\n`;
}

interface StopContext {
  readonly io: Io;
  readonly reporter: Reporter;
  /** Output after a clean stop. */
  readonly message: string;
}

/** Waits for requests in progress, completes pending writes, and releases the data directory. */
async function stop(server: RunningServer, sandbox: Sandbox, { io, reporter, message }: StopContext): Promise<number> {
  const ended = await endsWithin(SHUTDOWN_TIMEOUT_MS, server.close());
  if (!ended)
    reporter.warning(`Some requests did not finish within ${SHUTDOWN_TIMEOUT_MS / 1000} seconds and were aborted.`);
  let exitCode = 0;
  try {
    await sandbox.close();
    io.stdout.write(message);
  } catch (error) {
    reporter.error(`The last writes failed: ${formatError(error)}`);
    exitCode = 1;
  }
  if (!ended) io.exit(exitCode); // open connections would keep the process running
  return exitCode;
}
