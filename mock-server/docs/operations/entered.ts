import { defaultPlatform } from '../../platform/definition';
import { testCards } from '../../../spec/tables/test-cards';
import { type Operation, pathParameters } from '../../../spec/vocabulary/operation';
import type { OperationExamples } from '../../../spec/vocabulary/example';
import { URLSearchParams } from '../../../spec/vocabulary/globals';
import { maskPrintedText } from '../../domain/card-numbers';
import { isSandboxError } from '../../sandbox-error';
import type { FormState } from '../../pages/form';
import { enteredBody } from '../../pages/dashboard/traffic/entered-body';
import { visibleJson } from '../../pages/dashboard/text';
import type { SentKeyPair } from '../../wire/message';
import type { DocsVisit } from '../visit';
import { takesControlToken } from './documented';
import type { SentRequest } from './exchange';

/** The names of the fields of the form of an operation: what is sent where. */
export const fieldName = { path: (name: string) => `path.${name}`, query: (name: string) => `query.${name}` };

/** The request that somebody entered, or the reason why it is none. */
export type Entered =
  | { readonly sent: SentRequest; readonly keys: SentKeyPair | undefined }
  | { readonly errors: Readonly<Record<string, string>> };

/** Returns the request that the form of an operation describes. */
export function enteredRequest(
  { requestId, hasControlToken }: DocsVisit,
  operation: Operation,
  form: URLSearchParams,
): Entered {
  const text = (name: string) => (form.get(name) ?? '').trim();
  const errors: Record<string, string> = {};
  for (const name of pathParameters(operation.path))
    if (text(fieldName.path(name)) === '') errors[fieldName.path(name)] = 'Enter an id of this sandbox.';
  const headers: Record<string, string> = {};
  for (const [field, name] of Object.entries(headerFields)) {
    if (!printable.test(text(field))) errors[field] = 'Enter printable ASCII characters.';
    else if (text(field) !== '') headers[name] = text(field);
  }
  let body: unknown;
  try {
    body = operation.body && enteredBody(text('body'));
  } catch (error) {
    if (!isSandboxError(error)) throw error;
    errors['body'] = error.message;
  }
  const keys = keysOf(operation, hasControlToken, text);
  if (keys?.client_id === '') errors['client_id'] = 'Enter the client id of a platform.';
  if (takesControlToken(operation) && hasControlToken)
    headers['Authorization'] = `Bearer ${printable.test(text('control_token')) ? text('control_token') : ''}`;
  if (Object.keys(errors).length > 0) return { errors };
  if (operation.idempotencyKey === 'required') headers['Idempotency-Key'] ??= `docs-${requestId}`;
  const lines = operation.bodyLines && { lines: form.get('body') ?? '' };
  const method = operation.method.toUpperCase();
  return { sent: { method, ...addressOf(operation, text), headers, body, ...lines }, keys };
}

/** The headers of a request, by the names of their fields. */
const headerFields = { sub_account: 'Sub-Account', idempotency_key: 'Idempotency-Key' };
const printable = /^[ -~]*$/;

/**
 * Returns the key pair of a request: that of the default platform, whose secret everybody knows, where only this machine reaches
 * the sandbox; else what was entered. Undefined for an operation without an access token.
 */
function keysOf({ authentication }: Operation, hasControlToken: boolean, text: (name: string) => string) {
  if (authentication !== 'bearer') return undefined;
  if (!hasControlToken) return defaultPlatform.test;
  return { client_id: text('client_id'), client_secret: text('client_secret') };
}

function addressOf({ path, query = {} }: Operation, text: (name: string) => string) {
  const search = new URLSearchParams();
  for (const name of Object.keys(query)) {
    const value = text(fieldName.query(name));
    if (value !== '') search.set(name, value);
  }
  return {
    path: path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(text(fieldName.path(name)))),
    query: search.size === 0 ? '' : `?${String(search)}`,
  };
}

/** Returns what the form has before something was sent: the values of the example. Its ids are those of no sandbox. */
export function presetValues({ request }: OperationExamples): FormState['values'] {
  const query = Object.entries(request.query ?? {}).map(([name, value]) => [fieldName.query(name), value] as const);
  const { body: sent } = request;
  const body = sent === undefined ? '' : typeof sent === 'string' ? sent : withStandIns(visibleJson(sent));
  return { ...Object.fromEntries(query), body };
}

/** Returns what was sent as it may be shown again: without numbers of cards, and without a secret. */
export function shownValues(form: URLSearchParams, operation: Operation): FormState['values'] {
  const { client_secret: _, control_token: _token, ...values } = Object.fromEntries(form);
  const { body = '', ...fields } = values;
  const shown = Object.entries(fields).map(([name, value]) => [name, maskPrintedText(value)] as const);
  const isSecret = operation.authentication === 'key_pair';
  return { ...Object.fromEntries(shown), ...(!isSecret && { body: maskPrintedText(withStandIns(body)) }) };
}

/** Replaces the numbers of test cards by their stand-ins, as in forms of the dashboard. */
function withStandIns(text: string): string {
  return testCards.reduce((all, { number }) => all.replaceAll(`"${number}"`, `"test card ${number.slice(-4)}"`), text);
}
