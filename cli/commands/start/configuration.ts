import { type Command, InvalidArgumentError, type Option } from 'commander';
import { dirname, resolve } from 'node:path';
import { ConfigurationError } from '../../configuration/error';
import { explainUntrusted, findConfiguration } from '../../configuration/find';
import type { Configuration } from '../../configuration/read';
import type { Io } from '../../io';
import { withHome } from '../../path-from';
import { createReporter } from '../../reporter';
import { applySource, type Exclusions, isRepeatable, parseGiven, parseTexts, variableFor } from './environment';

/**
 * Sets the options that neither the command line nor a variable sets to those of the configuration file, and the option
 * `configuration` to what it says. What is not valid is a usage error. `start` has the options that the file can have: the
 * command itself, or the one that it does a part of.
 */
export async function applyConfiguration(
  command: Command,
  io: Io,
  exclusions: Exclusions,
  start: Command = command,
): Promise<void> {
  try {
    const { path } = findConfiguration(io);
    if (path === undefined) return;
    const { readConfiguration } = await import('../../configuration/read');
    const configuration = await readConfiguration(path, configurableOptions(start).map(nameOf));
    // A variable that turns a flag off sets it, too.
    applySource(command, exclusions, 'config', (option) =>
      variableFor(option, io.env) === undefined ? readValue(command, option, configuration) : undefined,
    );
    command.setOptionValueWithSource('configuration', configuration, 'config');
  } catch (error) {
    if (error instanceof ConfigurationError) command.error(`error: ${error.message}`);
    throw error;
  }
}

/**
 * Warns of a configuration file that is not taken. Only what would follow it warns, not each command beside a sandbox, nor the
 * process in the background, whose terminal has the warning.
 */
export async function warnOfUntrusted(io: Io): Promise<void> {
  const { untrusted } = findConfiguration(io);
  if (untrusted === undefined || io.announce !== undefined) return;
  (await createReporter(io)).warning(explainUntrusted(untrusted));
}

/** Returns the options that a configuration file can have. */
export function configurableOptions({ options }: Command): readonly Option[] {
  return options.filter(({ hidden }) => !hidden);
}

const nameOf = (option: Option) => option.attributeName();

/** Returns the value of an option in the file; undefined if it is not there, or is what a flag is without it. */
function readValue(command: Command, option: Option, { path, options }: Configuration): unknown {
  const value = options[nameOf(option)];
  if (value === undefined || value === null) return undefined;
  return parseGiven(command, `'${nameOf(option)}' of ${path}`, shown(value), () => {
    if (!option.required) return flagOf(value) === option.negate ? undefined : value;
    const values: readonly unknown[] = Array.isArray(value) && isRepeatable(option) ? value : [value];
    return parseTexts(
      option,
      values.map((each) => pathOr(textOf(each, option), option, path)),
    );
  });
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function flagOf(value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  throw new InvalidArgumentError('It must be true or false.');
}

function textOf(value: unknown, option: Option): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new InvalidArgumentError(`It must be a text or a number${isRepeatable(option) ? ', or a list of them' : ''}.`);
}

/** Paths are relative to the file. */
function pathOr(text: string, option: Option, path: string): string {
  const isPath = /<(dir|file)>/.test(option.flags) && text !== '' && !(option.name() === 'seed' && text === 'demo');
  return isPath ? resolve(dirname(path), withHome(text)) : text;
}
