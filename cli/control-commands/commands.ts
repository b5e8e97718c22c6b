import { Argument, Command, type OptionValues } from 'commander';
import { pathParameters, type Operation } from '../../spec';
import { askSandbox, Refusal } from '../control-client';
import type { Io } from '../io';
import { type SandboxOptions, withSandboxOptions } from '../sandbox-options';
import { formatJson, formatResponse } from './format-response';
import { fieldOption, type FieldOption } from './field-option';
import { type NamedOperation, namedOperations } from './names';

const HEADING = 'What a running sandbox can be asked, as told in docs/reference/control.md:';

/** A command for every operation of the control surface, by what it is done to; but for the names that are taken. */
export function controlCommands(io: Io, taken: readonly string[]): readonly Command[] {
  const groups = new Map<string, NamedOperation[]>();
  for (const named of namedOperations()) {
    if (taken.includes(named.group)) continue;
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

function operationCommand({ operation, group, verb }: NamedOperation, io: Io): Command {
  const { summary, description, path } = operation;
  const parameters = pathParameters(path).filter((name) => name !== 'platform_id');
  const fields = fieldsOf(operation, group.replace(/s$/, ''));
  const command = new Command(verb).summary(lowered(summary)).description(sentences(summary, description));
  for (const name of parameters) command.addArgument(new Argument(`<${name}>`, `as an answer names it`));
  for (const { option } of [...fields.query, ...fields.body]) command.addOption(option);
  return withSandboxOptions(command, path.includes('{platform_id}') ? 'platform that is meant' : undefined, io)
    .option('--json', 'print the answer as one line of JSON')
    .action(async () => {
      const options = command.opts<SandboxOptions & { readonly json?: boolean }>();
      const values = new Map([
        ['platform_id', options.platform],
        ...parameters.map((name, at) => [name, String(command.processedArgs[at])] as const),
      ]);
      const answer = await askSandbox(options, {
        method: methods[operation.method],
        ofSandbox: true,
        path: segmentsOf(path, values),
        query: asTexts(valuesOf(fields.query, command.opts())),
        ...(operation.body && { body: valuesOf(fields.body, command.opts()) }),
      }).catch((error: unknown) => {
        throw error instanceof Refusal ? advised(error, operation, options) : error;
      });
      io.stdout.write((options.json ? formatJson : formatResponse)(operation, answer));
    });
}

const methods = { get: 'GET', post: 'POST', patch: 'PATCH', delete: 'DELETE' } as const;

/** The words of a path below `/_sandbox/`, with values in the place of parameters. */
function segmentsOf(path: string, values: ReadonlyMap<string, string>): readonly string[] {
  const words = path.split('/').slice(2);
  return words.map((word) => values.get(/^\{(\w+)\}$/.exec(word)?.[1] ?? '') ?? word);
}

const asTexts = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

interface Fields {
  readonly query: readonly FieldOption[];
  readonly body: readonly FieldOption[];
}

function fieldsOf({ query = {}, body = {} }: Operation, thing: string): Fields {
  const required = body.required ?? [];
  return {
    query: Object.entries(query).map(([name, schema]) => fieldOption(name, schema, thing)),
    body: Object.entries(body.properties ?? {}).map(([name, schema]) =>
      fieldOption(name, schema, thing, required.includes(name)),
    ),
  };
}

/** What was given, under the names of the wire. */
function valuesOf(fields: readonly FieldOption[], given: OptionValues): Readonly<Record<string, unknown>> {
  const values = fields.map(({ field, option }) => [field, given[option.attributeName()]] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** What is not there may be on another platform. */
function advised(refusal: Refusal, { path }: Operation, { url, platform }: SandboxOptions): Error {
  if (refusal.code !== 'resource_not_found' || !path.includes('{platform_id}')) return refusal;
  const message = `The platform "${platform}" of the sandbox at ${url} has no such thing, or there is no such platform.`;
  return new Error(`${message}\nTo name another one: --platform ID`, { cause: refusal });
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const sentences = (summary: string, rest = '') => `${summary}. ${rest.replaceAll('`', '')}`.trim();
