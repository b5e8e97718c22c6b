import { validators } from '../../../../spec/generated/validators';
import { operations } from '../../../../spec/resources';
import type { ErrorCode } from '../../../../spec/tables/errors';
import type { Operation } from '../../../../spec/vocabulary/operation';
import { amountRefundable } from '../../../domain/payment';
import type { Currency } from '../../../rows';
import { isPlainObject, type PlainObject } from '../../../wire/json';
import { fieldErrors } from '../../../wire/validate';
import type { FieldChecks } from '../../form';
import { formatAmount } from '../../money';
import type { ApiAct } from '../acts/api-answers';
import { FormRefused } from '../form-refused';
import type { InternalResponse } from '../internal-call';
import type { Visit } from '../page';
import { askFor, hasWords } from '../parts/field-words';

/** The operations that a form carries out, and those on the way to one. */
export type SentOperation = ApiAct | 'createCheckout' | 'createPaymentMethod';

/** A request that creates something. */
export interface CreateRequest {
  /** The values of the parameters in the path. */
  readonly path?: Readonly<Record<string, string>>;
  readonly body: PlainObject;
  readonly subAccountId?: string | undefined;
}

/**
 * Returns the errors of all invalid fields in words for people, with the messages of the API as notes; the error of the response,
 * where the fields are valid by themselves.
 */
export function refusalOf(
  visit: Visit,
  id: SentOperation,
  { path = {}, body: sent }: CreateRequest,
  { status, requestId, body }: InternalResponse,
): FormRefused {
  const operation: Operation = operations[id];
  const invalid = fieldErrors<unknown>(sent, operation.body ?? {}, validators[id]);
  if (invalid.size === 0) {
    const { code, message } = errorIn(body);
    const [named = 'account'] = Object.keys(path);
    const field = (code === 'resource_not_found' ? named : fieldsByCode[code]) ?? '';
    const words = wordsByCode[code]?.(visit, path);
    return new FormRefused(
      { [field]: words ?? message },
      { status, requestId, notes: words ? { [field]: message } : {} },
    );
  }
  const errors: Record<string, string> = {};
  const notes: Record<string, string> = {};
  for (const [parameter, { message }] of invalid) {
    const [field = ''] = parameter.split('.');
    const words = wordsOf(field, sent[field] === undefined, message);
    errors[field] ??= words ?? message;
    if (words !== undefined) notes[field] ??= message;
  }
  return new FormRefused(errors, { status, requestId, notes });
}

function errorIn(body: unknown): { readonly code: string; readonly message: string } {
  const error = isPlainObject(body) ? body['error'] : undefined;
  const { code, message } = isPlainObject(error) ? error : {};
  return { code: String(code), message: typeof message === 'string' ? message : 'The API refused the request.' };
}

/** Returns what to say of an invalid field. A limit of an amount is one of cents: its message ends with the number. */
function wordsOf(field: string, isMissing: boolean, message: string): string | undefined {
  const [, start, cents] = /^the amount (.*?)(\d+)$/.exec(message) ?? [];
  if (cents !== undefined) return `The amount ${start}${formatAmount(Number(cents), 'usd')}.`;
  return isMissing || hasWords(field) ? askFor(field) : undefined;
}

/** The fields that errors of valid bodies belong to. */
const fieldsOfErrors = {
  sub_account_not_enabled: 'account',
  currency_invalid: 'account',
  card_number_invalid: 'payment_method',
  invalid_card_brand: 'payment_method',
  expired_card: 'payment_method',
  invalid_cvc: 'payment_method',
  customer_max_payment_methods: 'email',
  duplicate_record: 'name',
  refund_exceeds_payment_amount: 'amount',
  refund_exceeds_amount_available: 'amount',
} as const satisfies Partial<Record<ErrorCode, string>>;

const fieldsByCode: Readonly<Record<string, string | undefined>> = fieldsOfErrors;

type Words = (visit: Visit, path: Readonly<Record<string, string>>) => string | undefined;

const atMost: Words = ({ platform }, { payment_id = '' }) => {
  const payment = platform.rows.find('payments', payment_id);
  return payment && mostRefundable(amountRefundable(payment), payment.currency);
};

/** Returns what to say of an amount that is more than can be refunded. */
const mostRefundable = (cents: number, currency: Currency): string =>
  `At most ${formatAmount(cents, currency)} can be refunded.`;

/** Returns the checks of the amount of a refund. */
export const refundChecks = (cents: number, currency: Currency): FieldChecks => ({
  'data-most': cents,
  'data-over': mostRefundable(cents, currency),
});

/** Sentences for the errors of valid bodies. */
const wordsOfErrors = {
  resource_not_found: () => 'Nothing on this platform has this id.',
  duplicate_record: () => 'Another one has this name already.',
  sub_account_not_enabled: () => 'This account does not take payments now.',
  refund_exceeds_payment_amount: atMost,
  refund_exceeds_amount_available: atMost,
} as const satisfies Partial<Record<ErrorCode, Words>>;

const wordsByCode: Readonly<Record<string, Words | undefined>> = wordsOfErrors;
