/** The environment variable with the default of every `baseUrl`. */
export const API_URL_VARIABLE = 'PAYMENTS_API_URL';

/** Returns an environment variable; undefined for an empty one, and where the platform has no environment. */
export function environmentVariable(name: string): string | undefined {
  return typeof process === 'undefined' ? undefined : process.env?.[name] || undefined;
}

/**
 * Returns a base URL without a slash at its end. Throws a `TypeError` for one that is not an http or https URL, that ends
 * with `/v1`, or that has a query. The message quotes it, without a password, and says what to write.
 */
export function requireBaseUrl(baseUrl: string, name: string): string {
  const withoutUser = baseUrl.replace(/\/\/[^/]*@/, '//');
  const scheme = /^\W*(localhost|127\.|::1)/.test(withoutUser) ? 'http://' : 'https://';
  const correct = withoutUser.replace(/^(?!https?:\/\/)(\w*:?\/\/)?/i, scheme).replace(/(\/v1\/*)?([?#].*)?$/, '');
  if (correct === baseUrl && URL.canParse(baseUrl)) return baseUrl.replace(/\/+$/, '');
  const problem = withoutUser === baseUrl ? problemOf(baseUrl) : 'contains a user name or a password';
  throw new TypeError(`${name} "${withoutUser}" ${problem}: write "${correct}"`);
}

function problemOf(baseUrl: string): string {
  if (!/^https?:\/\//i.test(baseUrl)) return 'does not start with http:// or https://';
  if (/[?#]/.test(baseUrl)) return 'has a query or a fragment';
  return /\/v1\/*$/.test(baseUrl) ? 'ends with /v1, which every call adds' : 'is not a URL';
}
