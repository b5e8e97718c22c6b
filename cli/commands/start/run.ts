import { randomBytes } from 'node:crypto';
import { defaultPlatform, type RunningServer, serve } from '../../../mock-server/server';
import type { Io } from '../../io';
import { paint } from '../../paint';
import { createReporter, type Reporter } from '../../reporter';
import { stopSignal } from '../../stop-signal';
import { explainStoreError, type StoreFailure } from '../../store-failures';
import { formatBanner, type BannerDetails } from './banner';
import { explainListenError, explainOpenError } from './failures';
import { networkUrls } from '../../../mock-server/fronts/network-urls';
import { explainMissingToken, findHostWarning, formatCreatedToken, needsToken } from './network';
import { type OpenedSandbox, type OpenOptions, openSandboxOf } from './open';
import type { StartOptions } from './options';
import { directoryOf, formatPlace, type Place, placeOf, type PlaceOptions } from './place';
import { applySeed, explainSeedError } from './seed';
import { stop } from './stop';
import { findClockWarning, findPortWarning } from './warnings';

/** Runs a sandbox until a signal stops it. Returns the exit code. */
export async function runStart(given: StartOptions, io: Io): Promise<number> {
  const reporter = await createReporter(io);
  const createdToken = needsToken(given) ? randomBytes(16).toString('hex') : undefined;
  if (createdToken !== undefined && given.store !== undefined) {
    reporter.error(explainMissingToken(given.host));
    return 2;
  }
  const options = createdToken === undefined ? given : { ...given, controlToken: createdToken };
  const log = options.log ? (await import('./request-lines')).requestLines : undefined;
  const lines = await log?.(options.json === true, io);
  const opened = await openSeeded({ ...options, onRequest: lines?.onRequest }, reporter, io);
  if (typeof opened === 'number') return opened;
  const { sandbox, place, seed } = opened;
  let server: RunningServer;
  try {
    server = await serve(sandbox, { port: options.port, host: options.host, allowHosts: options.allowHost });
  } catch (error) {
    const isOfSystem = error instanceof Error && 'syscall' in error;
    if (place.kind === 'database' && !isOfSystem) reporter.error((await explainStoreError(error)).message);
    else reporter.error(explainListenError(error, options));
    await sandbox.close();
    return 1;
  }
  const signal = stopSignal(io);
  if (createdToken !== undefined) io.stderr.write(formatCreatedToken(createdToken));
  io.stdout.write(await formatReady(server, { place, replica: sandbox.replica, seed }, options, io));
  lines?.begin();
  for (const warning of [findHostWarning(options.host), findPortWarning(server.url), findClockWarning(sandbox, place)])
    if (warning !== undefined) reporter.warning(warning);
  await signal;
  return stop(server, sandbox, { place, io, reporter, message: options.json ? '' : formatStopped(place) });
}

export interface SeededSandbox extends OpenedSandbox {
  /** Summary of the seed that was loaded. */
  readonly seed: string | undefined;
}

/** Opens a sandbox and loads its seed. Returns the exit code, after a message, if it cannot. */
export async function openSeeded(
  options: OpenOptions & PlaceOptions,
  reporter: Reporter,
  io: Io,
): Promise<SeededSandbox | number> {
  let opened: OpenedSandbox;
  try {
    opened = await openSandboxOf(await placeOf(options, io), options, reporter);
  } catch (error) {
    const { message, exitCode } = await explainFailure(error, options, io);
    reporter.error(message);
    return exitCode;
  }
  const { seed } = options;
  try {
    return { ...opened, seed: seed && (await applySeed({ seed }, opened.sandbox, reporter, io)) };
  } catch (error) {
    reporter.error(explainSeedError(error, { seed: seed ?? '' }));
    await opened.sandbox.close();
    return 1;
  }
}

async function explainFailure(error: unknown, options: PlaceOptions, io: Io): Promise<StoreFailure> {
  if (options.store !== undefined) return explainStoreError(error);
  return { message: explainOpenError(error, directoryOf(options, io)), exitCode: 1 };
}

async function formatReady(
  { url, port }: RunningServer,
  details: Pick<BannerDetails, 'place' | 'replica' | 'seed'>,
  { json, host, fsync = false }: StartOptions,
  { stdout, env, pid }: Io,
): Promise<string> {
  const { id, test, live } = defaultPlatform;
  const { replica } = details;
  const member = replica && { replica: { id: replica.id, url: replica.url } };
  if (json) return `${JSON.stringify({ url, pid, platform: { id, test, live }, ...member })}\n`;
  return formatBanner({ urls: [url, ...networkUrls(host, port)], ...details, fsync }, await paint(stdout, env));
}

function formatStopped(place: Place): string {
  if (place.kind === 'memory') return '\nStopped.\n';
  return `\nStopped. The next start picks up where it left off: ${formatPlace(place)}\n`;
}
