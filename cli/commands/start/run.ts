import { resolve } from 'node:path';
import {
  createSandbox,
  defaultPlatform,
  openSandboxIn,
  type RunningServer,
  type Sandbox,
  serve,
} from '../../../mock-server/server';
import type { StartOptions } from './command';
import { formatError } from '../../format-error';
import type { Io } from '../../io';
import { paint } from '../../paint';
import { type Reporter, createReporter } from '../../reporter';
import { banner, type Facts } from './banner';
import { explainListening, explainOpening } from './failures';
import { networkUrls, refusalOf, warningFor } from './network';
import { applySeedFile, explainSeed } from './seed';
import { endsWithin, stopSignal } from '../../stop-signal';

/** How long requests under way may take to end once it stops. */
const GRACE = 5_000;

/** Runs a sandbox until a signal stops it. Gives the exit code. */
export async function start(options: StartOptions, io: Io): Promise<number> {
  const directory = options.memory ? undefined : resolve(io.cwd, options.data);
  const reporter = await createReporter(io);
  const refusal = refusalOf(options.host, options.controlToken);
  if (refusal !== undefined) {
    reporter.error(refusal);
    return 2;
  }
  let sandbox: Sandbox;
  try {
    sandbox = await open(directory, options, reporter);
  } catch (error) {
    reporter.error(explainOpening(error, directory ?? ''));
    return 1;
  }
  const { port, host, allowHost: allowHosts, seed } = options;
  let begun: string | undefined;
  try {
    if (seed !== undefined) begun = await applySeedFile({ seed, cwd: io.cwd }, sandbox.platform(), reporter);
  } catch (error) {
    reporter.error(explainSeed(error, { seed: seed ?? '' }));
    await sandbox.close();
    return 1;
  }
  let server: RunningServer;
  try {
    server = await serve(sandbox, { port, host, allowHosts });
  } catch (error) {
    reporter.error(explainListening(error, { host, port }));
    await sandbox.close();
    return 1;
  }
  const signal = stopSignal(io);
  io.stdout.write(await announcement(server, { directory, seed: begun }, options, io));
  const warning = warningFor(host);
  if (warning) reporter.warning(warning);
  await signal;
  return stop(server, sandbox, { io, reporter, goodbye: options.json ? '' : goodbye(directory) });
}

function open(
  directory: string | undefined,
  {
    fsync = false,
    autoEnable,
    deterministic: randomSeed,
    controlToken,
    allowPublisherHost: allowPublisherHosts,
  }: StartOptions,
  reporter: Reporter,
): Promise<Sandbox> | Sandbox {
  const onError = (error: unknown) => reporter.error(`while the sandbox was running: ${unexpectedErrorOf(error)}`);
  if (directory === undefined)
    return createSandbox({ onError, randomSeed, controlToken, autoEnable, allowPublisherHosts });
  return openSandboxIn(directory, {
    fsync,
    onError,
    randomSeed,
    controlToken,
    autoEnable,
    allowPublisherHosts,
    onTornTail: ({ platform, cutBytes }) =>
      reporter.warning(
        `The last write to platform "${platform}" was cut short when its process died. Nobody was told that it succeeded; ` +
          `its ${cutBytes} bytes were taken away. Everything before it is there.`,
      ),
    onCompactionFailure: (error) =>
      reporter.warning(`The data of a platform could not be made smaller; nothing is lost. ${formatError(error)}`),
  });
}

/** A refusal by the system is told in a sentence; anything else is a mistake of ours, to be found by its stack. */
function unexpectedErrorOf(error: unknown): string {
  return error instanceof Error && !('code' in error) ? (error.stack ?? error.message) : formatError(error);
}

async function announcement(
  { url, port }: RunningServer,
  { directory, seed }: Pick<Facts, 'directory' | 'seed'>,
  { json, host, fsync = false }: StartOptions,
  { stdout, env, pid }: Io,
): Promise<string> {
  const { id, test, live } = defaultPlatform;
  if (json) return `${JSON.stringify({ url, pid, platform: { id, test, live } })}\n`;
  return banner({ urls: [url, ...networkUrls(host, port)], directory, fsync, seed }, await paint(stdout, env));
}

function goodbye(directory: string | undefined): string {
  return directory === undefined ? '\nStopped.\n' : `\nStopped. The next start goes on with what is in ${directory}\n`;
}

interface Ending {
  readonly io: Io;
  readonly reporter: Reporter;
  readonly goodbye: string;
}

/** Lets requests under way end, writes what is to be written, and lets go of the data directory. */
async function stop(server: RunningServer, sandbox: Sandbox, { io, reporter, goodbye }: Ending): Promise<number> {
  const ended = await endsWithin(GRACE, server.close());
  if (!ended) reporter.warning(`Some requests did not end within ${GRACE / 1000} seconds, and were cut off.`);
  let exitCode = 0;
  try {
    await sandbox.close();
    io.stdout.write(goodbye);
  } catch (error) {
    reporter.error(`Not everything could be written before the end: ${formatError(error)}`);
    exitCode = 1;
  }
  if (!ended) io.exit(exitCode); // or the open connections would keep it running
  return exitCode;
}
