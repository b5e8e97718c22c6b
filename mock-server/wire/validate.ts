import type { FieldErrorCode } from '../../spec/tables/errors';
import { type FieldProblem, fieldErrorCode, toFieldProblem } from '../../spec/derive/field-errors';
import type { Schema } from '../../spec/vocabulary/schema';
import type { Problem, Validator } from '../../spec/vocabulary/validator';
import { SandboxError } from '../sandbox-error';
import { type FoundCardNumbers, wholeRule, withoutCardNumbers } from '../domain/masked-value';
import { boundedBody } from './bounded-body';
import { explainField, explainRule } from './field-rules';
import { closestNames, didYouMean } from '../../spec/vocabulary/closest-names';
import { printableName } from '../domain/parameter-name';

/** The places of masked card numbers that a warning names. */
const MAX_PLACES = 10;

/** Keeps the problems of a body for later callers, so that a body is validated once. */
export interface ProblemRecord {
  problems: readonly Problem[] | null;
  /** The places of the card numbers that were masked, such as `body.description`. Absent where nobody asks. */
  maskedNumbers?: readonly string[];
}

/** Returns a value as the body of an operation, with card numbers masked. Throws the error of the first invalid field. */
export function validate<Body>(value: unknown, schema: Schema, isValid: Validator<Body>, record?: ProblemRecord): Body {
  const bounded = boundedBody(value, schema);
  const fits = isValid(bounded.value);
  if (fits && bounded.problems.length === 0) {
    if (record) record.problems = [];
    return bounded.hasLongNumber ? masked(bounded.value, schema, isValid, record) : bounded.value;
  }
  const problems = [...(isValid.errors ?? []), ...bounded.problems];
  if (record) record.problems = problems;
  const finding = firstOf(problems.map((problem) => findingOf(problem, schema)));
  throw errorOf(finding, schema, misspelling(finding, problems, schema) ?? notAbsence(finding, schema));
}

/**
 * Returns a valid body with card numbers masked. Throws the error of the first field that must not have one. An invalid body is
 * not masked: in a long text, that takes a hundred times as long as everything else.
 */
function masked<Body>(value: Body, schema: Schema, isValid: Validator<Body>, record?: ProblemRecord): Body {
  const found: FoundCardNumbers = { masked: [], refused: [] };
  const shown = withoutCardNumbers(value, schema, found, 'body');
  const refused = found.refused.map(toProblem);
  if (refused.length > 0) throw refusal(refused, schema, record);
  const places = found.masked;
  if (places.length === 0) return value;
  if (record?.maskedNumbers)
    record.maskedNumbers = [...new Set([...record.maskedNumbers, ...places])].slice(0, MAX_PLACES);
  if (isValid(shown)) return shown;
  const problems = isValid.errors ?? [];
  if (record) record.problems = problems;
  throw errorOf(firstOf(problems.map((problem) => findingOf(problem, schema))), schema);
}

/** Returns the problems of a valid body with card numbers in fields that are taken whole: addresses, ids, secrets. */
export function wholeFieldProblems(value: unknown, schema: Schema): readonly Problem[] {
  const found: FoundCardNumbers = { masked: [], refused: [] };
  withoutCardNumbers(value, schema, found, 'body');
  return found.refused.map(toProblem);
}

const toProblem = (place: string): Problem => ({
  instancePath: `/${place.split('.').slice(1).join('/')}`,
  keyword: 'format',
  params: {},
});

function refusal(problems: readonly Problem[], schema: Schema, record?: ProblemRecord): SandboxError {
  if (record) record.problems = problems;
  const { code, path } = firstOf(problems.map((problem) => findingOf(problem, schema)));
  const name = path.join('.');
  const explanation = explainRule(name, wholeRule);
  return new SandboxError(code, { name, minimum: '', maximum: '' }, { rule: wholeRule, explanation });
}

/** A field that does not fit, and the names of the fields that may stand in its place. */
export interface InvalidField {
  readonly problem: Problem;
  readonly path: readonly string[];
  readonly schema: Schema | undefined;
  readonly siblings: readonly string[];
  /** The unknown field that may be a slip for a missing one, in a sentence. */
  readonly slip: string | undefined;
}

/** Returns the field that the error of `validate` names. */
export function invalidField(problems: readonly Problem[], body: Schema): InvalidField {
  const finding = firstOf(problems.map((each) => findingOf(each, body)));
  const { problem, path } = finding;
  const siblings = Object.keys(locate(body, path.slice(0, -1)).schema?.properties ?? {});
  return { problem, path, schema: locate(body, path).schema, siblings, slip: misspelling(finding, problems, body) };
}

/** Returns the error of each invalid field of a body, by its path: those that the API would return one after another. */
export function fieldErrors<Body>(
  value: unknown,
  schema: Schema,
  isValid: Validator<Body>,
): ReadonlyMap<string, SandboxError> {
  const first = new Map<string, Finding>();
  for (const problem of isValid(value) ? [] : (isValid.errors ?? [])) {
    const finding = findingOf(problem, schema);
    const path = finding.path.join('.');
    const other = first.get(path);
    first.set(path, other === undefined ? finding : firstOf([other, finding]));
  }
  return new Map([...first].map(([path, finding]) => [path, errorOf(finding, schema)]));
}

function errorOf({ code, path, limit, problem }: Finding, body: Schema, hint?: string): SandboxError {
  const name = path.map(printableName).join('.');
  // Other codes stand for one rule, and explain that.
  const explanation = code === 'parameter_invalid' ? explainField(name, problem, locate(body, path).schema) : undefined;
  return new SandboxError(code, { name, minimum: limit, maximum: limit }, { hint, explanation });
}

/** Returns the field that an unknown one may be a slip for, or the unknown field that may be a slip for a missing one. */
function misspelling({ problem, path }: Finding, problems: readonly Problem[], body: Schema): string | undefined {
  const { instancePath, params } = problem;
  const known = Object.keys(locate(body, path.slice(0, -1)).schema?.properties ?? {});
  const unknown = nameIn(params, 'additionalProperty');
  if (unknown !== undefined) return didYouMean(unknown, known).trim() || undefined;
  const missing = nameIn(params, 'missingProperty');
  const slip = problems
    .filter((other) => other.instancePath === instancePath)
    .map((other) => nameIn(other.params, 'additionalProperty') ?? '')
    .find((name) => missing !== undefined && closestNames(name, known).includes(missing));
  return slip === undefined ? undefined : `"${printableName(slip)}" is unknown. Did you mean "${missing}"?`;
}

/** Returns what to send instead of null, where null is not absence. */
function notAbsence({ problem, path }: Finding, body: Schema): string | undefined {
  if (problem.keyword !== 'type' || locate(body, path).schema?.['x-absent-is-all'] !== true) return undefined;
  return `Leave ${path.join('.')} out to mean all of it: null is refused.`;
}

/** Returns the finding that comes first in the order of the fields: of two in one place, the one that was found first. */
function firstOf(findings: readonly Finding[]): Finding {
  return findings.reduce((a, b) => (byPlace(b, a) < 0 ? b : a));
}

/** A problem in a body, as an error of the API. */
interface Finding {
  readonly problem: Problem;
  readonly code: FieldErrorCode;
  readonly path: readonly string[];
  /** The position of the path in the order of the fields, level by level. */
  readonly place: readonly number[];
  /** The limit that was exceeded; empty for other problems. */
  readonly limit: string;
}

function findingOf(problem: Problem, body: Schema): Finding {
  const { keyword, params } = problem;
  const missing = nameIn(params, 'missingProperty');
  const unknown = nameIn(params, 'additionalProperty');
  const path = pathOf(problem);
  const { schema, place } = locate(body, path);
  const fieldProblem: FieldProblem =
    missing !== undefined ? 'absent' : unknown !== undefined ? 'unexpected' : toFieldProblem(keyword);
  const code = fieldErrorCode(path.at(-1) ?? '', schema, fieldProblem);
  return { problem, code, path, place, limit: String(params['limit'] ?? '') };
}

/** Returns the path to the field with the problem. */
export function pathOf({ instancePath, params }: Problem): readonly string[] {
  const path = instancePath.split('/').slice(1).map(fromPointer);
  const name = nameIn(params, 'missingProperty') ?? nameIn(params, 'additionalProperty');
  return name === undefined ? path : [...path, name];
}

function nameIn(params: Problem['params'], key: string): string | undefined {
  const name = params[key];
  return typeof name === 'string' ? name : undefined;
}

/** Returns the schema at a path and its position. An unknown field comes after all known ones. */
export function locate(
  body: Schema,
  path: readonly string[],
): { readonly schema: Schema | undefined; readonly place: readonly number[] } {
  let schema: Schema | undefined = body;
  const place: number[] = [];
  for (const name of path) {
    const names: readonly string[] = Object.keys(schema?.properties ?? {});
    const index: number = schema?.items ? Number(name) : names.indexOf(name);
    place.push(index === -1 ? Infinity : index);
    schema = schema?.items ?? (index === -1 ? undefined : schema?.properties?.[name]);
  }
  return { schema, place };
}

/** Compares positions by the order of the fields. */
export function byPlace(a: Pick<Finding, 'place'>, b: Pick<Finding, 'place'>): number {
  for (let level = 0; level < Math.min(a.place.length, b.place.length); level++) {
    const here = a.place[level] ?? 0;
    const there = b.place[level] ?? 0;
    if (here !== there) return here < there ? -1 : 1;
  }
  return a.place.length - b.place.length;
}

function fromPointer(segment: string): string {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~');
}
