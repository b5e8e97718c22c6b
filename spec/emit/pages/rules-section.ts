import { operations } from '../../resources';
import { type ConditionName, conditions } from '../../tables/conditions';
import { rules } from '../../tables/rules';
import type { Operation } from '../../vocabulary/operation';
import type { Rule } from '../../vocabulary/provenance';
import type { Schema } from '../../vocabulary/schema';
import { rowsOf } from '../../vocabulary/table';
import { code, codes, facts } from '../markdown';

/** Every rule of the sandbox, whatever its provenance. */
export const allRules: readonly Rule[] = [...rules, ...Object.values(conditions)];

/** Returns the paths of the fields of requests under a condition, each once. */
export function fieldsUnder(name: ConditionName): readonly string[] {
  const bodies = Object.values<Operation>(operations).flatMap(({ body }) => body ?? []);
  return [...new Set(bodies.flatMap((body) => pathsUnder(name, body)))];
}

function pathsUnder(name: ConditionName, { properties = {}, items }: Schema, within = ''): readonly string[] {
  return [
    ...Object.entries(properties).flatMap(([field, schema]) => [
      ...(schema['x-conditions']?.includes(name) ? [within + field] : []),
      ...pathsUnder(name, schema, `${within}${field}.`),
    ]),
    ...(items ? pathsUnder(name, items, within.replace(/\.$/, '[].')) : []),
  ];
}

const where = ({ code: place }: Rule) => code(place);
const isUndocumented = ({ provenance }: Rule) => provenance !== 'stated';

/** The rules that the service does not document: those beyond fields, and those of fields. */
export const rulesSection = [
  '## Rules',
  'What no schema can say, and where the code says it. The description of a field says its rules as well.',
  facts(rules.filter(isUndocumented), { Rule: ({ text }) => text, Code: where }),
  facts(
    rowsOf<Record<ConditionName, Rule>>(conditions)
      .map(([name, row]) => ({ name, ...row }))
      .filter(isUndocumented),
    { Fields: ({ name }) => codes(fieldsUnder(name)), Rule: ({ text }) => text, Code: where },
  ),
].join('\n\n');
