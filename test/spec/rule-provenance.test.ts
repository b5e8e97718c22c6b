import { expect, test } from 'vitest';
import { fieldTable } from '../../spec/emit/pages/field-table';
import { operations } from '../../spec/resources';
import type { Operation } from '../../spec/vocabulary/operation';
import type { Provenance } from '../../spec/vocabulary/provenance';
import { integer, nonEmptyText, request, type Rule, ruled, type Schema } from '../../spec/vocabulary/schema';

const rules: readonly Rule[] = [
  'enum',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minProperties',
  'maxProperties',
  'minItems',
  'maxItems',
  'x-limits',
  'format',
];

/** Rules that the service documents, by the name of their field. */
const stated: readonly string[] = [
  'amount exclusiveMinimum',
  'amount exclusiveMaximum',
  'limit minimum',
  'limit maximum',
  'status enum',
  'currency enum',
  'type enum',
  'effective_start format',
  'effective_end format',
  'payment_method minProperties',
  'payment_method maxProperties',
];

/** Which characters a text may have is one rule for all texts: the error of the service names it. */
const isOwnRule = (rule: Rule, { 'x-errors': named }: Schema) =>
  rule !== 'pattern' || named?.pattern !== 'invalid_characters';

/** Returns the rules of fields that only say to be documented by the service because their field is. */
function inherited(name: string, schema: Schema, outer: Provenance): string[] {
  const { properties = {}, items, anyOf = [], 'x-rule-provenance': own = {} } = schema;
  const provenance = schema['x-provenance'] ?? outer;
  const here = rules.filter((rule) => Object.hasOwn(schema, rule) && isOwnRule(rule, schema));
  return [
    ...(provenance === 'stated' ? here.filter((rule) => own[rule] === undefined).map((rule) => `${name} ${rule}`) : []),
    ...Object.entries(properties).flatMap(([each, field]) => inherited(each, field, provenance)),
    ...(items ? inherited(name, items, provenance) : []),
    ...anyOf
      .flatMap((each) => inherited(name, each, provenance))
      .filter((found) => !rules.some((rule) => own[rule] !== undefined && found === `${name} ${rule}`)),
  ];
}

test('a rule of a documented field is documented, or has a provenance of its own', () => {
  const found = Object.values<Operation>(operations).flatMap(({ body = {}, query = {}, provenance }) =>
    inherited('', { properties: { ...query, ...body.properties } }, provenance),
  );
  expect([...new Set(found)].filter((rule) => !stated.includes(rule))).toEqual([]);
  expect(stated.filter((rule) => !found.includes(rule))).toEqual([]);
});

test('the reference pages show it beside the provenance of the field', () => {
  const rate = ruled(integer('Percent.', { minimum: 0, maximum: 100 }), { minimum: 'chosen', maximum: 'chosen' });
  const page = fieldTable(request({ rate, name: nonEmptyText('A name.') }), 'Required', 'stated');
  expect(page).toContain('| stated; minimum, maximum: chosen |');
  expect(page).toContain('| stated; minLength: chosen |');
});

test('that a name of a sub account is unique, and what requires a key, is not documented', () => {
  const { createSubAccount, createFeeConfiguration }: Readonly<Record<string, Operation>> = operations;
  expect(createSubAccount?.body?.properties?.['name']?.['x-rule-provenance']?.unique).toBe('chosen');
  expect(createFeeConfiguration?.idempotencyKeyProvenance).toBe('reference');
});
