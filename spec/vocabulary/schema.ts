import type { FieldErrorCode } from '../tables/errors';
import type { ConditionName } from '../tables/conditions';
import type { Provenance } from './provenance';

/** A type of JSON Schema. */
type JsonType = 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'null';

/** The keywords of JSON Schema 2020-12 that the APIs need, and extensions of our own. */
export interface Schema {
  /** The address of another schema, which this one is. */
  readonly $ref?: string;
  /** The types of the value. */
  readonly type?: JsonType | readonly JsonType[];
  /** The possible values. */
  readonly enum?: readonly (string | number | boolean | null)[];
  /** The fields of an object. */
  readonly properties?: Readonly<Record<string, Schema>>;
  /** The fields that an object must have. */
  readonly required?: readonly string[];
  /** Whether an object may have other fields, or their schema. */
  readonly additionalProperties?: boolean | Schema;
  /** The fewest fields of an object. */
  readonly minProperties?: number;
  /** The most fields of an object. */
  readonly maxProperties?: number;
  /** The schema of the items of a list. */
  readonly items?: Schema;
  /** The fewest items of a list. */
  readonly minItems?: number;
  /** The most items of a list. */
  readonly maxItems?: number;
  /** The regular expression of a text. */
  readonly pattern?: string;
  /** The fewest characters of a text. */
  readonly minLength?: number;
  /** The most characters of a text. */
  readonly maxLength?: number;
  /** The format of a text, such as `date-time`. */
  readonly format?: string;
  /** The least number. */
  readonly minimum?: number;
  /** The greatest number. */
  readonly maximum?: number;
  /** The number must be greater. */
  readonly exclusiveMinimum?: number;
  /** The number must be less. */
  readonly exclusiveMaximum?: number;
  /** The value that an absent field has. */
  readonly default?: string | number | boolean;
  /** The value is valid by one of these schemas. */
  readonly anyOf?: readonly Schema[];
  /** The meaning of the value. */
  readonly description?: string;
  /** Whether another field replaces it. */
  readonly deprecated?: boolean;
  /** In a request: a field of the response, which is accepted and ignored. */
  readonly readOnly?: true;
  /** The provenance of the field. */
  readonly 'x-provenance'?: Provenance;
  /** The source of rules of the field whose source is not that of the field itself. */
  readonly 'x-rule-provenance'?: RuleProvenance;
  /** Conditions on the field that no keyword can express: see `conditions.ts`. */
  readonly 'x-conditions'?: readonly ConditionName[];
  /** The clock of an instant that is not of the platform's. */
  readonly 'x-clock'?: 'caller';
  /** The error codes of the field. */
  readonly 'x-errors'?: FieldErrors;
  /** The size of a free-form object, including what is nested in it. */
  readonly 'x-limits'?: FreeFormLimits;
  /** Optional properties of which every value has exactly one. The generated types are a union with a member for each. */
  readonly 'x-exactly-one'?: readonly string[];
  /** The business structures that require the field, if that depends on other fields: see `onboarding-requirements.ts`. */
  readonly 'x-required-for'?: readonly string[];
  /** In the body of a request: empty texts, nulls and objects of nothing else count as absent, at any depth. Forms send them. */
  readonly 'x-empty-is-absent'?: true;
  /** In the body of a request: without the field, all of something is meant. Null is not absence there: see `allIfAbsent`. */
  readonly 'x-absent-is-all'?: true;
}

/** The number of keys of a free-form object, and of the items of the lists in it; both including nested ones. */
export interface FreeFormLimits {
  /** The most keys. */
  readonly keys: number;
  /** The most items of lists. */
  readonly items: number;
}

/** The keywords of a schema that a value can violate. */
export type Keyword =
  | 'type'
  | 'enum'
  | 'pattern'
  | 'minLength'
  | 'maxLength'
  | 'minimum'
  | 'maximum'
  | 'exclusiveMinimum'
  | 'exclusiveMaximum'
  | 'minProperties'
  | 'maxProperties'
  | 'minItems'
  | 'maxItems'
  | 'x-limits';

/** A rule about the values of a field: a keyword, or one that no keyword can express. */
export type Rule = Exclude<Keyword, 'type'> | 'format' | 'unique';

/** The provenance of the rules of a field, by rule. */
export type RuleProvenance = Readonly<Partial<Record<Rule, Provenance>>>;

/**
 * The error codes of a field: `absent` for its absence, one for each keyword, and `invalid` for every other keyword. The
 * defaults follow the name of the field: `<name>_required` and `<name>_invalid` where such codes exist.
 */
export type FieldErrors = Partial<Record<Keyword | 'absent' | 'invalid', FieldErrorCode>>;

/** A schema with the presence of its field. */
export interface Field {
  readonly schema: Schema;
  readonly presence: 'required' | 'optional';
}

export type Fields = Readonly<Record<string, Schema | Field>>;

/** The schema of an object whose fields have these names. */
export interface ObjectSchema<Name extends string> extends Schema {
  readonly properties?: Readonly<Record<Name, Schema>>;
}

/** The names of the fields of a schema. */
export type FieldName<Of extends Schema> = Extract<keyof NonNullable<Of['properties']>, string>;

export const required = (schema: Schema): Field => ({ schema, presence: 'required' });
export const optional = (schema: Schema): Field => ({ schema, presence: 'optional' });

/** An object in a request: fields are optional unless marked `required`; unknown fields are rejected. */
export const request = (fields: Fields, rest: Schema = {}): Schema =>
  object(fields, 'optional', { additionalProperties: false, ...rest });

/** An object in a response, with how we know it: every field is present unless marked `optional`. */
export const resource = <Of extends Fields>(
  provenance: Provenance,
  description: string,
  fields: Of,
  rest: Schema = {},
): ObjectSchema<Extract<keyof Of, string>> =>
  object(fields, 'required', { description, ...rest, 'x-provenance': provenance });

/** A part of an object in a response, known as the object itself is. */
export const nested = (description: string, fields: Fields): Schema => object(fields, 'required', { description });

function object(fields: Fields, presence: Field['presence'], rest: Schema): Schema {
  const entries = Object.entries(fields).map(
    ([name, field]) => [name, 'schema' in field ? field : { schema: field, presence }] as const,
  );
  const required = entries.filter(([, field]) => field.presence === 'required').map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, { schema }]) => [name, schema])),
    ...(required.length > 0 && { required }),
    ...rest,
  };
}

/** Control characters other than tab, line feed and carriage return. */
const PRINTABLE = '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$';

/** Any text without control characters. */
export const text = (description: string, rest: Schema = {}): Schema => ({
  type: 'string',
  description,
  ...rest,
  ...(rest.pattern === undefined && {
    pattern: PRINTABLE,
    'x-errors': { pattern: 'invalid_characters', ...rest['x-errors'] },
  }),
});

/** Text that cannot be empty. */
export const nonEmptyText = (description: string, rest: Schema = {}): Schema =>
  text(description, {
    minLength: 1,
    ...rest,
    'x-rule-provenance': { minLength: 'chosen', ...rest['x-rule-provenance'] },
  });

export const word = (description: string, rest: Schema = {}): Schema => ({ type: 'string', description, ...rest });

/** A URL. It is stored as it was sent: see `wholeRule` of the server. */
export const address = (description: string, rest: Schema = {}): Schema =>
  word(description, { format: 'uri', ...rest });

export const boolean = (description: string, rest: Schema = {}): Schema => ({ type: 'boolean', description, ...rest });

export const integer = (description: string, rest: Schema = {}): Schema => ({ type: 'integer', description, ...rest });

/** An integer in the smallest unit of the currency. */
export const money = (description: string, rest: Schema = {}): Schema => integer(description, rest);

/** The clocks of instants: that of the platform, and `Date` as the caller sees it, which no command moves. */
export type ClockName = 'platform' | 'caller';

/** ISO 8601 in UTC, on a clock: see `instants`. */
export const timestamp = (clock: ClockName, description: string, rest: Schema = {}): Schema => ({
  type: 'string',
  format: 'date-time',
  description,
  ...(clock === 'caller' && { 'x-clock': clock }),
  ...rest,
});

/** A date, such as 2027-01-01. */
export const date = (description: string, rest: Schema = {}): Schema => ({
  type: 'string',
  format: 'date',
  description,
  ...rest,
});

/** An id: its prefix, an underscore and 22 letters and digits. */
export const id = (prefix: string, description: string, rest: Schema = {}): Schema => ({
  type: 'string',
  pattern: `^${prefix}_[0-9A-Za-z]{22}$`,
  description,
  ...rest,
});

export const choice = (values: readonly string[], description: string, rest: Schema = {}): Schema => ({
  type: 'string',
  enum: values,
  description,
  ...rest,
});

export const list = (items: Schema, description: string, rest: Schema = {}): Schema => ({
  type: 'array',
  items,
  description,
  ...rest,
});

/** A field of the response in a request: people send back what they received. */
export const ignored = (of = 'Read-only'): Schema => ({
  description: `${of}: accepted and ignored.`,
  readOnly: true,
  'x-provenance': 'reference',
});

/** A field without which all of something is meant. Null is refused, as it may be a value that the caller failed to calculate. */
export const allIfAbsent = (schema: Schema): Schema => ({
  ...schema,
  description: `${schema.description} Null is refused.`,
  'x-absent-is-all': true,
});

/** Any keys, any values: `metadata`. */
export const freeForm = (description: string, rest: Schema = {}): Schema => ({
  type: 'object',
  additionalProperties: true,
  description,
  ...rest,
});

export const nullable = (schema: Schema): Schema => {
  if (typeof schema.type !== 'string') return { anyOf: [schema, { type: 'null' }] };
  return { ...schema, type: [schema.type, 'null'], ...(schema.enum && { enum: [...schema.enum, null] }) };
};

/** A reference to a schema of the document's components. */
export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** Returns a schema with rules whose source is not that of its field. */
export const ruled = (schema: Schema, provenance: RuleProvenance): Schema => ({
  ...schema,
  'x-rule-provenance': { ...schema['x-rule-provenance'], ...provenance },
});

export const from = (provenance: Provenance, schema: Schema): Schema => ({ ...schema, 'x-provenance': provenance });
