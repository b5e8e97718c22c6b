import { randomBytes } from 'node:crypto';
import { defaultPlatform, type RunningServer, serve } from '../../../mock-server/server';
import { respondingDocs } from '../../docs';
import { formatError } from '../../format-error';
import type { Io } from '../../io';
import { paint } from '../../paint';
import { createReporter, type Reporter } from '../../reporter';
import { stopSignal } from '../../stop-signal';
import { explainStoreError, type StoreFailure } from '../../store-failures';
import { formatBanner, type BannerDetails } from './banner';
import { checkConfigured } from './configured';
import { explainListenError, explainOpenError } from './failures';
import { networkUrls } from '../../../mock-server/fronts/network-urls';
import { explainMissingToken, findHostWarning, formatCreatedToken, needsToken } from './network';
import { type OpenedSandbox, type OpenOptions, openSandboxOf } from './open';
import type { StartOptions } from './options';
import { directoryOf, formatPlace, type Place, placeOf, type PlaceOptions } from './place';
import type { LocalCertificate } from './local-certificate';
import { prepare, type Prepared } from './prepare';
import { stop } from './stop';
import { findClockWarning, findPortWarning, findStoreWarning } from './warnings';

/** Runs a sandbox until a signal stops it. Returns the exit code. */
export async function runStart(given: StartOptions, io: Io): Promise<number> {
  const reporter = await createReporter(io);
  const createdToken = needsToken(given) ? randomBytes(16).toString('hex') : undefined;
  if (createdToken !== undefined && given.store !== undefined) {
    reporter.error(explainMissingToken(given.host));
    return 2;
  }
  const options = createdToken === undefined ? given : { ...given, controlToken: createdToken };
  const problem = await findConfigurationProblem(options);
  if (problem !== undefined) {
    reporter.error(problem);
    return 2;
  }
  const log = options.log ? (await import('./request-lines')).requestLines : undefined;
  const lines = await log?.(options.json === true, io);
  const opened = await openPrepared({ ...options, onRequest: lines?.onRequest }, reporter, io);
  if (typeof opened === 'number') return opened;
  const { sandbox, place, seed } = opened;
  let server: RunningServer;
  let local: LocalCertificate | undefined;
  try {
    if (options.https) local = (await import('./local-certificate')).localCertificate(place, options);
    const { port, host, allowHost: allowHosts } = options;
    server = await serve(sandbox, { port, host, allowHosts, tls: local ?? options.certificate });
  } catch (error) {
    const isOfSystem = error instanceof Error && 'syscall' in error;
    if (place.kind === 'database' && !isOfSystem) reporter.error((await explainStoreError(error)).message);
    else reporter.error(explainListenError(error, options));
    await sandbox.close();
    return 1;
  }
  const endReloading = options.watch
    ? (await import('./reload')).reloadOnChange({ sandbox, place, options, reporter, io })
    : undefined;
  const signal = stopSignal(io);
  if (createdToken !== undefined) io.stderr.write(formatCreatedToken(createdToken));
  io.stdout.write(await formatReady(server, { place, replica: sandbox.replica, seed, local }, options, io));
  lines?.begin();
  const warnings = [
    findHostWarning(options.host),
    findPortWarning(server.url),
    findClockWarning(sandbox, place),
    findStoreWarning(options.store),
  ];
  for (const warning of [...warnings, local?.warning]) if (warning !== undefined) reporter.warning(warning);
  await signal;
  await endReloading?.();
  local?.end();
  return stop(server, sandbox, { place, io, reporter, message: options.json ? '' : formatStopped(place) });
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

async function findConfigurationProblem(options: StartOptions): Promise<string | undefined> {
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

async function formatReady(
  server: RunningServer,
  details: Pick<BannerDetails, 'place' | 'replica' | 'seed' | 'local'>,
  { json, host, fsync = false, configuration }: StartOptions,
  { stdout, env, pid }: Io,
): Promise<string> {
  const { id, test, live } = defaultPlatform;
  const { url } = server;
  const { replica, local } = details;
  const certificate = local && { certificate: local.file };
  const member = replica && { replica: { id: replica.id, url: replica.url } };
  if (json) return `${JSON.stringify({ url, pid, platform: { id, test, live }, ...member, ...certificate })}\n`;
  const shown = {
    urls: [url, ...networkUrls(host, server)] as const,
    ...details,
    fsync,
    configuration: configuration?.path,
  };
  return formatBanner(shown, await paint(stdout, env));
}

function formatStopped(place: Place): string {
  if (place.kind === 'memory') return '\nStopped.\n';
  return `\nStopped. The next start picks up where it left off: ${formatPlace(place)}\n`;
}
