import { didYouMean } from '../../spec/vocabulary/closest-names';
import { patternRules } from '../../spec/tables/pattern-rules';
import { referenceUrl } from '../../spec/vocabulary/reference-page';
import type { Schema } from '../../spec/vocabulary/schema';
import type { Problem } from '../../spec/vocabulary/validator';
import { wholeRule } from '../domain/masked-value';

function typeName(field: Schema | undefined): string {
  const names = [field?.type ?? []].flat().map((type) => (/^[aio]/.test(type) ? `an ${type}` : `a ${type}`));
  return names.length > 0 ? names.join(' or ') : 'of another type';
}

/** The rule for a value, by the keyword that it fails. */
const rules: Readonly<Record<string, (limit: string, field?: Schema) => string>> = {
  required: () => 'It is required: send it.',
  type: (_, field) => `It must be ${typeName(field)}.`,
  enum: (_, field) => `It must be one of: ${(field?.enum ?? []).join(', ')}.`,
  pattern: (_, field) =>
    field?.['x-errors']?.pattern === 'invalid_characters'
      ? `It must not have ${field['x-limits'] ? 'the character U+0000' : 'control characters'}.`
      : (patternRules.get(field?.pattern ?? '') ?? `It has another form than declared: ${field?.description}`),
  minLength: (limit) => (limit === '1' ? 'It must not be empty.' : `It must have at least ${limit} characters.`),
  maxLength: (limit) => `It must have at most ${limit} characters.`,
  minimum: (limit) => `It must be at least ${limit}.`,
  maximum: (limit) => `It must be at most ${limit}.`,
  exclusiveMinimum: (limit) => `It must be greater than ${limit}.`,
  exclusiveMaximum: (limit) => `It must be less than ${limit}.`,
  minProperties: (limit) => `It must have at least ${limit} of its fields.`,
  maxProperties: (limit) => `It must have at most ${limit} of its fields.`,
  minItems: (limit) => `It must have at least ${limit} items.`,
  maxItems: (limit) => `It must have at most ${limit} items.`,
  format: () => wholeRule,
  'x-limits': (_, field) =>
    `It must have at most ${field?.['x-limits']?.keys} keys and ${field?.['x-limits']?.items} items of lists, including nested ones.`,
};

/** Returns what a value of a field must be, by the keyword that it fails. */
export function ruleOf({ keyword, params }: Problem, field: Schema | undefined): string {
  const rule = rules[keyword];
  if (rule) return rule(String(params['limit'] ?? ''), field);
  return `It fits none of the forms that the document declares: ${field?.description ?? ''}`.trim();
}

/** The text of a `Date` of JavaScript, as `String` gives it. */
const dateText = /^(Sun|Mon|Tue|Wed|Thu|Fri|Sat) [A-Z][a-z]{2} \d\d \d{4} /;
const timestampRule = 'It must be a timestamp such as 2027-01-01T00:00:00Z.';

/** Returns what the value of a query parameter must be, and what became of the value that was sent. */
export function parameterRule({ type, enum: choices, minimum, maximum, format }: Schema, value = ''): string {
  if (choices) return `It must be one of: ${choices.join(', ')}.${didYouMean(value, choices.map(String))}`;
  if (format === 'date-time') return `${timestampRule}${lostInQuery(value)}`;
  if (minimum !== undefined && maximum !== undefined) return `It must be a whole number from ${minimum} to ${maximum}.`;
  return `It must be of type ${[type ?? 'string'].flat().join(' or ')}.`;
}

/** A plus sign in a query is a blank, and a `Date` becomes a text of its own. */
function lostInQuery(value: string): string {
  if (/^\d{4}-\S+ \d\d:?\d\d$/.test(value)) return ' A plus sign in a query is a blank: write the plus sign as %2B.';
  return dateText.test(value) ? ' This is the text of a Date: send date.toISOString().' : '';
}

/** Returns a rule as the explanation for a parameter: it names the parameter. */
export const explainRule = (name: string, rule: string): string =>
  rule.startsWith('It ') ? `${name}${rule.slice(2)}` : `${name}: ${rule}`;

/** Returns the explanation for a field of a body. One of another type than declared may be of another object. */
export function explainField(name: string, problem: Problem, field: Schema | undefined): string {
  const rule = explainRule(name, ruleOf(problem, field));
  return problem.keyword === 'type' ? `${rule} Compare it with ${referenceUrl('objects')}` : rule;
}
