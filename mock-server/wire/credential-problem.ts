import type { CredentialProblem } from '../../spec/tables/credential-problems';

/** Returns what is wrong with the form of an `Authorization` header that has no token of the sandbox. */
export function credentialProblem(authorization: string): CredentialProblem {
  const header = authorization.trim();
  if (header === '') return 'missing';
  if (/^Basic\b/i.test(header)) return 'basic';
  if (/^["'\u0060]|["'\u0060]$/.test(header)) return 'quoted';
  const [, token] = /^Bearer\b *(.*)$/is.exec(header) ?? [];
  if (token === undefined) return isKey(header) ? 'key_as_token' : 'without_scheme';
  if (token === '') return 'without_token';
  if (/^Bearer\b/i.test(token)) return 'bearer_twice';
  if (/^["'\u0060]/.test(token)) return 'quoted';
  if (isKey(token)) return 'key_as_token';
  return /\s/.test(token) ? 'with_blank' : 'other_form';
}

/** Whether a text begins like a client id or a client secret. */
const isKey = (text: string): boolean => /^(test|live)_/.test(text);
