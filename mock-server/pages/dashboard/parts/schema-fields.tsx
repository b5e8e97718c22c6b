import type { Schema } from '../../../../spec/vocabulary/schema';
import { CheckboxField, type FieldChecks, type FormState, SelectField, TextField } from '../../form';
import { centsFrom } from '../../money';
import { FormRefused } from '../form-refused';
import { kindOf } from '../objects/fields';
import { sentenceCase } from '../text';
import {
  askFor,
  datePattern,
  decimalPattern,
  dollarsChecks,
  integerPattern,
  matching,
  required,
  webUrlPattern,
} from './field-words';
import { TicksField } from './ticks-field';

interface SchemaFieldsProps {
  readonly state: FormState;
  /** The schema of an object, such as the body of an operation. */
  readonly of: Schema;
  /** The fields that are shown; those of an object in it with a dot: `fault.error` (default: all). */
  readonly names?: readonly string[];
  /** Each field takes half of the width of the form. */
  readonly half?: boolean;
  /** Without what the schema says of each field: its name is enough. */
  readonly isShort?: boolean;
  /** Completes the labels of fields that other forms of the page have, too: `to refund`. */
  readonly purpose?: string;
  /** Checks of fields that the schema does not know. */
  readonly checks?: Readonly<Record<string, FieldChecks | undefined>>;
}

/** The fields of a form, as a schema describes them. */
export function SchemaFields(props: SchemaFieldsProps) {
  const { state, of, names = Object.keys(of.properties ?? {}), half = false, isShort = false, purpose = '' } = props;
  const { checks = {} } = props;
  return (
    <>
      {names.map((name) => (
        <SchemaField
          state={state}
          name={name}
          schema={schemaAt(of, name)}
          half={half}
          isShort={isShort}
          purpose={purpose}
          isRequired={of.required?.includes(name) ?? false}
          checks={checks[name]}
        />
      ))}
    </>
  );
}

const schemaAt = (schema: Schema, path: string): Schema =>
  path.split('.').reduce<Schema>(({ properties = {} }, name) => properties[name] ?? {}, schema);

interface SchemaFieldProps extends Required<Pick<SchemaFieldsProps, 'state' | 'half' | 'isShort' | 'purpose'>> {
  readonly name: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
  readonly checks: FieldChecks | undefined;
}

function SchemaField(props: SchemaFieldProps) {
  const { state, name, schema, half, isShort, purpose, isRequired, checks } = props;
  const { enum: choices, type, format, description, default: ofAbsent, items } = schema;
  const title = sentenceCase(name.slice(name.lastIndexOf('.') + 1));
  const hints = [
    isShort ? undefined : description?.replaceAll('`', '').replace(' Null is refused.', ''),
    ofAbsent === undefined ? undefined : `Default: ${ofAbsent}.`,
    format === 'date-time' ? 'Such as 2027-01-01T00:00:00Z.' : undefined,
    type === 'array' && items?.enum === undefined ? 'With commas between them.' : undefined,
    isAmount(name, schema) ? 'In dollars: 19.99.' : undefined,
  ];
  const field = {
    state,
    name,
    label: `${title} ${purpose}`.trim(),
    hint: hints.filter((hint) => hint !== undefined).join(' ') || undefined,
    half,
    checks: { ...checksOf(name, schema), ...(isRequired && required(name)), ...checks },
  };
  if (items?.enum) return <TicksField {...field} choices={items.enum.map(String)} />;
  const options = choices?.filter((value) => value !== null).map(String);
  if (options) return <SelectField {...field} options={titlesOf(name, options)} empty="Not set" />;
  if (type === 'boolean') return <CheckboxField {...field} />;
  const isDecimal = type === 'number' || isAmount(name, schema);
  return <TextField {...field} inputmode={isDecimal ? 'decimal' : type === 'integer' ? 'numeric' : undefined} />;
}

/** The fields whose values are names of the API that people look for as they are. */
const apiNames: readonly string[] = ['operation', 'event_name', 'event', 'error', 'scenario'];

const titlesOf = (name: string, values: readonly string[]): Readonly<Record<string, string>> => {
  const isName = apiNames.includes(name.slice(name.lastIndexOf('.') + 1));
  return Object.fromEntries(values.map((each) => [each, isName ? each : sentenceCase(each)]));
};

/** Returns what a browser can check of a value. */
function checksOf(name: string, schema: Schema): FieldChecks {
  if (isAmount(name, schema)) return dollarsChecks;
  const { type, format } = schema;
  if (type === 'integer') return { pattern: integerPattern, title: 'A whole number, such as 2.' };
  if (type === 'number') return { pattern: decimalPattern, title: 'A number, such as 0.5.' };
  if (format === 'date') return { pattern: datePattern, title: 'A day, such as 2027-01-31.' };
  if (format === 'uri') return matching(name, webUrlPattern);
  return {};
}

/** Whether a field takes dollars, where the schema has cents. */
const isAmount = (name: string, schema: Schema): boolean => kindOf(name, schema) === 'amount';

/** Returns what a form has for a schema, without fields that are left empty. Throws a `FormRefused` for an unreadable amount. */
export function bodyOf(form: URLSearchParams, schema: Schema, prefix = ''): Readonly<Record<string, unknown>> {
  const values = Object.entries(schema.properties ?? {}).map(
    ([name, each]) => [name, valueOf(form, each, prefix + name)] as const,
  );
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

function valueOf(form: URLSearchParams, schema: Schema, name: string): unknown {
  if (schema.properties) return bodyOf(form, schema, `${name}.`);
  const text = form.get(name) ?? '';
  if (text.trim() === '') return undefined;
  if (schema.enum) return schema.enum.find((choice) => String(choice) === text) ?? text;
  if (isAmount(name, schema)) return centsOf(name, text);
  switch (schema.type) {
    case 'integer':
    case 'number':
      // Any other text stays as it is, so that the operation refuses it.
      return /^\s*-?\d+(\.\d+)?\s*$/.test(text) ? Number(text) : text;
    case 'boolean':
      return text === 'true';
    case 'array':
      return form.getAll(name).flatMap((each) => each.split(/[\s,]+/).filter((item) => item !== ''));
    default:
      return text;
  }
}

function centsOf(name: string, text: string): number {
  const cents = centsFrom(text);
  if (cents === undefined) throw new FormRefused({ [name]: askFor('amount') });
  return cents;
}
