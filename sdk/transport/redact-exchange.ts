import { redact, REDACTED } from './redact';
import { parseJson } from './response';

/** Names of headers, fields and query parameters with secret values. */
const secretName =
  /authorization|cookie|secret|password|api.?key|access_token|number|verif|c[vs][cvn]|security|\bp[ai]n\b|ssn|tax_id/i;

/** Returns a copy of headers without secrets and card numbers. */
export function redactHeaders(headers: Headers, secrets: readonly string[]): Headers {
  const copy = new Headers();
  for (const [name, value] of headers) copy.append(name, secretName.test(name) ? REDACTED : redact(value, secrets));
  return copy;
}

/** Returns a URL without secrets and card numbers, neither in its path nor in the names and values of its query. */
export function redactUrl(url: string, secrets: readonly string[]): string {
  const clean = (part: string): string => {
    const text = decode(part);
    const redacted = redact(text, secrets);
    return redacted === text ? part : redacted;
  };
  return url.replace(/([?&][^=&]*=)?([^/?&=]+)/g, (_, name: string = '', value: string) => {
    return clean(name) + (secretName.test(decode(name)) ? REDACTED : clean(value));
  });
}

/**
 * Returns a JSON body without secrets, security codes and card numbers. Of any other text it returns only the length,
 * because nothing shows what its parts mean.
 */
export function redactBody(text: string, secrets: readonly string[]): string {
  const body = parseJson(text);
  if (body === undefined) return `${text.length} characters that are not JSON`;
  return redact(JSON.stringify(body, redactField), secrets);
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
