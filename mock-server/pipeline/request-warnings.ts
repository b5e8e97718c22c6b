import { limits } from '../../spec/tables/limits';
import type { Operation } from '../../spec/vocabulary/operation';
import type { WireResponse } from '../wire/envelope';
import { unknownName } from '../domain/unknown-name';
import { warningHeader } from '../wire/warnings';

const OTHER_CHARSET =
  'the charset in the header Content-Type was ignored: bodies are in UTF-8, send Content-Type: application/json';
/** The parameter by which the `fetch` of React Native keeps caches from responding to a read. */
const CACHE_BUSTER = '_';
const { value: MAX_NAMED } = limits.unknown_parameters;

/** Matches a content type without a charset, or with one whose every text is the same in UTF-8. */
export const isInUtf8 = /^(?!.*;\s*charset\s*=(?!\s*"?(utf-?8|us-ascii|ascii)"?\s*(;|$)))/is;

/**
 * Adds warnings to those that a response has: of each query parameter that the operation does not declare or that was given more
 * than once, and of a charset that is not the one of the body.
 */
export function withWarnings(
  response: WireResponse,
  { query: declared = {} }: Operation,
  search: URLSearchParams,
  contentType: string,
): WireResponse {
  const found = [...unknownParameters(declared, search), ...repeatedParameters(declared, search)];
  if (!isInUtf8.test(contentType)) found.push(OTHER_CHARSET);
  if (found.length === 0) return response;
  const { 'Sandbox-Warning': own } = response.headers;
  const warnings = [...(own === undefined ? [] : [own]), ...found];
  return { ...response, headers: { ...response.headers, ...warningHeader(warnings) } };
}

/** Of a declared parameter that was given more than once, the last value counts. */
function repeatedParameters(declared: NonNullable<Operation['query']>, search: URLSearchParams): string[] {
  const repeated = Object.keys(declared).filter((name) => search.getAll(name).length > 1);
  return repeated.map((name) => `query parameter "${name}" was given more than once, the last value counts`);
}

function unknownParameters(declared: NonNullable<Operation['query']>, search: URLSearchParams): string[] {
  const isUnknown = (name: string) => name !== CACHE_BUSTER && !Object.hasOwn(declared, name);
  const names = [...new Set(search.keys())].filter(isUnknown);
  const known = Object.keys(declared);
  const warnings = names.slice(0, MAX_NAMED).map((name) => unknownName('query parameter', name, known));
  return names.length > MAX_NAMED
    ? [...warnings, `${names.length - MAX_NAMED} more unknown query parameters`]
    : warnings;
}
