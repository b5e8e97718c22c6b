import { type Command, InvalidArgumentError, type Option } from 'commander';
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
  return ['', 'Environment variables, over which options win:', ...lines].join('\n');
}

function isRepeatable({ defaultValue }: Option): boolean {
  return Array.isArray(defaultValue);
}

/**
 * Sets the options that are not on the command line to the values of their variables, unless one on the command line excludes
 * them. A value that is not valid is a usage error, and so are two variables that exclude each other.
 */
export function readVariables(command: Command, env: Io['env'], exclusions: Exclusions): void {
  const excludes = (one: Option, other: Option) =>
    exclusions[one.attributeName()]?.includes(other.attributeName()) === true;
  const given = command.options.filter((option) => command.getOptionValueSource(option.attributeName()) === 'cli');
  const set: Option[] = [];
  for (const option of command.options.filter((each) => !given.includes(each))) {
    const isExclusive = (other: Option) => excludes(option, other) || excludes(other, option);
    const stronger = given.find(isExclusive);
    // Data would not be where the user of a database believes it to be.
    if (stronger !== undefined && option.name() !== 'store') continue;
    const value = readValue(command, option, env);
    if (value === undefined) continue;
    command.setOptionValueWithSource(option.attributeName(), value, 'env');
    const other = stronger ?? set.find(isExclusive);
    if (other !== undefined)
      command.error(`error: ${formatGiven(command, option)} cannot be used with ${formatGiven(command, other)}`);
    set.push(option);
  }
}

/** Formats an option as it was given: as one of the command line, or as a variable. */
export function formatGiven(command: Command, option: Option): string {
  const isVariable = command.getOptionValueSource(option.attributeName()) === 'env';
  return isVariable ? `environment variable '${variableOf(option)}'` : `option '${option.flags}'`;
}

/** Returns the value of a variable as that of its option; undefined if it is not set, or turns a flag off. */
function readValue(command: Command, option: Option, env: Io['env']): unknown {
  const { required, negate, parseArg } = option;
  const initial: unknown = option.defaultValue;
  const variable = variableOf(option);
  const text = env[variable] ?? '';
  // Kubernetes sets this one for each Service with the name "payments-sandbox".
  if (text === '' || (option.name() === 'port' && text.startsWith('tcp://'))) return undefined;
  try {
    if (!required) return isOn(text) ? !negate : undefined;
    const texts = isRepeatable(option) ? text.split(',').map((each) => each.trim()) : [text];
    return texts.reduce((previous: unknown, each) => parseArg?.(each, previous) ?? each, initial);
  } catch (error) {
    if (error instanceof InvalidSecretError)
      throw new InvalidSecretError(`environment variable '${variable}'`, error.problem);
    if (!(error instanceof InvalidArgumentError)) throw error;
    return command.error(`error: environment variable '${variable}' value '${text}' is invalid. ${error.message}`);
  }
}

/** Whether the variable of a flag turns it on. */
function isOn(text: string): boolean {
  if (['true', '1'].includes(text)) return true;
  if (['false', '0'].includes(text)) return false;
  throw new InvalidArgumentError('Pass true or 1, or false or 0.');
}
