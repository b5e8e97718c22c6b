import { InvalidArgumentError, Option } from 'commander';
import { readFileSync } from 'node:fs';
import type { Schema } from '../../spec';
import { kebab } from './names';

/** How many choices are few enough to be read in a line of help. */
const FEW = 8;

/** What every command has: a field of the same name gets another one. */
const taken: readonly string[] = ['url', 'platform', 'control-token', 'json', 'help'];

export interface FieldOption {
  /** The name of the field on the wire. */
  readonly field: string;
  readonly option: Option;
}

/** An option for a field of a body or a query. What it takes follows from the schema. */
export function fieldOption(field: string, schema: Schema, thing: string, isRequired = false): FieldOption {
  const name = kebab(field);
  const flag = taken.includes(name) ? `${thing}-${name}` : name;
  const option = new Option(`--${flag} <${placeholder(field, schema)}>`, description(schema))
    .argParser((value: string) => parse(value, schema))
    .makeOptionMandatory(isRequired);
  return { field, option };
}

function placeholder(field: string, schema: Schema): string {
  switch (kindOf(schema)) {
    case 'boolean':
      return 'true|false';
    case 'integer':
    case 'number':
      return 'number';
    case 'array':
      return 'list';
    case 'json':
      return 'json';
    case 'string':
      return schema.enum ? field.replace(/.*_/, '') : 'text';
  }
}

/** The first sentence, and what may be given. */
function description(schema: Schema): string {
  const { description: text = '', enum: choices, default: usual } = schema;
  const sentence = text.replaceAll('`', '').replace(/\.( .*)?$/s, '');
  const few = choices && choices.length <= FEW ? ` (${choices.filter((each) => each !== null).join(', ')})` : '';
  const parts = partsOf(schema).length > 0 ? ` (${partsOf(schema).join(', ')})` : '';
  return `${sentence}${few}${parts}${usual === undefined ? '' : ` (usually ${usual})`}`;
}

/** The names that a value in JSON may have. */
function partsOf({ properties = {}, anyOf = [] }: Schema): readonly string[] {
  return [...new Set([...Object.keys(properties), ...anyOf.flatMap(partsOf)])];
}

type Kind = 'boolean' | 'integer' | 'number' | 'array' | 'string' | 'json';

/** What is no plain value is written as JSON. */
function kindOf({ type }: Schema): Kind {
  const first = typeof type === 'string' ? type : type?.find((each) => each !== 'null');
  const isPlain =
    first === 'boolean' || first === 'integer' || first === 'number' || first === 'array' || first === 'string';
  return isPlain ? first : 'json';
}

function parse(value: string, schema: Schema): unknown {
  switch (kindOf(schema)) {
    case 'boolean':
      return parseChoice(value, ['true', 'false']) === 'true';
    case 'integer':
    case 'number':
      return parseNumber(value);
    case 'array':
      return value.startsWith('[') || value.startsWith('@') ? parseJson(value) : parseList(value, schema.items ?? {});
    case 'json':
      return parseJson(value);
    case 'string':
      return schema.enum ? parseChoice(value, schema.enum) : value;
  }
}

function parseNumber(value: string): number {
  const number = Number(value);
  if (value.trim() !== '' && Number.isFinite(number)) return number;
  throw new InvalidArgumentError('Give a number.');
}

function parseList(value: string, items: Schema): readonly unknown[] {
  return value.split(',').map((each) => parse(each.trim(), items));
}

function parseChoice(value: string, choices: NonNullable<Schema['enum']>): string {
  if (choices.includes(value)) return value;
  throw new InvalidArgumentError(`Allowed choices are ${choices.filter((each) => each !== null).join(', ')}.`);
}

/** JSON, or the path of a file that has it, after an `@`. */
function parseJson(value: string): unknown {
  try {
    return JSON.parse(value.startsWith('@') ? readFileSync(value.slice(1), 'utf8') : value);
  } catch (error) {
    const reason = error instanceof Error ? ` ${error.message}` : '';
    throw new InvalidArgumentError(`Give JSON, as in '{"status":503}', or a file that has it: @fault.json.${reason}`);
  }
}
