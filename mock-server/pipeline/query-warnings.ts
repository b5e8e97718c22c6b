import { limits } from '../../spec/tables/limits';
import type { Operation } from '../../spec/vocabulary/operation';
import type { WireResponse } from '../wire/envelope';
import { unknownName } from '../domain/unknown-name';
import { warningHeader } from '../wire/warnings';

const { value: MAX_NAMED } = limits.unknown_parameters;

/** Adds a warning about each query parameter that the operation does not declare to those that a response has. */
export function withQueryWarnings(
  response: WireResponse,
  { query: declared = {} }: Operation,
  search: URLSearchParams,
): WireResponse {
  const unknown = unknownParameters(declared, search);
  if (unknown.length === 0) return response;
  const { 'Sandbox-Warning': own } = response.headers;
  const warnings = [...(own === undefined ? [] : [own]), ...unknown];
  return { ...response, headers: { ...response.headers, ...warningHeader(warnings) } };
}

function unknownParameters(declared: NonNullable<Operation['query']>, search: URLSearchParams): string[] {
  const names = [...new Set(search.keys())].filter((name) => !Object.hasOwn(declared, name));
  const known = Object.keys(declared);
  const warnings = names.slice(0, MAX_NAMED).map((name) => unknownName('query parameter', name, known));
  return names.length > MAX_NAMED
    ? [...warnings, `${names.length - MAX_NAMED} more unknown query parameters`]
    : warnings;
}
