import { defaultPlatform } from '../../platform/definition';
import type { Operation } from '../../../spec/vocabulary/operation';
import type { OperationExamples } from '../../../spec/vocabulary/example';
import type { FormState } from '../../pages/form';
import { visibleJson } from '../../pages/dashboard/text';
import {
  type EnteredRequest,
  enteredRequest,
  fieldName,
  shownValues,
  withStandIns,
} from '../../pages/operation-form/entered';
import type { SentKeyPair } from '../../wire/message';
import type { DocsVisit } from '../../wire/docs-visit';
import { takesControlToken } from './documented';

/** The request that somebody entered and whose it is, or the reasons why it is none. */
export type EnteredForm =
  | { readonly sent: EnteredRequest; readonly keys: SentKeyPair | undefined }
  | { readonly errors: Readonly<Record<string, string>> };

/** Returns the request that the form of an operation describes, with the credentials that were entered. */
export function enteredForm(
  { requestId, hasControlToken }: DocsVisit,
  operation: Operation,
  form: URLSearchParams,
): EnteredForm {
  const text = (name: string) => (form.get(name) ?? '').trim();
  const entered = enteredRequest(operation, form);
  const keys = keysOf(operation, hasControlToken, text);
  const errors = {
    ...('errors' in entered && entered.errors),
    ...(keys?.client_id === '' && { client_id: 'Enter the client id of a platform.' }),
  };
  if ('errors' in entered || Object.keys(errors).length > 0) return { errors };
  const token = /^[ -~]*$/.exec(text('control_token'))?.[0] ?? '';
  const headers = {
    ...(operation.idempotencyKey === 'required' && { 'idempotency-key': `docs-${requestId}` }),
    ...entered.sent.headers,
    ...(takesControlToken(operation) && hasControlToken && { authorization: `Bearer ${token}` }),
  };
  return { sent: { ...entered.sent, headers }, keys };
}

/**
 * Returns the key pair of a request: that of the default platform, whose secret everybody knows, where only this machine reaches
 * the sandbox; else what was entered. Undefined for an operation without an access token.
 */
function keysOf({ authentication }: Operation, hasControlToken: boolean, text: (name: string) => string) {
  if (authentication !== 'bearer') return undefined;
  if (!hasControlToken) return defaultPlatform.test;
  return { client_id: text('client_id'), client_secret: text('client_secret') };
}

/** Returns what the form has before something was sent: the values of the example. Its ids are those of no sandbox. */
export function presetValues({ request }: OperationExamples): FormState['values'] {
  const query = Object.entries(request.query ?? {}).map(([name, value]) => [fieldName.query(name), value] as const);
  const { body: sent } = request;
  const body = sent === undefined ? '' : typeof sent === 'string' ? sent : withStandIns(visibleJson(sent));
  return { ...Object.fromEntries(query), body };
}

/** Returns what was sent as it may be shown again: without numbers of cards, and without a secret. */
export function sentValues(form: URLSearchParams, operation: Operation): FormState['values'] {
  const { client_secret: _, control_token: _token, ...values } = Object.fromEntries(form);
  const { body, ...fields } = shownValues(values);
  return operation.authentication === 'key_pair' ? fields : { ...fields, body };
}
