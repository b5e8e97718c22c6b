import type { Operation, Schema } from '../../spec';
import { resources } from '../../spec/resources';
import { type FieldOption, optionOf } from '../control-commands/field-option';
import { kebab } from '../control-commands/names';
import { groupOf, singularOf } from './names';

/** Options of resource commands that are no fields. A field of the same name is sent with `--data`. */
const globalFlags: readonly string[] = [
  ...['url', 'sandbox', 'platform', 'control-token', 'json', 'help'],
  ...['data', 'idempotency-key', 'sub-account', 'live'],
];

/** The default of a required field. */
const DEFAULT_CURRENCY = 'usd';

/** Returns an option for each parameter of the query. The noun of the command is left out: `payments list --status`. */
export function queryOptions({ query = {} }: Operation, noun: string): readonly FieldOption[] {
  const options = Object.entries(query).map(([name, schema]) => optionOf(withoutNoun(kebab(name), noun), name, schema));
  return withoutGlobalFlags(options);
}

/** `payment-method-id` begins with a longer noun than `payment`. */
function withoutNoun(name: string, noun: string): string {
  const nouns = resources.map(({ tag }) => singularOf(groupOf(tag)));
  const isOfLongerNoun = nouns.some((each) => each.length > noun.length && name.startsWith(`${each}-`));
  return name.startsWith(`${noun}-`) && !isOfLongerNoun ? name.slice(noun.length + 1) : name;
}

/** Returns an option for each field of the body, and for the fields in it: required ones first. */
export function bodyOptions({ body = {} }: Operation): readonly FieldOption[] {
  const options = withoutGlobalFlags(leavesOf(withDefaultCurrency(body)));
  return [...options].sort((one, other) => Number(other.isRequired) - Number(one.isRequired));
}

/** Returns the fields of the body that are sent even when no option has them. */
export function defaultsOf({ body: { required = [] } = {} }: Operation): Readonly<Record<string, unknown>> {
  return required.includes('currency') ? { currency: DEFAULT_CURRENCY } : {};
}

function withDefaultCurrency(body: Schema): Schema {
  const { required = [], properties = {} } = body;
  if (!required.includes('currency')) return body;
  return {
    ...body,
    required: required.filter((name) => name !== 'currency'),
    properties: { ...properties, currency: { ...properties['currency'], default: DEFAULT_CURRENCY } },
  };
}

function withoutGlobalFlags(options: readonly FieldOption[]): readonly FieldOption[] {
  return options.filter(({ option }) => !globalFlags.includes(option.name()));
}

function leavesOf({ properties = {}, required = [] }: Schema, path: readonly string[] = []): readonly FieldOption[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const inner = [...path, name];
    if (schema.readOnly) return [];
    if (schema.properties) return leavesOf(schema, inner);
    const isRequired = path.length === 0 && required.includes(name);
    const field = optionOf(inner.map(kebab).join('.'), inner.join('.'), schema, isRequired);
    if (path.length > 0) field.option.helpGroup(`In ${path.join('.')}:`);
    return field;
  });
}
