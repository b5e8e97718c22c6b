import { Argument, Command, InvalidArgumentError, type OptionValues } from 'commander';
import { pathParameters, type Operation } from '../../spec';
import { confirm, requireYesOrTerminal, withYesOption } from '../confirm';
import { isBackgroundJob } from '../../spec/tables/background-jobs';
import { callControlApi, ControlApiError, type ControlRequest } from '../control-client';
import { addArgumentWithFormerOption } from '../former-option';
import type { Io } from '../io';
import { callPlatform } from '../platform-client';
import { withOwnDocs } from '../own-docs';
import { printable, printableLines } from '../printable';
import { parameterLines } from '../resource-commands/refusal';
import { platformOption, type SandboxOptions, withSandboxOptions } from '../sandbox-options';
import { deleteUnused, isUnusedDeletion } from './delete-unused';
import { asksBefore, describeLoss, formatLoss, takesYes } from './deletions';
import { fieldOption, type FieldOption } from './field-option';
import type { Ask } from '../lists/joined-fields';
import { nextPageOf } from '../lists/next-page';
import { withResultOptions } from './result-options';
import { type FormatOptions, formatResponse } from './format-response';
import { parseJobSetting } from './job-setting';
import { hasLines, type NamedOperation, namedOperations } from './names';
import { outcomesOfStatuses, positionalFields } from './positional-fields';
import { queryDefaults } from './query-defaults';
import { writeResult } from '../wrapped';

const HEADING = 'Control API commands:';

/**
 * Creates a command for each operation of the control API, grouped by noun. Omits groups whose name is reserved, and operations
 * on files. If the group that is called is known, only that group is created.
 */
export function controlCommands(io: Io, reservedNames: readonly string[], called?: string): readonly Command[] {
  const groups = new Map<string, NamedOperation[]>();
  for (const named of namedOperations()) {
    if (reservedNames.includes(named.group) || hasLines(named.operation)) continue;
    if (called !== undefined && named.group !== called) continue;
    groups.set(named.group, [...(groups.get(named.group) ?? []), named]);
  }
  return [...groups].map(([name, operations]) => {
    const group = new Command(name)
      .description(operations.map(({ verb }) => verb).join(', '))
      .helpCommand(false)
      .helpGroup(HEADING);
    for (const operation of operations) group.addCommand(operationCommand(operation, io));
    return group;
  });
}

type OperationOptions = SandboxOptions & FormatOptions & { readonly curl?: boolean };

function operationCommand(named: NamedOperation, io: Io): Command {
  const { id, operation, group, verb } = named;
  const { path } = operation;
  const noun = group.replace(/s$/, '');
  const parameters = pathParameters(path).filter((name) => name !== 'platform_id');
  const fields = fieldsOf(id, operation, noun);
  const command = describedCommand(verb, operation, parameters, noun);
  for (const field of [...fields.query, ...fields.body]) {
    const name = positionalFields[id]?.[field.field];
    if (name === undefined) command.addOption(field.option);
    else addArgumentWithFormerOption(command, argumentOf(name, field), field.option);
  }
  const isDelete = asksBefore(id, operation);
  if (takesYes(id, operation)) withYesOption(command, isDelete);
  const isOfPlatform = path.includes('{platform_id}');
  const isPlatform = isOfPlatform && group === 'platforms';
  if (isPlatform) addArgumentWithFormerOption(command, platformArgument(operation, command), platformOption());
  withSandboxOptions(command, isOfPlatform && !isPlatform ? 'platform to use' : undefined, io);
  return withResultOptions(command, operation)
    .option('--json', 'print the response as one line of JSON')
    .action(async () => {
      const options = command.opts<OperationOptions>();
      requireOptions(command, fields.body);
      if (isUnusedDeletion(id, command)) return deleteUnused(command, io);
      const values = new Map(parameters.map((name, at) => [name, String(command.processedArgs[at])]));
      const request: ControlRequest = {
        method: methods[operation.method],
        path: segmentsOf(path.replace('/platforms/{platform_id}', '').replace('/_sandbox', ''), values),
        query: asStrings(valuesOf(fields.query, options)),
        ...(operation.body && { body: valuesOf(fields.body, options) }),
      };
      const loss = isDelete ? await confirmedLoss(id, [...values.values()], command, io) : undefined;
      const call = isOfPlatform
        ? callPlatform(options, { ...request, subject: subjectOf(values, noun) })
        : callControlApi(options, request);
      const response = await call.catch((error: unknown) => {
        throw withGivenValue(error, [...fields.body, ...fields.query], options);
      });
      const ask: Ask = (asked, query = {}) => callPlatform(options, { method: 'GET', path: asked, query });
      if (loss !== undefined && !options.json) writeResult(io.stdout, printableLines(formatLoss(loss, response)));
      else if (options.curl) io.stdout.write(await asCurl(response, options));
      else io.stdout.write((await formatResponse(named, response, options, io, ask)) + nextPageOf(response, command));
    });
}

/** Returns an error of the control API with the value that was given for the field that it names. */
function withGivenValue(error: unknown, fields: readonly FieldOption[], options: OperationOptions): unknown {
  if (!(error instanceof ControlApiError)) return error;
  const lines = [error.message, ...parameterLines(error.message, fields, { ...options }).map(printable)];
  return new Error(withOwnDocs(lines.join('\n'), options.url), { cause: error });
}

/** Its file knows the server, which no other command loads. */
async function asCurl(response: object, options: SandboxOptions): Promise<string> {
  const { requestAsCurl } = await import('./request-as-curl');
  return requestAsCurl(response, options);
}

/** Asks before something is deleted. Returns what that is. */
async function confirmedLoss(id: string, names: readonly string[], command: Command, io: Io): Promise<string> {
  requireYesOrTerminal(command, io);
  const loss = await describeLoss(id, names, command.opts<SandboxOptions>());
  await confirm(command, `Delete ${loss}?`, io);
  return loss;
}

/** Creates a command with the descriptions of an operation and an argument for each parameter of its path. */
export function describedCommand(
  verb: string,
  { summary, description = '', deprecated }: Operation,
  parameters: readonly string[],
  noun: string,
): Command {
  const command = new Command(verb)
    .summary(summary.charAt(0).toLowerCase() + summary.slice(1))
    .description(`${summary}. ${description.replaceAll('`', '')}${deprecated ? ' Deprecated.' : ''}`.trim());
  for (const name of parameters) {
    const argument = new Argument(`<${name}>`, `${name.replace(/.*_/, '')} of the ${nounOf(name, noun)}`);
    command.addArgument(argument.argParser(parseSegment));
  }
  return command;
}

/** A platform that is deleted must be named, except where all that are unused are. */
function platformArgument({ method }: Operation, command: Command): Argument {
  if (method !== 'delete') return new Argument('[platform_id]', 'id or name of the platform (default: see whoami)');
  const argument = new Argument('<platform_id>', 'id or name of the platform, unless --unused-for selects them');
  command.on('option:unused-for', () => argument.argOptional());
  return argument;
}

/** Creates an argument for a field of the body. */
function argumentOf(name: string, { option, isRequired }: FieldOption): Argument {
  const { description, parseArg } = option;
  const argument = new Argument(isRequired ? `<${name}>` : `[${name}]`, description.replace(/ \(required\)$/, ''));
  const synonyms = name === 'outcome' ? outcomesOfStatuses : {};
  return argument.argParser((value: string) => parseArg?.(synonyms[value] ?? value, undefined));
}

/** An empty segment of a path, or one of dots, would lead to another operation. */
function parseSegment(value: string): string {
  if (!/^\.{0,2}$/.test(value)) return value;
  throw new InvalidArgumentError('Pass an id or a name.');
}

/** Commander would do so before it names an unknown option, such as a misspelt one. */
function requireOptions(command: Command, fields: readonly FieldOption[]): void {
  const given = command.opts();
  const missing = fields.find(({ option, isRequired }) => isRequired && given[option.attributeName()] === undefined);
  if (missing === undefined) return;
  const { flags, description } = missing.option;
  command.error(`error: required option '${flags}' not specified: ${description}`);
}

export const methods = { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const;

/** Returns the noun of a path parameter: that of its id, or that of the command for a name. */
const nounOf = (parameter: string, noun: string) =>
  parameter.endsWith('_id') ? parameter.slice(0, -'_id'.length).replaceAll('_', ' ') : noun;

/** Returns what an error calls the objects that a request names: `event evt_1`. */
function subjectOf(values: ReadonlyMap<string, string>, noun: string): string {
  const objects = [...values].map(([name, value]) => `${nounOf(name, noun)} ${value}`);
  return objects.length > 0 ? objects.join(' or no ') : 'object that these options name';
}

/** Returns the segments of a path with the values of its parameters, not encoded. */
export function segmentsOf(path: string, values: ReadonlyMap<string, string>): readonly string[] {
  const [, ...segments] = path.split('/');
  return segments.map((segment) => values.get(/^\{(\w+)\}$/.exec(segment)?.[1] ?? '') ?? segment);
}

export const asStrings = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

interface Fields {
  readonly query: readonly FieldOption[];
  readonly body: readonly FieldOption[];
}

function fieldsOf(id: string, { query = {}, body = {} }: Operation, noun: string): Fields {
  const required = body.required ?? [];
  const defaults = queryDefaults[id] ?? {};
  return {
    query: Object.entries(query).map(([name, schema]) => {
      const field = fieldOption(name, schema, noun);
      if (defaults[name] !== undefined) field.option.default(defaults[name]);
      return field;
    }),
    body: Object.entries(body.properties ?? {}).map(([name, schema]) => {
      const field = fieldOption(name, schema, noun, required.includes(name));
      if (isBackgroundJob(name)) field.option.argParser(parseJobSetting);
      return field;
    }),
  };
}

/** Returns the values of the options that were given, by their field names. */
export function valuesOf(fields: readonly FieldOption[], given: OptionValues): Readonly<Record<string, unknown>> {
  const values = fields.map(({ field, option }) => [field, given[option.attributeName()]] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}
