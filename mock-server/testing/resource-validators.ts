import type { components } from '../../spec/generated/types';
import { type ResourceName, resourceValidators } from '../../spec/generated/resource-validators';
import type { Problem } from '../../spec/vocabulary/validator';
import { didYouMean } from '../../spec/vocabulary/closest-names';
import { shown } from './shown';
import { namesAt, schemaOf } from './resource-schemas';

export type { ResourceName } from '../../spec/generated/resource-validators';

/** The value of a schema of the document. */
export type ResourceOfName<Name extends ResourceName> = components['schemas'][Name];

/** A field that differs from the document. */
export interface FieldProblem {
  /** Such as `payment_method.card.month` or `refunds.0.amount`; empty for the value itself. */
  readonly path: string;
  /** The problem, such as `must be integer, not "1000"`. */
  readonly message: string;
}

interface Validate {
  (value: unknown): boolean;
  errors?: readonly Problem[] | null;
}

/** Returns the fields of a value that are not valid by the schema of a name in the document; empty for a valid value. */
export function resourceProblems(name: ResourceName, value: unknown): readonly FieldProblem[] {
  const validate: Validate = resourceValidators[name];
  const problems = validate(value) ? [] : reported(validate.errors ?? []);
  // A value of another type fails the other keywords as well: one problem is enough.
  const first = new Map<string, Placed>();
  for (const problem of problems) {
    const path = problem.path.join('.');
    if (!first.has(path)) first.set(path, problem);
  }
  return [...first].map(([path, problem]) => ({ path, message: messageOf(problem, value, name) }));
}

interface Placed extends Problem {
  readonly path: readonly string[];
}

/**
 * Returns the problems to report. `if` and `anyOf` only say that a form does not fit: of a value with several forms, the problems
 * of its fields say more than what makes it another form.
 */
function reported(problems: readonly Problem[]): readonly Placed[] {
  const placed = problems
    .filter(({ keyword }) => keyword !== 'if')
    .map((problem) => ({ ...problem, path: pathOf(problem) }));
  const unions = placed.filter(({ keyword }) => keyword === 'anyOf');
  const isBelow = (inner: Placed, outer: Problem) =>
    inner.keyword !== 'required' && inner.instancePath.startsWith(`${outer.instancePath}/`);
  return placed.filter((problem) => {
    const union = unions.find(({ instancePath }) => instancePath === problem.instancePath);
    if (union === undefined) return true;
    return problem.keyword === 'anyOf' && !placed.some((other) => isBelow(other, union));
  });
}

/** Returns the path of the field with the problem. */
function pathOf({ instancePath, params }: Problem): readonly string[] {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
  const { missingProperty } = params;
  return typeof missingProperty === 'string' ? [...path, missingProperty] : path;
}

function messageOf({ keyword, params, message = '', path }: Placed, whole: unknown, name: ResourceName): string {
  const value = valueAt(whole, path);
  if (keyword === 'required') return `missing.${misspelling(whole, path, name)}`;
  if (keyword === 'enum' && Array.isArray(params['allowedValues'])) {
    const allowed = params['allowedValues'].map(String);
    const hint = typeof value === 'string' ? didYouMean(value, allowed) : '';
    return `must be one of ${allowed.join(', ')}, not ${shown(value)}${hint && `.${hint}`}`;
  }
  if (keyword === 'anyOf') return `has none of the declared forms: ${shown(value)}`;
  return `${message}, not ${shown(value)}`;
}

/** Returns a hint to an undeclared field with a similar name, beside a missing one. */
function misspelling(whole: unknown, path: readonly string[], name: ResourceName): string {
  const above = path.slice(0, -1);
  const parent = valueAt(whole, above);
  if (typeof parent !== 'object' || parent === null) return '';
  const declared = namesAt(schemaOf(name), above);
  const undeclared = Object.keys(parent).filter((key) => !declared.includes(key));
  const missing = path.at(-1) ?? '';
  const found = undeclared.find((key) => didYouMean(key, declared) === ` Did you mean "${missing}"?`);
  return found === undefined ? '' : ` There is "${found}".${didYouMean(found, [missing])}`;
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce(fieldOf, value);
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
