import type { Schema } from '../../../../spec/vocabulary/schema';
import { CheckboxField, type FormState, SelectField, TextField } from '../../form';
import { centsFrom } from '../../money';
import { FormRefused } from '../form-refused';
import { kindOf } from '../objects/fields';
import { sentenceCase } from '../text';

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
}

/** The fields of a form, as a schema describes them. */
export function SchemaFields(props: SchemaFieldsProps) {
  const { state, of, names = Object.keys(of.properties ?? {}), half = false, isShort = false, purpose = '' } = props;
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
}

function SchemaField({ state, name, schema, half, isShort, purpose }: SchemaFieldProps) {
  const { enum: choices, type, format, description, default: ofAbsent } = schema;
  const title = sentenceCase(name.slice(name.lastIndexOf('.') + 1));
  const hints = [
    isShort ? undefined : description?.replaceAll('`', ''),
    ofAbsent === undefined ? undefined : `Default: ${ofAbsent}.`,
    format === 'date-time' ? 'Such as 2027-01-01T00:00:00Z.' : undefined,
    type === 'array' ? 'With commas between them.' : undefined,
    isAmount(name, schema) ? 'In dollars: 19.99.' : undefined,
  ];
  const field = {
    state,
    name,
    label: `${title} ${purpose}`.trim(),
    hint: hints.filter((hint) => hint !== undefined).join(' ') || undefined,
    half,
  };
  const options = choices?.filter((value) => value !== null).map(String);
  if (options)
    return <SelectField {...field} options={Object.fromEntries(options.map((each) => [each, each]))} empty="Not set" />;
  if (type === 'boolean') return <CheckboxField {...field} />;
  const isDecimal = type === 'number' || isAmount(name, schema);
  return <TextField {...field} inputmode={isDecimal ? 'decimal' : type === 'integer' ? 'numeric' : undefined} />;
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
  if (isAmount(name, schema)) return centsOf(name, text);
  switch (schema.type) {
    case 'integer':
    case 'number':
      // Any other text stays as it is, so that the operation refuses it.
      return /^\s*-?\d+(\.\d+)?\s*$/.test(text) ? Number(text) : text;
    case 'boolean':
      return text === 'true';
    case 'array':
      return text.split(/[\s,]+/).filter((item) => item !== '');
    default:
      return text;
  }
}

function centsOf(name: string, text: string): number {
  const cents = centsFrom(text);
  if (cents === undefined) throw new FormRefused({ [name]: 'Enter an amount such as 19.99.' });
  return cents;
}
