import { controlErrors } from './errors/control';
import { declineErrors } from './errors/declines';
import { operationErrors } from './errors/operations';
import { parameterErrors } from './errors/parameters';
import { requestErrors } from './errors/requests';
import type { Message } from '../vocabulary/message';

export type { ErrorRow, ErrorStatus } from './errors/row';

/** Every error code, with its status, message and explanation. Source: Errors. */
export const errors = { ...requestErrors, ...parameterErrors, ...declineErrors, ...operationErrors, ...controlErrors };

/** An error code of the API or of the control API. */
export type ErrorCode = keyof typeof errors;

/** The names of the placeholders in the message of each code. */
type PlaceholderNames = { [C in ErrorCode]: (typeof errors)[C]['message']['names'][number] };

/** The values for the placeholders of a code's message, as `{ name: string }`; `{}` for a message without placeholders. */
export type ErrorParams<C extends ErrorCode> = Readonly<Record<PlaceholderNames[C], string>>;

interface Texts<C extends ErrorCode> {
  readonly message: Message<PlaceholderNames[C]>;
  readonly explanation: Message<PlaceholderNames[C]>;
  readonly controlExplanation?: Message<PlaceholderNames[C]>;
}

/** Does not compile if an explanation has a placeholder that its message does not have. */
const texts: { readonly [C in ErrorCode]: Texts<C> } = errors;

/** Returns the message of a code with its placeholders filled. */
export function errorMessage<C extends ErrorCode>(code: C, params: ErrorParams<C>): string {
  return texts[code].message.fill(params);
}

/** Returns the explanation of a code with its placeholders filled: the header Sandbox-Explain. */
export function explainError<C extends ErrorCode>(code: C, params: ErrorParams<C>, isOfControl = false): string {
  const { explanation, controlExplanation = explanation }: Texts<C> = texts[code];
  return (isOfControl ? controlExplanation : explanation).fill(params);
}

export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(errors, text);
}

const fieldPlaceholders = ['name', 'minimum', 'maximum'] as const;

/** A placeholder in the message of a code for a field. */
type FieldPlaceholder = (typeof fieldPlaceholders)[number];

/** The codes that can describe a single field: the only placeholders of their messages are its name and its bounds. */
export type FieldErrorCode = {
  [C in ErrorCode]: [PlaceholderNames[C]] extends [FieldPlaceholder] ? C : never;
}[ErrorCode];

export function isFieldErrorCode(text: string): text is FieldErrorCode {
  return (
    isErrorCode(text) &&
    errors[text].message.names.every((name) => fieldPlaceholders.some((placeholder) => placeholder === name))
  );
}
