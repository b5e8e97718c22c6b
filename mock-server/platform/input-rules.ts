import type { Operation } from '../../spec/vocabulary/operation';
import type { Schema } from '../../spec/vocabulary/schema';
import type { Validator } from '../../spec/vocabulary/validator';
import { nameRule } from '../domain/known-members';
import { isSandboxError } from '../sandbox-error';
import { isPlainObject } from '../wire/json';
import { parameterRule, ruleOf } from '../wire/field-rules';
import { isParameter, type ListOwner, type Query, readQuery, sentValue } from '../wire/query';
import { type InvalidField, invalidField, type ProblemRecord, validate } from '../wire/validate';
import { didYouMean } from '../../spec/vocabulary/closest-names';

/** The rule for a field with an instant. */
export const timestampRule = 'It must be a timestamp such as 2027-01-01T00:00:00Z, before the year 9000.';

/** A longer list of values is left out where one of them is close to the value that was sent. */
const MAX_LISTED_VALUES = 12;

/** Returns a value as the body of an operation. The error of an invalid field says what is allowed, and names what is close. */
export function validateBody<Body>(sent: unknown, { body: schema = {} }: Operation, isValid: Validator<Body>): Body {
  const record: ProblemRecord = { problems: null };
  try {
    return validate(sent, schema, isValid, record);
  } catch (error) {
    if (!isSandboxError(error) || record.problems === null) throw error;
    throw error.ofControl(bodyRule(invalidField(record.problems, schema), sent));
  }
}

function bodyRule({ problem, path, schema, siblings, slip }: InvalidField, sent: unknown): string | undefined {
  const name = path.at(-1) ?? '';
  if (problem.keyword === 'required') return slip;
  if (problem.keyword === 'additionalProperties') return nameRule(name, siblings);
  const value = path.reduce(valueIn, sent);
  return choiceRule(value, schema) ?? ruleOf(problem, schema);
}

function valueIn(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value[Number(name)];
  return isPlainObject(value) ? value[name] : undefined;
}

/** Reads the declared parameters of an operation. The error of an invalid one says what is allowed, and names what is close. */
export function readParameters(
  operation: Pick<Operation, 'path' | 'newerPath' | 'query'>,
  search: URLSearchParams,
  owner: ListOwner,
): Query {
  try {
    return readQuery(operation, search, owner);
  } catch (error) {
    if (!isSandboxError(error) || error.code !== 'parameter_invalid') throw error;
    for (const [name, schema] of Object.entries(operation.query ?? {})) {
      const value = sentValue(search, name);
      if (value !== undefined && !isParameter(value, schema))
        throw error.ofControl(choiceRule(value, schema) ?? parameterRule(schema));
    }
    throw error;
  }
}

/** Returns the rule for one of several values; undefined for other values. */
function choiceRule(value: unknown, { enum: choices }: Schema = {}): string | undefined {
  if (choices === undefined) return undefined;
  const names = choices.filter((choice) => choice !== null).map(String);
  const suggestion = typeof value === 'string' ? didYouMean(value, names) : '';
  if (suggestion !== '' && names.length > MAX_LISTED_VALUES) return suggestion.trim();
  return `It must be one of: ${names.join(', ')}.${suggestion}`;
}
