import { type Command, InvalidArgumentError, Option } from 'commander';
import { errors } from '../../spec';
import {
  chargingOperations,
  faultScenarios,
  isChargingOperation,
  scenarioInsteadOf,
} from '../../spec/derive/scenario-faults';
import { dropMoments, isApiErrorCode, MAX_DELAY_MS, webhookFaultKinds } from '../../spec/tables/faults';
import { didYouMean } from '../../spec/vocabulary/closest-names';
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

const listed = (names: readonly string[]) => oneOf(names, `Allowed choices are ${names.join(', ')}.`);

/** The fields of an effect, with the rule for each and its option. */
const fields: Readonly<Record<string, { readonly rule: Rule; readonly option: () => Option }>> = {
  error: {
    rule: oneOf(Object.keys(errors).filter(isApiErrorCode), `All codes: ${referenceUrl('errors')}`),
    option: () => new Option('--error <code>', 'respond with this error code of the API'),
  },
  scenario: {
    rule: oneOf(faultScenarios, 'All names: payments-sandbox scenarios.'),
    option: () => new Option('--scenario <name>', 'charge with this test scenario: a decline is stored'),
  },
  status: {
    rule: wholeNumber(400, 599),
    option: () =>
      new Option('--status <number>', 'respond with this status').argParser((value) => Number(value) || value),
  },
  delay_ms: {
    rule: wholeNumber(1, MAX_DELAY_MS, 'of milliseconds '),
    option: () => new Option('--delay <duration>', 'delay it by 500ms, 2s or 1m, up to 5m').argParser(parseDelay),
  },
  drop: {
    rule: listed(dropMoments),
    option: () =>
      new Option('--drop [moment]', `drop the connection: ${dropMoments.join(' or ')} (default)`).preset(
        'after_commit',
      ),
  },
  hold: {
    rule: (value) => (value === true ? undefined : 'It must be true.'),
    option: () => new Option('--hold', 'hold the request until it is released'),
  },
  webhook: {
    rule: listed(webhookFaultKinds),
    option: () => new Option('--webhook <effect>', `on a delivery: ${webhookFaultKinds.join(', ')}`),
  },
};

interface CreateOptions extends Readonly<Record<string, unknown>> {
  readonly fault?: object;
  readonly operation?: string;
}

const nameOf = (field: string) => `--${field.replace('_ms', '')}`;

/** Adds an option for each effect to `faults create`, which has the effect as JSON otherwise. */
export function withFaultOptions(groups: readonly Command[]): readonly Command[] {
  const create = groups.find((group) => group.name() === 'faults')?.commands.find((each) => each.name() === 'create');
  const json = create?.options.find((option) => option.name() === 'fault');
  if (create === undefined || json === undefined) return groups;
  json.description = 'the effect as JSON, such as {"status":503}, or a file: @fault.json';
  const options = Object.entries(fields).map(([field, { option }]) => ({ field, option: option().conflicts('fault') }));
  for (const { option } of options) create.addOption(option);
  create.hook('preAction', () => {
    const { fault, operation, eventName, ...given } = create.opts<CreateOptions>();
    const flags = options.map(({ field, option }) => [field, given[option.attributeName()]] as const);
    const effect: object = fault ?? Object.fromEntries(flags.filter(([, value]) => value !== undefined));
    const isOfDelivery = 'webhook' in effect;
    const problem =
      problemOf(effect, fault === undefined ? nameOf : (field) => `fault.${field}`) ??
      (isOfDelivery && operation !== undefined ? '--webhook takes --event-name instead of --operation.' : undefined) ??
      (!isOfDelivery && eventName !== undefined ? '--event-name is for --webhook only.' : undefined) ??
      problemOfDecline(effect, operation);
    if (problem !== undefined) create.error(`error: ${problem}`);
    create.setOptionValueWithSource('fault', effect, 'cli');
  });
  return groups;
}

/** Returns what is wrong with the effect of a fault, whose fields have names for the caller. */
function problemOf(effect: object, name: (field: string) => string): string | undefined {
  const given = Object.entries(effect);
  for (const [field, value] of given) {
    const known = Object.hasOwn(fields, field) ? fields[field] : undefined;
    if (known === undefined) return `Unknown field "${field}" in --fault.${didYouMean(field, Object.keys(fields))}`;
    const problem = known.rule(value);
    if (problem !== undefined) return `${JSON.stringify(value)} is not valid for ${name(field)}. ${problem}`;
  }
  const { webhook }: { readonly webhook?: unknown } = effect;
  const isDelay = webhook === 'delay';
  const kinds = Object.keys(effect).filter((field) => !(isDelay && field === 'delay_ms'));
  if (kinds.length === 0) return `Pass an effect: ${Object.keys(fields).map(nameOf).join(', ')}, or --fault.`;
  if (kinds.length > 1) return `A fault has one effect: pass only one of ${kinds.map(name).join(', ')}.`;
  return isDelay && given.length === 1 ? `${name('webhook')} delay needs ${name('delay_ms')}.` : undefined;
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
