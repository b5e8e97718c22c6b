import { controlErrors } from './errors/control';
import { declineErrors } from './errors/declines';
import { operationErrors } from './errors/operations';
import { parameterErrors } from './errors/parameters';
import { requestErrors } from './errors/requests';
import type { Message } from '../vocabulary/message';

export type { ErrorRow, ErrorStatus } from './errors/row';

/** Every error code, with its status and its message. Source: Errors. */
export const errors = { ...requestErrors, ...parameterErrors, ...declineErrors, ...operationErrors, ...controlErrors };

export type ErrorCode = keyof typeof errors;

type PlaceholderNames = { [C in ErrorCode]: (typeof errors)[C]['message']['names'][number] };

/** What the message of a code needs, as `{ name: string }`; `{}` for a message without gaps. */
export type ErrorParams<C extends ErrorCode> = Readonly<Record<PlaceholderNames[C], string>>;

const messages: { readonly [C in ErrorCode]: { readonly message: Message<PlaceholderNames[C]> } } = errors;

/** The message of a code with its gaps filled. */
export function errorMessage<C extends ErrorCode>(code: C, params: ErrorParams<C>): string {
  return messages[code].message.fill(params);
}

export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(errors, text);
}

type FieldPlaceholder = 'name' | 'minimum' | 'maximum';

/** The codes that can tell of a single field: their messages need at most its name and its bounds. */
export type FieldErrorCode = {
  [C in ErrorCode]: [PlaceholderNames[C]] extends [FieldPlaceholder] ? C : never;
}[ErrorCode];

export function isFieldErrorCode(text: string): text is FieldErrorCode {
  return isErrorCode(text) && errors[text].message.names.every((gap) => ['name', 'minimum', 'maximum'].includes(gap));
}
