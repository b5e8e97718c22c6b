import { validators } from '../../spec/generated/validators';
import type { OperationId } from '../../spec/resources';
import type { Operation } from '../../spec/vocabulary/operation';
import type { Schema } from '../../spec/vocabulary/schema';
import type { Problem } from '../../spec/vocabulary/validator';
import { comesBefore, locate, pathOf } from '../wire/validate';
import { didYouMean, MAX_VIOLATIONS, safeName, type Violation } from './violation';

interface BodyValidator {
  (body: unknown): boolean;
  errors?: readonly Problem[] | null;
}

/** Returns everything in a body that its schema does not allow, in the order of the fields. */
export function bodyViolations(id: OperationId, { body: schema = {} }: Operation, body: unknown): Violation[] {
  const isValid: BodyValidator = validators[id];
  if (isValid(body)) return [];
  const found = (isValid.errors ?? []).map((problem) => {
    const path = pathOf(problem);
    return { ...locate(schema, path), problem, path };
  });
  // A value that fits none of several forms fails each form for its own reason: report only that none fits.
  const forms = found.filter(({ problem }) => problem.keyword === 'anyOf').map(({ path }) => path.join('/'));
  return found
    .filter(({ problem, path }) => problem.keyword === 'anyOf' || !forms.includes(path.join('/')))
    .sort((a, b) => (comesBefore(a, b) ? -1 : 1))
    .slice(0, MAX_VIOLATIONS)
    .map(({ problem, path, schema: field }) => describe(id, schema, { problem, path, field }));
}

interface Found {
  readonly problem: Problem;
  readonly path: readonly string[];
  readonly field: Schema | undefined;
}

function describe(id: OperationId, schema: Schema, { problem, path, field }: Found): Violation {
  const where = ['body', ...path.map(safeName)].join('.');
  const { keyword } = problem;
  if (keyword === 'required') return { kind: 'missing_field', where, message: 'It is required: send it.' };
  if (keyword === 'additionalProperties') {
    const name = path.at(-1) ?? '';
    const known = Object.keys(locate(schema, path.slice(0, -1)).schema?.properties ?? {});
    const hint = didYouMean(name, known) || ` Known here: ${known.join(', ')}.`;
    return { kind: 'unknown_field', where, message: `${id} has no such field.${hint}` };
  }
  if (keyword === 'type') return { kind: 'wrong_type', where, message: `It must be ${typeName(field)}.` };
  return { kind: 'wrong_value', where, message: valueRule(problem, field) };
}

function typeName(field: Schema | undefined): string {
  const names = [field?.type ?? []].flat().map((type) => (/^[aio]/.test(type) ? `an ${type}` : `a ${type}`));
  return names.length > 0 ? names.join(' or ') : 'of another type';
}

/** Returns what a value must be, by the keyword that it fails. */
function valueRule({ keyword, params }: Problem, field: Schema | undefined): string {
  const limit = String(params['limit'] ?? '');
  switch (keyword) {
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
    case 'maxItems':
      return `It must have at most ${limit} items.`;
    default:
      return `It fits none of the forms that the document declares: ${field?.description ?? ''}`.trim();
  }
}
