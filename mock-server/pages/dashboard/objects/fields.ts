import { controlResources } from '../../../../spec/control';
import type { components } from '../../../../spec/generated/control-types';
import { resources } from '../../../../spec/resources';
import { sharedSchemas } from '../../../../spec/resources/shared';
import { schemasOf } from '../../../../spec/vocabulary/api';
import type { Schema } from '../../../../spec/vocabulary/schema';
import type { Resources } from '../../../context';
import { sentenceCase } from '../text';

type ControlObjects = components['schemas'];

/** The objects of the API and of the control API, by the names of their schemas. What both have is the same. */
export type Objects = Resources & Omit<ControlObjects, keyof Resources | 'SeedFile'>;

/** The kind of an object, such as `Payment`. */
export type SchemaName = keyof Objects;

/** The names of the fields of an object, whichever form it has: a payment method has a card or a bank account. */
export type FieldName<Item> = Item extends unknown ? Extract<keyof Item, string> : never;

/** The kinds of values, in the order in which a page shows them. */
export const kinds = ['state', 'amount', 'number', 'id', 'text', 'boolean', 'instant', 'object', 'list'] as const;

export type Kind = (typeof kinds)[number];

/** A field of an object, as its schema describes it. */
export interface Field {
  readonly name: string;
  readonly title: string;
  readonly kind: Kind;
  readonly description: string;
  /** Of an object, or of the items of a list: its own schema, with the name that it has. */
  readonly of: NamedSchema;
}

export interface NamedSchema {
  readonly schema: Schema;
  readonly name?: SchemaName | undefined;
}

const schemas = schemasOf({ resources: [...controlResources, ...resources], sharedSchemas });

const isSchemaName = (name: string): name is SchemaName => Object.hasOwn(schemas, name);

/** Whether a value is an object of a schema: one that a response has where its document names the schema. */
export const isOfSchema = <Name extends SchemaName>(name: Name, value: object): value is Objects[Name] =>
  isSchemaName(name) && !Array.isArray(value);

/** Returns the fields of an object in the order of its schema. */
export const fieldsOf = ({ schema }: NamedSchema): Field[] =>
  Object.entries(schema.properties ?? {}).map(([name, each]) => fieldOf(name, each));

export const schemaOf = (name: SchemaName): NamedSchema => ({ name, schema: schemas[name] ?? {} });

function fieldOf(name: string, described: Schema): Field {
  const { schema } = resolved(described);
  return {
    name,
    title: titleOf(name),
    kind: kindOf(name, schema),
    description: described.description ?? schema.description ?? '',
    of: resolved(schema.items ?? described),
  };
}

/** Returns the schema that a reference names, or that a value has which may be null. */
function resolved(schema: Schema): NamedSchema {
  const [target = schema] = schema.anyOf ?? [];
  const name = target.$ref?.split('/').at(-1) ?? '';
  return isSchemaName(name) ? schemaOf(name) : { schema: target };
}

/** The one rule that decides how a value is shown: by the type and the format of its schema, and by its name. */
export function kindOf(name: string, { type, format }: Schema): Kind {
  const is = (each: string) => type === each || (Array.isArray(type) && type.includes(each));
  if (/(^|_)status$/.test(name)) return 'state';
  if (is('integer') && /(^|_)(amount|balance|total|cents|fee|net)(_|$)/.test(name)) return 'amount';
  if (is('integer') || is('number')) return 'number';
  if (is('string') && /(^|_)id$/.test(name)) return 'id';
  if (format === 'date-time') return 'instant';
  if (is('boolean')) return 'boolean';
  if (is('array')) return 'list';
  return is('object') ? 'object' : 'text';
}

/** Names that say less to people than to programs. */
const titles: Readonly<Record<string, string>> = {
  acct_last_four: 'Number',
  available_on: 'Available',
  deposits_at: 'Arrives',
  due_date: 'Respond before',
  payment_balance_txn_type: 'Type',
  txn_type: 'Type',
  website_url: 'Web site',
};

/** Returns the name of a field as people read it: `payment_intent_id` becomes `Payment intent`. */
const titleOf = (name: string): string => titles[name] ?? sentenceCase(name.replace(/_(id|at|on)$/, ''));
