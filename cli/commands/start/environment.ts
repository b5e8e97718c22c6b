import { type Command, InvalidArgumentError, type Option } from 'commander';
import { isIP } from 'node:net';
import { variableIn } from '../../../spec/vocabulary/environment-variable';
import { InvalidSecretError } from '../../invalid-secret';
import type { Io } from '../../io';

/** The options that an option cannot be used with, by its name. */
export type Exclusions = Readonly<Partial<Record<string, readonly string[]>>>;

/**
 * Returns the environment variable of an option: `PAYMENTS_SANDBOX_ALLOW_HOST` for `--allow-host`. Commander does not know it:
 * there any value would turn a flag on, and exclude an option of the command line.
 */
function variableOf(option: Option): string {
  return `PAYMENTS_SANDBOX_${option.name().toUpperCase().replaceAll('-', '_')}`;
}

/** Formats the variables of a command for its help. */
export function formatVariables({ options }: Command): string {
  const lines = options
    .filter(({ hidden }) => !hidden)
    .map((option) => {
      const [value = 'true'] = /<.*>/.exec(option.flags) ?? [];
      return `  ${variableOf(option)}=${isRepeatable(option) ? `${value},…` : value}`;
    });
  return ['', 'Environment variables, over which options win:', ...lines, '  PORT=<number>, HOST=<address>'].join('\n');
}

export function isRepeatable({ defaultValue }: Option): boolean {
  return Array.isArray(defaultValue);
}

/**
 * Sets the options that are not on the command line to the values of their variables, unless one on the command line excludes
 * them. A value that is not valid is a usage error, and so are two variables that exclude each other.
 */
export function readVariables(command: Command, env: Io['env'], exclusions: Exclusions): void {
  applySource(command, exclusions, 'env', (option) => readVariable(command, option, env));
}

/** Sets the options that no stronger source sets, unless one of a stronger source excludes them. */
export function applySource(
  command: Command,
  exclusions: Exclusions,
  source: 'env' | 'config',
  valueOf: (option: Option) => unknown,
): void {
  const excludes = (one: Option, other: Option) =>
    exclusions[one.attributeName()]?.includes(other.attributeName()) === true;
  const given = command.options.filter((option) => isGiven(command, option));
  const set: Option[] = [];
  for (const option of command.options.filter((each) => !given.includes(each))) {
    const isExclusive = (other: Option) => excludes(option, other) || excludes(other, option);
    const stronger = given.find(isExclusive);
    // Data would not be where the user of a database believes it to be.
    if (stronger !== undefined && option.name() !== 'store') continue;
    const value = valueOf(option);
    if (value === undefined) continue;
    command.setOptionValueWithSource(option.attributeName(), value, source);
    const other = stronger ?? set.find(isExclusive);
    if (other !== undefined)
      command.error(`error: ${formatGiven(command, option)} cannot be used with ${formatGiven(command, other)}`);
    set.push(option);
  }
}

function isGiven(command: Command, option: Option): boolean {
  return !['default', undefined].includes(command.getOptionValueSource(option.attributeName()));
}

/** Formats an option as it was given: as one of the command line, as a variable, or as a key of the configuration file. */
export function formatGiven(command: Command, option: Option): string {
  switch (command.getOptionValueSource(option.attributeName())) {
    case 'env':
      return `environment variable '${variableOf(option)}'`;
    case 'config':
      return `'${option.attributeName()}' of the configuration file`;
    default:
      return `option '${option.flags}'`;
  }
}

/** The variables that hosting services set for every program. Those of the sandbox win. */
const generalVariables: Readonly<Record<string, string>> = { port: 'PORT', host: 'HOST' };

/** Returns the variable that sets an option, with its text; undefined if none does. */
export function variableFor(
  option: Option,
  env: Io['env'],
): { readonly variable: string; readonly text: string } | undefined {
  const name = option.name();
  const variable = variableOf(option);
  const text = variableIn(env, variable);
  if (text !== undefined) return { variable, text };
  const general = generalVariables[name];
  const other = general && variableIn(env, general);
  if (general === undefined || other === undefined) return undefined;
  return name === 'host' && !isAddress(other) ? undefined : { variable: general, text: other };
}

/** Some shells export the name of the machine as `HOST`. */
function isAddress(text: string): boolean {
  return text === 'localhost' || isIP(text) !== 0;
}

/** Returns a warning if `HOST` would set the host and is no address. */
export function findHostVariableWarning(command: Command, env: Io['env']): string | undefined {
  const host = variableIn(env, 'HOST');
  if (host === undefined || isAddress(host)) return undefined;
  if (variableIn(env, 'PAYMENTS_SANDBOX_HOST') !== undefined || command.getOptionValueSource('host') === 'cli')
    return undefined;
  return `The environment variable HOST is ignored: ${host} is neither an IP address nor localhost. To listen elsewhere: --host, or PAYMENTS_SANDBOX_HOST`;
}

/** Returns the value of a variable as that of its option; undefined if it is not set, or turns a flag off. */
function readVariable(command: Command, option: Option, env: Io['env']): unknown {
  const { required, negate } = option;
  const given = variableFor(option, env);
  if (given === undefined) return undefined;
  const { variable, text } = given;
  return parseGiven(command, `environment variable '${variable}'`, text, () => {
    if (!required) return isOn(text) ? !negate : undefined;
    return parseTexts(option, isRepeatable(option) ? text.split(',').map((each) => each.trim()) : [text]);
  });
}

/** Returns the value of an option that takes texts. */
export function parseTexts({ parseArg, defaultValue }: Option, texts: readonly string[]): unknown {
  return texts.reduce((previous: unknown, each) => parseArg?.(each, previous) ?? each, defaultValue);
}

/** Returns what `parse` returns. A value that it refuses is a usage error that names where it was given. */
export function parseGiven(command: Command, place: string, text: string, parse: () => unknown): unknown {
  try {
    return parse();
  } catch (error) {
    if (error instanceof InvalidSecretError) throw new InvalidSecretError(place, error.problem);
    if (!(error instanceof InvalidArgumentError)) throw error;
    return command.error(`error: ${place} value '${text}' is invalid. ${error.message}`);
  }
}

/** Whether the variable of a flag turns it on. */
function isOn(text: string): boolean {
  if (['true', '1'].includes(text)) return true;
  if (['false', '0'].includes(text)) return false;
  throw new InvalidArgumentError('Pass true or 1, or false or 0.');
}
