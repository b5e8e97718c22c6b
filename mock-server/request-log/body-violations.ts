import type { OperationId } from '../../spec/resources';
import type { Operation } from '../../spec/vocabulary/operation';
import type { Schema } from '../../spec/vocabulary/schema';
import type { Problem } from '../../spec/vocabulary/validator';
import { didYouMean } from '../../spec/vocabulary/closest-names';
import { boundedBody } from '../wire/bounded-body';
import { ruleOf } from '../wire/field-rules';
import { byPlace, locate, pathOf, wholeFieldProblems } from '../wire/validate';
import { MAX_VIOLATIONS, safeName, type Violation } from './violation';

interface BodyValidator {
  (body: unknown): boolean;
  errors?: readonly Problem[] | null;
}

/** Validates a body that its operation did not validate, or whose problems were not kept. */
export function problemsOf(
  isValid: BodyValidator,
  { body: schema = {} }: Operation,
  body: unknown,
): readonly Problem[] {
  const bounded = boundedBody(body, schema);
  isValid(bounded.value);
  const whole = bounded.hasLongNumber ? wholeFieldProblems(bounded.value, schema) : [];
  return [...(isValid.errors ?? []), ...bounded.problems, ...whole];
}

/** Returns the first differences of a body from its schema, in the order of the fields. */
export function bodyViolations(
  id: OperationId,
  { body: schema = {} }: Operation,
  problems: readonly Problem[],
): Violation[] {
  if (problems.length === 0) return [];
  const found = problems.map((problem) => {
    const path = pathOf(problem);
    return { ...locate(schema, path), problem, path };
  });
  // A value that fits none of several forms fails each form for its own reason: report only that none fits.
  const anyOf = found.filter(({ problem }) => problem.keyword === 'anyOf');
  const forms = new Set(anyOf.map(({ path }) => path.join('/')));
  const shown = found.filter(({ problem, path }) => problem.keyword === 'anyOf' || !forms.has(path.join('/')));
  const first = shown.sort(byPlace).slice(0, MAX_VIOLATIONS);
  return first.map(({ problem, path, schema: field }) => describe(id, schema, { problem, path, field }));
}

interface Found {
  readonly problem: Problem;
  readonly path: readonly string[];
  readonly field: Schema | undefined;
}

function describe(id: OperationId, schema: Schema, { problem, path, field }: Found): Violation {
  const where = ['body', ...path.map(safeName)].join('.');
  const { keyword } = problem;
  if (keyword === 'required') return { kind: 'missing_field', where, message: ruleOf(problem, field) };
  if (keyword === 'additionalProperties') {
    const name = path.at(-1) ?? '';
    const known = Object.keys(locate(schema, path.slice(0, -1)).schema?.properties ?? {});
    const hint = didYouMean(name, known) || ` Known here: ${known.join(', ')}.`;
    return { kind: 'unknown_field', where, message: `${id} has no such field.${hint}` };
  }
  return { kind: keyword === 'type' ? 'wrong_type' : 'wrong_value', where, message: ruleOf(problem, field) };
}
