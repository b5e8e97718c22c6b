import { URL } from '../spec/vocabulary/globals';
import { variableIn } from '../spec/vocabulary/environment-variable';

/** The environment variable with the default of every `baseUrl`. */
export const API_URL_VARIABLE = 'PAYMENTS_API_URL';

/** Returns an environment variable; undefined for one that says nothing, and where the platform has no environment. */
export function environmentVariable(name: string): string | undefined {
  return typeof process === 'undefined' ? undefined : variableIn(process.env ?? {}, name);
}

/**
 * Returns a base URL without a slash at its end. Throws a `TypeError` for one that is not an http or https URL, that ends
 * with `/v1`, or that has a query. The message quotes it, without a password, and says what to write where that is known.
 */
export function requireBaseUrl(baseUrl: string, name: string): string {
  const problem = problemOf(baseUrl);
  if (problem === undefined) return baseUrl.replace(/\/+$/, '');
  const withoutUser = baseUrl.replace(USER, '//');
  const correct = corrected(withoutUser);
  const advice = problemOf(correct) === undefined ? `: write "${correct}"` : '';
  throw new TypeError(`${name} "${withoutUser}" ${problem}${advice}`);
}

/** The user name and the password in a URL. */
const USER = /\/\/[^/]*@/;

function problemOf(baseUrl: string): string | undefined {
  if (USER.test(baseUrl)) return 'contains a user name or a password';
  if (/\s/.test(baseUrl)) return 'contains white space';
  if (!/^https?:\/\//i.test(baseUrl)) return 'does not start with http:// or https://';
  if (/[?#]/.test(baseUrl)) return 'has a query or a fragment';
  if (/\/v1\/*$/.test(baseUrl)) return 'ends with /v1, which every call adds';
  return URL.canParse(baseUrl) ? undefined : 'is not a URL';
}

/** Returns what was probably meant. */
function corrected(baseUrl: string): string {
  const text = baseUrl.trim();
  const scheme = /^\W*(localhost|127\.|::1)/.test(text) ? 'http://' : 'https://';
  return text.replace(/^(?!https?:\/\/)(\w*:?\/\/)?/i, scheme).replace(/(\/+v1)*\/*([?#].*)?$/, '');
}
