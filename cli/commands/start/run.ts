import { randomBytes } from 'node:crypto';
import { type RunningServer, serve } from '../../../mock-server/server';
import { respondingDocs } from '../../docs';
import { formatError } from '../../format-error';
import type { Io } from '../../io';
import { Meter } from '../../metrics/meter';
import { createLog } from '../../log/log';
import type { Reporter } from '../../reporter';
import type { StopChannel } from '../../background/stop-channel';
import { stopSignal } from '../../stop-signal';
import { explainStoreError, type StoreFailure } from '../../store-failures';
import { checkConfigured } from './configured';
import { explainListenError, explainOpenError } from './failures';
import { explainMissingToken, findHostWarning, formatCreatedToken, needsToken } from './network';
import { type OpenedSandbox, type OpenOptions, openSandboxOf } from './open';
import type { StartOptions } from './options';
import { directoryOf, formatPlace, type Place, placeOf, type PlaceOptions } from './place';
import type { LocalCertificate } from './local-certificate';
import { prepare, type Prepared } from './prepare';
import { formatReady, readyOf } from './ready';
import { stop } from './stop';
import { findClockWarning, findPortWarning, findStoreWarning } from './warnings';
import { writeResult } from '../../wrapped';

/** Runs a sandbox until a signal stops it. Returns the exit code. */
export async function runStart(given: StartOptions, io: Io): Promise<number> {
  const log = await createLog(given, io);
  const { reporter } = log;
  if (given.hostWarning !== undefined) reporter.warning(given.hostWarning);
  const checked = await withToken(given);
  if (typeof checked === 'string') {
    reporter.error(checked);
    return 2;
  }
  const { options, createdToken } = checked;
  const lines = options.log
    ? await (await import('./request-lines')).requestLines(options.json === true, io)
    : undefined;
  const { observer } = log;
  const meter = new Meter(observer);
  const { read: metrics } = meter;
  const ending = new AbortController();
  const onReplaced = () => ending.abort();
  const openOptions = { ...options, onRequest: lines?.onRequest, observer, metrics, onReplaced };
  const opened = await openPrepared(openOptions, reporter, io);
  if (typeof opened === 'number') return opened;
  log.setReplica(opened.sandbox.replica?.id);
  meter.setSandbox(opened.sandbox);
  const { sandbox, place, seed } = opened;
  const listening = await listen(opened, options, meter);
  if (typeof listening === 'string') {
    reporter.error(listening);
    await sandbox.close();
    return 1;
  }
  const { server, local } = listening;
  const endReloading = options.watch
    ? (await import('./reload')).reloadOnChange({ sandbox, place, options, reporter, io })
    : undefined;
  const signal = stopSignal(io, ending.signal);
  const channel = await channelOf(server, io, onReplaced, reporter);
  if (createdToken !== undefined) io.stderr.write(formatCreatedToken(createdToken));
  const ready = readyOf(server, { place, replica: sandbox.replica, seed, ...listening }, options, io);
  if (io.announce === undefined) writeResult(io.stdout, await formatReady(ready, options, io), options.json);
  lines?.begin();
  for (const warning of warningsOf(listening, opened, options)) reporter.warning(warning);
  io.announce?.(ready);
  await signal;
  channel?.close();
  await endReloading?.();
  local?.end();
  await listening.metrics?.close();
  return stop(server, sandbox, { place, io, reporter, message: options.json ? '' : formatStopped(place) });
}

interface Checked {
  readonly options: StartOptions;
  /** A control token for this run, which was not given. */
  readonly createdToken: string | undefined;
}

/** Returns the options with a control token if they need one, or what is wrong with them. */
async function withToken(given: StartOptions): Promise<Checked | string> {
  const createdToken = needsToken(given) ? randomBytes(16).toString('hex') : undefined;
  if (createdToken !== undefined && given.store !== undefined) return explainMissingToken(given.host);
  const options = createdToken === undefined ? given : { ...given, controlToken: createdToken };
  return (await findConfigurationProblem(options)) ?? { options, createdToken };
}

/** Lets `stop` end a sandbox in the background. Any other has a terminal, or something that supervises it. */
async function channelOf(
  { url }: RunningServer,
  io: Io,
  onStop: () => void,
  reporter: Reporter,
): Promise<StopChannel | undefined> {
  if (io.announce === undefined) return undefined;
  const { pid } = io;
  try {
    const [{ folderOfRun }, { openStopChannel }] = await Promise.all([
      import('../../background/place-of-run'),
      import('../../background/stop-channel'),
    ]);
    return await openStopChannel(folderOfRun(io), { url, pid }, onStop);
  } catch (error) {
    reporter.warning(`No command can end this sandbox. ${formatError(error)}\nTo end it: kill ${pid}`);
    return undefined;
  }
}

interface Listening {
  readonly server: RunningServer;
  /** The certificate of `--https`. */
  readonly local: LocalCertificate | undefined;
  /** The server of `--metrics-port`. */
  readonly metrics: RunningServer | undefined;
}

function warningsOf({ server, local }: Listening, { sandbox, place }: OpenedSandbox, options: StartOptions): string[] {
  return [
    findHostWarning(options.host),
    findPortWarning(server.url),
    findClockWarning(sandbox, place),
    findStoreWarning(options.store),
    local?.warning,
  ].filter((warning) => warning !== undefined);
}

/** Serves the sandbox and its metrics. Returns the reason if it cannot. */
async function listen(
  { sandbox, place }: OpenedSandbox,
  options: StartOptions,
  meter: Meter,
): Promise<Listening | string> {
  const { port, host, allowHost: allowHosts, metricsPort, metricsHost } = options;
  let local: LocalCertificate | undefined;
  let server: RunningServer;
  try {
    if (options.https) local = (await import('./local-certificate')).localCertificate(place, options);
    server = await serve(sandbox, { port, host, allowHosts, tls: local ?? options.certificate });
  } catch (error) {
    const isOfSystem = error instanceof Error && 'syscall' in error;
    if (place.kind === 'database' && !isOfSystem) return (await explainStoreError(error)).message;
    return explainListenError(error, options);
  }
  if (metricsPort === undefined) return { server, local, metrics: undefined };
  try {
    return { server, local, metrics: await meter.serve(sandbox, metricsPort, metricsHost) };
  } catch (error) {
    await server.close();
    const reason = await explainListenError(error, { port: metricsPort, host: metricsHost });
    return reason.replaceAll(/--(?=port|host)/g, '--metrics-');
  }
}

export interface PreparedSandbox extends OpenedSandbox, Prepared {}

/** Opens a sandbox and prepares it. Returns the exit code, after a message, if it cannot. */
export async function openPrepared(
  options: OpenOptions & PlaceOptions,
  reporter: Reporter,
  io: Io,
): Promise<PreparedSandbox | number> {
  let opened: OpenedSandbox;
  try {
    opened = await openSandboxOf(await placeOf(options, io), { docs: respondingDocs(io), ...options }, reporter);
  } catch (error) {
    const { message, exitCode } = await explainFailure(error, options, io);
    reporter.error(message);
    return exitCode;
  }
  const prepared = await prepare(opened.sandbox, options, reporter, io);
  return typeof prepared === 'number' ? prepared : { ...opened, ...prepared };
}

/** Returns the reason if what is configured is not valid. */
export async function findConfigurationProblem(
  options: Pick<StartOptions, 'configuration' | 'allowPublisherHost'>,
): Promise<string | undefined> {
  try {
    if (options.configuration !== undefined) await checkConfigured(options.configuration, options);
    return undefined;
  } catch (error) {
    return formatError(error);
  }
}

async function explainFailure(error: unknown, options: PlaceOptions, io: Io): Promise<StoreFailure> {
  if (options.store !== undefined) return explainStoreError(error);
  return { message: explainOpenError(error, directoryOf(options, io)), exitCode: 1 };
}

function formatStopped(place: Place): string {
  if (place.kind === 'memory') return '\nStopped.\n';
  return `\nStopped. The next start picks up where it left off: ${formatPlace(place)}\n`;
}
