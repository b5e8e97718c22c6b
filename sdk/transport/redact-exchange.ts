import { headersClass } from '../../spec/vocabulary/globals';
import { redact, REDACTED, redactId } from './redact';
import { parseJson } from './response';

/** Names of headers, fields and query parameters with secret values. */
const secretName =
  /authorization|cookie|secret|password|api.?key|access_token|number|verif|c[vs][cvn]|security|\bp[ai]n\b|ssn|tax_id/i;

/** Names of headers with ids, which are shown as they are in the fields of hooks and errors. */
const idName = /^(idempotency-key|sub-account|request-id)$/i;

/** Returns a copy of headers without secrets and card numbers. */
export function redactHeaders(headers: Headers, secrets: readonly string[]): Headers {
  const copy = new (headersClass())();
  headers.forEach((value, name) => {
    const clean = idName.test(name) ? redactId(value) : redact(value, secrets);
    copy.append(name, secretName.test(name) ? REDACTED : clean);
  });
  return copy;
}

/** Returns a URL without card numbers, and without secrets in the names and values of its query. Ids in its path stay. */
export function redactUrl(url: string, secrets: readonly string[]): string {
  const clean = (part: string, isId = false): string => {
    const text = decode(part);
    const redacted = isId ? redactId(text) : redact(text, secrets);
    return redacted === text ? part : redacted;
  };
  return url.replace(/([?&][^=&]*=)?([^/?&=]+)/g, (_, name: string = '', value: string) => {
    return clean(name) + (secretName.test(decode(name)) ? REDACTED : clean(value, name === ''));
  });
}

/**
 * Returns a JSON body without secrets, security codes and card numbers. Of any other text it returns only the length,
 * because nothing shows what its parts mean.
 */
export function redactBody(text: string, secrets: readonly string[]): string {
  const body = parseJson(text);
  if (body === undefined) return `${text.length} characters that are not JSON`;
  // Texts one by one: in JSON, a secret after a line feed has the letter of `\n` before it. Then the names and the numbers.
  const redactText = (name: string, value: unknown): unknown => {
    const rest = redactField(name, value);
    return typeof rest === 'string' ? redact(rest, secrets) : rest;
  };
  return redact(JSON.stringify(body, redactText), secrets);
}

function redactField(name: string, value: unknown): unknown {
  if (secretName.test(name)) return REDACTED;
  // A misspelt security code still looks like one.
  return name === 'card' ? JSON.parse(JSON.stringify(value), redactCode) : value;
}

function redactCode(name: string, value: unknown): unknown {
  return /^\d{3,4}$/.test(String(value)) && !/year|amount/.test(name) ? REDACTED : value;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
