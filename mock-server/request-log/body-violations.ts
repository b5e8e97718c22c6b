import type { OperationId } from '../../spec/resources';
import type { Operation } from '../../spec/vocabulary/operation';
import type { Schema } from '../../spec/vocabulary/schema';
import type { Problem } from '../../spec/vocabulary/validator';
import { didYouMean } from '../../spec/vocabulary/closest-names';
import { boundedBody } from '../wire/bounded-body';
import { comesBefore, locate, pathOf } from '../wire/validate';
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
  return [...(isValid.errors ?? []), ...bounded.problems];
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
  const shown =
    forms.size === 0
      ? found
      : found.filter(({ problem, path }) => problem.keyword === 'anyOf' || !forms.has(path.join('/')));
  const first = [...shown].sort(byPlace).slice(0, MAX_VIOLATIONS);
  return first.map(({ problem, path, schema: field }) => describe(id, schema, { problem, path, field }));
}

type Placed = Parameters<typeof comesBefore>[0];

const byPlace = (a: Placed, b: Placed) => (comesBefore(a, b) ? -1 : comesBefore(b, a) ? 1 : 0);

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

function typeName(field: Schema | undefined): string {
  const names = [field?.type ?? []].flat().map((type) => (/^[aio]/.test(type) ? `an ${type}` : `a ${type}`));
  return names.length > 0 ? names.join(' or ') : 'of another type';
}

/** Returns what a value of a field must be, by the keyword that it fails. */
export function ruleOf({ keyword, params }: Problem, field: Schema | undefined): string {
  const limit = String(params['limit'] ?? '');
  switch (keyword) {
    case 'required':
      return 'It is required: send it.';
    case 'type':
      return `It must be ${typeName(field)}.`;
    case 'enum':
      return `It must be one of: ${(field?.enum ?? []).join(', ')}.`;
    case 'pattern':
      return field?.['x-errors']?.pattern === 'invalid_characters'
        ? 'It must not have control characters.'
        : `It has another form than declared: ${field?.description ?? 'see the document.'}`;
    case 'minLength':
      return limit === '1' ? 'It must not be empty.' : `It must have at least ${limit} characters.`;
    case 'maxLength':
      return `It must have at most ${limit} characters.`;
    case 'minimum':
      return `It must be at least ${limit}.`;
    case 'maximum':
      return `It must be at most ${limit}.`;
    case 'exclusiveMinimum':
      return `It must be greater than ${limit}.`;
    case 'exclusiveMaximum':
      return `It must be less than ${limit}.`;
    case 'minProperties':
      return `It must have at least ${limit} of its fields.`;
    case 'maxProperties':
      return `It must have at most ${limit} of its fields.`;
    case 'minItems':
      return `It must have at least ${limit} items.`;
    case 'maxItems':
      return `It must have at most ${limit} items.`;
    case 'x-limits':
      return `It must have at most ${field?.['x-limits']?.keys} keys and ${field?.['x-limits']?.items} items of lists, including nested ones.`;
    default:
      return `It fits none of the forms that the document declares: ${field?.description ?? ''}`.trim();
  }
}
