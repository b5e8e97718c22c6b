import { InvalidArgumentError, Option } from 'commander';
import { readFileSync } from 'node:fs';
import type { Schema } from '../../spec';
import { didYouMean } from '../../spec/vocabulary/closest-names';
import { explainFileError } from '../file-problem';
import { isSecretField } from '../given-value';
import { InvalidSecretError } from '../invalid-secret';
import { kebab } from './names';

/** The help of an option lists its choices if there are at most so many. */
const MAX_LISTED_CHOICES = 12;

/** An error leaves out a longer list of choices where one of them is close to the value. */
const MAX_CHOICES_WITH_SUGGESTION = 12;

/** Options of every command. A field of the same name gets a prefix: `--publisher-url`. */
const reservedNames: readonly string[] = ['url', 'sandbox', 'platform', 'control-token', 'json', 'help'];

/** An option whose parser has choices. The help has them in the description. */
export class ChoiceOption extends Option {
  constructor(
    flags: string,
    description: string,
    readonly candidates: readonly string[],
  ) {
    super(flags, description);
  }
}

export interface FieldOption {
  /** The field name of the request. */
  readonly field: string;
  readonly option: Option;
  readonly isRequired: boolean;
}

/** Creates an option for a field of a body or a query. Its placeholder, description and parser follow from the schema. */
export function fieldOption(field: string, schema: Schema, noun: string, isRequired = false): FieldOption {
  const name = kebab(field);
  return optionOf(reservedNames.includes(name) ? `${noun}-${name}` : name, field, schema, isRequired);
}

/** The same with a name of its own. */
export function optionOf(flag: string, field: string, schema: Schema, isRequired = false): FieldOption {
  const suffix = isRequired ? ' (required)' : '';
  const flags = `--${flag} <${placeholder(field, schema)}>`;
  const option = new ChoiceOption(flags, `${describeField(schema)}${suffix}`, choicesOf(schema));
  const parser = (value: string) => parse(value, schema);
  option.argParser(isSecretField(field) ? hiding(flags, parser) : parser);
  return { field, option, isRequired };
}

/** Returns a parser whose error does not have the value. */
function hiding(flags: string, parser: (value: string) => unknown): (value: string) => unknown {
  return (value) => {
    try {
      return parser(value);
    } catch (error) {
      if (!(error instanceof InvalidArgumentError)) throw error;
      throw new InvalidSecretError(`option '${flags}'`, error.message);
    }
  };
}

function placeholder(field: string, schema: Schema): string {
  switch (typeOf(schema)) {
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
      return schema.enum ? field.replace(/.*[._]/, '') : 'text';
  }
}

/** Returns the first sentence of the schema's description, its choices or properties, and its default. */
function describeField(schema: Schema): string {
  const { description: text = '', enum: choices = [], default: defaultValue } = schema;
  // A full stop in code, as in "`_`, `.` and `-`", does not end the sentence.
  const sentence = text.replaceAll('`', '').replace(/(?<=\S)\.(\s.*)?$/s, '');
  const values = choices.length <= MAX_LISTED_CHOICES ? choices.filter((each) => each !== null) : [];
  const properties = propertyNamesOf(schema);
  return [
    sentence,
    ...(values.length > 0 ? [`(${values.join(', ')})`] : []),
    ...(properties.length > 0 ? [`(${properties.join(', ')})`] : []),
    ...(defaultValue === undefined ? [] : [`(default: ${defaultValue})`]),
  ].join(' ');
}

/** Returns the names of the properties that a JSON value may have. */
function propertyNamesOf({ properties = {}, anyOf = [] }: Schema): readonly string[] {
  return [...new Set([...Object.keys(properties), ...anyOf.flatMap(propertyNamesOf)])];
}

function choicesOf(schema: Schema): readonly string[] {
  if (typeOf(schema) === 'boolean') return ['true', 'false'];
  return (schema.enum ?? []).filter((each) => each !== null).map(String);
}

type ValueType = 'boolean' | 'integer' | 'number' | 'array' | 'string' | 'json';

/** Objects, and values of several types, are written as JSON. */
function typeOf({ type, anyOf = [] }: Schema): ValueType {
  if (anyOf.some((each) => each.type === 'string')) return 'string';
  const first = typeof type === 'string' ? type : type?.find((each) => each !== 'null');
  const isSimple =
    first === 'boolean' || first === 'integer' || first === 'number' || first === 'array' || first === 'string';
  return isSimple ? first : 'json';
}

function parse(value: string, schema: Schema): unknown {
  switch (typeOf(schema)) {
    case 'boolean':
      return parseChoice(value, ['true', 'false']) === 'true';
    case 'integer':
      return parseInteger(value);
    case 'number':
      return parseNumber(value);
    case 'array':
      return value.startsWith('[') || value.startsWith('@')
        ? parseTyped(value, schema)
        : parseList(value, schema.items ?? {});
    case 'json':
      return parseTyped(value, schema);
    case 'string':
      return schema.enum ? parseChoice(value, schema.enum) : parseText(value, schema);
  }
}

/** A field of the API has an error of its own for a pattern, which the API explains. */
function parseText(value: string, { pattern, description = '', 'x-errors': errors }: Schema): string {
  if (pattern === undefined || errors !== undefined || new RegExp(pattern, 'u').test(value)) return value;
  throw new InvalidArgumentError(description.replaceAll('`', ''));
}

function parseNumber(value: string): number {
  const number = Number(value);
  if (value.trim() !== '' && Number.isFinite(number)) return number;
  throw new InvalidArgumentError('Not a number.');
}

function parseInteger(value: string): number {
  const number = parseNumber(value);
  if (Number.isInteger(number)) return number;
  throw new InvalidArgumentError('Not a whole number.');
}

function parseList(value: string, items: Schema): readonly unknown[] {
  return value.split(',').map((each) => parse(each.trim(), items));
}

function parseChoice(value: string, choices: NonNullable<Schema['enum']>): string {
  if (choices.includes(value)) return value;
  const names = choices.filter((each) => each !== null).map(String);
  const suggestion = didYouMean(value, names);
  const isLong = names.length > MAX_CHOICES_WITH_SUGGESTION && suggestion !== '';
  throw new InvalidArgumentError(isLong ? suggestion.trim() : `Allowed choices are ${names.join(', ')}.${suggestion}`);
}

/** Parses JSON of the type of a schema: an object or a list. */
function parseTyped(value: string, { type }: Schema): unknown {
  const parsed = parseJson(value);
  if (type === 'array' && !Array.isArray(parsed)) throw new InvalidArgumentError('Pass a list.');
  const isObject = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
  if (type === 'object' && !isObject) throw new InvalidArgumentError('Pass a JSON object.');
  return parsed;
}

/** Parses JSON, or the JSON file whose path follows an `@`. */
function parseJson(value: string): unknown {
  const text = value.startsWith('@') ? readText(value.slice(1)) : value;
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? ` ${error.message}` : '';
    throw new InvalidArgumentError(
      `Not valid JSON. Pass JSON such as '{"status":503}', or a file: @fault.json.${reason}`,
    );
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new InvalidArgumentError(`The file ${path} cannot be read. ${explainFileError(error)}`);
  }
}
