import { randomUUID } from 'node:crypto';
import { Command, InvalidArgumentError, Option } from 'commander';
import { type Operation, pathParameters } from '../../spec';
import { resources } from '../../spec/resources';
import { parseSubAccountId } from '../arguments';
import { confirm, withYesOption } from '../confirm';
import { asStrings, describedCommand, methods, segmentsOf, valuesOf } from '../control-commands/commands';
import { asksBefore } from '../control-commands/deletions';
import type { FieldOption } from '../control-commands/field-option';
import { type FormatOptions, formatResponse } from '../control-commands/format-response';
import type { NamedOperation } from '../control-commands/names';
import { withResultOptions } from '../control-commands/result-options';
import type { Io } from '../io';
import { nextPageOf } from '../lists/next-page';
import { withOwnDocs } from '../own-docs';
import { optionsOf } from '../results/object-place';
import { withSandboxOptions } from '../sandbox-options';
import { writeResult } from '../wrapped';
import { accessToken, type ApiResponse, callApi } from './api-client';
import { type Json, merged, nested, readData } from './body';
import { bodyOptions, defaultsOf, queryOptions } from './fields';
import { adviceOnNoPayment, listedByPayer, type PayerOptions, payerOptions } from './payer-filter';
import { groupOf, namedResourceOperations, singularOf } from './names';
import { explainRefusal } from './refusal';
import { storedPayment } from './stored-payment';
import { type Shortcut, shortcutsOf } from './shortcuts';

const HEADING = 'API commands:';
const FIELDS = 'Fields:';
const REPLAYED =
  'Replayed: a request with this key was carried out before. This is its response, and nothing was done again.\n';

type End = (code: 1) => void;

/**
 * Creates a command for each operation of the API, grouped by noun. A group of the control API with the same name becomes a part
 * of it. If the group that is called is known, only that group is created.
 */
export function resourceCommands(
  io: Io,
  end: End,
  controlGroups: readonly Command[],
  called?: string,
): readonly Command[] {
  const all = namedResourceOperations();
  const groups = new Map<string, Command>();
  for (const { tag, description } of resources) {
    const name = groupOf(tag);
    if (called !== undefined && name !== called) continue;
    const group = new Command(name).description(description).helpCommand(false).helpGroup(HEADING);
    for (const named of all.filter((each) => each.group === name)) group.addCommand(operationCommand(named, io, end));
    groups.set(name, group);
  }
  for (const control of controlGroups) {
    const group = groups.get(control.name());
    if (group === undefined) groups.set(control.name(), control);
    else for (const command of control.commands) group.addCommand(command);
  }
  for (const group of groups.values()) group.summary(group.commands.map((each) => each.name()).join(', '));
  return [...groups.values()];
}

interface ApiOptions extends PayerOptions, FormatOptions {
  readonly data?: string;
  readonly idempotencyKey?: string;
}

/** The options of a command that are fields. */
interface Fields {
  readonly query: readonly FieldOption[];
  /** Those of a list that the control API carries out. */
  readonly payer: readonly FieldOption[];
  readonly body: readonly FieldOption[];
  readonly shortcuts: readonly Shortcut[];
}

function operationCommand(named: NamedOperation, io: Io, end: End): Command {
  const { id, operation, group, verb } = named;
  const noun = singularOf(group);
  const parameters = pathParameters(operation.path);
  const fields = {
    query: queryOptions(operation, noun),
    payer: payerOptions(id),
    body: bodyOptions(operation),
    shortcuts: shortcutsOf(operation),
  };
  const command = describedCommand(verb, operation, parameters, noun.replaceAll('-', ' '));
  const required = fields.body.filter(({ isRequired }) => isRequired);
  const optional = fields.body.filter(({ isRequired }) => !isRequired);
  for (const { option } of [...required, ...fields.shortcuts, ...optional, ...fields.payer, ...fields.query])
    command.addOption(option.helpGroupHeading === undefined ? option.helpGroup(FIELDS) : option);
  if (asksBefore(id, operation)) withYesOption(command);
  return withApiOptions(command, operation, io).action(async () => {
    const options = command.opts<ApiOptions>();
    if (asksBefore(id, operation)) await confirm(command, `${operation.summary} (${command.args.join(', ')})?`, io);
    const print = async (body: object) =>
      io.stdout.write((await formatResponse(named, body, options, io)) + nextPageOf(body, command));
    const byPayer = await listedByPayer(fields.payer, fields.query, options);
    if (byPayer !== undefined) {
      const advice = adviceOnNoPayment(byPayer, options);
      return void (advice === undefined ? await print(byPayer) : writeResult(io.stdout, advice));
    }
    const values = new Map(parameters.map((name, at) => [name, String(command.processedArgs[at])]));
    const body = operation.body && (await bodyOf(operation, fields, options, io));
    const response = await callApi(options.url, {
      method: methods[operation.method],
      path: segmentsOf(operation.path, values),
      query: asStrings(valuesOf(fields.query, options)),
      headers: await headersOf(operation, options, io),
      body,
    });
    if (response.isReplay) io.stderr.write(REPLAYED);
    if (response.isSuccess) await print(response.body);
    else if (options.json) {
      io.stdout.write(`${JSON.stringify(response.body)}\n`);
      end(1);
    } else {
      const text = explainRefusal(response, [...fields.body, ...fields.query], command.opts());
      throw new Error(withOwnDocs(text + (await storedPaymentOf(response, options)), options.url));
    }
  });
}

/** Returns what shows the failed payment that a decline stored; nothing for any other error. */
async function storedPaymentOf(response: ApiResponse, options: ApiOptions): Promise<string> {
  const id = response.status === 402 ? await storedPayment(response, options) : undefined;
  if (id === undefined) return '';
  return `\npayment: ${id}\nTo look at it: payments-sandbox payments get ${id}${optionsOf(options)}`;
}

function withApiOptions(command: Command, operation: Operation, io: Io): Command {
  const { body, idempotencyKey, authentication, onPlatform } = operation;
  if (body)
    command.option('--data <json>', 'the body as JSON, @ and a file, or - for standard input; options add to it');
  if (idempotencyKey !== 'none')
    command.addOption(
      new Option('--idempotency-key <text>', 'key of the request (default: a new one, which is printed)').argParser(
        parseKey,
      ),
    );
  if (authentication === 'bearer') {
    if (!onPlatform)
      command.addOption(new Option('--sub-account <id>', 'run on this sub account').argParser(parseSubAccountId));
    command.option('--live', 'live mode instead of test mode');
  }
  const platform = authentication === 'bearer' ? 'platform to use' : undefined;
  return withResultOptions(withSandboxOptions(command, platform, io, { use: 'api' }), operation).option(
    '--json',
    'print the response as one line of JSON',
  );
}

function parseKey(value: string): string {
  if (/^[ -~]+$/.test(value)) return value;
  throw new InvalidArgumentError('Pass printable ASCII characters.');
}

/** Options have precedence over `--data`, and that over defaults. */
async function bodyOf(operation: Operation, fields: Fields, options: ApiOptions, io: Io): Promise<Json> {
  const data = options.data === undefined ? {} : await readData(options.data, io);
  const given: Readonly<Record<string, unknown>> = { ...options };
  const used = fields.shortcuts.filter(({ option }) => given[option.attributeName()] !== undefined);
  const shortcuts = used.map(({ option, field }) => [field, given[option.attributeName()]] as const);
  return merged([
    defaultsOf(operation),
    ...used.map(({ others }) => others),
    data,
    nested(Object.fromEntries(shortcuts)),
    nested(valuesOf(fields.body, given)),
  ]);
}

async function headersOf(operation: Operation, options: ApiOptions, io: Io): Promise<Readonly<Record<string, string>>> {
  const isSigned = operation.authentication === 'bearer';
  const token = isSigned ? await accessToken(options, options.live ? 'live' : 'test') : undefined;
  const key = operation.idempotencyKey === 'none' ? undefined : (options.idempotencyKey ?? randomUUID());
  if (key !== undefined && options.idempotencyKey === undefined) io.stderr.write(`Idempotency-Key: ${key}\n`);
  return {
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(options.subAccount !== undefined && { 'Sub-Account': options.subAccount }),
    ...(key !== undefined && { 'Idempotency-Key': key }),
  };
}
