import { requirementColumns } from '../../tables/business-structures';
import type { Provenance } from '../../vocabulary/provenance';
import { grouped } from '../../vocabulary/number';
import type { Schema } from '../../vocabulary/schema';
import { code, codes, table } from '../markdown';
import { describedBy } from './nested-objects';
import { objectLink } from './resource-links';

interface Place {
  /** The path of the object that has the fields, with a dot at its end; empty for the outermost object. */
  readonly within: string;
  /** The outermost object. */
  readonly root: Schema;
  /** The provenance of fields that have none of their own. */
  readonly provenance: Provenance;
}

/** Returns a row for each field of an object and of its nested objects. `presence` is the title of the third column. */
export function fieldTable(schema: Schema, presence: string, provenance: Provenance): string {
  return table(
    ['Field', 'Type', presence, 'Values', 'Meaning', 'Provenance'],
    fieldRows(schema, { within: '', root: schema, provenance }),
  );
}

function fieldRows({ properties = {}, required = [] }: Schema, place: Place): string[][] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const path = place.within + name;
    const provenance = field['x-provenance'] ?? place.provenance;
    const link = describedBy(field, place.root);
    const meaning = [
      ...(field.deprecated ? ['Deprecated.'] : []),
      ...(field.description === undefined ? [] : [field.description]),
      ...(link === undefined ? [] : [`Its fields: ${link}.`]),
    ].join(' ');
    const presence = required.includes(name) ? 'yes' : requirementOf(field);
    return [
      [code(path), typeOf(field), presence, valuesOf(field) || '–', meaning || '–', provenance + ofRules(field)],
      ...(link === undefined ? fieldRows(field, { ...place, within: `${path}.`, provenance }) : []),
    ];
  });
}

/** Returns the provenance of rules that differs from that of the field, by keyword. */
function ofRules({ 'x-rule-provenance': rules = {} }: Schema): string {
  const names = new Map<string, string[]>();
  for (const [rule, provenance] of Object.entries(rules))
    names.set(provenance, [...(names.get(provenance) ?? []), rule.replace('x-limits', 'items')]);
  return [...names].map(([provenance, rules]) => `; ${rules.join(', ')}: ${provenance}`).join('');
}

/** Only some businesses have to send certain fields of an onboarding entry. */
function requirementOf({ 'x-required-for': some = [] }: Schema): string {
  if (some.length === requirementColumns.length) return 'yes';
  return some.length > 0 ? '[for some](onboarding.md)' : '–';
}

/** Returns a type for readers: `string`, `integer or null`, `list of [Refund](api/refunds.md#refund)`. */
export function typeOf({ $ref, type, anyOf, items }: Schema): string {
  if ($ref !== undefined) return objectLink($ref.slice($ref.lastIndexOf('/') + 1));
  if (anyOf) return [...new Set(anyOf.map(typeOf))].join(' or ');
  if (items) return `list of ${typeOf(items)}`;
  return [type ?? 'any'].flat().join(' or ');
}

/** Returns the constraints on a value in addition to its type; empty when there are none. */
function valuesOf(schema: Schema): string {
  const variants = (schema.anyOf ?? []).flatMap((variant) => {
    const values = valuesOf(variant);
    return values === '' ? [] : [`${typeOf(variant)}: ${values}`];
  });
  return [...textRules(schema), ...numberRules(schema), ...objectRules(schema), ...variants].join('; ');
}

function textRules({ enum: choices, minLength, maxLength, pattern, format, 'x-errors': named }: Schema): string[] {
  return [
    ...(choices ? [codes(choices.filter((choice) => choice !== null).map(String))] : []),
    ...(minLength === undefined ? [] : [minLength === 1 ? 'not empty' : `at least ${minLength} characters`]),
    ...(maxLength === undefined ? [] : [`at most ${maxLength} characters`]),
    ...(pattern === undefined
      ? []
      : [named?.pattern === 'invalid_characters' ? 'no control characters' : code(pattern)]),
    ...(format === 'date-time' ? ['ISO 8601 in UTC'] : []),
    ...(format === 'date' ? ['YYYY-MM-DD'] : []),
  ];
}

function numberRules({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema): string[] {
  if (minimum !== undefined && maximum !== undefined) return [`${number(minimum)} to ${number(maximum)}`];
  const bounds = [
    ['greater than', exclusiveMinimum],
    ['at least', minimum],
    ['less than', exclusiveMaximum],
    ['at most', maximum],
  ] as const;
  return bounds.flatMap(([words, bound]) => (bound === undefined ? [] : [`${words} ${number(bound)}`]));
}

/** Numbers of four digits have no comma: they may be years. */
function number(value: number): string {
  return value < 10_000 ? String(value) : grouped(value);
}

function objectRules({ minProperties, maxProperties, default: initial }: Schema): string[] {
  const exactlyOne = minProperties === 1 && maxProperties === 1;
  return [
    ...(exactlyOne ? ['exactly one of its fields'] : []),
    ...(initial === undefined ? [] : [`default: ${code(String(initial))}`]),
  ];
}
