import { type Command, InvalidArgumentError, Option } from 'commander';
import { errors } from '../../spec';
import {
  chargingOperations,
  faultScenarios,
  isChargingOperation,
  scenarioInsteadOf,
} from '../../spec/derive/scenario-faults';
import { DEFAULT_DROP, faultOption } from '../../spec/derive/fault-options';
import {
  effectFields,
  type FaultField,
  faultFields,
  faultValues,
  isApiErrorCode,
  isFaultField,
  type ListedField,
  MAX_DELAY_MS,
} from '../../spec/tables/faults';
import { didYouMean } from '../../spec/vocabulary/closest-names';
import { rowsOf } from '../../spec/vocabulary/table';
import { referenceUrl } from '../../spec/vocabulary/reference-page';

/** A rule for a value: what is allowed, or the closest name, unless it is valid. */
type Rule = (value: unknown) => string | undefined;

const oneOf =
  (names: readonly string[], all: string): Rule =>
  (value) => {
    if (typeof value === 'string' && names.includes(value)) return undefined;
    return didYouMean(String(value), names).trim() || all;
  };

const wholeNumber =
  (minimum: number, maximum: number, unit = ''): Rule =>
  (value) => {
    const isValid = Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum;
    return isValid ? undefined : `Pass a whole number ${unit}from ${minimum} to ${maximum}.`;
  };

const listed = (field: ListedField): Rule => {
  const values = faultValues(field);
  const other = oneOf(values.map(String), `Allowed choices are ${values.join(', ')}.`);
  return (value) => (values.some((each) => each === value) ? undefined : other(value));
};

/** Returns an option whose description is the first sentence of the field, with the values that are listed. */
function optionOf(field: FaultField, placeholder: string, values: readonly string[] = []): Option {
  const [sentence = ''] = faultFields[field].replaceAll('`', '').split('.');
  const choices = values.length > 0 ? ` (${values.join(', ')})` : '';
  const text = sentence.charAt(0).toLowerCase() + sentence.slice(1);
  return new Option(`${faultOption(field)} ${placeholder}`.trim(), text + choices);
}

const listedOption = (field: ListedField) =>
  optionOf(field, `<${field === 'at' || field === 'drop' ? 'moment' : 'effect'}>`, faultValues(field).map(String));

/** The fields of an effect, with the rule for each and its option. */
const fields: Readonly<Record<FaultField, { readonly rule: Rule; readonly option: () => Option }>> = {
  error: {
    rule: oneOf(Object.keys(errors).filter(isApiErrorCode), `All codes: ${referenceUrl('errors')}`),
    option: () => optionOf('error', '<code>'),
  },
  scenario: {
    rule: oneOf(faultScenarios, 'All names: payments-sandbox scenarios.'),
    option: () => optionOf('scenario', '<name>'),
  },
  status: {
    rule: wholeNumber(400, 599),
    option: () => optionOf('status', '<number>').argParser((value) => Number(value) || value),
  },
  delay_ms: {
    rule: wholeNumber(1, MAX_DELAY_MS, 'of milliseconds '),
    option: () => new Option('--delay <duration>', 'delay it by 500ms, 2s or 1m, up to 5m').argParser(parseDelay),
  },
  at: { rule: listed('at'), option: () => listedOption('at') },
  drop: {
    rule: listed('drop'),
    option: () => optionOf('drop', '[moment]', faultValues('drop')).preset(DEFAULT_DROP),
  },
  hold: {
    rule: listed('hold'),
    option: () =>
      optionOf(
        'hold',
        '[moment]',
        faultValues('hold').filter((value) => value !== true),
      ),
  },
  body: { rule: listed('body'), option: () => listedOption('body') },
  webhook: { rule: listed('webhook'), option: () => listedOption('webhook') },
};

interface CreateOptions extends Readonly<Record<string, unknown>> {
  readonly fault?: object;
  readonly operation?: string;
}

/** Adds an option for each effect to `faults create`, which has the effect as JSON otherwise. */
export function withFaultOptions(groups: readonly Command[]): readonly Command[] {
  const create = groups.find((group) => group.name() === 'faults')?.commands.find((each) => each.name() === 'create');
  const json = create?.options.find((option) => option.name() === 'fault');
  if (create === undefined || json === undefined) return groups;
  json.description = 'the effect as JSON, such as {"status":503}, or a file: @fault.json';
  const options = rowsOf(fields).map(([field, { option }]) => ({ field, option: option().conflicts('fault') }));
  for (const { option } of options) create.addOption(option);
  create.hook('preAction', () => {
    const { fault, operation, eventName, ...given } = create.opts<CreateOptions>();
    const flags = options.map(({ field, option }) => [field, given[option.attributeName()]] as const);
    const effect: object = fault ?? Object.fromEntries(flags.filter(([, value]) => value !== undefined));
    const isOfDelivery = 'webhook' in effect;
    const problem =
      problemOf(effect, fault === undefined ? faultOption : (field) => `fault.${field}`) ??
      (isOfDelivery && operation !== undefined ? '--webhook takes --event-name instead of --operation.' : undefined) ??
      (!isOfDelivery && eventName !== undefined ? '--event-name is for --webhook only.' : undefined) ??
      problemOfDecline(effect, operation);
    if (problem !== undefined) create.error(`error: ${problem}`);
    create.setOptionValueWithSource('fault', effect, 'cli');
  });
  return groups;
}

/** Returns what is wrong with the effect of a fault, whose fields have names for the caller. */
function problemOf(effect: object, name: (field: FaultField) => string): string | undefined {
  const given: FaultField[] = [];
  for (const [field, value] of Object.entries(effect)) {
    if (!isFaultField(field)) return `Unknown field "${field}" in --fault.${didYouMean(field, Object.keys(fields))}`;
    const problem = fields[field].rule(value);
    if (problem !== undefined) return `${JSON.stringify(value)} is not valid for ${name(field)}. ${problem}`;
    given.push(field);
  }
  const { webhook }: { readonly webhook?: unknown } = effect;
  const isDelayed = given.includes('delay_ms');
  const isDelay = webhook === 'delay';
  // Other fields than these are an effect each.
  const kinds = given.filter((field) => !(isDelay ? field === 'delay_ms' : isDelayed && field === 'at'));
  if (given.length === 0) return `Pass an effect: ${effectFields.map(faultOption).join(', ')}, or --fault.`;
  if (kinds.length > 1) return `A fault has one effect: pass only one of ${kinds.map(name).join(', ')}.`;
  if (isDelayed || (!isDelay && !given.includes('at'))) return undefined;
  return `${isDelay ? `${name('webhook')} delay` : name('at')} needs ${name('delay_ms')}.`;
}

/** Returns what is wrong with an effect that is valid, for the operation: a scenario decides charges only, and all of these. */
function problemOfDecline(effect: object, operation: string | undefined): string | undefined {
  const { error, scenario }: { readonly error?: unknown; readonly scenario?: unknown } = effect;
  if (scenario !== undefined && operation !== undefined && operation !== '*' && !isChargingOperation(operation))
    return `--scenario is for the operations ${chargingOperations.join(', ')}.`;
  const instead = typeof error === 'string' && isApiErrorCode(error) ? scenarioInsteadOf(error, operation) : undefined;
  return (
    instead && `For ${operation} this is a decline, which is stored: pass --scenario ${instead} instead of --error.`
  );
}

function parseDelay(value: string): number {
  const [, number, unit] = /^(\d+(?:\.\d+)?) ?(ms|s|m)$/.exec(value) ?? [];
  if (number === undefined) throw new InvalidArgumentError('Pass a duration such as 500ms, 2s or 1m.');
  return Math.round(Number(number) * (unit === 'ms' ? 1 : unit === 's' ? 1_000 : 60_000));
}
