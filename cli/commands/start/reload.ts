import { isDeepStrictEqual } from 'node:util';
import type { Sandbox, SandboxOptions } from '../../../mock-server/server';
import { limits } from '../../../spec';
import type { Configuration } from '../../configuration/read';
import { watchFiles } from '../../configuration/watch';
import { formatError } from '../../format-error';
import type { Io } from '../../io';
import { pathFrom } from '../../path-from';
import type { Reporter } from '../../reporter';
import { applyConfigured, checkConfigured } from './configured';
import type { StartOptions } from './options';
import type { Place } from './place';
import { DEMO, explainSeedError, load } from './seed';

interface Reloading {
  readonly sandbox: Sandbox;
  readonly place: Place;
  readonly options: StartOptions;
  readonly reporter: Reporter;
  readonly io: Io;
}

/** Loads the configuration file and the seed again when they change. Returns a function that ends this. */
export function reloadOnChange(reloading: Reloading): () => Promise<void> {
  const { place, options, reporter, io } = reloading;
  const { seed } = options;
  let { configuration } = options;
  const seedPath = seed === undefined || seed === DEMO || place.kind !== 'memory' ? undefined : pathFrom(io, seed);
  const paths = [configuration?.path, seedPath].filter((path) => path !== undefined);
  if (paths.length === 0) reporter.warning(nothingToWatch);
  let last: Promise<void> = Promise.resolve();
  const reload = async (path: string) => {
    if (path === seedPath) await reloadSeed(path, configuration, reloading);
    else if (configuration !== undefined) configuration = await reloadConfiguration(configuration, reloading);
  };
  const stop = new AbortController();
  watchFiles(
    paths,
    (path) => {
      last = last.then(() => reload(path)).catch((error: unknown) => reporter.error(formatError(error)));
    },
    stop.signal,
  );
  return () => {
    stop.abort();
    return last;
  };
}

async function reloadSeed(
  path: string,
  configuration: Configuration | undefined,
  { sandbox, options, reporter, io }: Reloading,
): Promise<void> {
  let summary: string;
  try {
    summary = await load({ seed: path }, sandbox.platform(), io);
  } catch (error) {
    reporter.error(explainSeedError(error, { seed: path }));
    return;
  }
  // The seed replaced what was configured, too.
  if (configuration !== undefined) await applyConfigured(configuration, sandbox, options.controlToken);
  say(`The seed changed: the platform "default" was reset. ${summary}`, options, io);
}

/** Returns the configuration that holds from now on: that of before if the new one is not valid. */
async function reloadConfiguration(
  before: Configuration,
  { sandbox, options, reporter, io }: Reloading,
): Promise<Configuration> {
  let next: Configuration;
  try {
    next = await before.read();
    await checkConfigured(next, options);
    sandbox.setLimits(limitsOf(next, options));
  } catch (error) {
    reporter.error(`${formatError(error)}\nNothing was changed.`);
    return before;
  }
  const done = [...(await applyConfigured(next, sandbox, options.controlToken, before))];
  if (!isDeepStrictEqual(limitsOf(before, options), limitsOf(next, options))) done.push('limits set');
  const keys = keysToRestartFor(before, next);
  if (done.length > 0) say(`The configuration changed: ${done.join(', ')}.`, options, io);
  if (keys.length > 0)
    reporter.warning(`The configuration changed: ${keys.join(', ')}. To use it, restart the sandbox.`);
  return next;
}

/** With `--json`, standard output has the line of the start only. */
function say(text: string, { json }: StartOptions, { stdout, stderr }: Io): void {
  (json ? stderr : stdout).write(`${text}\n`);
}

const nothingToWatch =
  'There is nothing to watch: no configuration file, and no seed file with --memory. To create a configuration file: payments-sandbox init';

const PAYMENT_METHODS = 'customerPaymentMethods';

/** Returns the limits of a configuration. A flag or a variable that sets the number of payment methods wins over the file. */
function limitsOf(file: Configuration, start: StartOptions): SandboxOptions['limits'] {
  const methodsIn = ({ options }: Configuration) =>
    Number(options[PAYMENT_METHODS] ?? limits.customer_payment_methods.value);
  const isOfFile = start.configuration !== undefined && methodsIn(start.configuration) === start[PAYMENT_METHODS];
  return { ...file.sandbox.limits, [PAYMENT_METHODS]: isOfFile ? methodsIn(file) : start[PAYMENT_METHODS] };
}

/** Returns the changed keys that only a start reads. */
function keysToRestartFor(before: Configuration, next: Configuration): readonly string[] {
  const names = new Set([...Object.keys(before.options), ...Object.keys(next.options)]);
  const options = [...names].filter(
    (name) => name !== PAYMENT_METHODS && !isDeepStrictEqual(before.options[name], next.options[name]),
  );
  const platformsOf = ({ sandbox: { limits: _, ...platforms } }: Configuration) => platforms;
  return [...options, ...(isDeepStrictEqual(platformsOf(before), platformsOf(next)) ? [] : ['platforms'])];
}
